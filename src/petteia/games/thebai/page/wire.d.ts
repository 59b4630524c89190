// Made by build_tools/wire_types.py from the OpenAPI description: do not edit.
import type {
  Barred,
  LegalMove,
  Prompt,
  Word,
} from "petteia/lib/wire.js";

/** What is left of a stack of blessings or help tiles. */
export interface AltarStack {
  kind: "blessing" | "help-tile";
  key: string;
  left: number;
}

/** The markers on a track of the altar. */
export interface AltarTrack {
  track: "dionysos" | "ares";
  /** The seats from the one ahead. */
  order: number[];
  /** The space of each seat's marker, by seat. */
  places: number[];
}

/** Antigone's area in a game alone. */
export interface Antigone {
  challenge: number;
  /** The open action card; None if it is the game-end card. */
  card: string | null;
  card_kind: "basic-action" | "special-action" | "game-end-card";
  /** The action cards below it. */
  hidden: number;
  done: string[];
  destiny: string;
  /** Left and right. */
  heralds: string[];
  /** The herald that the open card points at. */
  pointer: "left" | "right" | "";
  piles: AntigonePile[];
}

/** A pile of Antigone's stones. */
export interface AntigonePile {
  top: string | null;
  left: number;
}

/** A battle of this round or later whose row is known. */
export interface BattleAhead {
  round: number;
  row: number;
  low: number;
  /** The least and the greatest possible strength of the attack. */
  high: number;
  /** In turn order. */
  seats: BattleSeat[];
  /** What it means for the reader, in one sentence; for spectators, who leads. */
  words: string;
}

/** The battle that is being fought while players pay or take loot. */
export interface BattleNow {
  /** The number of the log line with its `BattleScene`. */
  line: number;
}

/** A battle: attack, totals and VP. */
export interface BattleScene {
  kind: "battle";
  row: number;
  gate: string;
  attack: string;
  /** The number of the conflict, 1 to 4. */
  number: number;
  modifier: number;
  strength: number;
  /** In turn order. */
  shares: BattleShare[];
}

/** A player in a battle ahead, as things stand. */
export interface BattleSeat {
  seat: number;
  /** The strength; None if the player does not take part. */
  total: number | null;
  worst: number;
  /** The VP against the strongest and the weakest possible attack. */
  best: number;
}

/** A player in a battle. */
export interface BattleShare {
  seat: number;
  hoplites: CityDie[];
  /** The strength of the own commander; 0 if there is none. */
  commander: number;
  /** The strength of heroes and blessings. */
  bonus: number;
  /** None if the player did not take part. */
  total: number | null;
  vp: number;
}

/** Antigone resolves an action card or her destiny. */
export interface CardScene {
  kind: "card" | "destiny";
  card: string;
  card_kind: "basic-action" | "special-action" | "destiny";
  /** 1 or 2 in her turn; the destiny has the number of its card. */
  number: number;
  /** The open herald that the card points at. */
  herald: string;
  /** Its highlighted Kadmeia space: of equal places she takes the nearest to it. */
  space: string;
  /** What she did, step by step. */
  did: Deed[];
  /** The card turned up after it; None for the destiny. */
  next: string | null;
  next_kind: "basic-action" | "special-action" | "game-end-card" | null;
}

/** The city board. */
export interface City {
  columns: string;
  rim: Rim;
  stones: CityStone[];
  dice: CityDie[];
  /** The dice spaces with an occupied marker. */
  markers: string[];
  standees: Standee[];
  /** From the top. */
  rows: CityRow[];
}

/** A die in the city. */
export interface CityDie {
  at: string;
  seat: number;
  kind: "citizen" | "hoplite";
  level: string;
}

/** A row of the city: its gate, attack card, hero and commanders. */
export interface CityRow {
  row: number;
  /** The name of the gate. */
  gate: string;
  /** The gate tile; None if it is gone. */
  tile: string | null;
  /** Who took it; None if it is there or left the game. */
  tile_holder: number | null;
  /** The attack card, if it is face-up. */
  attack: string | null;
  /** The hero to be taken here. */
  hero: string | null;
  /** The hero who was taken from here. */
  taken: string | null;
  hero_holder: number | null;
  commanders: RowCommander[];
}

