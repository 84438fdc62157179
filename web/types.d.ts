/** The shapes of docs/http-api.md, and the contract between the app and the boards. */

import type { SVGTemplateResult, TemplateResult } from 'lit';

/** A text of the server by language. English is always there. */
export interface Text {
  en: string;
  [lang: string]: string;
}
/** What a message is filled in with. */
export type Values = Record<string, string | number>;
/** Returns a message of a Fluent file. */
export type Translate = (id: string, values?: Values) => string;
/** A message of the page that is kept for later, in whatever language is shown then. */
export interface Message {
  message: string;
  values?: Values;
}

/** A number from the first seat's viewpoint; in a solitaire, what can be expected. */
export interface Score {
  text: Text;
  value: number;
  kind: 'points' | 'win' | 'loss' | 'draw' | 'cards';
  /** What the engine's numbers mean. */
  unit?: 'probability' | 'discs' | 'cards' | 'points';
  /** Plies to the end, where that is known. */
  in: number | null;
  /** The first seat's part of the evaluation bar, from 0 to 1. */
  share: number;
}

export interface EngineInfo {
  name: string;
  summary: Text;
  options: { name: string; help: Text }[];
  /** Whether it may see what the player may not. */
  practice: boolean;
}
export interface LevelInfo {
  level: number;
  engine: string;
  summary: Text;
}
export interface GameInfo {
  id: string;
  name: Text;
  summary: Text;
  seats: Text[];
  solitaire: boolean;
  /** The view of the starting position. */
  start: string;
  engines: EngineInfo[];
  levels: LevelInfo[];
  /** Formats a game can be exported in. */
  formats: string[];
  solver: boolean;
  /** Where the modules lie that the game brings for the page. */
  web: {
    /** Exports `board`, a `Board`. */
    board: string | null;
    /** Exports `rules`, an array of `RulesSection`. */
    rules: string | null;
    /** Defines the element `adviser-page`. */
    adviser: string | null;
  };
}
/** A part of the rules of a game. Its texts are messages of the game. */
export interface RulesSection {
  title: string;
  /** One paragraph each. */
  text: string[];
  pictures?: { draw: () => TemplateResult; caption: string }[];
  /** Whether the pictures are small ones in a row. */
  small?: boolean;
  table?: { head: string[]; rows: (string | number)[][] };
}
export interface Info {
  version: string;
  /** Whether there is a cluster to look at. */
  cluster: boolean;
  /** What is wrong with the server, such as a file of games that cannot be written. */
  notice?: Text | null;
  limits: { think_ms: number; analysis_ms: number; lines: number };
  games: GameInfo[];
}

export interface ClusterWorker {
  name: string;
  version: string;
  mode: 'running' | 'paused' | 'draining' | 'banned' | 'incompatible';
  threads: number;
  jobs: number;
  games: number;
  games_per_second: number;
  positions_per_second: number;
  run: string | null;
  net: string | null;
}
/** What a trainer says about its run. */
export interface RunStatus {
  iteration: number;
  activity: 'play' | 'train' | 'gate' | 'bench';
  done: number;
  total: number;
  games: number;
  steps: number;
  /** Networks that were measured: iteration, Elo, error. */
  ratings: [number, number, number][];
}
export interface ClusterRun {
  id: string;
  info: { name: string; game: string; is_match: boolean };
  holder: string | null;
  best: { iteration: number; sha256: string; fingerprint: string } | null;
  status: RunStatus | null;
}
export interface Cluster {
  address: string;
  order: 'run' | 'pause' | 'drain';
  queue: { waiting: number; held: number; again: number; games: number; bytes: number; dead: number; aside: number };
  workers: ClusterWorker[];
  runs: ClusterRun[];
}
export interface ClusterAnswer {
  cluster: Cluster | null;
  problem: string | null;
}

export type Seat = { kind: 'human' } | { kind: 'engine'; engine: string; think_ms: number };
export type Mode = 'real' | 'practice';

export interface NewGame {
  game: string;
  seats: Seat[];
  position?: string;
  moves?: string[];
  text?: string;
  mode?: Mode;
  set_aside_known?: boolean;
  seed?: number;
  clock?: { base_ms: number; increment_ms: number };
}

export interface TreeNode {
  id: number;
  parent: number | null;
  ply: number;
  move: string | null;
  seat: number | null;
  score?: Score | null;
  comment?: string | null;
  remark?: Text | null;
  /** Why the engine chose the move, while the server has the game in memory. */
  reason?: Text | null;
}
export interface Outcome {
  text: Text;
  winner: number | null;
  result: string;
}
/** What a piece of a picture stands for. */
export type Tone =
  | 'plain' | 'label' | 'faint' | 'first' | 'second' | 'first-last' | 'second-last' | 'legal' | 'last' | 'strong';
