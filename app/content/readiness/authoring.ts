import type { Stage } from "~/domain/catalogue/catalogue";
import type { Text } from "~/domain/catalogue/text";

/** A required yes/no question with the help shown under it. Yes is always the good practice. */
export interface RequiredQuestion {
  text: Text;
  help: {
    /** Why it is asked: one sentence. */
    why: Text;
    /** What counts as Yes: one sentence. */
    counts: Text;
    /** An example of evidence: a noun phrase. */
    evidence: Text;
  };
}

export interface OwnOption {
  id: string;
  label: Text;
}

/**
 * One section as its author writes it. `core` adds the stage’s shared options in front of the section’s own;
 * «Other» is added behind them by the assembly.
 */
export interface SectionContent {
  required: [RequiredQuestion, RequiredQuestion];
  core: boolean;
  options: OwnOption[];
}

export interface TopicContent {
  id: string;
  dimension: "environment" | "social" | "governance";
  name: Text;
  description: Text;
  requiredText: Text;
  references: string[];
  sdg: number;
  sections: Record<Stage, SectionContent>;
}
