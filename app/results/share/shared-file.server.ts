import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { judgeReport, reportStatements } from "~/results/report/report.server";
import { makeSheetFile } from "~/results/report/report-file.server";
import { readerOf } from "~/results/results/rules/sharing";
import { openLink, openShareQuery } from "./link.server";
import { shareReport } from "./parts";
import { isAdmitted } from "./read.server";
import { readVisit } from "./visit.server";

/** Files that a link makes per hour. */
const PER_LINK = { max: 60, windowMs: 60 * 60_000 };

type SharedFile =
  | { ok: true; name: string; size: number; body: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "not-found" }
  | Exclude<LimitVerdict, { ok: true }>;

/** A PDF of what a link shows, and of nothing else, for a browser that may read it. It is made each time and not stored. */
export async function readSharedFile(ctx: Context, request: Request, token: string): Promise<SharedFile> {
  const gone = { ok: false as const, reason: "not-found" as const };
  const link = openLink(ctx, token);
  if (!link) return gone;
  const now = ctx.clock();
  const visit = await readVisit(ctx, request, link.id);
  const [[share], ...found] = await runTogether(ctx.db, [
    openShareQuery(ctx, link, now),
    ...reportStatements(ctx, link.assessmentId),
  ]);
  if (!share || !isAdmitted(share, visit, now)) return gone;
  const about = { language: share.language, now, isForOthers: true };
  const read = await judgeReport(ctx, readerOf(share), link.assessmentId, about, found);
  if (!read.ok) return gone;
  const limit = await countUse(ctx, `report-file/share/${link.id}`, PER_LINK);
  if (!limit.ok) return limit;
  const report = shareReport(read.report, share.parts, token);
  const body = await makeSheetFile(ctx, report, { companyId: share.companyId, assessmentId: link.assessmentId });
  return { ok: true, name: `${report.name}.pdf`, size: body.byteLength, body };
}
