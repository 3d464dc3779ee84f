import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { supportMessages, supportTickets } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
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
  const rows = [
    ...outboxRows(ctx, { cause: "support-received", userId: user.id, data: { ticketId }, isOwn: true }),
    ...(await toAdministrators(ctx, ticketId, `support-asked/${ticketId}`)),
  ];
  await runTogether(ctx.db, [
    ctx.db.insert(supportTickets).values({ id: ticketId, userId: user.id, topic, question, createdAt: ctx.clock() }),
    ...outboxInserts(ctx, rows),
  ]);
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** Tells every administrator that a question waits. */
async function toAdministrators(ctx: Context, ticketId: string, eventId: string) {
  const administrators = await ctx.db
    .select({ id: users.id })
    .from(users)
    // Repeats the condition of the partial index `users_administrators`; otherwise SQLite would not use it.
    .where(and(sql`${users.isAdministrator}`, isNull(users.erasedAt)))
    .limit(MAX_ADMINISTRATORS);
  return administrators.flatMap(({ id }) =>
    outboxRows(ctx, { cause: "support-asked", userId: id, data: { ticketId }, eventId }),
  );
}

/**
 * Adds a message to a question of the user. If it was answered, the answer becomes a message before the new one, and the question waits
 * again. Counts as a question. "gone" if the user has no such question.
 */
export async function writeBack(
  ctx: Context,
  user: CurrentUser,
  ticketId: string,
  text: string,
): Promise<LimitVerdict | { ok: false; reason: "gone" }> {
  const counted = await countUse(ctx, `support/${user.id}`, LIMIT);
  if (!counted.ok) return counted;
  const id = ctx.ids.create();
  const { answer, answeredBy, answeredAt } = supportTickets;
  const own = and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, user.id));
  const answered = and(own, isNotNull(answeredAt));
  // NULL, which aborts the batch, if there is none.
  const ticket = sql<string>`(select ${supportTickets.id} from ${supportTickets} where ${own})`;
  const rows = await toAdministrators(ctx, ticketId, `support-asked/${id}`);
  const done = await runTogether(ctx.db, [
    ctx.db
      .insert(supportMessages)
      .select(
        sql`select ${ctx.ids.create()}, ${supportTickets.id}, 1, ${answer}, coalesce(${answeredBy}, ''), ${answeredAt} from ${supportTickets} where ${answered}`,
      ),
    ctx.db
      .insert(supportMessages)
      .values({ id, ticketId: ticket, isOffice: false, text, writtenBy: user.id, writtenAt: ctx.clock() }),
    ctx.db.update(supportTickets).set({ answer: null, answeredBy: null, answeredAt: null }).where(answered),
    ...outboxInserts(ctx, rows),
  ]).catch(guardGone("support_messages.ticket_id"));
  if (!done) return { ok: false, reason: "gone" };
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** A message of a question's thread. */
export interface Message {
  isOffice: boolean;
  text: string;
  writtenAt: number;
}

/**
 * What was written between a question and its latest answer, oldest first. The ticket is named in full: drizzle leaves the table out where
 * there is only one.
 */
const thread = sql`(
    select json_group_array(json_object('isOffice', json(iif(is_office, 'true', 'false')), 'text', "text", 'writtenAt', written_at))
    from (select * from ${supportMessages} where ticket_id = "support_tickets"."id" order by written_at)
  )`
  .mapWith((stored): Message[] => JSON.parse(stored))
  .as("thread");

/** The columns of a question that every reader may see. */
export const QUESTION = {
  id: supportTickets.id,
  topic: supportTickets.topic,
  question: supportTickets.question,
  answer: supportTickets.answer,
  createdAt: supportTickets.createdAt,
  answeredAt: supportTickets.answeredAt,
  thread,
};

/** One of a user's own questions. */
export type OwnQuestion = Pick<typeof supportTickets.$inferSelect, Exclude<keyof typeof QUESTION, "thread">> & {
  thread: Message[];
};

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
