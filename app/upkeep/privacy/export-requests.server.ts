import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { nameOf } from "~/foundation/company/sharing.server";
import { memberRequests, requestEntries } from "~/foundation/tables/requests";
import { isSeenBy } from "~/network/requests/find.server";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { Scope } from "~/upkeep/privacy/rules/access";
import { isoTime } from "./export-assessments.server";
import type { ExportedUser } from "./export-zip.server";

const PAGE = 100;

/**
 * The requests that a company has received and made, each with its thread; for a colleague those in which they wrote something, with what
 * they wrote. What was asked of a company that has left is not the asking company's to take along. Files are among the copy's files.
 */
export async function* requestsOf(ctx: Context, user: ExportedUser, scope: Scope) {
  const isTheirs = sql`exists (select 1 from ${requestEntries} where ${requestEntries.requestId} = ${memberRequests.id} and ${requestEntries.authorId} = ${user.id})`;
  for (const side of ["received", "sent"] as const) {
    const seen = and(
      isSeenBy({ companyId: user.companyId, isCorporate: true }, side),
      scope === "company" ? undefined : isTheirs,
    );
    for (let after = ""; ; ) {
      const page = await requestsAfter(ctx, after, seen);
      const entries = await entriesOf(
        ctx,
        page.map(({ id }) => id),
        scope === "company" ? undefined : eq(requestEntries.authorId, user.id),
      );
      for (const { id, createdBy, createdAt, endedAt, asker, asked, ...request } of page) {
        yield {
          side,
          company: side === "received" ? asker : asked,
          ...request,
          createdByYou: createdBy === user.id,
          createdAt: isoTime(createdAt),
          endedAt: endedAt === null ? null : isoTime(endedAt),
          thread: entries
            .filter(({ requestId }) => requestId === id)
            .map(({ act, text, authorId, createdAt: at, ...file }) => ({
              act,
              text,
              byYou: authorId === user.id,
              at: isoTime(at),
              file: file.fileId && { id: file.fileId, name: file.fileName, sha256: file.fileHash },
            })),
        };
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = last.id;
    }
  }
}

const requestsAfter = (ctx: Context, after: string, seen: SQL | undefined) =>
  ctx.db
    .select({
      id: memberRequests.id,
      asker: nameOf(sql`${memberRequests.corporateId}`).as("asker_name"),
      asked: nameOf(sql`${memberRequests.companyId}`).as("asked_name"),
      kind: memberRequests.kind,
      title: memberRequests.title,
      text: memberRequests.text,
      dueOn: memberRequests.dueOn,
      state: memberRequests.state,
      createdBy: memberRequests.createdBy,
      createdAt: memberRequests.createdAt,
      endedAt: memberRequests.endedAt,
    })
    .from(memberRequests)
    .where(and(seen, sql`${memberRequests.id} > ${after}`))
    .orderBy(asc(memberRequests.id))
    .limit(PAGE);

const entriesOf = (ctx: Context, requestIds: string[], which: SQL | undefined) =>
  ctx.db
    .select()
    .from(requestEntries)
    .where(and(isListed(requestEntries.requestId, requestIds), which))
    .orderBy(asc(requestEntries.createdAt));
