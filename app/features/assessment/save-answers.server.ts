import { sql } from "drizzle-orm";
import { findQuestion } from "~/domain/catalogue/lookup";
import { type Answer, isSameAnswer, judgeAnswer } from "~/domain/progress/answers";
import type { CurrentUser } from "~/features/account/session.server";
import { sendAll } from "~/features/notifications/audience.server";
import type { Context } from "~/platform/context";
import { isGuardViolation } from "~/platform/d1/client";
import { answers, assessments } from "~/platform/d1/schema";
import { type OpenedAssessment, openAssessment } from "./queries.server";
import { answeredRequired, tellOfHalf } from "./tellings.server";

export interface GivenAnswer extends Answer {
  questionId: string;
}

export type SaveVerdict =
  | ({ ok: true; changed: number } & OpenedAssessment)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" }
  | {
      ok: false;
      reason: "unknown-question" | "unknown-option" | "one-option-only" | "other-text-too-long";
      /** Position in `given` of the first answer that does not fit. Nothing is saved. */
      index: number;
    };

/**
 * Saves answers to a draft: all of them or, when one does not fit the questionnaire or the draft is gone, none. Only what
 * changed is written. Returns the assessment with its answers as they then stand. A caller that has opened the assessment
 * for answering passes it on.
 */
export async function saveAnswers(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  given: GivenAnswer[],
  alreadyOpened?: OpenedAssessment,
): Promise<SaveVerdict> {
  const opened = alreadyOpened
    ? { ok: true as const, ...alreadyOpened }
    : await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;

  const changed: (GivenAnswer & { isRequired: boolean })[] = [];
  const merged = new Map(opened.answers);
  const now = ctx.clock();
  for (const [index, item] of given.entries()) {
    const found = findQuestion(opened.catalogue, item.questionId);
    if (!found) return { ok: false, reason: "unknown-question", index };
    const verdict = judgeAnswer(found.question, item);
    if (!verdict.ok) return { ...verdict, index };
    if (isSameAnswer(merged.get(item.questionId), verdict.answer)) continue;
    merged.set(item.questionId, {
      ...verdict.answer,
      revision: (merged.get(item.questionId)?.revision ?? 0) + 1,
      answeredBy: user.id,
      answeredAt: now,
      unconfirmed: null,
    });
    changed.push({ questionId: item.questionId, ...verdict.answer, isRequired: found.question.isRequired });
  }
  if (changed.length === 0) return { ...opened, changed: 0 };

  // The subselect yields NULL once the draft is submitted; NOT NULL then fails the whole batch.
  const draftId = sql<string>`(select ${assessments.id} from ${assessments} where ${assessments.id} = ${assessmentId} and ${assessments.state} = 'draft')`;
  const touch = ctx.db
    .update(assessments)
    .set({
      revision: sql`${assessments.revision} + 1`,
      updatedAt: now,
      answeredRequired: answeredRequired(assessmentId),
    })
    .where(sql`${assessments.id} = ${assessmentId}`);
  const writes = changed.map(({ questionId, optionIds, otherText, isRequired }) =>
    ctx.db
      .insert(answers)
      .values({
        assessmentId: draftId,
        questionId,
        optionIds,
        otherText,
        isRequired,
        revision: 1,
        answeredBy: user.id,
        answeredAt: now,
      })
      .onConflictDoUpdate({
        target: [answers.assessmentId, answers.questionId],
        set: {
          optionIds,
          otherText,
          revision: sql`${answers.revision} + 1`,
          answeredBy: user.id,
          answeredAt: now,
          unconfirmed: null,
        },
      }),
  );
  try {
    const [first, ...rest] = writes;
    const telling = tellOfHalf(ctx, user, opened);
    if (first && telling) {
      const [told] = (await ctx.db.batch([first, ...rest, telling, touch])).slice(-2);
      await sendAll(ctx, told as { id: string }[]);
    } else if (first) await ctx.db.batch([first, ...rest, touch]);
  } catch (error) {
    if (isGuardViolation(error, "answers.assessment_id")) return { ok: false, reason: "completed" };
    throw error;
  }
  return { ...opened, answers: merged, changed: changed.length };
}