export interface Span {
  text: string;
  tone: Tone;
  /** The move that is meant by pointing at it. */
  move?: string;
}
/** A picture made of characters, for games that this page does not know. */
export interface Picture {
  en: Span[][];
  [lang: string]: Span[][];
}
export interface NodeDetail {
  id: number;
  ply: number;
  view: string;
  position?: string | null;
  to_move: number | null;
  legal: string[];
  /** A forced move, which the page plays after a short notice. */
  automatic?: string | null;
  last?: string | null;
  remark?: Text | null;
  outcome?: Outcome | null;
  picture?: Picture | null;
}
/** A stored game: a tree of moves and a cursor in it. */
export interface Game {
  id: string;
  game: string;
  mode: Mode | null;
  created: string;
  seats: Seat[];
  cursor: number;
  paused: boolean;
  thinking: number | null;
  clock: { left_ms: number[]; running: number | null } | null;
  nodes: TreeNode[];
  node: NodeDetail;
  version: number;
}
/** The plies of a line that is looked at without being played. */
export interface Positions {
  start: Omit<NodeDetail, 'id'>;
  nodes: Omit<NodeDetail, 'id'>[];
}

export interface AnalysisLine {
  score: Score;
  moves: string[];
}
export interface Analysis {
  request: number;
  node: number;
  lines: AnalysisLine[];
  moves: { move: string; score: Score; visits?: number | null }[];
  depth: number;
  certainty: { kind: 'depth' | 'likely' | 'exact'; percent?: number | null };
  nodes: number;
  elapsed_ms: number;
  done: boolean;
  reason?: Text | null;
}
export interface ReviewPly {
  node: number;
  score: Score;
  best: string | null;
  best_score: Score | null;
  /** In percentage points where scores are probabilities, else in their unit; null where a proven result was given away. */
  loss: number | null;
  mark: 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  turning: boolean;
}
export interface Review {
  request: number;
  done: number;
  total: number;
  plies: ReviewPly[];
}
export interface ApiError {
  code: string;
  message: Text | Message;
  /** The step of the adviser that is wrong. */
  step?: number;
}
/** What an engine of the game thinks while it is its turn. */
export interface Progress {
  seat: number;
  lines: AnalysisLine[];
  moves: Analysis['moves'];
  effort: { depth?: number; nodes?: number; elapsed_ms?: number } | null;
}
export type ServerMessage =
  | { type: 'state'; game: Game }
  | ({ type: 'progress' } & Progress)
  | ({ type: 'analysis' } & Analysis)
  | ({ type: 'review' } & Review)
  | { type: 'error'; request?: number; error: ApiError }
  | { type: 'pong' };

/** A value that the board shows on the square of a move. */
export interface Hint {
  move: string;
  text: string;
  best: boolean;
}
/** Something the position editor can put on a cell. */
export interface EditorPiece {
  id: string;
  /** A message of the game. */
  name: string;
  icon?: SVGTemplateResult;
}
export interface BoardEditor {
  /** The view with nothing on the board. */
  empty: string;
  pieces: EditorPiece[];
  set(view: string, cell: string, what: string): string;
}
/** What the module of a game's board exports as `board`. */
export interface Board {
  game: string;
  tag: string;
  thumbnail(): SVGTemplateResult;
  parse(view: string): unknown;
  /** Says a position in the language that is shown. */
  describe(view: string): string;
  sayMove(move: string): string;
  seatMark(seat: number): SVGTemplateResult;
  editor: BoardEditor | null;
  /** What the first page says of the game, in place of its summary. */
  about?(): string;
  /** A few moves, to show how they are written. */
  sample?: string;
  /** What a game of one player can reach, which fills its bar. */
  most?: number;
  /** What each seat has, shown beside its player in games that count. */
  count?(view: string): [number, number];
}
/** A position that is only looked at. */
export interface Preview {
  view: string;
  last: string | null;
  picture: Picture | null;
}
/** What the app sets on a board's element. */
export interface BoardElement extends HTMLElement {
  view: string;
  legal: string[];
  last: string | null;
  seat: number;
  flipped: boolean;
  active: boolean;
  hints: Hint[];
  preview: Preview | null;
  picture: Picture | null;
  /** A change of it draws the board again. */
  lang: string;
  showLegal: boolean;
  coordinates: boolean;
  look: string;
  editing: boolean;
  extra: unknown;
  /** A picture that stands alone, as the text of an SVG file. */
  toSVG(): string;
}
