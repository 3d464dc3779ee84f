import type { z } from "zod";
import type { readinessSchema, Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Takes } from "~/assessment/catalogue/rules/questions";
import type { Translated } from "~/core/language";

/** A questionnaire as its authors write it: in English, plus the translations made so far. */
export type Catalogue = z.input<typeof readinessSchema>;
export type Dimension = Catalogue["dimensions"][number];
export type Topic = Dimension["topics"][number];
export type Section = Topic["sections"][number];
export type ChoiceQuestion = Extract<Section["questions"][number], { type: "choice" }>;
export type Option = ChoiceQuestion["options"][number];
export type SdgCard = Catalogue["sdgCards"][number];

/** A text in the three languages that authors write. */
export const say = (en: string, fr: string, ms: string) => ({ en, fr, ms }) satisfies Translated;

export interface OwnOption {
  id: string;
  label: Translated;
}

export const option = (id: string, en: string, fr: string, ms: string): OwnOption => ({ id, label: say(en, fr, ms) });

/** Companies that the questions were not first written for. Each must be able to say Yes. */
export const CASES = ["alone", "oneGender", "young", "tenant", "noFuel"] as const;
export type Case = (typeof CASES)[number];

/** A required yes/no question. Yes is always the good practice. */
export interface Asked {
  /** The end of its id after the topic: "assess.1", or a name of its own if no earlier question means the same. */
  id: string;
  /** How long it takes a small company. */
  takes: Takes;
  /** What the practice asks somebody to do, as a plan lists it: at most ten words, the verb first. */
  title: Translated;
  text: Translated;
  /** Why it is asked: one sentence. */
  why: Translated;
  /** What counts as Yes: "Yes if …". It speaks to the reader and adds no condition to the question. */
  counts: Translated;
  /** An example of evidence: a noun phrase. */
  evidence: Translated;
  /** What Yes means in special cases: one sentence each, added after what counts. */
  cases?: Partial<Record<Case, Translated>>;
}

/** One section. The assembly adds the stage’s shared options before its own, and "Other" after them. */
export interface SectionContent {
  required: [Asked, Asked];
  options: OwnOption[];
}

/** A law or standard of one country, or ("*") of all others. */
export interface Law {
  country: "MY" | "ZA" | "*";
  /** As it is usually cited, with its year. */
  name: Translated;
  /** What it asks of a small company, addressed to "you". */
  asks: Translated;
  /** The questions that show it, as the end of their ids after the topic. */
  questions: string[];
  /** A page of its issuer. */
  source: string;
  /** The page where what it asks was really read, if not at its source. */
  readAt?: string;
  /** What it asks is known, but has not been read anywhere yet. */
  isUnread?: true;
  /** The day it was read, or the page's own date if nothing newer was available. */
  checkedOn: string;
}

export interface TopicContent {
  id: string;
  dimension: "environment" | "social" | "governance";
  name: Translated;
  description: Translated;
  requiredText: Translated;
  references: string[];
  sdg: number;
  sections: Record<Stage, SectionContent>;
  laws: Law[];
}