/** A stone in the city. */
export interface CityStone {
  at: string;
  stone: string;
  /** The seat whose colour it has; None if it is neutral. */
  owner: number | null;
  /** Its roofs as it lies, clockwise from the top. */
  roofs: string;
}

/** A component in words. `data` is what is printed on it, for drawing. */
export interface Component {
  kind: string;
  key: string;
  name: string;
  text: string;
  /** The same in a few words, without a full stop; may be empty. */
  short: string;
  copies: number;
  /** Its effect in signs, one list for each step, such as `["2", "grape"]`, `["1/2/3", "raise"]` or `["1", "pay", "1", "place"]`. */
  icons: string[][];
  /** What it belongs to: the monument of a council space, the row colour of an estate space or help tile, the colour of an order, the track of a blessing, the pointer of an action card, where a hero's standee goes (dice, monument, card), the highlighted Kadmeia space of a herald, `neutral` for a neutral stone, the tile on an altar space as `blessing:thyrsos` or `help-tile:help_red2`; may be empty. */
  group: string;
  /** Of a stone; may be empty. */
  roofs: string;
  /** Of an order: grapes, amphorae, bronze; else empty. */
  cost: number[];
  /** The strength of a help tile, the modifier of an attack, the row of a conflict, the column of an estate space, the space of an altar track, the level of a challenge, the VP of a path space, 1 for an action card that resolves the destiny; else 0. */
  number: number;
  /** A symbol of `pictures.svg`; empty if the pack names none. */
  picture: string;
}

/** The council board. */
export interface Council {
  path: PathSpace[];
  spaces: CouncilSpace[];
}

/** A die of the path takes its place on a monument. */
export interface CouncilScene {
  kind: "council";
  seat: number;
  space: string;
}

/** A space of a monument. */
export interface CouncilSpace {
  space: string;
  holder: number | null;
  piece: "" | "die" | "tile" | "hero" | "turmoil";
  /** The VP it would bring the reader if the game ended now; 0 for spectators. */
  now: number;
}

/** A dice space that the archon has crossed or might cross now. */
export interface Crossing {
  at: string;
  /** The Kadmeia space that is entered by it. */
  to: string;
  /** Whether it has been crossed; if not, a legal step would cross it. */
  done: boolean;
  /** What happens: the die of another player rises or ascends, an own die falls or costs VP, a drachma is paid for an empty space, an own hero brings something; or nothing. */
  sign: "raise" | "lower" | "ascend" | "loss" | "pay" | "good" | "";
  /** The owner of the die or standee that it is about. */
  seat: number | null;
  /** The VP lost or the drachmas paid; else 1. */
  amount: number;
  words: string;
}

/** Something Antigone did, and why. */
export interface Deed {
  /** A sentence. */
  words: Word[];
  /** What else came of it. */
  changes: Word[][];
  /** The anchors of the city that it concerns, such as `space:C4` or `dice:C4-D4`. */
  at: string[];
}

/** What an edge of the stone to be turned would bring. */
export interface EdgePreview {
  edge: "top" | "right" | "bottom" | "left";
  roof: string;
  /** The roof or rim on the other side; empty if there is nothing. */
  beyond: string;
  matches: boolean;
  /** What it meets and what it brings, or why it brings nothing. */
  words: string;
}

/** A space of an estate. */
export interface EstateSpace {
  space: string;
  /** The stone that covers it. */
  stone: string | null;
  /** The seat whose colour that stone has; None if it is neutral or there is none. */
  stone_owner: number | null;
  /** The level of the citizen on it. */
  die: string | null;
  /** Whether a help tile lies on it. */
  help: boolean;
}

/** The fate tile of a round. */
export interface FateTile {
  round: number;
  kind: "conflict" | "prosperity" | "hidden";
  /** A key of the kind `conflict` or `prosperity`; None if it is hidden. */
  tile: string | null;
  back: string;
  /** The row of a conflict. */
  row: number | null;
  state: "done" | "now" | "ahead";
}

