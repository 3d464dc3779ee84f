import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { type CallOptions, saveByCall } from "~/assessment/answers/answer-call.server";
import { type AnswerItem, answerRequest } from "~/assessment/answers/call-contract";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import { KINDS_WITH_CALLS } from "~/assessment/kinds/kinds";
import type { KindContract } from "~/assessment/kinds/rules";
import type { Kind } from "~/core/kinds/kind";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { TextKey } from "~/foundation/api/texts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

const answerCall = (kind: Kind, { calls: { answer } }: KindContract) =>
  createRoute({
    operationId: answer[0],
    method: "post",
    path: answer[1],
    tags: ["questionnaire"],
    ...signedInFor(kind, ["write-answers"]),
    summary: "Save answers to one draft: all of them or none; with a revision, only over the answer that had it",
    request: jsonBody(answerRequest),
    responses: responses(
      z.object({ message: z.string(), changed: z.number().int() }),
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
  });

const INVALID_WORDS = {
  "unknown-question": "failures.unknownQuestion",
  "unknown-option": "failures.unknownOption",
  "one-option-only": "failures.oneOption",
  "other-text-too-long": "failures.otherTooLong",
  "other-text-missing": "failures.otherMissing",
  mixed: "failures.mixed",
} satisfies Partial<Record<InvalidReason | "unknown-question" | "mixed", TextKey>>;

/** Reasons without a message of their own in the API use the form's message. */
const invalidKey = (reason: string): TextKey =>
  reason in INVALID_WORDS
    ? INVALID_WORDS[reason as keyof typeof INVALID_WORDS]
    : (`answering:invalid.${reason}` as TextKey);

/** Saves the answers of an API call and returns the number changed. Throws errors that name the item's position. */
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
  throw invalid({ [item]: invalidKey(verdict.reason) });
}

/** Registers the calls that answer questions. */
export function addAnswerCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const { kind, contract } of KINDS_WITH_CALLS) {
    app.openapi(answerCall(kind, contract), async (c) => {
      const { data } = c.req.valid("json");
      const changed = await saveItems(c.env.kompas, c.var.owner.user, data, { isForm: contract.sendsForms });
      const message = c.var.say(contract.words.answered);
      return c.json(ok(message, { message, changed }), 200);
    });
  }
}
