import { notifyReady } from "~/assessment/answers/notify.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import type { Context } from "~/platform/context";

export type NotifyVerdict =
  /** `isNew` is false if the owners have already been told today. */
  { ok: true; isNew: boolean } | { ok: false; reason: "not-found" | "forbidden" | "completed" | "incomplete" };

/** Tells a company's owners, once a day, that a draft is complete and waits for them. */
export async function notifyOwner(ctx: Context, user: CurrentUser, assessmentId: string): Promise<NotifyVerdict> {
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  if (firstOpenSection(opened.catalogue, opened.answers)) return { ok: false, reason: "incomplete" };
  const told = await notifyReady(ctx, user, opened.assessment);
  await sendAll(ctx, told);
  return { ok: true, isNew: told.length > 0 };
}
