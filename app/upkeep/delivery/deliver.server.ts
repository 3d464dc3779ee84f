import { and, eq, sql } from "drizzle-orm";
import { ANNOUNCEMENT, announcementGoesOut } from "~/foundation/notifications/rules/announcements";
import { DIGEST, isDigested } from "~/foundation/notifications/rules/digest";
import { goesOut, type Preference } from "~/foundation/notifications/rules/policy";
import { goesToStopped } from "~/foundation/notifications/rules/stopped";
import { afterFailure, isCause, MAX_ATTEMPTS } from "~/foundation/notifications/rules/types";
import { afterTransportFailure, lifeOf, URGENCY, urgencyOf } from "~/foundation/notifications/rules/urgency";
import { findStop, hashOfAddress, stopAddressFor } from "~/foundation/notifications/suppressions.server";
import { notificationPreferences, outbox } from "~/foundation/notifications/tables";
import { isWaiting, startRound, waitForRound } from "~/foundation/notifications/waiting.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import { settleInvitation } from "~/network/membership/invitations/mail.server";
import type { Context } from "~/platform/context";
import { isListed, runTogether, type Statement } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import {
  ensureGate,
  giveBack,
  hasPass,
  letPass,
  type Pass,
  paceOf,
  passOf,
  readGate,
  recordFailure,
  recordSuccess,
} from "~/platform/mail/gate.server";
import { isPermanent, MailError } from "~/platform/mail/mailer";
import { SHORT_WAIT_MS } from "~/platform/mail/rules/breaker";
import type { Delivery, OutboxMessage } from "~/platform/queue/message";
import { composeMail } from "./compose-mail.server";
import { dropItems, putIntoDigest } from "./digest.server";
import { addNotices, dropOrphans, rowsThere } from "./notices.server";
import {
  claimEntries,
  claimMail,
  type Ending,
  isClaimable,
  LEASE_MS,
  released,
  type SkipReason,
  secondsUntilFree,
  settled,
} from "./settle.server";

const DONE: Delivery = { outcome: "done" };

/**
 * Delivers outbox rows, at most ninety. Safe to call any number of times with the same ids: a row is claimed by a conditional
 * update, a settled row is left alone, and a mail uses its row's id as its idempotency key. Bell entries are written together,
 * mails are sent one by one. The outcome of one row does not affect the others.
 */
export async function deliverRows(ctx: Context, outboxIds: string[]): Promise<Map<string, Delivery>> {
  const ids = [...new Set(outboxIds)];
  const deliveries = new Map<string, Delivery>(ids.map((id) => [id, DONE]));
  if (ids.length === 0) return deliveries;
  const [claimed, rows] = await runTogether(ctx.db, [claimEntries(ctx, ids), readRows(ctx, ids)]);
  const isClaimed = (row: Row) => claimed.some(({ id }) => id === row.id);
  const inOrder = rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

  for (const [id, delivery] of await deliverEntries(ctx, inOrder.filter(isClaimed))) deliveries.set(id, delivery);
  for (const row of inOrder.filter((each) => !isClaimed(each))) {
    deliveries.set(row.id, await deliverOther(ctx, row).catch((error) => unsettled(ctx, row, error)));
  }
  return deliveries;
}

/** Delivers the row of one queue message. */
export async function deliver(ctx: Context, { outboxId }: OutboxMessage): Promise<Delivery> {
  return (await deliverRows(ctx, [outboxId])).get(outboxId) ?? DONE;
}

/** A row with what its delivery needs to know about its reader; null values if there is no reader or no preference. */
export function readRows(ctx: Context, ids: string[]) {
  return ctx.db
    .select({
      id: outbox.id,
      type: outbox.type,
      cause: outbox.cause,
      channel: outbox.channel,
      data: outbox.data,
      status: outbox.status,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      waitingSince: outbox.waitingSince,
      userId: outbox.userId,
      email: users.email,
      username: users.username,
      language: users.language,
      timeZone: companyZone,
      wantsDigest: users.wantsDigest,
      erasedAt: users.erasedAt,
      chosenEmail: sql<number | null>`${notificationPreferences.email}`.as("chosen_email"),
      chosenInApp: sql<number | null>`${notificationPreferences.inApp}`.as("chosen_in_app"),
    })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, outbox.userId), eq(notificationPreferences.type, outbox.type)),
    )
    .where(isListed(outbox.id, ids));
}

export type Row = Awaited<ReturnType<typeof readRows>>[number];

/**
 * Writes claimed rows to the bell, and records that they are delivered. If that fails, writes them one by one, so that one bad row does not
 * affect the others. While LOGS is away they wait, and none loses an attempt.
 */
