import { eq, type Placeholder, sql } from "drizzle-orm";
import { type AssessmentRow, assessmentOf } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { getCatalogueOf } from "~/assessment/catalogue/catalogue.server";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import {
  affirmedOf,
  assembleDocuments,
  documentStatements,
  type EvidenceDocument,
  linkedAnswers,
} from "~/assessment/evidence/queries.server";
import { type DocumentOf, readResult } from "~/assessment/kinds/kinds";
import { type Kind, type KindOf, type Measure, measureOf } from "~/core/kinds/kind";
import type { Viewer } from "~/core/viewer";
import { assessments } from "~/foundation/tables/assessments";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { ALL_INDUSTRIES } from "~/results/statistics/peers.server";
import { type PeerFigures, type PeerGroup, peerFigures } from "~/results/statistics/rules/peers";
import { peerGroups, peerIndustries, peerMembers, scores } from "~/results/tables/results";
import { type Review, reviewsQuery } from "./reviews.server";

export interface Results<K extends Kind> {
  assessment: AssessmentRow;
  catalogue: CatalogueOf<K>;
  /** The result as of submission, and its stored text. */
  document: DocumentOf<K>;
  stored: string;
  /** The version of the method that computed it. */
  method: string;
  peers: PeerFigures;
  reviews: Review[];
  documents: EvidenceDocument[];
  /** Ids of required questions answered Yes that a document is linked to. */
  affirmed: ReadonlySet<string>;
}

export type ResultsVerdict<K extends Kind> = ({ ok: true } & Results<K>) | { ok: false; reason: "not-found" | "draft" };

export type ResultsWithVerdict<K extends Kind, T extends readonly Statement[]> =
  | ({ ok: true; also: Found<T> } & Results<K>)
  | Extract<ResultsVerdict<K>, { ok: false }>;

/**
 * Batch statement that reads the result of a company's latest assessment of each kind, without its peers, and the score of the one before
 * it, in hundredths of a percent.
 */
export function latestResultsStatement(ctx: Context, companyId: string) {
  const formerScore = sql<
    number | null
  >`(select "before"."score" from ${assessments} as "former" join ${results} as "before" on "before"."assessment_id" = "former"."id" where "former"."company_id" = ${companyId} and "former"."kind" = ${latestResults.kind} and "former"."completed_at" < ${results.completedAt} order by "former"."completed_at" desc limit 1)`;
  return ctx.db
    .select({
      id: latestResults.assessmentId,
      kind: latestResults.kind,
      document: results.document,
      catalogueVersion: assessments.catalogueVersion,
      completedAt: results.completedAt,
      formerScore: formerScore.as("former_score"),
    })
    .from(latestResults)
    .innerJoin(results, eq(results.assessmentId, latestResults.assessmentId))
    .innerJoin(assessments, eq(assessments.id, latestResults.assessmentId))
    .where(eq(latestResults.companyId, companyId));
}

/** The industry that the company is compared within: that of its latest completed assessment of the kind. */
const industryFor = (assessmentId: Placeholder) =>
  sql`(select ${results.industryId} from ${assessments} join ${latestResults} on ${latestResults.companyId} = ${assessments.companyId} and ${latestResults.kind} = ${assessments.kind} join ${results} on ${results.assessmentId} = ${latestResults.assessmentId} where ${assessments.id} = ${assessmentId})`;

const storedDocument = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ document: results.document, method: results.methodVersion })
    .from(results)
    .where(eq(results.assessmentId, assessmentId)),
);

/** The scores by which the company is counted in the published figures of its industry and of all. They may be of a former result. */
const ownScores = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ industryId: peerMembers.industryId, subject: scores.subject, score: scores.score })
    .from(sql`${assessments} this`)
    .innerJoin(
      assessments,
      sql`${assessments.companyId} = this.company_id and ${assessments.kind} = this.kind and ${assessments.state} = 'completed'`,
    )
    // SQLite keeps this order. By itself it would read all members of the industry before the company's own assessments.
    .crossJoin(peerMembers)
    .innerJoin(scores, eq(scores.assessmentId, peerMembers.assessmentId))
    .where(
      sql`this.id = ${assessmentId} and ${peerMembers.kind} = this.kind and ${peerMembers.assessmentId} = ${assessments.id}
        and ${peerMembers.industryId} in (${industryFor(assessmentId)}, ${ALL_INDUSTRIES})`,
    ),
);

const sumsOfPeers = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const kind = sql`(select ${assessments.kind} from ${assessments} where ${assessments.id} = ${assessmentId})`;
  return db
    .select({
      industryId: peerGroups.industryId,
      subject: peerGroups.subject,
      companies: peerGroups.companies,
      scoreSum: peerGroups.scoreSum,
    })
    .from(peerGroups)
    .where(
      sql`${peerGroups.kind} = ${kind} and ${peerGroups.industryId} in (${industryFor(assessmentId)}, ${ALL_INDUSTRIES})`,
    );
});

