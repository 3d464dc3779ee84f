import type { Kind } from "~/core/kinds/kind";

/** How the pages of an assessment differ from kind to kind, beside their words (the contexts of the language files). */
interface Look {
  /** The form says how far the dimension is, numbers its questions, and sends a section off by one button; or it goes by topics and steps. */
  goesBy: "topic" | "dimension";
  /** What the end of an assessment counts. */
  counts: "sections" | "questions";
}

export const LOOKS: Record<Kind, Look> = {
  readiness: { goesBy: "topic", counts: "sections" },
  progress: { goesBy: "dimension", counts: "questions" },
};