async function deliverEntries(ctx: Context, rows: Row[]): Promise<[string, Delivery][]> {
  if (rows.length === 0) return [];
  const judged = rows.map((row) => ({ row, ending: judge(row) ?? { status: "completed" as const } }));
  const completed = judged.filter(({ ending }) => ending.status === "completed").map(({ row }) => row);
  const others = judged.filter(({ ending }) => ending.status !== "completed");
  const statements = [
    ...settled(ctx, completed, { status: "completed" }),
    ...others.flatMap(({ row, ending }) => settled(ctx, [row], ending)),
  ];
  const done = (): [string, Delivery][] => rows.map(({ id }) => [id, DONE]);
  try {
    // Before they count as delivered: a delivery that dies in between is repeated, and writes no second notice.
    await addNotices(ctx, completed);
    const [there] = await runTogether(ctx.db, [rowsThere(ctx, completed), ...statements]);
    await dropOrphans(ctx, completed, there);
    return done();
  } catch (error) {
    if (ctx.areLogsAway()) {
      ctx.log("notices-not-written", { count: rows.length, error: errorMessage(error).slice(0, 500) });
      await runTogether(ctx.db, [released(ctx, rows)]);
      return done();
    }
    if (rows.length > 1) return (await Promise.all(rows.map((row) => deliverEntries(ctx, [row])))).flat();
    return Promise.all(
      rows.map(async (row) => [row.id, await failed(ctx, row, error).catch((lost) => unsettled(ctx, row, lost))]),
    );
  }
}

/** Handles a row not claimed above: retries one in progress elsewhere later, sends a mail. */
async function deliverOther(ctx: Context, { id, status, dueAt, channel, cause }: Row): Promise<Delivery> {
  if (status !== "pending" && status !== "retrying") return DONE;
  const delaySeconds = secondsUntilFree(ctx, { status, dueAt });
  if (delaySeconds > 0) return { outcome: "retry", delaySeconds };
  if (channel !== "email") return DONE;
  const urgency = urgencyOf(cause);
  // Announcements and digests go to many people. They leave in rounds, so the queue is free for what a reader waits for.
  if (urgency === URGENCY.bulk && status === "pending") {
    await waitForRound(ctx, [id], { isAway: false });
    return DONE;
  }
  const token = ctx.ids.create();
  const isFirst = sql`not exists (select 1 from ${outbox} where ${isWaiting} and ${outbox.urgency} <= ${urgency})`;
  const isStillThere = sql`exists (select 1 from ${outbox} where ${isClaimable(ctx, id)})`;
  const [, , [claimed], [gate], [row]] = await runTogether(ctx.db, [
    ensureGate(ctx),
    letPass(ctx, token, paceOf(ctx.settings), sql`${isStillThere} and ${isFirst}`),
    claimMail(ctx, isClaimable(ctx, id), hasPass(ctx, token)),
    readGate(ctx),
    readRows(ctx, [id]),
  ]);
  if (!row) return DONE;
  if (claimed) return deliverMail(ctx, row, passOf(token, gate));
  const wait = secondsUntilFree(ctx, row);
  if (wait > 0) return { outcome: "retry", delaySeconds: wait };
  if (row.status !== "pending" && row.status !== "retrying") return DONE;
  await waitForRound(ctx, [id], { isAway: gate?.openUntil != null });
  return DONE;
}

/** Sends a claimed mail that was let through, and records how that ended. */
export async function deliverMail(ctx: Context, row: Row, pass: Pass): Promise<Delivery> {
  let ending = judge(row) ?? judgeAge(row, ctx.clock());
  if (!ending && row.wantsDigest && row.cause !== DIGEST && isDigested(row.type)) {
    await runTogether(ctx.db, [putIntoDigest(ctx, row.id), ...settled(ctx, [row], skipped("digest"))]);
    await giveBack(ctx, pass);
    return DONE;
  }
  let to = "";
  let isSent = false;
  if (!ending) {
    try {
      const composed = await composeMail(ctx, row);
      if (composed.ok) to = composed.mail.to;
      ending = composed.ok ? await judgeAddress(ctx, row, to) : skipped(composed.reason);
      if (composed.ok && !ending) {
        await ctx.mailer.send({ idempotencyKey: row.id, ...composed.mail });
        isSent = true;
        ending = { status: "completed" };
      }
    } catch (error) {
      return failed(ctx, row, error, { pass, to });
    }
  }
  try {
    await settle(ctx, row, ending ?? { status: "completed" });
  } catch {
    // The mail has been sent, so try once more to record that; otherwise it would be sent again.
    await settle(ctx, row, ending ?? { status: "completed" });
  }
  await (isSent ? recordSuccess(ctx, pass) : giveBack(ctx, pass));
  return DONE;
}

