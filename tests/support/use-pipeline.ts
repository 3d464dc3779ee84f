import { JOBS } from "~/entries/jobs";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { outbox } from "~/foundation/notifications/tables";
import { mailHealth } from "~/foundation/notifications/waiting.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { recordDeadLetter } from "~/upkeep/delivery/dead-letters.server";
import { deliverRows } from "~/upkeep/delivery/deliver.server";
import { takeMailEvents } from "~/upkeep/delivery/mail-events.server";
import { listChoices, listResends, sweepResends } from "~/upkeep/delivery/resend.server";
import { retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { findStopped, listStopped, releaseStopped } from "~/upkeep/delivery/stopped-addresses.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { listJobs } from "~/upkeep/maintenance/job-list.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/upkeep/privacy/retention.server";
import { resendAll, sendWaiting } from "./rounds";
import { completeDraft, registerCompany } from "./worker";

/** Delivers, fails, records, lists and resends, as the queue, the scheduled jobs and an administrator do. */
export async function usePipeline(ctx: Context, user: CurrentUser): Promise<void> {
  const admin = { ...user, isAdministrator: true };
  const send = async () => {
    throw new Error("421 try later");
  };
  const rows = outboxRows(ctx, { cause: "profile-updated", userId: user.id });
  await ctx.db.insert(outbox).values(rows);
  const ids = rows.map(({ id }) => id);
  await recordDeadLetter(ctx, { v: 1, outboxId: ids[0] });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await deliverRows({ ...ctx, mailer: { send }, clock: () => Date.now() + attempt * 60_000 }, ids);
  }
  await recordDeadLetter(ctx, "poison");
  for (const isOpenOnly of [true, false]) await listDeadLetters(ctx, { page: 1, isOpenOnly });
  await retryDeadLetter({ ...ctx, queue: { ...ctx.queue, send } }, admin, "x");
  await resendAll({ ...ctx, queue: { ...ctx.queue, send } }, admin);
  await sweepResends(ctx);
  await listChoices(ctx);
  await listResends(ctx);
  await sweepOutbox(ctx);
  await sendWaiting(ctx);
  await mailHealth(ctx);
  await takeMailEvents(
    { ...ctx, settings: { ...ctx.settings, MAIL_EVENTS_KEY: "a key of the mail service" } },
    {
      body: JSON.stringify({ events: [{ address: user.email, kind: "complaint" }] }),
      authorization: "Bearer a key of the mail service",
    },
  );
  await listStopped(ctx, 1);
  await releaseStopped(ctx, admin, (await findStopped(ctx, user.email)) ?? "");
  await listJobs(ctx, JOBS, "outbox");
}

/** Lets assessments age. All other data ages with them. */
export async function growOld(ctx: Context): Promise<void> {
  const at = (years: number): Context => ({ ...ctx, clock: () => Date.now() + years * 366 * 86_400_000 });
  const user = await registerCompany(ctx);
  for (const context of [ctx, at(3)]) await submitAssessment(context, user, await completeDraft(context, user, 20));
  await startAssessment(ctx, user);
  await anonymiseAssessments(at(5), null);
  await anonymiseAssessments(at(5), "0/x");
  await deleteOldDrafts(at(5), null);
  await deleteOldAssessments(at(7));
}
