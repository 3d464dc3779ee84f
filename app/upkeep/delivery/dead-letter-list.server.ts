import { desc, eq, sql } from "drizzle-orm";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";

const PAGE = 20;
/** The part of a message that an administrator needs to see. */
const SHOWN_CHARACTERS = 200;

/** Dead letters, newest first, twenty per page, with the type and channel of their rows. Contains no addresses or names. */
export async function listDeadLetters(ctx: Context, { page, isOpenOnly }: { page: number; isOpenOnly: boolean }) {
  const found = await ctx.db
    .select({
      id: deadLetters.id,
      outboxId: deadLetters.outboxId,
      reason: deadLetters.reason,
      error: deadLetters.error,
      body: sql<string>`substr(${deadLetters.body}, 1, ${SHOWN_CHARACTERS})`.as("shown_body"),
      times: deadLetters.times,
      receivedAt: deadLetters.receivedAt,
      retriedAt: deadLetters.retriedAt,
      type: outbox.type,
      channel: outbox.channel,
      status: outbox.status,
      /** Why a row was skipped. */
      note: sql<string | null>`${outbox.lastError}`.as("note"),
    })
    .from(deadLetters)
    .leftJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    // A literal, to match the partial index `dead_letters_open`.
    .where(isOpenOnly ? sql`${deadLetters.retriedAt} is null` : undefined)
    .orderBy(desc(deadLetters.receivedAt))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return { letters: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

export type DeadLetter = Awaited<ReturnType<typeof listDeadLetters>>["letters"][number];
