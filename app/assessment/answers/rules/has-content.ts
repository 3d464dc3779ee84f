import type { Dimension } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { CallAnswer } from "./codec";
import { matchLabel } from "./labels";

/**
 * Whether a call's answer to a question says anything (specification, accounts 5). In a dimension that does not count,
 * a bare Yes says nothing: its follow-ups do.
 */
export function hasContent(
  { dimension, question }: { dimension: Dimension; question: Question },
  { answer = [], yesAnswers = [] }: Partial<CallAnswer>,
): boolean {
  const said = Object.values(typeof answer === "string" ? [answer] : answer)
    .flat()
    .filter((part) => part.trim() !== "");
  if (yesAnswers.some((part) => part.trim() !== "")) return true;
  const { followUps, options } = question.type === "choice" ? question : {};
  if (dimension.isOnSummary || !followUps) return said.length > 0;
  return said.some((part) => matchLabel(options ?? [], part)?.id !== followUps.by);
}
