import { sql } from "drizzle-orm";
import { MOVES_AFTER } from "~/domain/analytics/small-groups";
import type { Kind } from "~/domain/kinds/kind";
import type { Score } from "~/domain/scoring/scores";
import type { Context } from "~/platform/context";
import { insertRows, type Statement } from "~/platform/d1/client";
import { latestResults, peerChanges, peerSums, results, scores } from "~/platform/d1/schema/results";

/** The industry under which the sums over all companies are kept. */
export const ALL_INDUSTRIES = "all";

/** By what a company is counted among its peers. */
export interface Standing {
  assessmentId: string;
  industryId: string;
  scores: readonly Pick<Score, "subject" | "score">[];
}

/** Statements that count a company by another result than the one before, if there was one. */
export function countAmongPeers(
  ctx: Context,
  { kind, companyId }: { kind: Kind; companyId: string },
  now: Standing,
  former: Standing | null,
): Statement[] {
  const industries = new Set([now.industryId, former?.industryId ?? now.industryId, ALL_INDUSTRIES]);
  const changes = [...industries].map((industryId) => {
    const wasCounted = former !== null && [former.industryId, ALL_INDUSTRIES].includes(industryId);
    return { kind, industryId, companyId, assessmentId: wasCounted ? former.assessmentId : null };
  });
  return [
    // What is shown counts the first of several changes.
    ...insertRows(ctx.db, peerChanges, changes, (insert) => insert.onConflictDoNothing()),
    ...insertRows(ctx.db, peerSums, deltas(kind, now, former), (insert) =>
      insert.onConflictDoUpdate({
        target: [peerSums.kind, peerSums.industryId, peerSums.subject],
        set: {
          companies: sql`${peerSums.companies} + excluded.companies`,
          scoreSum: sql`${peerSums.scoreSum} + excluded.score_sum`,
        },
      }),
    ),
    ...moveShown(ctx),
  ];
}

/** Statements that take an assessment out of its peers' sums, if it stands for its company. Before it is deleted. */
export function takeFromPeers(ctx: Context, assessmentId: string): [Statement, ...Statement[]] {
  const own = (column: "score" | "subject") =>
    sql`select ${scores[column]} from ${scores} where ${scores.assessmentId} = ${assessmentId}`;
  const kind = sql`select ${latestResults.kind} from ${latestResults} where ${latestResults.assessmentId} = ${assessmentId}`;
  const industry = sql`select ${results.industryId} from ${results} where ${results.assessmentId} = ${assessmentId}`;
  return [
    ctx.db
      .insert(peerChanges)
      .select(
        sql`select ${latestResults.kind}, counted.value, ${latestResults.companyId}, ${latestResults.assessmentId}
          from ${latestResults} join ${results} using (assessment_id)
          join json_each(json_array(${results.industryId}, ${ALL_INDUSTRIES})) counted
          where ${latestResults.assessmentId} = ${assessmentId}`,
      )
      .onConflictDoNothing(),
    ctx.db
      .update(peerSums)
      .set({
        companies: sql`${peerSums.companies} - 1`,
        scoreSum: sql`${peerSums.scoreSum} - (${own("score")} and ${scores.subject} = ${peerSums.subject})`,
      })
      .where(
        sql`${peerSums.kind} in (${kind}) and (${peerSums.industryId} in (${industry}) or ${peerSums.industryId} = ${ALL_INDUSTRIES}) and ${peerSums.subject} in (${own("subject")})`,
      ),
    ...moveShown(ctx),
  ];
}

/** Statements that show an industry's sums as they are once enough companies have changed in them. */
function moveShown(ctx: Context): Statement[] {
  const due = sql`select ${peerChanges.kind}, ${peerChanges.industryId} from ${peerChanges} group by 1, 2 having count(*) >= ${MOVES_AFTER}`;
  return [
    ctx.db
      .update(peerSums)
      .set({ shownCompanies: sql`${peerSums.companies}`, shownScoreSum: sql`${peerSums.scoreSum}` })
      .where(sql`(${peerSums.kind}, ${peerSums.industryId}) in (${due})`),
    ctx.db.delete(peerChanges).where(sql`(${peerChanges.kind}, ${peerChanges.industryId}) in (${due})`),
  ];
}

/** What a company's result adds to the sums of its industry and of all, less what it had contributed before. */
function deltas(kind: Kind, now: Standing, former: Standing | null) {
  const sums = new Map<
    string,
    { kind: Kind; industryId: string; subject: string; companies: number; scoreSum: number }
  >();
  const add = ({ industryId, scores }: Standing, sign: 1 | -1) => {
    for (const { subject, score } of scores) {
      for (const industry of [industryId, ALL_INDUSTRIES]) {
        const key = JSON.stringify([industry, subject]);
        const sum = sums.get(key) ?? { kind, industryId: industry, subject, companies: 0, scoreSum: 0 };
        sums.set(key, { ...sum, companies: sum.companies + sign, scoreSum: sum.scoreSum + sign * score });
      }
    }
  };
  add(now, 1);
  if (former) add(former, -1);
  return [...sums.values()];
}
