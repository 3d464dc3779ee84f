import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { RequestSide } from "~/core/addresses/requests";
import { readingDay } from "~/core/scopes";
import { isCorporateNow, nameOf } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { memberships } from "~/foundation/tables/company";
import { readings } from "~/foundation/tables/ledger";
import { users } from "~/foundation/tables/people";
import { memberRequests, requestEntries } from "~/foundation/tables/requests";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** Condition: the user's company is that side of the request and may see it. The asking one may only while the other is joined to it. */
export function isSeenBy(user: Pick<CurrentUser, "companyId" | "isCorporate">, side: RequestSide): SQL | undefined {
  if (side === "received") return eq(memberRequests.companyId, user.companyId);
  if (!maySeeMembers(user)) return sql`false`;
  return and(
    eq(memberRequests.corporateId, user.companyId),
    isNull(memberRequests.endedAt),
    sql`exists (select 1 from ${memberships} where ${memberships.corporateId} = ${memberRequests.corporateId} and ${memberships.companyId} = ${memberRequests.companyId})`,
    isCorporateNow(sql`${memberRequests.corporateId}`),
  );
}

/** The statement that records in the ledger of the asked companies that the user sees these requests. One row per reader, request and day. */
export function noteRequests(ctx: Context, user: CurrentUser, which: SQL | undefined) {
  const now = ctx.clock();
  const where = and(isSeenBy(user, "sent"), which);
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${memberRequests.companyId}, ${readingDay(now)}, ${memberRequests.corporateId}, ${user.id}, 'request', ${memberRequests.id}, ${now} from ${memberRequests} where ${where}`,
    )
    .onConflictDoNothing();
}

/** The statement that finds a request as one side of it. */
export function requestStatement(ctx: Context, user: CurrentUser, side: RequestSide, requestId: string) {
  const other = side === "received" ? memberRequests.corporateId : memberRequests.companyId;
  return ctx.db
    .select({
      id: memberRequests.id,
      corporateId: memberRequests.corporateId,
      companyId: memberRequests.companyId,
      kind: memberRequests.kind,
      title: memberRequests.title,
      text: memberRequests.text,
      dueOn: memberRequests.dueOn,
      needsDocument: memberRequests.needsDocument,
      state: memberRequests.state,
      revision: memberRequests.revision,
      createdAt: memberRequests.createdAt,
      endedAt: memberRequests.endedAt,
      /** The name of the other company. */
      other: nameOf(sql`${other}`).as("other_name"),
    })
    .from(memberRequests)
    .where(and(eq(memberRequests.id, requestId), isSeenBy(user, side)));
}

export type RequestRow = Awaited<ReturnType<typeof requestStatement>>[number];
export type EntryRow = Awaited<ReturnType<typeof entriesStatement>>[number];

function entriesStatement(ctx: Context, requestId: string) {
  return ctx.db
    .select({
      id: requestEntries.id,
      act: requestEntries.act,
      isByCorporate: requestEntries.isByCorporate,
      authorId: requestEntries.authorId,
      author: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("author_name"),
      text: requestEntries.text,
      fileId: requestEntries.fileId,
      fileName: requestEntries.fileName,
      fileSize: requestEntries.fileSize,
      createdAt: requestEntries.createdAt,
    })
    .from(requestEntries)
    .leftJoin(users, eq(users.id, requestEntries.authorId))
    .where(eq(requestEntries.requestId, requestId))
    .orderBy(asc(requestEntries.createdAt), asc(sql`${requestEntries}.rowid`));
}

/** A request with its thread, or null if the user's company is not that side of it or sees it no more. One round trip. */
export async function openRequest(
  ctx: Context,
  user: CurrentUser,
  side: RequestSide,
  requestId: string,
): Promise<{ request: RequestRow; entries: EntryRow[] } | null> {
  const [[request], entries] = await runTogether(ctx.db, [
    requestStatement(ctx, user, side, requestId),
    entriesStatement(ctx, requestId),
    ...(side === "sent" ? [noteRequests(ctx, user, eq(memberRequests.id, requestId))] : []),
  ]);
  return request ? { request, entries } : null;
}

/** What sends a document of a request's thread, if the user may read it; null otherwise. */
export async function findRequestFile(
  ctx: Context,
  user: CurrentUser,
  { side, requestId, entryId }: { side: RequestSide; requestId: string; entryId: string },
) {
  const [[file]] = await runTogether(ctx.db, [
    ctx.db
      .select({
        id: sql<string>`${requestEntries.fileId}`.as("file_id"),
        companyId: requestEntries.companyId,
        fileName: sql<string>`${requestEntries.fileName}`.as("file_name"),
        size: sql<number>`${requestEntries.fileSize}`.as("file_size"),
        sha256: sql<string>`${requestEntries.fileHash}`.as("file_hash"),
        pages: sql<number>`${requestEntries.filePages}`.as("file_pages"),
      })
      .from(requestEntries)
      .innerJoin(memberRequests, eq(memberRequests.id, requestEntries.requestId))
      .where(
        and(
          eq(requestEntries.id, entryId),
          eq(requestEntries.requestId, requestId),
          isNotNull(requestEntries.fileId),
          isSeenBy(user, side),
        ),
      ),
    ...(side === "sent" ? [noteRequests(ctx, user, eq(memberRequests.id, requestId))] : []),
  ]);
  return file ?? null;
}
