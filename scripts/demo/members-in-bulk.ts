import { hasAnswer, judgeAnswer } from "~/assessment/answers/rules/answers";
import type { Circumstances } from "~/assessment/answers/rules/circumstances";
import type { Answer } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import { answers } from "~/assessment/answers/tables";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { gridOf } from "~/assessment/ghg/rules/regions";
import { signOfFigure } from "~/assessment/key-figures/rules/value";
import { storeRequestedFigures } from "~/assessment/key-figures/store-progress.server";
import { keyFigureSaves, keyFigureYears } from "~/assessment/key-figures/tables";
import { assess, KINDS } from "~/assessment/kinds/kinds";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import { currencyOf } from "~/core/currencies";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { parseMobile } from "~/foundation/company/mobile.server";
import { joinStatements } from "~/foundation/company/sharing.server";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import { agreementsAt } from "~/foundation/identity/rules/agreements";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { insertRows, runTogether, type Statement } from "~/platform/d1/client";
import { requestProof } from "~/results/proof/request.server";
import { countRequested, requestCount } from "~/results/statistics/settle.server";
import { scores } from "~/results/tables/results";
import { ownerEmail } from "./accounts.mjs";
import type { DemoCompany } from "./companies";
import { answersTo, climateAnswersTo } from "./plans";

const HOUR = 60 * 60 * 1000;

interface Network {
  corporateId: string;
  code: string;
  passwordHash: string;
  /** The time that many days ago. */
  timeOf: (days: number) => number;
}

/**
 * Adds companies that have joined a corporate company, in the state the use cases would leave them, one batch each. Sends no
 * messages, and renders no report until somebody requests it. Existing companies are left alone.
 */
export async function addMembers(ctx: Context, network: Network, members: readonly DemoCompany[]): Promise<void> {
  const there = new Set((await ctx.db.select({ email: users.email }).from(users)).map(({ email }) => email));
  for (const member of members) {
    if (!there.has(ownerEmail(member.key))) await addMember(ctx, network, member);
  }
  let cursor: string | null = null;
  do cursor = (await countRequested(ctx, cursor)).cursor;
  while (cursor !== null);
  do cursor = (await storeRequestedFigures(ctx, cursor)).cursor;
  while (cursor !== null);
}

async function addMember(ctx: Context, network: Network, member: DemoCompany): Promise<void> {
  const { corporateId, code, passwordHash, timeOf } = network;
  const [companyId, userId] = [ctx.ids.create(), ctx.ids.create()];
  const joinedAt = timeOf(Math.max(0, ...member.assessments.map(({ daysAgo }) => daysAgo)) + 2);
  await runTogether(ctx.db, [
    ctx.db.insert(companies).values({
      id: companyId,
      name: member.name,
      registrationNumber: member.registration,
      address: member.address,
      industryId: member.industry,
      countryId: member.country,
      stateId: member.state,
      city: member.city,
      revenueBand: member.revenue,
      createdAt: joinedAt,
    }),
    ctx.db.insert(users).values({
      id: userId,
      companyId,
      role: "owner",
      username: member.username,
      email: ownerEmail(member.key),
      passwordHash,
      mobile: (await parseMobile(member.mobile, member.country)) ?? "",
      jobTitle: member.jobTitle,
      language: member.language,
      emailConfirmedAt: joinedAt,
      agreements: agreementsAt(agreedVersions(ctx), joinedAt),
      createdAt: joinedAt,
    }),
    ...joinStatements(ctx, {
      companyId,
      corporateId,
      scope: "full",
      sharesFigures: member.figures !== undefined,
      code,
      at: joinedAt,
    }),
    ...(await assessmentsOf(ctx, { companyId, userId }, member, timeOf)),
    ...figureStatements(ctx, { companyId, userId }, member, timeOf),
  ]);
}

interface Owner {
  companyId: string;
  userId: string;
}

