import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { SWEEP_AFTER_MS } from "~/foundation/notifications/outbox.server";
import { urgencyOf } from "~/foundation/notifications/rules/urgency";
import { withEmptySecrets, withoutSecrets } from "~/foundation/notifications/secrets.server";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import { SLACK_MS } from "~/foundation/notifications/waiting.server";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";
import { isListed } from "~/platform/d1/client";
import { transportOf } from "~/platform/mail/gate.server";

/** While a delivery runs, no other may start; if its Worker dies, the lease expires after this time. */
export const LEASE_MS = 60_000;

/** Why a row needs no delivery any more; stored in its `last_error`. */
export type SkipReason =
  | "unknown-cause"
  | "user-gone"
  | "preference-off"
  | "secret-gone"
  | "nothing-to-say"
  | "digest"
  /** Its code is good no longer. */
  | "expired"
  /** Mails to its address come back. */
  | "address-stopped";

/** How an attempt ended. */
export type Ending =
  | { status: "completed" }
  | { status: "skipped"; why: SkipReason }
  | { status: "retrying"; error: string; delaySeconds: number }
  /** The transport failed. `attempts` is what counts as the mail's own. */
  | { status: "waiting"; error: string; attempts: number; waitMs: number }
  | { status: "failed"; error: string };

/** Condition: a row is new, or its former attempt is over. */
const isFree = (now: number) =>
  or(eq(outbox.status, "pending"), and(eq(outbox.status, "retrying"), lte(outbox.dueAt, now + SLACK_MS)));

/** What a Worker writes into a row that it claims. */
const claimed = (now: number) => ({
  status: "retrying" as const,
  attempts: sql`${outbox.attempts} + 1`,
  dueAt: now + LEASE_MS,
});

/** Claims bell entries for this Worker if they are new or their former attempt is over. Returns their ids. */
export function claimEntries(ctx: Context, ids: string[]) {
  const now = ctx.clock();
  return ctx.db
    .update(outbox)
    .set(claimed(now))
    .where(and(isListed(outbox.id, ids), eq(outbox.channel, "inApp"), isFree(now)))
    .returning({ id: outbox.id });
}

/** The statement that gives claimed rows back as they were. The sweep hands them over again. */
export function released(ctx: Context, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  return ctx.db
    .update(outbox)
    .set({ status: "pending", attempts: sql`${outbox.attempts} - 1`, dueAt: ctx.clock() + SWEEP_AFTER_MS })
    .where(and(isListed(outbox.id, ids), eq(outbox.status, "retrying")));
}

/** Condition on the outbox: this mail may be claimed. */
export const isClaimable = (ctx: Context, id: string) =>
  and(eq(outbox.id, id), eq(outbox.channel, "email"), isFree(ctx.clock()));

/** Claims the mail that `which` finds, if `condition` holds. Returns its id. */
export function claimMail(ctx: Context, which: SQL | undefined, condition: SQL) {
  return ctx.db.update(outbox).set(claimed(ctx.clock())).where(and(which, condition)).returning({ id: outbox.id });
}

/** Seconds until a row that is being delivered elsewhere, or waits for its next attempt, is free; 0 if it is. */
export function secondsUntilFree(ctx: Context, { status, dueAt }: { status: string; dueAt: number }): number {
  const wait = status === "retrying" ? dueAt - ctx.clock() - SLACK_MS : 0;
  return wait > 0 ? Math.ceil((wait + SLACK_MS) / 1000) : 0;
}

/** What is needed of a row to record how its attempt ended. */
export interface Settling {
  id: string;
  attempts: number;
  cause: string;
}

/**
 * Statements that record how the attempts of claimed rows ended, for one batch. Unless there will be another attempt, the row's
 * secrets are removed. A permanent failure becomes a dead letter; a delivered or skipped row's dead letter is closed.
 */