/** The gate tile is taken or leaves the game. */
export interface GateScene {
  kind: "gate";
  row: number;
  tile: string;
  seat: number | null;
  /** Whether Ares decided between equal totals. */
  tied: boolean;
  /** The taker has the highest total, or of equal ones is ahead on Ares; Antigone takes it because the player lost; or nobody won and it leaves. */
  why: "highest" | "ares" | "lost" | "nobody";
}

/** A herald is revealed, or moves Antigone's archon; `sweep` goes on after an interruption. */
export interface HeraldScene {
  kind: "herald" | "her-archon" | "sweep";
  herald: string;
  column: string;
  /** In the order in which they are raised. */
  raised: RaisedDie[];
  /** Where Antigone's archon went. */
  archon: string | null;
  /** The highlighted Kadmeia space of the herald. */
  space: string;
  /** The open action card that points at the herald, if it moves her archon. */
  card: string | null;
  card_kind: "basic-action" | "special-action" | "game-end-card" | null;
  /** Where her archon goes, and why. */
  did: Deed[];
}

/** A player takes the gate's reward. */
export interface LootScene {
  kind: "loot";
  row: number;
  tile: string;
  seat: number;
  twice: boolean;
}

/** An occupied marker is placed. */
export interface MarkerScene {
  kind: "marker";
  at: string;
}

/** The herald that moved Antigone's archon is replaced. */
export interface NewHeraldScene {
  kind: "new-herald";
  gone: string;
  comes: string;
  /** The open ones, left and right. */
  heralds: string[];
}

/** An order in the hand or on display, as the reader could fulfil it now. */
export interface Order {
  order: string;
  payable: boolean;
  /** The goods that the reader lacks for it. */
  missing: Record<string, number>;
  /** Whether only its owner knows it. */
  secret: boolean;
}

/** A space of the council's path; the last may hold several dice. */
export interface PathSpace {
  /** What a die scores there. */
  vp: number;
  seats: number[];
}

/** A stone that is being placed, turned, or whose roofs are chosen. */
export interface Placing {
  stone: string;
  owner: number | null;
  /** Its Kadmeia space, once it is chosen. */
  at: string | null;
  /** As printed, or as it lies once it is turned. */
  roofs: string;
  /** How many roofs it may trigger. */
  left: number;
  /** Only while the rotation is chosen. */
  rotations: RotationPreview[];
  /** Only while roofs are chosen. */
  edges: EdgePreview[];
}

/** A prosperity tile is resolved. */
export interface ProsperityScene {
  kind: "prosperity";
  tile: string;
}

/** A die whose level changed. */
export interface RaisedDie {
  at: string;
  seat: number;
  kind: "citizen" | "hoplite";
  before: string;
  /** None if it leaves the city; the same level if it cannot rise. */
  after: string | null;
  /** What its owner scores for it. */
  vp: number;
}

/** The roofs of the city's rim, from the left or from the top. */
export interface Rim {
  top: string;
  right: string;
  bottom: string;
  left: string;
}

/** A rotation of the stone to be placed. */
export interface RotationPreview {
  /** Quarter turns clockwise; the argument of the move. */
  turn: number;
  action: number;
  roofs: string;
  edges: EdgePreview[];
}

/** A round is over: what it brought. */
export interface RoundScene {
  kind: "round";
  /** The round that ended. */
  round: number;
  seats: RoundSeat[];
}

/** What a player gained in a round. */
export interface RoundSeat {
  seat: number;
  vp: number;
  total: number;
  /** Orders fulfilled in the round. */
  fulfilled: number;
  /** Stones that left the estate in the round. */
  stones: number;
}

/** A commander in a row. */
export interface RowCommander {
  seat: number;
  strength: number;
}

/** A player's final score by category. */
export interface ScoreScene {
  kind: "score";
  seat: number;
  parts: Record<string, number>;
  total: number;
}

/** The standee of a hero. */
export interface Standee {
  hero: string;
  seat: number;
  /** A dice space or a council space. */
  at: string;
}

