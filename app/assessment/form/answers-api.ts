import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { type CallOptions, saveByCall } from "~/assessment/answers/answer-call.server";
import { type AnswerItem, answerRequest } from "~/assessment/answers/call-contract";
import type { Misfit } from "~/assessment/answers/rules/value";
import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { answers, jsonBody, ok } from "~/foundation/api/envelope";
import { ApiError, invalid, refused } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { TextKey } from "~/foundation/api/texts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

const CALLS = {
  readiness: { operationId: "saveAnswers", path: "/users/questions/answer", done: "flash:sectionSaved" },
  progress: { operationId: "saveProgressAnswers", path: "/ProGress/questions/answer", done: "done.answered" },
} as const;

const answerCall = (kind: Kind) =>
  createRoute({
    operationId: CALLS[kind].operationId,
    method: "post",
    path: CALLS[kind].path,
    tags: ["questionnaire"],
    ...signedInFor(kind),
    summary: "Save answers to one draft: all of them or none; with a revision, only over the answer that had it",
    request: jsonBody(answerRequest),
    responses: answers(
      z.object({ message: z.string(), changed: z.number().int() }),
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
  });

const MISFITS = {
  "unknown-question": "failures.unknownQuestion",
  "unknown-option": "failures.unknownOption",
  "one-option-only": "failures.oneOption",
  "other-text-too-long": "failures.otherTooLong",
  "other-text-missing": "failures.otherMissing",
  mixed: "failures.mixed",
} satisfies Partial<Record<Misfit | "unknown-question" | "mixed", TextKey>>;

/** What has no sentence of its own in the API says it in the form's words. */
const misfitKey = (reason: string): TextKey =>
  reason in MISFITS ? MISFITS[reason as keyof typeof MISFITS] : (`answering:misfit.${reason}` as TextKey);

/** A client sends a dimension of progress as its form stands; of readiness what was answered. */
export const isForm = (kind: Kind) => kind === PROGRESS;

/** Saves the answers of a call; how many have changed. Throws what the call fails with, by the item's position. */
export async function saveItems(
  ctx: Context,
  user: CurrentUser,
  items: AnswerItem[],
  options: CallOptions,
): Promise<number> {
  const verdict = await saveByCall(ctx, user, items, options);
  if (verdict.ok) return verdict.changed;
  if (verdict.reason === "nothing-said") throw invalid({ data: "failures.nothingSaid" });
  if (!("index" in verdict)) throw refused(verdict.reason);
  const item = `data.${verdict.index}`;
  if (verdict.reason === "conflict") {
    throw new ApiError(409, "failures.conflict", { errors: { [item]: "failures.conflict" } });
  }
  throw invalid({ [item]: misfitKey(verdict.reason) });
}

/** The calls that answer questions. */
export function addAnswerCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const kind of KINDS_OF_ASSESSMENTS) {
    app.openapi(answerCall(kind), async (c) => {
      const { data } = c.req.valid("json");
      const changed = await saveItems(c.env.kompas, c.var.owner.user, data, { isForm: isForm(kind) });
      const message = c.var.say(CALLS[kind].done);
      return c.json(ok(message, { message, changed }), 200);
    });
  }
}