export function settled(ctx: Context, rows: Settling[], ending: Ending): Statement[] {
  if (ending.status === "completed") return delivered(ctx, rows);
  return rows.flatMap((row): Statement[] => {
    if (ending.status === "failed") return [ended(ctx, row, ending), buried(ctx, row)];
    return [ended(ctx, row, ending), ...(ending.status === "skipped" ? [letterClosed(ctx, [row.id])] : [])];
  });
}

function delivered(ctx: Context, rows: { id: string }[]): Statement[] {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    ctx.db
      .update(outbox)
      .set({ status: "completed", lastError: null, data: withoutSecrets() })
      .where(isListed(outbox.id, ids)),
    letterClosed(ctx, ids),
  ];
}

/** Closes these rows' dead letters, if they have any. */
function letterClosed(ctx: Context, outboxIds: string[]) {
  return ctx.db
    .update(deadLetters)
    .set({ retriedAt: ctx.clock() })
    .where(and(isListed(deadLetters.outboxId, outboxIds), isNull(deadLetters.retriedAt)));
}

function ended(ctx: Context, { id, attempts, cause }: Settling, ending: Exclude<Ending, { status: "completed" }>) {
  const { status } = ending;
  return (
    ctx.db
      .update(outbox)
      .set({ status, lastError: status === "skipped" ? ending.why : ending.error, ...changeOf(ctx, cause, ending) })
      // If another attempt has claimed the row meanwhile, that attempt decides how it ends.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, "retrying")))
  );
}

function changeOf(ctx: Context, cause: string, ending: Exclude<Ending, { status: "completed" }>) {
  const now = ctx.clock();
  switch (ending.status) {
    case "retrying":
      return { dueAt: now + ending.delaySeconds * 1000 };
    case "waiting": {
      const { attempts, waitMs } = ending;
      const waitingSince = sql`coalesce(${outbox.waitingSince}, ${now})`;
      return { attempts, urgency: urgencyOf(cause), dueAt: now + waitMs, waitingSince };
    }
    case "skipped":
      return { data: withoutSecrets() };
    case "failed":
      return { data: withEmptySecrets() };
  }
}

/** The dead letter of a row that the same batch marks as failed. */
function buried(ctx: Context, { id, attempts }: Settling) {
  return letterOf(ctx, {
    where: and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, "failed")),
    body: sql`json_object('v', 1, 'outboxId', ${outbox.id})`,
    reason: "delivery-failed",
  });
}

interface Letter {
  /** The row, and the state it must be in. */
  where: SQL | undefined;
  /** The message to put into the queue again. */
  body: SQL;
  reason: "handler-failed" | "delivery-failed";
}

/** The dead letter of a row in that state. A row has one letter, which is reopened if the row fails again. */
export function letterOf(ctx: Context, { where, body, reason }: Letter) {
  const letter = ctx.db
    .select({
      id: sql<string>`${outbox.id}`.as("letter_id"),
      outboxId: outbox.id,
      body: sql<string>`${body}`.as("body"),
      reason: sql<Letter["reason"]>`${reason}`.as("reason"),
      error: outbox.lastError,
      transport: sql<string | null>`case ${outbox.channel} when 'email' then ${transportOf(ctx.settings)} end`.as(
        "transport",
      ),
      times: sql<number>`1`.as("times"),
      receivedAt: sql<number>`${ctx.clock()}`.as("received_at"),
      retriedAt: sql<null>`null`.as("retried_at"),
    })
    .from(outbox)
    .where(where);
  return ctx.db.insert(deadLetters).select(letter).onConflictDoUpdate({ target: deadLetters.id, set: AGAIN });
}

/** The changes to a recurring letter: it is reopened. */
export const AGAIN = {
  reason: sql`excluded.reason`,
  error: sql`excluded.error`,
  transport: sql`excluded.transport`,
  times: sql`${deadLetters.times} + 1`,
  receivedAt: sql`excluded.received_at`,
  retriedAt: null,
};
