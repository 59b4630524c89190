// Made by build_tools/wire_types.py from the OpenAPI description: do not edit.

/** Where a player's share of the win came from. All but `result`, `luck` and `skill` add up to `result`; so do `start`, `luck` and `skill`. */
export interface AccountData {
  /** What the seat is worth before the deal. */
  start: number;
  /** What the deal brought. */
  deal: number;
  /** What cards, dice and everything else that was revealed during the game brought. */
  drawn: number;
  /** What changed without anything revealed: the search had rated it differently. */
  unforeseen: number;
  /** What the player's own choices cost; not above 0. */
  own: number;
  /** What the choices of the others brought. */
  others: number;
  /** The share of the win at the end. */
  result: number;
  /** `deal`, `drawn` and `unforeseen` together. */
  luck: number;
  /** `own` and `others` together. */
  skill: number;
}

/** Why a thing cannot be used now. */
export interface Barred {
  rule: string;
  words: string;
  /** A few words for the thing itself; may be empty. */
  short: string;
  /** What the player lacks, in the game's own letters; may be empty. */
  missing: string;
}

/** A level of bots. */
export interface Bot {
  level: string;
  /** 1 is the weakest. */
  number: number;
  name: string;
  about: string;
}

/** A card in a sentence. */
export interface CardWord {
  card: string;
  name: string;
}

/** The cards of a table by key; a game adds what else its page needs. */
export interface Cards {
  cards: Record<string, any>;
}

/** A row of the score sheet. */
export interface Category {
  key: string;
  name: string;
  note: string;
  icon: string;
  /** By seat. */
  values: number[];
}

/** The game has changed: what is new since the last position sent over this socket. */
export interface ChangesMessage {
  type: "changes";
  /** The `seq` of that position. */
  base: number;
  seq: number;
  /** The changes of that position except its log, in order. */
  patch: Operation[];
  log: LogPart;
}

/** The points of every seat over time. */
export interface Chart {
  steps: ChartStep[];
  /** By seat, a value for each step. */
  lines: number[][];
}

/** A step of the chart of points over time. */
export interface ChartStep {
  label: string;
  zone: "play" | "scoring";
  /** May be empty. */
  icon: string;
}

/** A chat message. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Somebody said something. */
export interface ChatPartMessage {
  from: number;
  lines: ChatLine[];
  total: number;
  type: "chat";
}

/** A new table and the secrets of its creator. */
export interface Created {
  id: string;
  /** The secret of the host. */
  host: string;
  /** The secret of each seat that is yours. */
  tokens: Record<string, string>;
}

/** A game and its puzzle of the day. */
export interface DailyPuzzle {
  game: string;
  /** How many puzzles the game has. */
  count: number;
  id: string;
  difficulty: number;
}

/** The puzzles of a day, of all games that have puzzles. */
export interface DailyPuzzles {
  day: string;
  games: DailyPuzzle[];
}

/** What was decided, and the best choice, in words. */
export interface DecisionWords {
  played: string;
  best: string;
}

/** The request was carried out. */
export interface Done {
  ok: true;
}

/** The end of a game. */
export interface Ending {
  ranking: RankedSeat[];
  categories: Category[];
  chart: Chart;
  moments: Moment[];
  /** How the game was won; may be empty. */
  lede: string;
}

/** The body of every response with a status of 400 or more. */
export interface Error {
  error: ErrorBody;
}

/** An error. */
export interface ErrorBody {
  /** The error, for programs. */
  key: string;
  /** The error in words, in the language of the request. */
  words: string;
  /** The rule of the game behind it. */
  rule: string | null;
  /** The current `seq`, if the error is `stale`. */
  seq: number | null;
}

/** What the solution is about; the themes may be empty. */
export interface ExerciseHint {
  /** In words, the most important first. */
  themes: string[];
}

/** A position in which somebody has to find the best move, as the seat to move sees it. What is known of the solution is not in it. */
export interface ExerciseQuestion {
  game: string;
  /** The id of the puzzle; empty for an exercise of an own game. */
  id: string;
  /** Of the puzzle, from 1 to 4; 0 for an exercise of an own game. */
  difficulty: number;
  seat: number;
  /** The number of moves made so far. */
  moves: number;
  options: TableOptions;
  screen: Screen;
  cards: GameCards;
  log: LogLine[];
}

/** The best move, and how the turn goes on. */
export interface ExerciseSolution {
  action: number;
  /** Why it is better than what was played, or what is tempting; it may be empty. */
  reason: string;
  steps: SolutionStep[];
}