/** How many companies each industry counts, to decide what may be shown of one. */
const industriesOfPeers = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const kind = sql`(select ${assessments.kind} from ${assessments} where ${assessments.id} = ${assessmentId})`;
  return db
    .select({ id: peerIndustries.industryId, companies: peerIndustries.companies })
    .from(peerIndustries)
    .where(sql`${peerIndustries.kind} = ${kind}`);
});

/**
 * The result of a completed assessment of a kind with its peers' current figures. One round trip and a few dozen rows while the catalogue
 * is cached.
 */
export async function getResults<K extends Kind>(
  ctx: Context,
  user: Viewer,
  assessmentId: string,
  kind: K,
): Promise<ResultsVerdict<K>> {
  return getResultsWith(ctx, user, assessmentId, kind, []);
}

/** The same with more that a page shows: `also` is read in the same round trip, and returned in its order. */
export function getResultsWith<K extends Kind, const T extends readonly Statement[]>(
  ctx: Context,
  user: Viewer,
  assessmentId: string,
  kind: K,
  also: T,
): Promise<ResultsWithVerdict<K, T>> {
  return readResults<K, T>(ctx, { ...user, expectedKind: kind }, assessmentId, also);
}

/** The result where its kind measures that, else null. */
export const ofMeasure = <M extends Measure>(results: Results<Kind>, measure: M): Results<KindOf<M>> | null =>
  measureOf(results.assessment.kind) === measure ? (results as Results<KindOf<M>>) : null;

async function readResults<K extends Kind, T extends readonly Statement[]>(
  ctx: Context,
  user: Viewer,
  assessmentId: string,
  also: T,
): Promise<ResultsWithVerdict<K, T>> {
  const [first, ...rest] = resultStatements(ctx, assessmentId, also);
  return judgeResults<K, T>(ctx, user, (await runTogether(ctx.db, [first, ...rest])) as FoundOf<T>);
}

/** The statements that read a result, for a batch, followed by `also`. */
export function resultStatements<const T extends readonly Statement[]>(ctx: Context, assessmentId: string, also: T) {
  return [...ownStatements(ctx, assessmentId), ...also] as const;
}

const ownStatements = (ctx: Context, assessmentId: string) =>
  [
    assessmentOf(ctx, assessmentId),
    storedDocument(ctx.db, { assessmentId }),
    ownScores(ctx.db, { assessmentId }),
    sumsOfPeers(ctx.db, { assessmentId }),
    industriesOfPeers(ctx.db, { assessmentId }),
    reviewsQuery(ctx, assessmentId),
    linkedAnswers(ctx, assessmentId),
    ...documentStatements(ctx, assessmentId),
  ] as const;

type FoundOf<T extends readonly Statement[]> = Found<readonly [...ReturnType<typeof ownStatements>, ...T]>;

/** The result from what those statements found, if the user may read it: of the kind that the reader expects, or of any. */
export async function judgeResults<K extends Kind, T extends readonly Statement[]>(
  ctx: Context,
  user: Viewer,
  [[assessment], [stored], own, sums, counts, reviews, linked, entries, files, links, ...also]: Readonly<FoundOf<T>>,
): Promise<ResultsWithVerdict<K, T>> {
  const verdict = decideAssessment(user, assessment, "read");
  if (!verdict.ok || !assessment) return { ok: false, reason: "not-found" };
  if (!stored) return { ok: false, reason: "draft" };
  const peersOf = (isMeant: (industryId: string) => boolean): PeerGroup => ({
    sums: sums.filter(({ industryId }) => isMeant(industryId)),
    own: own.filter(({ industryId }) => isMeant(industryId)),
  });
  const [industry, everyone] = [peersOf((id) => id !== ALL_INDUSTRIES), peersOf((id) => id === ALL_INDUSTRIES)];
  const kind = assessment.kind as K;
  const catalogue = await getCatalogueOf(ctx, kind, assessment.catalogueVersion);
  return {
    ok: true,
    assessment,
    catalogue,
    document: readResult(kind, stored.document),
    stored: stored.document,
    method: stored.method,
    peers: peerFigures(industry, everyone, {
      counts: new Map(counts.map(({ id, companies }) => [id, companies])),
      own: sums.find((sum) => sum.industryId !== ALL_INDUSTRIES)?.industryId ?? null,
    }),
    reviews,
    documents: assembleDocuments(entries, files, links),
    affirmed: await affirmedOf(ctx, catalogue, linked),
    also,
  };
}
