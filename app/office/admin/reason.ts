import { reasonSchema } from "~/office/log/rules/reason";

/** A refused reason as typed, with the message key of its error. */
export interface RefusedReason {
  typed: string;
  error: string;
}

/** The reason given in a form, or its error. */
export function readReason(form: FormData): { ok: true; reason: string } | { ok: false; refused: RefusedReason } {
  const typed = String(form.get("reason") ?? "");
  const parsed = reasonSchema.safeParse(typed);
  if (parsed.success) return { ok: true, reason: parsed.data };
  return {
    ok: false,
    refused: { typed: typed.slice(0, 1000), error: parsed.error.issues[0]?.message ?? "reason.missing" },
  };
}
