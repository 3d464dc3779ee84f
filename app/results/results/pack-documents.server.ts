import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { PACKED_WORDS } from "~/foundation/tables/packed-words";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { isPlain, pack } from "~/platform/d1/packed-text";
import type { JobResult } from "~/platform/job";
import { IN_FILE, moveToFile } from "~/results/proof/file.server";
import { proofs } from "~/results/tables/proofs";

const DAY_MS = 24 * 60 * 60_000;
/** Assessments looked at in a run. */
const MAX_SEEN = 100;

/** The stored result of an assessment, packed. Lists read the scores of its dimensions by SQL. */
export function packResult(document: { result: { dimensions: { score: number }[] } }): string {
  const dimensions = document.result.dimensions.map(({ score }) => ({ score }));
  return pack(JSON.stringify(document), PACKED_WORDS, { result: { dimensions } });
}

/**
 * Packs the results of assessments as old as those whose answers move to files, and moves their credentials to files too. The run walks all
 * completed assessments, oldest first; `cursor` is "time/id" of the last one seen.
 */
export async function packDocuments(ctx: Context, cursor: string | null): Promise<JobResult> {
  const { db } = ctx;
  const [, time = "0", after = ""] = /^(\d+)\/(.*)$/.exec(cursor ?? "") ?? [];
  const seen = await db
    .select({ id: assessments.id, companyId: assessments.companyId, completedAt: assessments.completedAt })
    .from(assessments)
    .where(
      and(
        // A literal, to match the partial index `assessments_by_completion`.
        sql`${assessments.state} = 'completed'`,
        lte(assessments.completedAt, ctx.clock() - ctx.settings.ANSWERS_MOVE_AFTER_DAYS * DAY_MS),
        sql`(${assessments.completedAt}, ${assessments.id}) > (${Number(time)}, ${after})`,
      ),
    )
    .orderBy(asc(assessments.completedAt), asc(assessments.id))
    .limit(MAX_SEEN);
  const ids = seen.map(({ id }) => id);
  const [plainResults, kept] = await runTogether(db, [
    db
      .select({ id: results.assessmentId, document: results.document })
      .from(results)
      .where(and(isListed(results.assessmentId, ids), isPlain(results.document))),
    db
      .select({ code: proofs.code, assessmentId: proofs.assessmentId, document: proofs.document })
      .from(proofs)
      .where(and(isListed(proofs.assessmentId, ids), ne(proofs.document, IN_FILE))),
  ]);
  // A document that an erasure has changed meanwhile is left to the next run.
  const packed = await runTogether(
    db,
    plainResults.map(({ id, document }) =>
      db
        .update(results)
        .set({ document: packResult(JSON.parse(document)) })
        .where(and(eq(results.assessmentId, id), eq(results.document, document)))
        .returning({ id: results.assessmentId }),
    ),
  );
  const companyOf = new Map(seen.map(({ id, companyId }) => [id, companyId]));
  const moved = await Promise.all(
    kept.map((proof) => moveToFile(ctx, { ...proof, companyId: companyOf.get(proof.assessmentId) ?? "" })),
  );
  const last = seen.length === MAX_SEEN ? seen.at(-1) : undefined;
  return {
    did: { packed: packed.filter((rows) => rows.length > 0).length, moved: moved.filter(Boolean).length },
    cursor: last ? `${last.completedAt}/${last.id}` : null,
  };
}
