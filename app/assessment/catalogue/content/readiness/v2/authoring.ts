import type { Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Translated } from "~/core/language";
import type { TopicContent as FormerTopic, OwnOption } from "../authoring";

/** The same in the three languages that authors write. */
export const say = (en: string, fr: string, ms: string) => ({ en, fr, ms }) satisfies Translated;

export const option = (id: string, en: string, fr: string, ms: string): OwnOption => ({ id, label: say(en, fr, ms) });

/** Whoever a question was not written for at first: each must be able to say Yes. */
export const CASES = ["alone", "oneGender", "young", "tenant"] as const;
export type Case = (typeof CASES)[number];

/** A required yes/no question. Yes is always the good practice. */
export interface Asked {
  /** What stands behind the topic in its id: «assess.1», or a name of its own where no former question meant the same. */
  id: string;
  text: Translated;
  /** Why it is asked: one sentence. */
  why: Translated;
  /** What counts as Yes, to «your company»: «Yes if …». */
  counts: Translated;
  /** An example of evidence: a noun phrase. */
  evidence: Translated;
  /** What Yes means for whom it is not clear: a sentence each, put behind what counts. */
  cases?: Partial<Record<Case, Translated>>;
}

export interface SectionContent {
  required: [Asked, Asked];
  options: OwnOption[];
}

/** A law or standard of a country, or of all others («*»). */
export interface Law {
  country: "MY" | "ZA" | "*";
  /** As it is cited, with its year. */
  name: Translated;
  /** What it asks of a small company: one sentence. */
  asks: Translated;
  /** The questions under which it is shown: what stands behind the topic in their ids. */
  questions: string[];
  /** Where that was read. */
  source: string;
  /** The day on which that was read, or that of the source where nothing newer was to be had. */
  checkedOn: string;
}

export interface TopicContent extends Omit<FormerTopic, "sections"> {
  sections: Record<Stage, SectionContent>;
  laws: Law[];
}
