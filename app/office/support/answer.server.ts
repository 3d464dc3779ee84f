import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { type CurrentUser, isConfirmed } from "~/foundation/identity/session.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { companies } from "~/foundation/tables/company";
import { supportTickets } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { type OwnQuestion, QUESTION } from "./ask.server";

/** A question as an administrator sees it, with the user who asked it and the administrator who has taken it. */
export interface Question extends OwnQuestion {
  userId: string;
  companyId: string;
  takenBy: string | null;
  takerName: string | null;
  username: string;
  email: string;
  isConfirmed: boolean;
  companyName: string;
}

const takers = alias(users, "takers");

/** The open questions, oldest first, or the answered ones, newest first. One round trip. */
export async function listQuestions(
  ctx: Context,
  which: "open" | "answered",
  page: { offset: number; limit: number },
): Promise<Question[]> {
  return (
    ctx.db
      .select({
        ...QUESTION,
        userId: supportTickets.userId,
        companyId: users.companyId,
        takenBy: supportTickets.takenBy,
        takerName: sql<string | null>`${takers.username}`.as("taker_name"),
        username: users.username,
        email: users.email,
        isConfirmed,
        companyName: sql<string>`${companies.name}`.as("company_name"),
      })
      .from(supportTickets)
      .innerJoin(users, eq(users.id, supportTickets.userId))
      .innerJoin(companies, eq(companies.id, users.companyId))
      .leftJoin(takers, eq(takers.id, supportTickets.takenBy))
      // Literals, so that SQLite can use the partial index `support_tickets_open`.
      .where(sql`${supportTickets.answeredAt} is ${sql.raw(which === "open" ? "null" : "not null")}`)
      .orderBy(which === "open" ? asc(supportTickets.createdAt) : desc(supportTickets.createdAt))
      .limit(page.limit)
      .offset(page.offset)
  );
}

export type AnswerVerdict = { ok: true } | { ok: false; reason: "gone" };

/** Answers a question and notifies its asker, in one batch. Of two simultaneous answers only one succeeds; a withdrawn question is gone. */
export async function answerQuestion(
  ctx: Context,
  administrator: CurrentUser,
  ticketId: string,
  answer: string,
): Promise<AnswerVerdict> {
  const open = and(eq(supportTickets.id, ticketId), sql`${supportTickets.answeredAt} is null`);
  // NULL, which aborts the batch, once the question is answered or its asker erased.
  const asker = sql<string>`(select ${supportTickets.userId} from ${supportTickets} where ${open})`;
  const asking = sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${asker})`;
  const rows = outboxRows(ctx, { cause: "support-answered", userId: "", data: { ticketId } });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, asker),
    officeAct(ctx, administrator, { act: "question-answered", companyId: asking, userId: asker, thing: ticketId }),
    ctx.db.update(supportTickets).set({ answer, answeredBy: administrator.id, answeredAt: ctx.clock() }).where(open),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "gone" };
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/**
 * Takes an open question to answer it, or puts it back (`isTaken` false). `from` is who had it when the administrator saw it, or null: if
 * somebody else has taken it meanwhile, nothing changes.
 */
export async function takeQuestion(
  ctx: Context,
  administrator: CurrentUser,
  ticketId: string,
  { isTaken, from }: { isTaken: boolean; from: string | null },
): Promise<AnswerVerdict> {
  const { id, answeredAt, takenBy } = supportTickets;
  const asSeen = from === null ? isNull(takenBy) : eq(takenBy, from);
  const changed = await ctx.db
    .update(supportTickets)
    .set(isTaken ? { takenBy: administrator.id, takenAt: ctx.clock() } : { takenBy: null, takenAt: null })
    .where(and(eq(id, ticketId), isNull(answeredAt), asSeen))
    .returning({ id });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}
