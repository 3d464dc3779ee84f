import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { supportTickets } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import type { questionSchema } from "./schema";

/** Enough for a user with many questions, and too few to flood an office. */
const LIMIT = { max: 10, windowMs: 24 * 60 * 60 * 1000 };
/** More administrators than any network has. */
const MAX_ADMINISTRATORS = 50;

/**
 * Sends a question to the network's office. The asker is notified that it arrived, and every administrator that it is waiting.
 * Ten per day.
 */
export async function askQuestion(
  ctx: Context,
  user: CurrentUser,
  { topic, question }: z.infer<typeof questionSchema>,
): Promise<LimitVerdict> {
  const counted = await countUse(ctx, `support/${user.id}`, LIMIT);
  if (!counted.ok) return counted;
  const ticketId = ctx.ids.create();
  const administrators = await ctx.db
    .select({ id: users.id })
    .from(users)
    // Repeats the condition of the partial index `users_administrators`; otherwise SQLite would not use it.
    .where(and(sql`${users.isAdministrator}`, isNull(users.erasedAt)))
    .limit(MAX_ADMINISTRATORS);
  const rows = [
    ...outboxRows(ctx, { cause: "support-received", userId: user.id, data: { ticketId }, isOwn: true }),
    ...administrators.flatMap(({ id }) =>
      outboxRows(ctx, { cause: "support-asked", userId: id, data: { ticketId }, eventId: `support-asked/${ticketId}` }),
    ),
  ];
  await runTogether(ctx.db, [
    ctx.db.insert(supportTickets).values({ id: ticketId, userId: user.id, topic, question, createdAt: ctx.clock() }),
    ...outboxInserts(ctx, rows),
  ]);
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** The columns of a question that every reader may see. */
export const QUESTION = {
  id: supportTickets.id,
  topic: supportTickets.topic,
  question: supportTickets.question,
  answer: supportTickets.answer,
  createdAt: supportTickets.createdAt,
  answeredAt: supportTickets.answeredAt,
};

/** One of a user's own questions. */
export type OwnQuestion = Pick<typeof supportTickets.$inferSelect, keyof typeof QUESTION>;

/** A user's own questions, newest first. One round trip. */
export function listOwnQuestions(
  ctx: Context,
  userId: string,
  page: { offset: number; limit: number },
): Promise<OwnQuestion[]> {
  return ctx.db
    .select(QUESTION)
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(desc(supportTickets.createdAt))
    .limit(page.limit)
    .offset(page.offset);
}
