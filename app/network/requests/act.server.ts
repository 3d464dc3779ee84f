import { and, desc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { dropFiles, fileLimits, type StoredFile, usedBytes } from "~/assessment/evidence/store-file.server";
import type { RequestSide } from "~/core/addresses/requests";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { memberRequests, requestEntries } from "~/foundation/tables/requests";
import { noteForBuyers, sendNoted } from "~/foundation/webhooks/note.server";
import { mayRemindMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { isListed, runTogether, selectRow } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { isSeenBy, noteRequests, type RequestRow, requestStatement } from "./find.server";
import { notifyDeed } from "./notify.server";
import {
  type Deed,
  deedsFor,
  judgeWords,
  MAX_ENTRIES,
  mayAnswerRequests,
  repeatsSince,
  statesFor,
  type WordsVerdict,
} from "./rules/acts";

/** Acts and messages allowed per user and hour. */
const ACTS = { max: 120, windowMs: 60 * 60_000 };

/** What somebody does with a request. */
export interface Doing {
  side: RequestSide;
  deed: Deed;
  words: string;
  /** The revision that the form was made from; a message needs none. */
  revision: number;
  /** A document in R2, which gets its row here. */
  file?: StoredFile | null;
}

export type ActVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "forbidden" | "changed" | "full" | "quota" | "document-missing" }
  | Exclude<WordsVerdict, { ok: true }>
  | Exclude<LimitVerdict, { ok: true }>;

/** Whether a user may act in their company's requests of that side. */
export const mayAct = (user: CurrentUser, side: RequestSide): boolean =>
  side === "received" ? mayAnswerRequests(user) : mayRemindMembers(user);

/** Counts an act; not ok after too many. */
export const countAct = (ctx: Context, { id }: CurrentUser) => countUse(ctx, `requests/${id}`, ACTS);

/**
 * Does something with a request, completely or not at all: its state, the entry of its thread, the messages to the other side and the
 * ledger. What is sent twice happens once. A file that gets no row is deleted.
 */
export async function actOn(ctx: Context, user: CurrentUser, requestId: string, doing: Doing): Promise<ActVerdict> {
  const drop = () => (doing.file ? dropFiles(ctx, user.companyId, [doing.file]) : undefined);
  const verdict = await tryActing(ctx, user, requestId, doing).catch(async (error: unknown) => {
    // The write may have succeeded although its response was lost; then its file is in use.
    const isUsed = doing.file
      ? (await ctx.db.select().from(requestEntries).where(eq(requestEntries.fileId, doing.file.id))).length > 0
      : true;
    if (!isUsed) await drop();
    throw error;
  });
  if (verdict !== "done") await drop();
  return verdict === "done" || verdict === "repeated" ? { ok: true } : verdict;
}

type Tried = "done" | "repeated" | Exclude<ActVerdict, { ok: true }>;

async function tryActing(ctx: Context, user: CurrentUser, requestId: string, doing: Doing): Promise<Tried> {
  const { side, deed, file = null } = doing;
  const [request] = await requestStatement(ctx, user, side, requestId);
  if (!request) return { ok: false, reason: "not-found" };
  if (!mayAct(user, side)) return { ok: false, reason: "forbidden" };
  const judged = judgeWords(deed, doing.words);
  if (!judged.ok) return judged;
  if (await isRepeat(ctx, user, request, deed, judged.text)) return "repeated";
  if (!deedsFor(side, request).includes(deed)) return { ok: false, reason: "changed" };
  const lacksDocument = deed === "done" && request.needsDocument && !file && !(await hasDocument(ctx, requestId));
  if (lacksDocument) return { ok: false, reason: "document-missing" };
  const entryId = ctx.ids.create();
  const now = ctx.clock();
  const used = sql`${usedBytes(request.companyId)} + ${file?.size ?? 0} <= ${fileLimits(ctx).bytesPerCompany}`;
  const room = file ? used : sql`true`;
  const entries = sql`(select count(*) from ${requestEntries} where ${requestEntries.requestId} = ${requestId})`;
  const isStill = and(
    eq(memberRequests.id, requestId),
    isSeenBy(user, side),
    isListed(memberRequests.state, statesFor(deed)),
    deed === "said" ? undefined : eq(memberRequests.revision, doing.revision),
    sql`${entries} < ${MAX_ENTRIES} and ${room}`,
  ) as SQL;
  const isWritten = sql`exists (select 1 from ${requestEntries} where ${requestEntries.id} = ${entryId})`;
  const done = await runTogether(ctx.db, [
    ctx.db
      .select({
        entries: sql<number>`${entries}`.as("entry_count"),
        room: sql<number>`${room}`.as("has_room"),
      })
      .from(memberRequests)
      .where(and(eq(memberRequests.id, requestId), isSeenBy(user, side))),
    notifyDeed(ctx, user, request, {
      side,
      deed,
      entryId,
      isKept: sql`exists (select 1 from ${memberRequests} where ${isStill})`,
    }),
    ctx.db
      .insert(requestEntries)
      .select(
        ctx.db
          .select(
            selectRow(requestEntries, {
              id: entryId,
              requestId: memberRequests.id,
              companyId: memberRequests.companyId,
              act: deed,
              isByCorporate: side === "sent",
              authorId: user.id,
              text: judged.text,
              fileId: file?.id ?? null,
              fileName: file?.fileName ?? null,
              fileSize: file?.size ?? null,
              fileHash: file?.sha256 ?? null,
              filePages: file?.pages ?? null,
              createdAt: now,
            }),
          )
          .from(memberRequests)
          .where(isStill),
      )
      .returning({ id: requestEntries.id }),
    ctx.db
      .update(memberRequests)
      .set(
        deed === "said"
          ? { changedAt: now }
          : { state: deed, revision: sql`${memberRequests.revision} + 1`, changedAt: now },
      )
      .where(and(eq(memberRequests.id, requestId), isWritten)),
    ...(side === "sent" ? [noteRequests(ctx, user, and(eq(memberRequests.id, requestId), isWritten))] : []),
    ...(side === "received" && deed !== "said"
      ? [
          noteForBuyers(ctx, request.companyId, {
            event: "request.answered",
            eventId: `answered/${entryId}`,
            requestId,
            only: request.corporateId,
            when: isWritten,
          }),
        ]
      : []),
  ]);
  const [[held], told, [written]] = done;
  if (!held) return { ok: false, reason: "not-found" };
  if (written) {
    await sendAll(ctx, told);
    await sendNoted(ctx, done);
    return "done";
  }
  if (held.entries >= MAX_ENTRIES) return { ok: false, reason: "full" };
  return { ok: false, reason: held.room ? "changed" : "quota" };
}

/** Whether the newest entry is the same act by the same person: a second press of the button, or a form that was sent again. */
async function isRepeat(ctx: Context, user: CurrentUser, request: RequestRow, deed: Deed, text: string) {
  const isSaid = deed === "said";
  if (!isSaid && request.state !== deed) return false;
  const [same] = await ctx.db
    .select({ authorId: requestEntries.authorId, act: requestEntries.act, text: requestEntries.text })
    .from(requestEntries)
    .where(
      and(
        eq(requestEntries.requestId, request.id),
        isSaid
          ? and(eq(requestEntries.authorId, user.id), gte(requestEntries.createdAt, repeatsSince(ctx.clock())))
          : sql`${requestEntries.act} <> 'said'`,
      ),
    )
    .orderBy(desc(requestEntries.createdAt), desc(sql`${requestEntries}.rowid`))
    .limit(1);
  return same?.authorId === user.id && same.act === deed && same.text === text;
}

/** Whether the asked company has added a document to the thread. Documents leave a thread only with the request. */
async function hasDocument(ctx: Context, requestId: string): Promise<boolean> {
  const [one] = await ctx.db
    .select({ id: requestEntries.id })
    .from(requestEntries)
    .where(and(eq(requestEntries.requestId, requestId), isNotNull(requestEntries.fileId)))
    .limit(1);
  return one !== undefined;
}
