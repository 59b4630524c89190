// Made by build_tools/wire_types.py from the OpenAPI description: do not edit.
import type {
  Barred,
  LegalMove,
  Prompt,
  Word,
} from "petteia/lib/wire.js";

/** A bonus tile of a Family. */
export interface BonusTile {
  vp: number;
  holder: number | null;
}

/** An amount of tokens in the text of a card. */
export interface CardToken {
  icon: string;
  number: string;
  /** The amount in words, for those who hear the text. */
  words: string;
}

/** A card of a Domain. */
export interface DomainCard {
  card: string;
  mark: "ready" | "used" | "ring" | "plain";
}

/** All bonus tiles. */
export interface ElysiumBonus {
  levels: LevelBonus[];
  families: FamilyBonus[];
}

/** A card in words. */
export interface ElysiumCard {
  name: string;
  family: string;
  family_name: string;
  level: number;
  columns: string;
  kind: string;
  kind_words: string;
  mark: "" | "=" | "≠";
  /** What it does. */
  parts: (string | CardToken)[];
  copies: number;
  /** A symbol of `pictures.svg`; empty if the pack names none for the card or its Family. */
  picture: string;
}

/** The cards and the Families of a table, by key. */
export interface ElysiumCards {
  cards: Record<string, ElysiumCard>;
  families: Record<string, ElysiumFamily>;
}

/** A Family in play. */
export interface ElysiumFamily {
  name: string;
}

/** A line of the log of Elysium. */
export interface ElysiumLogLine {
  n: number;
  move: number;
  seat: number;
  kind: string;
  words: Word[];
  changes: Word[][];
  forced: boolean;
  concerns: number[];
  epoch: number;
  round: number;
  phase: "actions" | "writing" | "scoring" | "over";
}

/** The options of a table of Elysium. */
export interface ElysiumOptions {
  players: number;
  pack: string;
  families: string[];
}

/** A pack with its sets and its Families. */
export interface ElysiumPack {
  name: string;
  title: string;
  sets: FamilySetSetting[];
  families: FamilySetting[];
  /** How many Families a game has. */
  in_play: number;
}

/** A place of the Agora or at the Oracle. */
export interface ElysiumPlace {
  place: number;
  card: string | null;
  /** The player who took its card. */
  taken_by: number | null;
}

/** A Quest of the Temple. */
export interface ElysiumQuest {
  number: number;
  gold: number;
  vp: number;
  transfers: number;
  /** The colours of the Columns it needs, such as `RB`. */
  columns: string;
  holder: number | null;
}

/** What one seat sees of a game of Elysium: a `Screen` of the kernel. */
export interface ElysiumScreen {
  game: string;
  to_move: number;
  over: boolean;
  epoch: number;
  epochs: number;
  phase: "actions" | "writing" | "scoring" | "over";
  phase_words: string;
  stage: string;
  round: number;
  rounds: number;
  order: number[];
  pediment: string;
  quests: ElysiumQuest[];
  agora: ElysiumPlace[];
  oracle: ElysiumPlace[] | null;
  pile: number;
  discard: string[];
  gone: number;
  prestige: boolean;
  bonus: ElysiumBonus;
  legend_worth: LegendWorth;
  seats: ElysiumSeat[];
  names: string[];
  seat: number;
  prompt: Prompt;
  moves: LegalMove[];
  barred: Record<string, Barred>;
}

/** A player's board, Domain and Elysium. */
export interface ElysiumSeat {
  gold: number;
  vp: number;
  pp: number;
  columns: string;
  disc: number;
  quest: HeldQuest | null;
  /** The cards taken this Epoch. */
  taken: number;
  domain: DomainCard[];
  citizens: number;
  legends: Legend[];
  elysium_vp: number;
  score: number;
}

/** The bonus tiles of a Family. */
export interface FamilyBonus {
  family: string;
  tiles: BonusTile[];
}

/** A named set of Families. */
export interface FamilySetSetting {
  key: string;
  name: string;
  families: string[];
  note: string;
}

/** A Family to choose. */
export interface FamilySetting {
  key: string;
  name: string;
  note: string;
}

/** A card that a Legend lacks; None where several fit. */
export interface Ghost {
  family: string | null;
  level: number | null;
}

/** The Quest of a player; an incomplete one has the number 0. */
export interface HeldQuest {
  number: number;
  incomplete: boolean;
}

/** A Legend of an Elysium. */
export interface Legend {
  index: number;
  /** Its anchor; identical Legends have the same one. */
  at: string;
  kind: "single" | "family" | "level";
  title: string;
  note: string;
  /** In the order of the Legend; None is a gap, `citizen` a Citizen. */
  cards: (string | null)[];
  /** What fits the gaps, in the same order. */
  ghosts: Ghost[];
  worth: number;
  /** The Victory Points with one more card, such as `6` or `2–3`; empty if it is full. */
  next: string;
  size: number;
  full: number;
}

/** The Victory Points of Legends of two cards, three cards and so on. */
export interface LegendWorth {
  family: number[];
  level: number[];
}

/** The bonus tile of a Level. */
export interface LevelBonus {
  level: number;
  vp: number;
  holder: number | null;
  /** The cards of its holder's longest Legend of that Level. */
  cards: number;
}
