import { and, type SQL, sql } from "drizzle-orm";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { isPlain } from "~/platform/d1/packed-text";
import { packResult } from "~/results/results/pack-documents.server";

/**
 * SQL for the documents of these results without the questions that their next steps name. SQL cannot look into packed ones, so they are
 * read first. NULL, which fails the statement, for one that was packed meanwhile.
 */
export async function emptiedDocument(ctx: Context, assessmentIds: readonly string[]): Promise<SQL<string>> {
  const packed = await ctx.db
    .select({ id: results.assessmentId, document: results.document })
    .from(results)
    .where(and(isListed(results.assessmentId, assessmentIds), sql`not ${isPlain(results.document)}`));
  const emptied = packed.map(({ id, document }) => {
    const { missing: _, next: __, ...kept } = JSON.parse(document);
    return [id, packResult({ ...kept, nextSteps: null })];
  });
  return sql`case when ${isPlain(results.document)} then json_remove(json_set(${results.document}, '$.nextSteps', null), '$.missing', '$.next')
    else (select value from json_each(${JSON.stringify(Object.fromEntries(emptied))}) where key = ${results.assessmentId}) end`;
}
