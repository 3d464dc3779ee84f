import { desc, eq, sql } from "drizzle-orm";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";

const PAGE = 20;
/** As much of a message as an administrator needs to see. */
const SHOWN_CHARACTERS = 200;

/** Dead letters, newest first, twenty a page, with what their rows were to tell. No address and no name is among it. */
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
      /** Of a skipped row, why. */
      note: sql<string | null>`${outbox.lastError}`.as("note"),
    })
    .from(deadLetters)
    .leftJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    // A literal, as the partial index `dead_letters_open` has it.
    .where(isOpenOnly ? sql`${deadLetters.retriedAt} is null` : undefined)
    .orderBy(desc(deadLetters.receivedAt))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return { letters: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

export type DeadLetter = Awaited<ReturnType<typeof listDeadLetters>>["letters"][number];