/** Returns how a mail ends whose code is good no longer; null if it still says something. */
function judgeAge({ cause, createdAt }: Row, now: number): Ending | null {
  const life = lifeOf(cause);
  return life !== null && createdAt + life <= now ? skipped("expired") : null;
}

/** Returns how a mail ends whose address gets no such mails any more; null if it may go there. */
async function judgeAddress(ctx: Context, { cause }: Row, address: string): Promise<Ending | null> {
  const stop = await findStop(ctx, address);
  return stop && !goesToStopped(cause, stop.reason) ? skipped("address-stopped") : null;
}

/** Returns how a claimed row ends without delivery; null if it should be delivered. */
function judge(row: Row): Ending | null {
  // A Worker that dies during a delivery records no failure, so its attempts are limited here.
  if (row.attempts > MAX_ATTEMPTS) return { status: "failed", error: "never-came-to-an-end" };
  if (row.email === null || row.erasedAt !== null) return skipped("user-gone");
  const { chosenEmail, chosenInApp } = row;
  const preference = chosenEmail === null ? null : { email: chosenEmail === 1, inApp: chosenInApp === 1 };
  if (row.cause === DIGEST) return null;
  if (row.cause !== ANNOUNCEMENT && !isCause(row.cause)) return skipped("unknown-cause");
  return isWanted(row, preference) ? null : skipped("preference-off");
}

/** Whether the reader wants this notification on this channel. */
function isWanted({ type, cause, channel }: Row, preference: Preference | null): boolean {
  if (cause === ANNOUNCEMENT) return announcementGoesOut(type, channel, preference);
  return isCause(cause) && goesOut(cause, channel, preference);
}

function skipped(why: SkipReason): Ending {
  return { status: "skipped", why };
}

async function failed(ctx: Context, row: Row, problem: unknown, mail?: { pass: Pass; to: string }): Promise<Delivery> {
  const error = errorMessage(problem).slice(0, 500);
  if (mail && problem instanceof MailError && problem.about === "transport") {
    return wait(ctx, row, problem, mail.pass);
  }
  const next = afterFailure(row.attempts, isPermanent(problem));
  ctx.log("delivery-failed", { outboxId: row.id, attempts: row.attempts, status: next.status });
  const reason = problem instanceof MailError ? problem.address : null;
  const stops =
    reason && mail ? [stopAddressFor(ctx, { address: mail.to, hash: await hashOfAddress(ctx, mail.to) }, reason)] : [];
  await settle(ctx, row, { ...next, error }, stops);
  if (reason) ctx.log("address-stopped", { reason, by: "transport" });
  // The transport has answered, if only with a refusal of this mail.
  if (mail) await (problem instanceof MailError ? recordSuccess(ctx, mail.pass) : giveBack(ctx, mail.pass));
  return next.status === "failed" ? DONE : { outcome: "retry", delaySeconds: next.delaySeconds };
}

/** The transport has failed: the mail waits, and a round sends it when the transport is back. */
async function wait(ctx: Context, row: Row, problem: MailError, pass: Pass): Promise<Delivery> {
  const gate = await recordFailure(ctx, pass, problem);
  const now = ctx.clock();
  const { attempts, waitingSince } = row;
  // The next probe is another mail, if there is one: this one may itself be the reason.
  const shortWaitMs = Math.max(0, (gate?.openUntil ?? now) - now) + SHORT_WAIT_MS;
  const next = afterTransportFailure(
    { attempts, waitedMs: waitingSince === null ? 0 : now - waitingSince },
    { isUncertain: problem.isUncertain, shortWaitMs },
  );
  ctx.log("delivery-failed", { outboxId: row.id, attempts, status: next.status });
  await settle(ctx, row, { ...next, error: problem.message });
  if (next.status === "waiting") await startRound(ctx);
  return DONE;
}

/** The database did not record how the attempt ended, so there is another attempt once the lease expires. */
function unsettled(ctx: Context, { id }: Row, error: unknown): Delivery {
  ctx.log("delivery-unsettled", { outboxId: id, error: errorMessage(error).slice(0, 500) });
  return { outcome: "retry", delaySeconds: LEASE_MS / 1000 };
}

async function settle(ctx: Context, row: Row, ending: Ending, more: Statement[] = []): Promise<void> {
  const isDelivered = ending.status === "completed" || ending.status === "skipped";
  const told: Statement[] = row.cause === DIGEST && isDelivered ? [dropItems(ctx, row)] : [];
  if (row.cause === "member-invitation") told.push(...settleInvitation(ctx, row, ending.status));
  await runTogether(ctx.db, [...settled(ctx, [row], ending), ...told, ...more]);
}