/** Its key figures, entered when its climate work was submitted. */
function figureStatements(
  ctx: Context,
  { companyId, userId }: Owner,
  { figures, country, progress = [] }: DemoCompany,
  timeOf: Network["timeOf"],
): Statement[] {
  if (!figures) return [];
  const { year, values } = figures;
  const at = timeOf(progress[0]?.daysAgo ?? 0) + 2 * HOUR;
  const signs = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, signOfFigure(value)]));
  return [
    ctx.db.insert(keyFigureYears).values({ companyId, year, currency: currencyOf(country), createdAt: at }),
    ctx.db.insert(keyFigureSaves).values({ companyId, year, enteredAt: at, enteredBy: userId, figures: signs }),
  ];
}

interface Given {
  catalogue: Catalogue;
  given: GivenAnswer[];
  startedAt: number;
  isDraft: boolean;
}

async function assessmentsOf(
  ctx: Context,
  owner: Owner,
  member: DemoCompany,
  timeOf: Network["timeOf"],
): Promise<Statement[]> {
  const [readiness, progress] = [await getCurrentCatalogue(ctx, READINESS), await getCurrentCatalogue(ctx, PROGRESS)];
  const sets = await getFactorSets(ctx);
  const first = member.assessments.map((plan) => ({
    plan,
    catalogue: readiness,
    given: answersTo(readiness, member, plan, "programme-supplier"),
  }));
  const climate = (member.progress ?? []).map((plan) => ({
    plan,
    catalogue: progress,
    given: climateAnswersTo(progress, member, plan),
  }));
  return [...first, ...climate].flatMap(({ plan, ...asked }) => {
    const given = { ...asked, startedAt: timeOf(plan.daysAgo), isDraft: plan.sections !== undefined };
    const region = gridOf({ countryId: member.country, stateId: member.state });
    const thisYear = new Date(given.startedAt).getUTCFullYear();
    return writeAssessment(ctx, owner, member, given, { thisYear, emissions: { sets, region } });
  });
}

/** Started, answered an hour later and, unless it stays a draft, submitted another hour later. */
function writeAssessment(
  ctx: Context,
  { companyId, userId }: Owner,
  member: DemoCompany,
  { catalogue, given, startedAt, isDraft }: Given,
  circumstances: Circumstances,
): Statement[] {
  const assessmentId = ctx.ids.create();
  const [answeredAt, completedAt] = [startedAt + HOUR, isDraft ? null : startedAt + 2 * HOUR];
  const rows = given.map(({ questionId, fields }) => {
    const question = findQuestion(catalogue, questionId)?.question;
    const verdict = question && judgeAnswer(question, fields, circumstances);
    if (!question || !verdict?.ok) throw new Error(`${member.name}: ${questionId} ${JSON.stringify(verdict)}`);
    const { value } = verdict;
    const { isRequired } = question;
    const isAnswered = hasAnswer(question, value);
    return { assessmentId, questionId, value, isAnswered, isRequired, revision: 1, answeredBy: userId, answeredAt };
  });
  const start = ctx.db.insert(assessments).values({
    id: assessmentId,
    companyId,
    startedBy: userId,
    kind: catalogue.kind,
    catalogueVersion: catalogue.version,
    state: isDraft ? "draft" : "completed",
    revision: 1,
    answeredRequired: rows.filter(({ isAnswered, isRequired }) => isAnswered && isRequired).length,
    createdAt: startedAt,
    updatedAt: completedAt ?? answeredAt,
    completedAt,
  });
  const begun = [start, ...insertRows(ctx.db, answers, rows)];
  if (completedAt === null) return begun;
  const document = assess(
    catalogue,
    new Map(rows.map(({ questionId, value }): [string, Answer] => [questionId, { value }])),
  );
  const { kind, result } = document;
  return [
    ...begun,
    ctx.db.insert(results).values({
      assessmentId,
      kind,
      companyId,
      industryId: member.industry,
      countryId: member.country,
      stateId: member.state,
      revenueBand: member.revenue,
      methodVersion: KINDS[kind].method,
      level: result.overall.level,
      score: result.overall.score,
      document: JSON.stringify(document),
      completedAt,
    }),
    ...insertRows(
      ctx.db,
      scores,
      flattenScores(result).map((row) => ({ assessmentId, ...row })),
    ),
    ctx.db.insert(latestResults).values({ companyId, kind, assessmentId }),
    requestProof(ctx, assessmentId),
    requestCount(ctx, assessmentId),
  ];
}
