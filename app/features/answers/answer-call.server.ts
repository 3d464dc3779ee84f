import { fieldsOfCall } from "~/domain/answers/answers";
import { findQuestion } from "~/domain/catalogue/lookup";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { type AnswerItem, splitEntryId } from "./contract";
import { openAssessment } from "./queries.server";
import { type GivenAnswer, type SaveVerdict, saveAnswers } from "./save-answers.server";

export type AnswerVerdict = SaveVerdict | { ok: false; reason: "mixed" | "conflict"; index: number };

/**
 * Saves answers whose items name their submission themselves. All items must name the same one, so that all are judged
 * before anything is written; the first that does not fit, or that names a revision which another answer has followed, is reported by
 * its position.
 */
export async function saveByCall(ctx: Context, user: CurrentUser, items: AnswerItem[]): Promise<AnswerVerdict> {
  const named: { assessmentId: string; questionId: string; item: AnswerItem }[] = [];
  for (const [index, item] of items.entries()) {
    const parts = splitEntryId(item.id);
    const assessmentId = parts && ctx.ids.resolve(parts.submission);
    if (!parts || !assessmentId) return { ok: false, reason: "unknown-question", index };
    if (named[0] && named[0].assessmentId !== assessmentId) return { ok: false, reason: "mixed", index };
    named.push({ assessmentId, questionId: parts.questionId, item });
  }
  const assessmentId = named[0]?.assessmentId;
  if (!assessmentId) return { ok: false, reason: "not-found" };
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  const given: GivenAnswer[] = [];
  for (const [index, { questionId, item }] of named.entries()) {
    const found = findQuestion(opened.catalogue, questionId);
    // What names no question is refused with it.
    const fields = found ? fieldsOfCall(found.question, item) : [];
    if (!fields) return { ok: false, reason: "unknown-option", index };
    const base = item.revision === undefined ? undefined : { revision: item.revision, sign: null };
    given.push({ questionId, fields, base });
  }
  const saved = await saveAnswers(ctx, user, assessmentId, given, { opened, confirms: true, allOrNone: true });
  const clash = saved.ok ? saved.conflicts[0] : undefined;
  if (!clash) return saved;
  return { ok: false, reason: "conflict", index: given.findLastIndex((item) => item.questionId === clash.questionId) };
}
