import type { Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Translated } from "~/core/language";
import type { TopicContent as FormerTopic, OwnOption } from "../authoring";

/** A text in the three languages that authors write. */
export const say = (en: string, fr: string, ms: string) => ({ en, fr, ms }) satisfies Translated;

export const option = (id: string, en: string, fr: string, ms: string): OwnOption => ({ id, label: say(en, fr, ms) });

/** Companies that the questions were not first written for. Each must be able to say Yes. */
export const CASES = ["alone", "oneGender", "young", "tenant"] as const;
export type Case = (typeof CASES)[number];

/** A required yes/no question. Yes is always the good practice. */
export interface Asked {
  /** The end of its id after the topic: "assess.1", or a name of its own if no earlier question means the same. */
  id: string;
  text: Translated;
  /** Why it is asked: one sentence. */
  why: Translated;
  /** What counts as Yes, addressed to "your company": "Yes if …". */
  counts: Translated;
  /** An example of evidence: a noun phrase. */
  evidence: Translated;
  /** What Yes means in special cases: one sentence each, added after what counts. */
  cases?: Partial<Record<Case, Translated>>;
}

export interface SectionContent {
  required: [Asked, Asked];
  options: OwnOption[];
}

/** A law or standard of one country, or ("*") of all others. */
export interface Law {
  country: "MY" | "ZA" | "*";
  /** As it is usually cited, with its year. */
  name: Translated;
  /** What it asks of a small company: one sentence. */
  asks: Translated;
  /** The questions that show it, as the end of their ids after the topic. */
  questions: string[];
  /** The source for what it asks. */
  source: string;
  /** The day the source was read, or the source's own date if nothing newer was available. */
  checkedOn: string;
}

export interface TopicContent extends Omit<FormerTopic, "sections"> {
  sections: Record<Stage, SectionContent>;
  laws: Law[];
}
