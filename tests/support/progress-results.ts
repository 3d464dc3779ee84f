import { expect } from "vitest";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { progressAnswers } from "./progress-answers";
import { submitAndCount } from "./submit";
import { completeDraft, registerCompany, reloadUser } from "./worker";

/** A company with a completed Progress Assessment on the real questionnaire. */
export async function completeProgress(ctx: Context, isBest: boolean, industry = "mining", said: GivenAnswer[] = []) {
  const { user } = await completeReadiness(ctx, industry);
  return { user, id: await anotherProgress(ctx, user, said, isBest) };
}

/** A company that has completed its first assessment. */
export async function completeReadiness(ctx: Context, industry = "mining") {
  const { email } = await registerCompany(ctx, { industry });
  const newcomer = await reloadUser(ctx, email);
  const readiness = await completeDraft(ctx, newcomer, 40);
  await submitAndCount(ctx, newcomer, readiness);
  return { user: await reloadUser(ctx, email), readiness };
}

/** Completes another Progress Assessment; answers in `said` replace the defaults. */
export async function anotherProgress(
  ctx: Context,
  user: CurrentUser,
  said: GivenAnswer[],
  isBest = true,
): Promise<string> {
  const started = await startAssessment(ctx, user, { kind: PROGRESS });
  if (!started.ok) throw new Error(started.reason);
  const given = new Map([...progressAnswers(isBest), ...said].map((answer) => [answer.questionId, answer]));
  const saved = await saveAnswers(ctx, user, started.assessmentId, [...given.values()]);
  if (!saved.ok) throw new Error(saved.reason);
  expect(await submitAndCount(ctx, user, started.assessmentId)).toEqual({ ok: true });
  return started.assessmentId;
}