/** All components of a table. The keys of `cards` are `kind:key`, such as `stone:vineyard`. */
export interface ThebaiCards {
  cards: Record<string, Component>;
  /** The VP of cleared columns 2 to 5. */
  column_values: number[];
  /** The VP for 0, 1, 2 … points above the attack. */
  superiority: number[];
  /** The names of the monuments in use, in their order. */
  monuments: Record<string, string>;
  /** Her preferences, each with a name and a text; empty unless she plays. */
  antigone_table: string[][];
}

/** A challenge to choose. */
export interface ThebaiChallenge {
  level: number;
  name: string;
  note: string;
}

/** A line of the log of Thebai. */
export interface ThebaiLogLine {
  n: number;
  move: number;
  seat: number;
  kind: string;
  words: Word[];
  changes: Word[][];
  forced: boolean;
  concerns: number[];
  round: number;
  phase: "stones" | "orders" | "turns" | "fate" | "end" | "over";
  /** Whose turn it was: a seat, Antigone's too; -1 in the fate phase. */
  actor: number;
  /** What a page can show of it, step by step. */
  scene: BattleScene | LootScene | GateScene | ProsperityScene | HeraldScene | NewHeraldScene | MarkerScene | CardScene | CouncilScene | TurnOrderScene | RoundScene | ScoreScene | null;
}

/** The options of a table of Thebai. */
export interface ThebaiOptions {
  players: number;
  pack: string;
  /** Only in a game alone. */
  challenge?: number;
}

/** A pack with its challenges. */
export interface ThebaiPack {
  name: string;
  title: string;
  challenges: ThebaiChallenge[];
}

/** What one seat sees of a game of Thebai: a `Screen` of the kernel. */
export interface ThebaiScreen {
  game: string;
  to_move: number;
  over: boolean;
  phase: "stones" | "orders" | "turns" | "fate" | "end" | "over";
  stage: string;
  round: number;
  rounds: number;
  order: number[];
  city: City;
  fate: FateTile[];
  deck: number;
  altar: AltarTrack[];
  stacks: AltarStack[];
  herald: string | null;
  heralds_left: number;
  antigone: Antigone | null;
  names: string[];
  placing: Placing | null;
  battles: BattleAhead[];
  display: (Order | null)[];
  council: Council;
  seats: ThebaiSeat[];
  seat: number;
  prompt: Prompt;
  moves: LegalMove[];
  barred: Record<string, Barred>;
  steps: TurnStep[];
  walk: Walk | null;
  battle: BattleNow | null;
}

/** A player; in a game alone seat 1 is Antigone. */
export interface ThebaiSeat {
  vp: number;
  /** The VP if the game ended now. */
  score: number;
  grape: number;
  amphora: number;
  bronze: number;
  drachma: number;
  /** The levels of the citizens in the supply. */
  citizens: string[];
  hoplites: string[];
  /** The citizens in the general supply. */
  reserve: number;
  /** The strengths of those left. */
  commanders: number[];
  councillor_tiles: number;
  archon: string | null;
  /** 15 spaces, row by row; none for Antigone. */
  estate: EstateSpace[];
  columns_cleared: number;
  /** The orders that the reader may see. */
  hand: Order[];
  /** How many more there are. */
  hidden_orders: number;
  fulfilled: string[];
  gates: string[];
  heroes: string[];
  blessings: Record<string, number>;
  help: Record<string, number>;
  dionysos: number;
  ares: number;
  councillors: number;
}

/** A new turn order. */
export interface TurnOrderScene {
  kind: "turn-order";
  before: number[];
  after: number[];
}

/** A step of the turn or of the fate phase, for the bar of steps. */
export interface TurnStep {
  name: "reset" | "citizen" | "archon" | "help" | "order" | "stone" | "card" | "herald" | "prosperity" | "attack" | "loot" | "gate" | "pay" | "council" | "turn-order";
  state: "done" | "now" | "ahead" | "skipped";
  optional: boolean;
  /** A few words about it, such as where the citizen went; may be empty. */
  note: string;
}

/** The archon's way in this turn, or its first steps if it can be moved now. */
export interface Walk {
  start: string | null;
  /** The Kadmeia spaces from the start on, the present one last. */
  visited: string[];
  /** The dice spaces between them. */
  crossed: string[];
  /** What happened on them, and what would happen with each legal step. */
  crossings: Crossing[];
}
