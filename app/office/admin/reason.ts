import { reasonSchema } from "~/office/log/rules/reason";

/** What was typed as a reason and was not accepted, with the key of what is wrong with it. */
export interface RefusedReason {
  typed: string;
  error: string;
}

/** The reason that a form gives for an act, or what is wrong with it. */
export function readReason(form: FormData): { ok: true; reason: string } | { ok: false; refused: RefusedReason } {
  const typed = String(form.get("reason") ?? "");
  const parsed = reasonSchema.safeParse(typed);
  if (parsed.success) return { ok: true, reason: parsed.data };
  return {
    ok: false,
    refused: { typed: typed.slice(0, 1000), error: parsed.error.issues[0]?.message ?? "reason.missing" },
  };
}
