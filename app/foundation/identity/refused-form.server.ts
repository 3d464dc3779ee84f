import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { inMinutes, refusedWith } from "~/foundation/web/wait";

/** What an action answers a refused form with: its entries but the secret ones, its errors, and how long to wait. */
export interface RefusedForm {
  intent: string;
  result: SubmissionResult<string[]>;
  minutes: number;
}

type Reason = { reason: string; retryAfterSeconds?: number };

/**
 * The answer to a form that was not accepted: 400 with the error beside its field, or 429 with Retry-After. `fields` says
 * which field a reason belongs to, with its message.
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