/** An answer, judged. What would have been better is not in it. */
export interface ExerciseVerdict {
  action: number;
  /** Whether it is the best move or as good. */
  solved: boolean;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  grade_words: string;
  /** What it costs of the win chance, from 0 to 1. */
  cost: number;
  /** What it costs of the expected lead, in VP. */
  lead: number;
  /** Why a solution is good; empty for a wrong answer, and for a game without words. */
  reason: string;
}

/** A table without its game: seats, clocks, status. */
export interface Face {
  id: string;
  game: string;
  status: "lobby" | "playing" | "over" | "abandoned";
  options: TableOptions;
  /** The set of content that was requested by name. */
  set: string | null;
  seats: FaceSeat[];
  mine: number[];
  host: boolean;
  /** Whether several people share the viewer's browser. */
  hot_seat: boolean;
  /** Whether no other person plays, so that every move can be undone. */
  solo: boolean;
  paused: Pause | null;
  clock: TableClock;
  /** The names of those who watch; who gave none has an empty one. */
  spectators: string[];
  undo_request: UndoAsked | null;
  /** The guided game that is played here. */
  lesson: string | null;
  /** The table of the next game, if somebody wanted one. */
  next: string | null;
  /** The finished game that this one plays on from: its deal is known, so it is practice. */
  fork: ForkedFrom | null;
  /** The SHA-256 of the secret that deals the game, the same from creation to the end, where the record has the secret; None if somebody chose a seed. */
  commitment: string | null;
  created: string;
  ended: string | null;
}

/** A seat and who has it. */
export interface FaceSeat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  colour: string;
  /** The level of the bot that plays here. */
  level: string | null;
  online: boolean;
  /** Whether the viewer has its secret. */
  mine: boolean;
  /** Whether a bot plays for this person until they come back. */
  away: boolean;
  /** Whether the others cannot end the game without this person, although a bot plays for them. */
  missed: boolean;
  /** How many moves of this person a bot made. */
  bot_moves: number;
  /** The seconds left when this was sent. */
  clock: number | null;
  /** Whether this person agrees to end the game as it stands. */
  resigns: boolean;
}

/** The game that a table plays on from. */
export interface ForkedFrom {
  table: string;
  /** How many of its moves were taken. */
  move: number;
}

export type GameCards = Cards;

/** An option of a game. */
export interface GameOption {
  name: string;
  kind: "number" | "choice" | "text";
  default: number | string;
  /** What can be chosen; for a text, suggestions. */
  choices: (number | string)[];
  /** The numbers of players with this option; empty: all. */
  players: number[];
  help: string;
}

/** What the start page offers for a game. */
export interface GameSetting {
  game: string;
  name: string;
  /** Whether the game has a page of its own in the browser. */
  page: boolean;
  fewest: number;
  most: number;
  /** About how long a game takes; 0 if unknown. */
  minutes: number;
  /** Whether hints can be asked for at a table. */
  hints: boolean;
  packs: PackSetting[];
  options: GameOption[];
  lessons: LessonOffer[];
}

/** The games of this server. */
export interface Games {
  games: GameSetting[];
  bots: Bot[];
  /** The bot for seats without a choice. */
  default_level: string;
  /** Names for bots. */
  bot_names: string[];
  /** The colours of seats. */
  colours: string[];
  longest_name: number;
  longest_chat: number;
  notices: NoticeChoices;
}

/** The server is healthy. */
export interface Health {
  ok: boolean;
  version: string;
  pid: number;
}

/** The best moves by a bot's judgement, best first. */
export interface Hint {
  moves: HintMove[];
}

/** A move that a bot considers good. */
export interface HintMove {
  action: number;
  words: string;
  /** The expected final lead over the mean of the others. */
  lead: number;
  /** The expected share of the win, from 0 to 1; the first move has the largest. */
  share: number;
  reason: string;
}

/** The link to a table. */
export interface Invitation {
  url: string;
  /** False if only this machine can open it. */
  reachable: boolean;
  /** The address as a QR code: an SVG element. */
  qr: string;
}

/** A legal action. */
export interface LegalMove {
  action: number;
  /** The anchor: the thing on the table that stands for it, such as `agora:aegis`. */
  at: string;
  /** Whether that thing can be clicked on the table; if not, the move needs a button. */
  placed: boolean;
  words: string;
  /** What it would bring, for a preview before the click; may be empty. */
  brings: string;
  kind: string;
  /** Whether it brings out something hidden. */
  reveals: boolean;
  /** Whether it cannot be undone. */
  final: boolean;
  /** Whether somebody else decides after it, so that it cannot be undone. */
  passes: boolean;
}

