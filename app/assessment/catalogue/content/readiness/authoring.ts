import type { z } from "zod";
import type { readinessSchema, Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Translated } from "~/core/language";

/** A questionnaire as its authors write it: in English, plus the translations made so far. */
export type Catalogue = z.input<typeof readinessSchema>;
export type Dimension = Catalogue["dimensions"][number];
export type Topic = Dimension["topics"][number];
export type Section = Topic["sections"][number];
export type ChoiceQuestion = Extract<Section["questions"][number], { type: "choice" }>;
export type Option = ChoiceQuestion["options"][number];
export type SdgCard = Catalogue["sdgCards"][number];

/** A required yes/no question with the help shown under it. Yes is always the good practice. */
export interface RequiredQuestion {
  text: Translated;
  help: {
    /** Why it is asked: one sentence. */
    why: Translated;
    /** What counts as Yes: one sentence. */
    counts: Translated;
    /** An example of evidence: a noun phrase. */
    evidence: Translated;
  };
}

export interface OwnOption {
  id: string;
  label: Translated;
}

/**
 * One section as its author writes it. `core` adds the stage’s shared options before the section’s own; the assembly
 * adds "Other" at the end.
 */
export interface SectionContent {
  required: [RequiredQuestion, RequiredQuestion];
  core: boolean;
  options: OwnOption[];
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
}
