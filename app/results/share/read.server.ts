import { and, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { dayIn } from "~/core/days/days";
import type { Language } from "~/core/language";
import { readingDay } from "~/core/scopes";
import type { SharePart } from "~/core/sharing";
import type { Context } from "~/platform/context";
import { runTogether, selectRow } from "~/platform/d1/client";
import { judgeReport, reportStatements } from "~/results/report/report.server";
import { readerOf } from "~/results/results/rules/sharing";
import { isOpenLink, type NamedLink, type OpenShare, openLink, openShareQuery } from "./link.server";
import { type SharedReport, shareReport } from "./parts";
import { shareReadings, shares } from "./tables";
import { keepVisit, readVisit, type Visit } from "./visit.server";

export type Reading =
  | { view: "gone" }
  | { view: "word"; language: Language }
  | { view: "report"; report: SharedReport; until: string; cookie: string | null };

/**
 * What a link shows to its reader. It reveals no identities, and nothing of the report that the link does not include. One round trip: the
 * rows are used only once the link is known to open the report.
 */
export async function readShared(ctx: Context, request: Request, token: string): Promise<Reading> {
  const link = openLink(ctx, token);
  if (!link) return { view: "gone" };
  const now = ctx.clock();
  const visit = await readVisit(ctx, request, link.id);
  // A program that looks at links is not a reader.
  const isReader = request.method === "GET" && !isbot(request.headers.get("User-Agent"));
  const [[share], , ...found] = await runTogether(ctx.db, [
    openShareQuery(ctx, link, now),
    noteReading(ctx, link, { now, visit, isReader }),
    ...reportStatements(ctx, link.assessmentId),
  ]);
  if (!share) return { view: "gone" };
  if (!isAdmitted(share, visit, now)) return { view: "word", language: share.language };
  const about = { language: share.language, now, isForOthers: true };
  const read = await judgeReport(ctx, readerOf(share), link.assessmentId, about, found);
  if (!read.ok) return { view: "gone" };
  const { expiresAt, timeZone } = share;
  const isNew = isReader && !visit.isCounted;
  return {
    view: "report",
    until: dayIn(expiresAt - 1, timeZone),
    report: shareReport(read.report, share.parts, token),
    cookie: isNew ? await keepVisit(ctx, token, { ...visit, isCounted: true }, expiresAt) : null,
  };
}

/** The report whose files a link leads to, if the link includes that part and the browser may read it; null otherwise. */
export async function openFiles(ctx: Context, request: Request, token: string, part: SharePart) {
  const link = openLink(ctx, token);
  if (!link) return null;
  const now = ctx.clock();
  const [share] = await openShareQuery(ctx, link, now);
  if (!share?.parts.includes(part)) return null;
  const isOpen = isAdmitted(share, await readVisit(ctx, request, link.id), now);
  return isOpen ? { assessmentId: link.assessmentId, reader: readerOf(share) } : null;
}

/** Whether a browser may read what a link shows: it asks for no word, or that browser has given it. */
export const isAdmitted = ({ wordHash }: OpenShare, { saidUntil }: Visit, now: number) =>
  wordHash === null || saidUntil > now;

/** Statement that records that a report is read through a link, and counts one more reader if the browser is new. */
function noteReading(
  ctx: Context,
  link: NamedLink,
  { now, visit, isReader }: { now: number; visit: Visit; isReader: boolean },
) {
  const isAdmittedHere = sql`(${shares.wordHash} is null or ${visit.saidUntil > now ? 1 : 0}) and ${isReader ? 1 : 0}`;
  const readers = visit.isCounted ? 0 : 1;
  return ctx.db
    .insert(shareReadings)
    .select(
      ctx.db
        .select(selectRow(shareReadings, { shareId: shares.id, day: readingDay(now), readers, lastAt: now }))
        .from(shares)
        .where(and(isOpenLink(ctx, link, now), isAdmittedHere)),
    )
    .onConflictDoUpdate({
      target: [shareReadings.shareId, shareReadings.day],
      set: { readers: sql`${shareReadings.readers} + ${readers}`, lastAt: now },
    });
}