/** A guided game. */
export interface LessonBody {
  lesson: LessonData;
}

/** A guided game, with its texts. */
export interface LessonData {
  name: string;
  title: string;
  seat: number;
  /** How many moves it has. Steps there are the last words, for everybody. */
  moves: number;
  steps: LessonStep[];
}

/** A guided game to choose. */
export interface LessonOffer {
  name: string;
  title: string;
  about: string;
}

/** How far a game is the lesson of its table. */
export interface LessonPlace {
  /** How many of its first moves are those of the lesson. */
  followed: number;
  /** Whether the game is past what the lesson is about. */
  over: boolean;
}

/** A text of a lesson, and what it is about. */
export interface LessonStep {
  key: string;
  text: string;
  /** The text for those who went their own way, if it differs. */
  otherwise: string | null;
  /** The ids of the rules that it shows. */
  rules: string[];
  /** The thing on the page that it speaks of: an anchor, or a named part; may be empty. */
  points: string;
  /** The decision at which it is also shown to those who went their own way; may be empty. */
  frame: string;
  /** How many moves of the lesson were played before it. */
  at: number;
  /** What it asks for; None if it is only read. */
  action: number | null;
}

/** A move of a better line. */
export interface LineMove {
  action: number;
  words: string;
}

/** A game after its first moves and the first steps of a better line. */
export interface LinePosition {
  move: number;
  steps: number;
  /** How many steps the line has. */
  of: number;
  screen: Screen;
}

/** A line of the log. */
export interface LogLine {
  /** Its number, from 0. */
  n: number;
  /** The number of moves when it was written. */
  move: number;
  /** The seat that acted; -1 if nobody did. */
  seat: number;
  kind: string;
  words: Word[];
  changes: Word[][];
  /** Whether the game played it for the seat, which had only this option. */
  forced: boolean;
  /** The other seats to which it did something. */
  concerns: number[];
}

/** The whole log. */
export interface LogLines {
  lines: LogLine[];
}

/** A part of the log: keep the first `from` lines and append these. */
export interface LogPart {
  from: number;
  lines: LogLine[];
  total: number;
}

/** A highlight of the game. */
export interface Moment {
  key: string;
  name: string;
  seat: number | null;
  words: string;
}

/** The number of the new position. */
export interface NextSeq {
  seq: number;
}

/** The table of the next game. */
export interface NextTable {
  id: string;
}

/** How this server can tell people of their turns while their page is closed. */
export interface NoticeChoices {
  kinds: ("push" | "webhook" | "mail")[];
  /** The key a browser needs to receive push messages; empty without push. */
  push_key: string;
}

export type Operation = SetValue | RemoveKey;

/** The identity of a pack. */
export interface PackData {
  name: string;
  fingerprint: string;
}

/** A pack to choose. */
export interface PackSetting {
  name: string;
  title: string;
}

/** Who paused the game. */
export interface Pause {
  by: number;
}

/** What one seat sees of a game without a page of its own. */
export interface PlainScreen {
  game: string;
  seat: number;
  to_move: number;
  over: boolean;
  prompt: Prompt;
  moves: LegalMove[];
  barred: Record<string, Barred>;
  names: string[];
  stage: string;
  plain: true;
  /** The position as lines of text. */
  picture: string;
  scores: number[];
  seats: PlainSeat[];
}

/** A seat of a game without a page of its own. */
export interface PlainSeat {
  score: number;
}

/** A player's game in short. */
export interface PlayerWords {
  seat: number;
  summary: string;
  course: ReviewedCourse;
}

