import { eq } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { sweepFolder } from "~/platform/files/sweep.server";
import { REPORTS_FOLDER } from "~/results/results/report-files.server";
import { reportFiles } from "~/results/tables/report-files";
import { fileKey } from "./report-file.server";

/** Deletes report files that have no row. `cursor` is the key after which the run continues. */
export function sweepReports(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, REPORTS_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

/** reports/{company}/{assessment}/{language}-{hash}.pdf */
const assessmentOf = (key: string) => key.split("/")[2] ?? "";

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({
      companyId: assessments.companyId,
      id: reportFiles.assessmentId,
      language: reportFiles.language,
      hash: reportFiles.hash,
    })
    .from(reportFiles)
    .innerJoin(assessments, eq(assessments.id, reportFiles.assessmentId))
    .where(isListed(reportFiles.assessmentId, [...new Set(keys.map(assessmentOf))]));
  return new Set(
    rows.flatMap(({ companyId, id, language, hash }) => (hash ? fileKey(companyId, id, language, hash) : [])),
  );
}
