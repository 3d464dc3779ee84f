import { JOBS } from "~/entries/jobs";
import { listDeadLetters } from "~/features/delivery/dead-letter-list.server";
import { recordDeadLetter } from "~/features/delivery/dead-letters.server";
import { deliverRows } from "~/features/delivery/deliver.server";
import { retryAllDeadLetters, retryDeadLetter } from "~/features/delivery/retry-dead-letters.server";
import { startAssessment } from "~/features/drafts/start.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { listJobs } from "~/features/maintenance/job-list.server";
import { outboxRows } from "~/features/notifications/outbox.server";
import { anonymiseAssessments } from "~/features/privacy/anonymise.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/features/privacy/retention.server";
import { submitAssessment } from "~/features/results/submit.server";
import type { Context } from "~/platform/context";
import { outbox } from "~/platform/d1/schema/notifications";
import { completeDraft, registerCompany } from "./worker";

/** Delivers, fails, records, lists and sends again, as the queue, the clock and an administrator do. */
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
  await retryAllDeadLetters({ ...ctx, queue: { ...ctx.queue, send } }, admin);
  await listJobs(ctx, JOBS);
}

/** Lets assessments grow old. Whatever else there is grows old with them. */
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
