import { fieldsOfCall } from "~/assessment/answers/rules/answers";
import type { CallAnswer } from "~/assessment/answers/rules/codec";
import type { Field } from "~/assessment/answers/rules/fields";
import { hasContent } from "~/assessment/answers/rules/has-content";
import { readTokens } from "~/assessment/answers/rules/tokens";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { type AnswerItem, splitEntryId } from "./call-contract";
import { openAssessment } from "./queries.server";
import { type GivenAnswer, type SaveVerdict, saveAnswers } from "./save-answers.server";

export type AnswerVerdict =
  | SaveVerdict
  | { ok: false; reason: "mixed" | "conflict"; index: number }
  | { ok: false; reason: "nothing-said" };

export interface CallOptions {
  /** The items are a whole form: empty ones are skipped, but at least one must say something. */
  isForm?: boolean;
  /** The assessment that this call submits: all items must belong to it, and the user must be allowed to submit it. */
  ends?: string;
}

/**
 * Saves answers whose items name their own submission. All items must name the same one, so that all are judged before
 * anything is written. The first item that is invalid, or that names an outdated revision, is reported by its position.
 */
export async function saveByCall(
  ctx: Context,
  user: CurrentUser,
  items: AnswerItem[],
  { isForm = false, ends }: CallOptions = {},
): Promise<AnswerVerdict> {
  const named: { assessmentId: string; questionId: string; item: AnswerItem }[] = [];
  for (const [index, item] of items.entries()) {
    const parts = splitEntryId(item.id);
    const assessmentId = parts && ctx.ids.resolve(parts.submission);
    if (!parts || !assessmentId) return { ok: false, reason: "unknown-question", index };
    if (assessmentId !== (ends ?? named[0]?.assessmentId ?? assessmentId)) return { ok: false, reason: "mixed", index };
    named.push({ assessmentId, questionId: parts.questionId, item });
  }
  const assessmentId = named[0]?.assessmentId;
  if (!assessmentId) return { ok: false, reason: "not-found" };
  const opened = await openAssessment(ctx, user, assessmentId, ends ? "submit" : "answer");
  if (!opened.ok) return opened;
  const given: (GivenAnswer & { index: number })[] = [];
  let isSilent = isForm && !ends;
  for (const [index, { questionId, item }] of named.entries()) {
    const found = findQuestion(opened.catalogue, questionId);
    if (!found || hasContent(found, item)) isSilent = false;
    const { answer = item.yesAnswers && [] } = item;
    if (found && !answer && isForm) continue;
    // An item that names no question goes on with no fields, and `saveAnswers` refuses it.
    const fields = !found ? [] : answer ? fieldsOfItem(found.question, { ...item, answer }) : null;
    if (!fields) return { ok: false, reason: "unknown-option", index };
    const base = item.revision === undefined ? undefined : { revision: item.revision, sign: null };
    given.push({ questionId, fields, base, index });
  }
  if (isSilent) return { ok: false, reason: "nothing-said" };
  const saved = await saveAnswers(ctx, user, assessmentId, given, { opened, confirms: true, allOrNone: true });
  const placeOf = (position: number) => given[position]?.index ?? position;
  if (!saved.ok) return "index" in saved ? { ...saved, index: placeOf(saved.index) } : saved;
  const [clash] = saved.conflicts;
  if (!clash) return saved;
  const position = given.findLastIndex((item) => item.questionId === clash.questionId);
  return { ok: false, reason: "conflict", index: placeOf(position) };
}

/** An item's answer as fields; null if the question does not take that shape. */
function fieldsOfItem(question: Question, item: CallAnswer): Field[] | null {
  const { answer } = item;
  const isList = question.type === "calculation" && Array.isArray(answer);
  return fieldsOfCall(question, isList ? { ...item, answer: readTokens(question, answer) } : item);
}
