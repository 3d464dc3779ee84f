import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import { dayIn, UTC } from "~/core/days/days";
import { renderDigest } from "~/foundation/notifications/mails/digest.server";
import { DIGEST, isDigestDay, MAX_ENTRIES, weekEnd } from "~/foundation/notifications/rules/digest";
import { isCause } from "~/foundation/notifications/rules/types";
import { URGENCY } from "~/foundation/notifications/rules/urgency";
import { digestItems, notificationPreferences, outbox } from "~/foundation/notifications/tables";
import { targetOf } from "~/foundation/notifications/targets";
import { eventTexts } from "~/foundation/notifications/texts.server";
import { unsubscribeAddress } from "~/foundation/notifications/unsubscribe.server";
import { startRound } from "~/foundation/notifications/waiting.server";
import { users } from "~/foundation/tables/people";
import type { Reader } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { budgetOf, type JobResult } from "~/platform/job";
import type { Composed } from "./compose-mail.server";
import type { Row } from "./deliver.server";
import { LEASE_MS } from "./settle.server";

/** People in one statement. */
const PEOPLE_A_STEP = 500;
/** What a run may use: 50,000 people. Other jobs of the same cron run have the rest. */
const BUDGET = { statements: 200, ms: 60_000 };

/**
 * A digest covers the items that were waiting before this time, a lease before its own row was written. A delivery sets an item's
 * time before it writes the item, so the item may appear only after the digest has been read. That happens within the
 * delivery's lease, and the item goes into the next digest.
 */
function notifiedUntil({ createdAt }: Pick<Row, "createdAt">): number {
  return createdAt - LEASE_MS;
}

/** Adds a mail of the outbox to its reader's next digest. It counts from now: a digest in progress has not seen it. */
export function putIntoDigest(ctx: Context, outboxId: string) {
  const item = ctx.db
    .select({
      userId: outbox.userId,
      outboxId: outbox.id,
      type: outbox.type,
      cause: outbox.cause,
      data: outbox.data,
      createdAt: sql<number>`${ctx.clock()}`.as("waits_since"),
    })
    .from(outbox)
    .where(eq(outbox.id, outboxId));
  return ctx.db.insert(digestItems).select(item).onConflictDoNothing();
}

/** Deletes the items that a digest has reported. */
export function dropItems(ctx: Context, digest: Pick<Row, "userId" | "createdAt">) {
  const { userId, createdAt } = digestItems;
  return ctx.db.delete(digestItems).where(and(eq(userId, digest.userId), lt(createdAt, notifiedUntil(digest))));
}

/**
 * Writes the digests of the past week, one per person and week however often it runs, and goes on until everybody has theirs, within its
 * budget. The next run continues after the last person. A digest waits for a round, behind everything that is more urgent.
 */
export async function writeDigests(ctx: Context, cursor: string | null): Promise<JobResult> {
  const now = ctx.clock();
  if (!isDigestDay(now)) return { did: {}, cursor: null };
  const hasRoom = budgetOf(ctx, BUDGET);
  let [written, last]: [number, string | null] = [0, cursor];
  do {
    const step = await writeStep(ctx, last);
    written += step.written;
    last = step.last;
  } while (last !== null && hasRoom());
  await startRound(ctx);
  return { did: { written }, cursor: last };
}

/** Writes the digests of the next people. `last` is the last of them; null if no one is left. */
async function writeStep(ctx: Context, cursor: string | null): Promise<{ written: number; last: string | null }> {
  const now = ctx.clock();
  const end = weekEnd(now);
  const people = await ctx.db
    .select({ userId: digestItems.userId })
    .from(digestItems)
    .where(
      and(
        gt(digestItems.userId, cursor ?? ""),
        lt(digestItems.createdAt, Math.min(end, notifiedUntil({ createdAt: now }))),
      ),
    )
    .groupBy(digestItems.userId)
    .orderBy(asc(digestItems.userId))
    .limit(PEOPLE_A_STEP);
  const rows = people.map(({ userId }) => [ctx.ids.create(), userId]);
  const eventId = `${DIGEST}/${dayIn(end, UTC)}`;
  // The type is nominal: the entries of a digest were selected by their own types.
  const written = await ctx.db
    .insert(outbox)
    .select(
      sql`select value ->> 0, ${eventId}, 'ASSESSMENT_PROGRESS', ${DIGEST}, ${users.id}, 'email', '{}', 'waiting', 0, null, ${now}, ${now}, ${URGENCY.bulk}, null
        from json_each(${JSON.stringify(rows)}) inner join ${users} on ${users.id} = value ->> 1 where ${users.erasedAt} is null`,
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return { written: written.length, last: people.length < PEOPLE_A_STEP ? null : (people.at(-1)?.userId ?? null) };
}

/** The mail of a digest: the waiting items that are still wanted, oldest first. One round trip. */
export async function composeDigest(
  ctx: Context,
  row: Pick<Row, "userId" | "createdAt"> & { email: string; username: string } & Reader,
): Promise<Composed> {
  const { userId, email, username, language, timeZone } = row;
  const reader = { language, timeZone };
  const isOff = and(
    eq(notificationPreferences.userId, digestItems.userId),
    eq(notificationPreferences.type, digestItems.type),
    eq(notificationPreferences.email, false),
  );
  const waits = and(
    eq(digestItems.userId, userId),
    lt(digestItems.createdAt, notifiedUntil(row)),
    sql`${notificationPreferences.type} is null`,
  );
  const { cause, data, outboxId } = digestItems;
  const [items, [counted]] = await runTogether(ctx.db, [
    ctx.db
      .select({ cause, data, at: digestItems.createdAt })
      .from(digestItems)
      .leftJoin(notificationPreferences, isOff)
      .where(waits)
      .orderBy(asc(digestItems.createdAt), asc(outboxId))
      .limit(MAX_ENTRIES),
    ctx.db.select({ all: count() }).from(digestItems).leftJoin(notificationPreferences, isOff).where(waits),
  ]);
  if (items.length === 0) return { ok: false, reason: "nothing-to-say" };
  const entries = items.flatMap(({ at, ...event }) => {
    if (!isCause(event.cause)) return [];
    const { subject, body } = eventTexts(event.cause, reader, event.data);
    const target = targetOf(event, ctx.ids.seal);
    return [{ title: subject, text: body, at, href: target ? `${ctx.settings.APP_URL}${target}` : undefined }];
  });
  const mail = renderDigest({
    reader,
    username,
    contact: ctx.settings.CONTACT_EMAIL,
    link: `${ctx.settings.APP_URL}/notifications`,
    unsubscribe: unsubscribeAddress(ctx, userId, language, DIGEST),
    entries,
    more: (counted?.all ?? 0) - items.length,
  });
  return { ok: true, mail: { to: email, ...mail } };
}
