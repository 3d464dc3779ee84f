import { and, asc, desc, eq } from "drizzle-orm";
import { answersOf } from "~/assessment/answers/queries.server";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { readAnswers, type StoredAnswer } from "~/assessment/answers/stored.server";
import { getCatalogue, hashCatalogue } from "~/assessment/catalogue/catalogue.server";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { affirmedOf, assembleDocuments, documentStatements, linkedAnswers } from "~/assessment/evidence/queries.server";
import { judgeResult } from "~/assessment/evidence/rules/documents";
import { readResult } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import { dayIn } from "~/core/days/days";
import { isClimate } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { results } from "~/foundation/tables/results";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { runTogether } from "~/platform/d1/client";
import {
  type AttestedEmissions,
  attestedAnswers,
  attestedScores,
  instant,
  type ReportSubject,
} from "~/results/proof/rules/credential";
import { proofRequests, proofs, withdrawals } from "~/results/tables/proofs";
import { approvals, reportReviews } from "~/results/tables/reviews";

/** A report as a credential describes it, and what was last issued about it. */
export interface ProvableReport {
  /** The token of the request for it; null if there is none. */
  token: string | null;
  subject: ReportSubject;
  submittedAt: number;
  latest: { number: number; said: string; isWithdrawn: boolean } | null;
}

/** Reads what a credential says about a completed report; null if there is none, or if its company was erased. */
export async function readProvable(ctx: Context, assessmentId: string): Promise<ProvableReport | null> {
  const { db } = ctx;
  const [[row], [stored], linked, ...rest] = await runTogether(db, [
    db
      .select({
        kind: assessments.kind,
        version: assessments.catalogueVersion,
        document: results.document,
        method: results.methodVersion,
        completedAt: results.completedAt,
        company: companies.name,
        registrationNumber: companies.registrationNumber,
        country: companies.countryId,
        erasedAt: companies.erasedAt,
        timeZone: companyZone,
      })
      .from(assessments)
      .innerJoin(results, eq(results.assessmentId, assessments.id))
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      .where(eq(assessments.id, assessmentId)),
    answersOf(ctx, assessmentId),
    linkedAnswers(ctx, assessmentId),
    ...documentStatements(ctx, assessmentId),
    db
      .select({ name: approvals.name, designation: approvals.designation, date: approvals.date })
      .from(approvals)
      .where(eq(approvals.assessmentId, assessmentId)),
    db
      .select({ name: users.username, at: reportReviews.at })
      .from(reportReviews)
      .innerJoin(users, eq(users.id, reportReviews.userId))
      .where(and(eq(reportReviews.assessmentId, assessmentId), eq(reportReviews.kind, "approved")))
      .orderBy(asc(reportReviews.at))
      .limit(1),
    db.select({ token: proofRequests.token }).from(proofRequests).where(eq(proofRequests.assessmentId, assessmentId)),
    db
      .select({ number: proofs.number, said: proofs.said, withdrawnAt: withdrawals.at })
      .from(proofs)
      .leftJoin(withdrawals, and(eq(withdrawals.list, proofs.list), eq(withdrawals.place, proofs.place)))
      .where(eq(proofs.assessmentId, assessmentId))
      .orderBy(desc(proofs.number))
      .limit(1),
  ]);
  const [entries, files, links, [approved], [reviewed], [request], [latest]] = rest;
  if (!row || row.erasedAt !== null) return null;
  const catalogue = await getCatalogue(ctx, row.version);
  const document = readResult(row.kind, row.document);
  const given = await readAnswers(ctx, stored);
  const documents = assembleDocuments(entries, files, links);
  const labels = new Map(
    scoredDimensions(catalogue).flatMap(({ id, name, topics }) => [
      [id, name.en] as const,
      ...topics.map((topic) => [topic.id, topic.name.en] as const),
    ]),
  );
  const approval = approved ?? (reviewed && { name: reviewed.name, date: instant(reviewed.at).slice(0, 10) });
  const year = "climate" in document ? document.climate.year : null;
  const { overall } = document.result;
  const affirmed = await affirmedOf(ctx, catalogue, linked);
  const subject: ReportSubject = {
    type: "EsgReport",
    company: { name: row.company, registrationNumber: row.registrationNumber, country: row.country },
    reportKind: row.kind,
    period: { submitted: instant(row.completedAt), ...(year === null ? {} : { year }) },
    questionnaire: { version: row.version, sha256: await hashCatalogue(ctx, row.version) },
    method: row.method,
    level: overall.level,
    scores: attestedScores(flattenScores(document.result), labels),
    declared: overall.correct,
    // As the report counts them.
    evidenced: judgeResult(
      catalogue,
      document.result,
      affirmed,
      documents,
      dayIn(row.completedAt, row.timeZone),
    ).reduce((sum, { evidenced }) => sum + evidenced, 0),
    ...(isClimate(row.kind) && {
      emissions: { scope1: emissionsIn(given, "scope1"), scope2: emissionsIn(given, "scope2") },
    }),
    answersSha256: await hashOf(attestedAnswers(given)),
    evidenceSha256: documents.flatMap((each) => each.files.map(({ sha256 }) => sha256)).sort(),
    ...(approval && { approval }),
  };
  return {
    token: request?.token ?? null,
    subject,
    submittedAt: row.completedAt,
    latest: latest ? { number: latest.number, said: latest.said, isWithdrawn: latest.withdrawnAt !== null } : null,
  };
}

/** The tonnes of a scope as entered, and the factors that the answer pins, each as `set@version/id`. */
function emissionsIn(answers: ReadonlyMap<string, StoredAnswer>, scope: "scope1" | "scope2"): AttestedEmissions | null {
  const value = answers.get(CLIMATE_QUESTIONS[scope])?.value as CalculationValue | null | undefined;
  if (!value || typeof value.total !== "number") return null;
  const factors = Object.values(value.emissions?.factors ?? {}).map(({ id, set, version }) =>
    set && version ? `${set}@${version}/${id}` : id,
  );
  return { tonnes: value.total, factors: [...new Set(factors)].sort() };
}
