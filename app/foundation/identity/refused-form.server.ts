import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { inMinutes, refusedWith } from "~/foundation/web/wait";

/** An action's answer to a refused form: its entries except the secret ones, its errors, and how long to wait. */
export interface RefusedForm {
  intent: string;
  result: SubmissionResult<string[]>;
  minutes: number;
}

type Reason = { reason: string; retryAfterSeconds?: number };

/**
 * Answers a form that was not accepted: 400 with the error at its field, or 429 with Retry-After. `fields` maps a
 * reason to its field and message.
 */
export function refuseForm(
  submission: Submission<unknown, string[]>,
  intent: string,
  refused: Reason | null = null,
  fields: Record<string, [field: string, key: string]> = {},
) {
  const [field, key] = fields[refused?.reason ?? ""] ?? [];
  const fieldErrors = field && key ? { [field]: [key] } : {};
  const result = submission.reply({ hideFields: ["password", "code"], fieldErrors });
  const seconds = refused?.retryAfterSeconds ?? 0;
  const answer: RefusedForm = { intent, result, minutes: inMinutes(seconds) };
  return data(answer, refusedWith(seconds));
}
