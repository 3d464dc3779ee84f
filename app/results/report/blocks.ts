import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import type { Drawing, Paint } from "~/results/figures/drawing";

/**
 * A report as a plain document: what the page shows and what is printed. It is in one language, whatever the reader's own is. It contains
 * only words and figures; nothing in it has to be looked up.
 */
export interface Report {
  language: Language;
  /** What has become of it since, worst first: it was withdrawn, or another has followed. */
  standing: { state: "withdrawn" | "newer"; text: string }[];
  /** The report that followed, by its sealed id, for readers who may see it. */
  newer: { id: string; text: string } | null;
  /** Where anybody checks it, with its code filled in if it has one. */
  check: { path: string; text: string };
  /** The name of a saved file: the report, the company and the day. */
  name: string;
  cover: Cover;
  /** What a stranger has to know before the figures. */
  nature: Nature;
  /** Who issued it, with the address, and where that is on the web. */
  issuer: { name: string; address: string; text: string };
  parts: ReportSection[];
  /** The footer of each printed page. */
  foot: string;
  copyright: string;
  /** The most pages of its file, which then leaves out some of what a company adds freely. */
  maxPages?: number;
  /**
   * The code by which anybody can check the report, where, how to do that, and the code as the footer shows it; null if the report is not
   * proved.
   */
  proof: { code: string; address: string; link: string; text: string; foot: string } | null;
}

/** A report before we know whether it is proved, and what has become of it. */
export type Unproved = Omit<Report, "proof" | "standing" | "newer" | "check" | "issuer">;

export interface Nature {
  /** What the report is. */
  what: string;
  /** That no one has verified the answers. */
  unverified: string;
  /** How many of them have a document behind them; null for readers who may not see that. */
  backed: string | null;
}

export interface Cover {
  title: string;
  subtitle: string;
  company: string;
  figure: Drawing;
  level: string;
  /** What the level is based on. */
  reached: string;
  cards: ScoreCard[];
  submitted: string;
}

/** A report as it is shown. */
export type SheetReport = Omit<Report, "cover"> & { cover: SheetCover };
/** Its cover: with the result, or without it for readers who may not see that. */
export type SheetCover = Cover | Pick<Cover, "title" | "subtitle" | "company" | "submitted">;

/** A score with its comparison and its meaning. */
export interface ScoreCard {
  id: string;
  name: string;
  percent: string;
  peers: string;
  level: NamedLevel;
  text: string;
}

export interface NamedLevel {
  id: Level;
  name: string;
}

/** A part under its own heading. With `isPage`, it begins and ends a page. */
export interface ReportSection {
  id: string;
  title: string;
  isPage?: true;
  /** It stays whole on one printed page. */
  isKept?: true;
  blocks: Block[];
}

/** `isOf` marks blocks that reveal answers, or only the totals of emissions. A link without them leaves them out. */
export type Block = { isOf?: "answers" | "emissions" } & (
  | { type: "lead" | "text" | "note"; text: string }
  | { type: "heading"; text: string }
  | FigureBlock
  | { type: "scores"; cards: ScoreCard[] }
  | { type: "steps"; steps: { title: string; text: string }[] }
  | { type: "facts"; facts: { term: string; fact: string }[] }
  | { type: "lists"; lists: { title: string; items: readonly string[] }[] }
  | { type: "card"; title: string; level: NamedLevel; blocks: Block[] }
  | { type: "goals"; goals: Goal[] }
  | { type: "amounts"; amounts: Amount[] }
  | { type: "signature"; mark: SignatureMark | null; text: string }
  | Table
);

/** What a file of one page may have beside the blocks of a report. */
export type PaperBlock = Block | { type: "numbers"; numbers: Amount[] } | { type: "panels"; panels: Panel[] };

/** A short list under its title, beside another one. Names that others have chosen are cut to one line each (`isCut`). */
export interface Panel {
  title: string;
  isCut?: true;
  lines: { name: string; level?: NamedLevel; figure: string; note?: string }[];
  /** What is to be said about the whole list; may be empty. */
  note: string;
}

/** The same blocks, marked as revealing answers. */
export const ofAnswers = (blocks: Block[]): Block[] => blocks.map((block) => ({ ...block, isOf: "answers" }));

/** The same blocks, marked as revealing the totals of emissions. */
export const ofEmissions = (blocks: Block[]): Block[] => blocks.map((block) => ({ ...block, isOf: "emissions" }));

/** A Sustainable Development Goal, and how ready the company is for it. */
export interface Goal {
  number: number;
  title: string;
  targets: string;
  text: string;
  score: string;
  level: NamedLevel;
}

/** A drawing, with the version that a phone shows instead; paper has room for the first. */
interface FigureBlock {
  type: "figure";
  drawing: Drawing;
  narrow?: Drawing;
  legend?: { name: string; paint: Paint }[];
}

/** A figure and what it measures. A known figure has a unit. */
export interface Amount {
  name: string;
  figure: string;
  unit: string | null;
  text: string;
}

/** A typed name, or the URL of a signature's picture with its description in words. */
export type SignatureMark = { typed: string } | { picture: string; label: string };

export interface Table {
  type: "table";
  caption: string;
  /**
   * `isFigure` aligns a column at its end, `isShort` keeps it on one line, `isNarrow` gives its room to the others, `isOfDocuments` shows it
   * only to readers who may see documents.
   */
  columns: { header: string; isFigure?: true; isShort?: true; isNarrow?: true; isOfDocuments?: true }[];
  /** A column of its own for the titles of the groups, which are then beside their rows instead of above them. */
  groupColumn?: string;
  /** Rows under a title, or without one. */
  groups: { title?: string; rows: Cell[][] }[];
  /** What is shown if there is no row. */
  empty: string;
  /** Many short rows, set closely in the file. */
  isDense?: true;
  /** It has as many rows as a company adds, so a file may leave some out. */
  isOpenEnded?: true;
  /** The colour of the table's head, if it means something. */
  head?: Level;
}

export type Cell = string | NamedLevel | Mention;

/** Words with a link or in another language, and a note about them in the report's language. */
export interface Mention {
  text: string;
  href: string | null;
  language?: Language;
  note?: string;
  /** Further words, for which only the page has room. */
  below?: string;
  /** It stands out among the cells of its column. */
  isStrong?: true;
}
