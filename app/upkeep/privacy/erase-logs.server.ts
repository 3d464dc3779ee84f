import { and, eq, type SQL, sql } from "drizzle-orm";
import { notices, settledMessages } from "~/foundation/notifications/log-tables";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { erasedWith } from "./table-rules.server";

/** People in one statement. */
const AT_ONCE = 1000;

/** Whose messages are about a company: its name, the people of the companies that share with it, and of those that see its reports. */
interface Told {
  companyId: string;
  name: string;
  members: string[];
  partners: string[];
}

/** Read before the company is erased: nothing says it afterwards. */
export async function findTold(ctx: Context, companyId: string): Promise<Told> {
  const { corporateId, companyId: memberId } = memberships;
  const peopleOf = (company: typeof memberId | typeof corporateId, where: SQL) =>
    ctx.db.select({ id: users.id }).from(memberships).innerJoin(users, eq(users.companyId, company)).where(where);
  const [[company], members, partners] = await runTogether(ctx.db, [
    ctx.db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    peopleOf(memberId, eq(corporateId, companyId)),
    peopleOf(corporateId, eq(memberId, companyId)),
  ]);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { companyId, name: company?.name ?? "", members: idsOf(members), partners: idsOf(partners) };
}

/** The ids of a user's settled messages. Only the mailbox of a developer's machine has their mails. */
export async function listMessages(ctx: Context, userId: string): Promise<string[]> {
  if (ctx.settings.MAIL_TRANSPORT !== "local") return [];
  const own = ctx.logs.select({ id: settledMessages.id }).from(settledMessages);
  return (await own.where(eq(settledMessages.userId, userId))).map(({ id }) => id);
}

/**
 * Deletes what LOGS has of a user; of a company that is erased, also what others have been told of it, as `eraseRows` does in the other
 * database. Safe to repeat.
 */
export async function eraseLogs(ctx: Context, userId: string, told: Told | null): Promise<void> {
  await runTogether(ctx.logs, eraseUsersOf(ctx, [userId]));
  if (!told) return;
  const { companyId, name, members, partners } = told;
  for (const some of inParts(members)) {
    await runTogether(
      ctx.logs,
      [notices, settledMessages].map((table) =>
        ctx.logs
          .update(table)
          .set({ data: sql`json_set(${table.data}, '$.company', '')` })
          .where(and(isListed(table.userId, some), sql`${table.data} ->> 'company' = ${name}`)),
      ),
    );
  }
  for (const some of inParts(partners)) {
    await runTogether(
      ctx.logs,
      [notices, settledMessages].map((table) =>
        ctx.logs
          .delete(table)
          .where(and(isListed(table.userId, some), sql`${table.data} ->> 'companyId' = ${companyId}`)),
      ),
    );
  }
}

/** The statements that delete what LOGS has of users. */
export const eraseUsersOf = (ctx: Context, userIds: readonly string[]) =>
  erasedWith("user", "logs").map(({ table, by }) => ctx.logs.delete(table).where(isListed(by, userIds)));

function* inParts(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += AT_ONCE) yield ids.slice(start, start + AT_ONCE);
}