/** A turning point in words. */
export interface PointWords {
  move: number;
  /** What was played and what it cost. */
  words: string;
  /** Why the better line is better; it may be empty. */
  reason: string;
  line: LineMove[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** What a viewer sees of the game, and their moves. */
export interface Position {
  /** The number of the last entry of the table's journal. */
  seq: number;
  moves: number;
  /** None before the game starts. */
  screen: Screen | null;
  /** Whether other people at the viewer's browser may not see this screen. */
  private: boolean;
  undo: Undo;
  log: LogPart;
  /** The seat whose bot is thinking. */
  thinking: number | null;
  /** None if no guided game is played here. */
  lesson: LessonPlace | null;
  ending: Ending | null;
}

/** The game has changed. */
export interface PositionMessage {
  seq: number;
  moves: number;
  screen: Screen | null;
  private: boolean;
  undo: Undo;
  log: LogPart;
  thinking: number | null;
  lesson: LessonPlace | null;
  ending: Ending | null;
  type: "position";
}

/** A request over the socket failed. */
export interface ProblemMessage {
  type: "problem";
  error: ErrorBody;
}

/** The question to the player to move, or what the others wait for. */
export interface Prompt {
  words: string;
  /** More about it; may be empty. */
  sub: string;
  /** The seat whose turn it is; -1 when the game is over. */
  turn: number;
  /** The name of the decision. */
  frame: string;
  /** The card that asks. */
  card: string | null;
  /** The card that is being moved. */
  moving: string | null;
}

/** A difficulty of puzzles. */
export interface PuzzleDifficulty {
  difficulty: number;
  count: number;
}

/** A theme of puzzles. */
export interface PuzzleTheme {
  theme: string;
  words: string;
  count: number;
}

/** The puzzles of a game. */
export interface Puzzles {
  game: string;
  count: number;
  difficulties: PuzzleDifficulty[];
  /** The most frequent first. */
  themes: PuzzleTheme[];
  /** The ids of the puzzles of the theme and the difficulty that were asked for. */
  chosen: string[];
}

/** A place in the ranking. */
export interface RankedSeat {
  place: number;
  seat: number;
  score: number;
}

/** The record of a game; `petteia replay` reads it. */
export interface RecordData {
  seed?: number;
  secret?: string;
  commitment?: string;
  format: "petteia-record";
  version: number;
  game: string;
  rules: number;
  pack: PackData;
  options: Record<string, any>;
  seats: string[];
  moves: number[];
  /** Missing while the game is not over. */
  result?: Result;
}

/** A key of a position is gone. */
export interface RemoveKey {
  op: "remove";
  path: string;
}

/** A game after its first moves. */
export interface Replay {
  moves: number;
  of: number;
  screen: Screen;
  log_lines: number;
}

/** How a game ended, by seat. */
export interface Result {
  scores: number[];
  ranking: number[];
}

/** The review of a finished game. */
export interface ReviewData {
  format: "petteia-review";
  version: number;
  /** The version of Petteia that made it. */
  petteia: string;
  game: string;
  rules: number;
  /** The fingerprint of the pack. */
  pack: string;
  /** The search of each decision. The same iterations and seed give the same review. */
  iterations: number;
  seed: number;
  moves: number;
  players: ReviewedPlayer[];
  decisions: ReviewedDecision[];
  turning_points: TurningPoint[];
}

/** How far the review of a game is. */
export interface ReviewState {
  state: "none" | "waiting" | "running" | "ready" | "failed";
  done: number;
  /** So much there is to do; 0 before it has been counted. */
  total: number;
  /** The seconds it will probably take until it is ready; None if it is not being made. */
  waits: number | null;
  /** Why it failed, as a sentence. */
  problem: string | null;
  review: ShownReview | null;
}

/** How a player's win chance came about: before each decision, and at the end. With what the seat is worth before the deal, luck and choices add up to the chance. */
export interface ReviewedCourse {
  chance: number[];
  luck: number[];
  /** What the player's own choices cost so far; not above 0. */
  own: number[];
  others: number[];
}

/** A decision in a review. */
export interface ReviewedDecision {
  /** The number of moves before it. */
  move: number;
  seat: number;
  played: number;
  /** The best action; the played one if no other is better. */
  best: number;
  /** Everybody's win chance with the best action, by seat. */
  before: number[];
  /** Everybody's win chance with the played one. */
  after: number[];
  /** What it cost of the player's win chance. */
  cost: number;
  /** The player's expected lead with the best action, in VP. */
  lead_before: number;
  /** The same with the played one. */
  lead_after: number;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** Whether something was revealed after it: what changed until the next decision was luck. */
  revealed: boolean;
}

/** A player in a review. */
export interface ReviewedPlayer {
  seat: number;
  /** The bot that played the seat; empty for a person. */
  bot: string;
  decisions: number;
  /** From 0 to 100. */
  accuracy: number;
  /** How many of the decisions have each grade. */
  grades: Record<string, number>;
  account: AccountData;
}

/** A rule or a ruling. */
export interface RuleText {
  id: string;
  kind: string;
  section: string;
  text: string;
}

/** The rules of a game by id. */
export interface Rules {
  rules: RuleText[];
}

/** What one seat sees of a game; every game adds to it. */
export interface Screen {
  game: string;
  /** -1 is a spectator. */
  seat: number;
  /** -1 when the game is over. */
  to_move: number;
  over: boolean;
  prompt: Prompt;
  /** The legal actions, if this seat is to move. */
  moves: LegalMove[];
  /** By anchor, if this seat is to move. */
  barred: Record<string, Barred>;
  /** The players by seat. */
  names: string[];
  /** Where the game stands, such as its round; a page announces it when it changes. May be empty. */
  stage: string;
}

/** The number of the new seat. */
export interface SeatAdded {
  seat: number;
}

/** A player in a sentence. */
export interface SeatWord {
  seat: number;
  name: string;
}

export type ServerMessage = TableMessage | PositionMessage | ChangesMessage | ChatPartMessage | ProblemMessage | Pong;

/** A value of a position is replaced, or added. */
export interface SetValue {
  op: "add" | "replace";
  /** Where, as a JSON Pointer: `/screen/seats/0/gold`; `-` is the end of a list. */
  path: string;
  value: any;
}

/** The review of a finished game, with words in the reader's language. */
export interface ShownReview {
  data: ReviewData;
  /** How it was made: what is needed to make the same one again. */
  about: string;
  /** The names of the grades, best first. */
  grades: Record<string, string>;
  players: PlayerWords[];
  /** The words of the decisions of `data`, in the same order. */
  decisions: DecisionWords[];
  turning_points: PointWords[];
}

/** A move of the best line, and the position after it. */
export interface SolutionStep {
  action: number;
  words: string;
  screen: Screen;
}

/** A table with its game. */
export interface Table {
  table: Face;
  position: Position;
}

/** The clock of a table: seconds for each turn, or for the whole game. */
export interface TableClock {
  mode: "none" | "move" | "game";
  seconds: number;
}

/** Seats, clocks or the status have changed. */
export interface TableMessage {
  id: string;
  game: string;
  status: "lobby" | "playing" | "over" | "abandoned";
  options: TableOptions;
  set: string | null;
  seats: FaceSeat[];
  mine: number[];
  host: boolean;
  hot_seat: boolean;
  solo: boolean;
  paused: Pause | null;
  clock: TableClock;
  spectators: string[];
  undo_request: UndoAsked | null;
  lesson: string | null;
  next: string | null;
  fork: ForkedFrom | null;
  commitment: string | null;
  created: string;
  ended: string | null;
  type: "table";
}

/** The options of a table; every game adds its own. */
export interface TableOptions {
  players: number;
  pack: string;
}

/** The secret of a seat. */
export interface Token {
  token: string;
}

/** A way in which a person is told of their turns while their page is closed. */
export interface TurnNotice {
  /** Whoever knows it may end it. */
  id: string;
  kind: "push" | "webhook" | "mail";
  /** A push endpoint, the host of a webhook, or an e-mail address. */
  target: string;
  /** False for an e-mail address whose owner has not opened the link that was sent there. */
  confirmed: boolean;
}

/** How the person in a seat is told of their turns. */
export interface TurnNotices {
  notices: TurnNotice[];
}

/** One of the decisions that cost most. */
export interface TurningPoint {
  move: number;
  /** The better moves, to the end of the turn or until something hidden would be revealed. */
  line: number[];
  /** Why they are better, by language. */
  reasons: Record<string, string>;
}

/** What the viewer can undo. */
export interface Undo {
  can: boolean;
  /** Whether more of this turn than the last decision can be undone. */
  restart: boolean;
  /** What would be undone. */
  words: string | null;
  /** Why nothing can be undone. */
  why: string | null;
  /** Whether the others can be asked to allow it. */
  ask: boolean;
}

/** A player asks to take back moves. */
export interface UndoAsked {
  seat: number;
  /** The position it was made in; it expires with the next one. */
  seq: number;
  /** How many moves would be taken back, those of others included. */
  moves: number;
  /** The seats that must agree. */
  asked: number[];
  agreed: number[];
  declined: boolean;
}

/** Why a move was made, as far as you may know. */
export interface Why {
  sentences: WhySentence[];
}

/** A part of the explanation of a move. */
export interface WhySentence {
  /** What it tells: what the move brought its player, what it took from you, or whether you could see a clearly better one. */
  about: "brought" | "took" | "better";
  words: string;
}

export type Word = string | SeatWord | CardWord;
