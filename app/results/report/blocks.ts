import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import type { Drawing, Paint } from "~/results/figures/drawing";

/**
 * A report as a plain document: what the page shows and what goes on paper. It is in one language, whatever its reader's own is, and holds
 * words and figures only; nothing in it has to be looked up.
 */
export interface Report {
  language: Language;
  /** What has become of it since, worst first: it was withdrawn, or another has followed. */
  standing: { state: "withdrawn" | "newer"; text: string }[];
  /** The report that has followed, by its sealed id, for those who may read it. */
  newer: { id: string; text: string } | null;
  /** Where anybody checks it, with its code filled in where it has one. */
  check: { path: string; text: string };
  /** What a saved file is called: the report, the company and the day. */
  name: string;
  cover: Cover;
  parts: ReportSection[];
  /** At the foot of each page of paper. */
  foot: string;
  copyright: string;
  /** The code by which anybody can check it, how that is done, and the code as it stands in the foot; null where it is not proved. */
  proof: { code: string; text: string; foot: string } | null;
}

/** A report before it is known whether it is proved, and what has become of it. */
export type Unproved = Omit<Report, "proof" | "standing" | "newer" | "check">;

export interface Cover {
  title: string;
  subtitle: string;
  company: string;
  figure: Drawing;
  level: string;
  /** What the level rests on. */
  reached: string;
  cards: ScoreCard[];
  submitted: string;
}

/** The cover as it is shown: with the result, or without it to whom that is not shown. */
export type SheetCover = Cover | Pick<Cover, "title" | "subtitle" | "company" | "submitted">;

/** A score with what it is compared to, and what it means. */
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

/** A part under its own heading. One that is a page by itself begins and ends one. */
export interface ReportSection {
  id: string;
  title: string;
  isPage?: true;
  /** It stands on one page of paper, whole. */
  isKept?: true;
  blocks: Block[];
}

/** What an answer can be told from is marked so: a link that holds no answers leaves it out. */
export type Block = { isOfAnswers?: true } & (
  | { type: "lead" | "text" | "note"; text: string }
  | { type: "heading"; text: string }
  | { type: "figure"; drawing: Drawing; legend?: { name: string; paint: Paint }[] }
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

/** The same blocks, marked as ones from which answers can be told. */
export const tellingAnswers = (blocks: Block[]): Block[] => blocks.map((block) => ({ ...block, isOfAnswers: true }));

/** A Sustainable Development Goal, and how ready the company is for it. */
export interface Goal {
  number: number;
  title: string;
  targets: string;
  text: string;
  score: string;
  level: NamedLevel;
}

/** A figure with what it is of; a unit stands beside one that is known. */
export interface Amount {
  name: string;
  figure: string;
  unit: string | null;
  text: string;
}

/** A name as it was typed, or where the picture of a signature is served, with what it is in words. */
export type SignatureMark = { typed: string } | { picture: string; label: string };

export interface Table {
  type: "table";
  caption: string;
  /** Figures stand at the end of their column; a short one is not broken into lines; one of documents is for whom those are shown. */
  columns: { header: string; isFigure?: true; isShort?: true; isOfDocuments?: true }[];
  /** A column of its own for the titles of the groups, which then stand beside their rows and not above them. */
  groupColumn?: string;
  /** Rows under a title of their own, or without one. */
  groups: { title?: string; rows: Cell[][] }[];
  /** What stands there where there is no row. */
  empty: string;
  /** The colour of its head, where it says something. */
  head?: Level;
}

export type Cell = string | NamedLevel | Mention;

/** Words that lead somewhere or are in a language of their own, with more about them in the report's. */
export interface Mention {
  text: string;
  href: string | null;
  language?: Language;
  note?: string;
}
