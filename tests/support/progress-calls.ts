import type { z } from "@hono/zod-openapi";
import type { progressItemSchema } from "~/assessment/answers/progress-contract";
import type { Context } from "~/platform/context";
import { answerAll, clientOf, dataOf, start } from "../worker/api/client";

export type ProgressItem = z.infer<typeof progressItemSchema>;

/** Completes a readiness assessment, which unlocks the other kind. */
export async function unlock(ctx: Context, token: string): Promise<string> {
  const submissionId = await start(ctx, token);
  await answerAll(ctx, token, submissionId, () => "Yes");
  await dataOf(clientOf(ctx, token).PATCH("/api/users/submission/end", { body: { SubmissionId: submissionId } }));
  return submissionId;
}

export async function startProgress(ctx: Context, token: string): Promise<string> {
  return (await dataOf(clientOf(ctx, token).POST("/api/ProGress/submission/start")))._id;
}

export async function questionsOf(
  ctx: Context,
  token: string,
  submissionId: string,
  proGress_Dimension: string,
): Promise<ProgressItem[]> {
  const params = { query: { submissionId, proGress_Dimension } };
  return (await dataOf(clientOf(ctx, token).GET("/api/ProGress/questions/list", { params }))).list;
}

/** Ids of the dimensions, in order. */
export async function dimensionsOf(ctx: Context, token: string, submissionId: string): Promise<string[]> {
  const params = { query: { submissionId } };
  const { list } = await dataOf(clientOf(ctx, token).GET("/api/ProGress-dimension/list", { params }));
  return list.map(({ _id }) => _id);
}

/** An answer for any type of question: the first option, or a thousand for the first input of a calculation. */
function anyAnswer({ _id: id, questionId: question }: ProgressItem) {
  const first = question.options[0]?.ans ?? "";
  if (question.isMultiStatement) {
    return { id, answer: Object.fromEntries(question.statements.map(({ statement }) => [statement, [first]])) };
  }
  if (question.questionType === "input") return { id, answer: id.endsWith("-percent") ? "40" : "2024" };
  if (question.questionType === "calculation") return { id, answer: [`${question.calculationTokens[0]?.token}=1000`] };
  return { id, answer: [first], yesAnswers: question.yes_options.slice(0, 1).map(({ ans }) => ans) };
}

/** Answers to every question of a draft. */
export async function anyAnswers(ctx: Context, token: string, submissionId: string) {
  const dimensions = await dimensionsOf(ctx, token, submissionId);
  const items = await Promise.all(dimensions.map((each) => questionsOf(ctx, token, submissionId, each)));
  return items.flat().map(anyAnswer);
}
