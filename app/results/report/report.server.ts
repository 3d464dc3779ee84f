import { readAs } from "~/assessment/answers/associated.server";
import { answersOf } from "~/assessment/answers/queries.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Viewer } from "~/core/viewer";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { dateOf } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";
import { viewSigning } from "~/results/approval/view";
import { latestProof, type ReportProof, toProof } from "~/results/proof/latest.server";
import { newerResult } from "~/results/proof/newer.server";
import { footprintsQuery, readFootprints } from "~/results/results/footprints.server";
import { profileQuery, toProfile } from "~/results/results/profile.server";
import { judgeResults, ofMeasure, type Results, resultStatements } from "~/results/results/queries.server";
import type { ReportFacts } from "~/results/results/report-files.server";
import { readSigning, signingStatements } from "~/results/results/signing.server";
import type { Report } from "./blocks";
import { checkLink } from "./check";
import { viewProgressReport } from "./progress/report";
import { viewReadinessReport } from "./readiness/report";

/** The stored result behind a report. */
export interface ReportSource {
  companyId: string;
  /** The version of the questionnaire that was answered. */
  questionnaire: string;
  /** Milliseconds since 1970. */
  submittedAt: number;
  /** A JSON text. */
  stored: string;
  facts: ReportFacts;
}

export type ReportVerdict =
  | { ok: true; kind: Kind; report: Report; source: ReportSource }
  | { ok: false; reason: "draft"; kind: Kind }
  | { ok: false; reason: "not-found" };

/**
 * The report of a completed assessment of either kind, in any language, as made at `now`, for users who may see its result. One round trip.
 */
export async function getReport(
  ctx: Context,
  user: Viewer,
  assessmentId: string,
  language: Language,
  now = ctx.clock(),
): Promise<ReportVerdict> {
  const found = await runTogether(ctx.db, reportStatements(ctx, assessmentId));
  return judgeReport(ctx, user, assessmentId, { language, now }, found);
}

/**
 * The report of a completed assessment in the third person, for a user of a company that its company has joined; null for everyone else
 * but a colleague. The ledger records that they have read the result. One round trip.
 */
export async function readReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  language: Language,
): Promise<Report | null> {
  const reading = { assessmentId, userId: null, thing: "result" } as const;
  const read = await readAs(ctx, user, reading, reportStatements(ctx, assessmentId));
  const now = ctx.clock();
  const judged =
    read && (await judgeReport(ctx, read.reader, assessmentId, { language, now, isForOthers: true }, read.found));
  return judged?.ok ? judged.report : null;
}

/** The statements that read a report, for a batch. */
export const reportStatements = (ctx: Context, assessmentId: string) =>
  resultStatements(ctx, assessmentId, besideResults(ctx, assessmentId));

const besideResults = (ctx: Context, assessmentId: string) =>
  [
    profileQuery(ctx, assessmentId),
    answersOf(ctx, assessmentId),
    footprintsQuery(ctx, assessmentId),
    latestProof(ctx, assessmentId),
    newerResult(ctx, assessmentId),
    ...signingStatements(ctx, assessmentId),
  ] as const;

/** The report from what those statements found, for users who may see it. */
export async function judgeReport(
  ctx: Context,
  user: Viewer,
  assessmentId: string,
  { language, now, isForOthers }: { language: Language; now: number; isForOthers?: boolean },
  found: Readonly<Found<ReturnType<typeof reportStatements>>>,
): Promise<ReportVerdict> {
  const [[assessment]] = found;
  const results = await judgeResults<Kind, ReturnType<typeof besideResults>>(
    ctx,
    { ...user, expectedKind: undefined },
    found,
  );
  if (!results.ok) {
    const isDraft = results.reason === "draft" && assessment;
    return isDraft ? { ok: false, reason: "draft", kind: assessment.kind } : { ok: false, reason: "not-found" };
  }
  const [profiles, [stored], years, issued, [newer], ...signed] = results.also;
  const profile = toProfile(profiles, language);
  if (!profile) return { ok: false, reason: "not-found" };
  const answers = await readAnswers(ctx, stored);
  const issuedProof = toProof(ctx, issued);
  const { withdrawnAt } = issuedProof;
  const { timeZone } = profile;
  const proof = describeProof(ctx, issuedProof, { language, timeZone });
  const check = checkLink(issuedProof.code, language);
  const open = translator(language, "report")("standing.open");
  const followed = newer ? { id: ctx.ids.seal(newer.assessmentId), text: open } : null;
  const fate = { proof, check, newer: followed, issuer: issuerIn(ctx, language) };
  const standing = describeStatus(
    { company: profile.company, withdrawnAt, newerAt: newer?.completedAt ?? null },
    { language, timeZone },
  );
  const { kind } = results.assessment;
  const source = sourceOf(results, { profile, peers: results.peers, proof: issuedProof });
  const signing = viewSigning(
    await readSigning(results, profile, signed),
    {
      assessment: results.assessment,
      sealedId: ctx.ids.seal(assessmentId),
      reviews: results.reviews,
      isInside: !isForOthers,
    },
    user,
    { language, now, timeZone },
  );
  const practices = ofMeasure(results, "practices");
  if (practices) {
    const report = viewReadinessReport({ results: practices, answers, profile, now, signing, isForOthers }, language);
    return {
      ok: true,
      kind,
      report: { ...report, ...fate, standing },
      source,
    };
  }
  const climate = ofMeasure(results, "climate");
  if (!climate) throw new Error(`No report of the kind ${kind} is known`);
  const [sets, entered] = await Promise.all([getFactorSets(ctx), readFootprints(ctx, years)]);
  return {
    ok: true,
    kind,
    report: {
      ...viewProgressReport({ results: climate, answers, profile, now, isForOthers, entered, sets, signing }, language),
      ...fate,
      standing,
    },
    source,
  };
}

/** The network that runs this installation. */
function issuerIn({ settings }: Context, language: Language): Report["issuer"] {
  const { RESPONSIBLE_NAME: name, RESPONSIBLE_ADDRESS: address, APP_URL } = settings;
  const { host } = new URL(APP_URL);
  return { name, address, text: translator(language, "report")("nature.issuer", { name, address, host }) };
}

function sourceOf(
  { assessment, stored }: Pick<Results<Kind>, "assessment" | "stored">,
  facts: ReportFacts,
): ReportSource {
  const { companyId, catalogueVersion: questionnaire, completedAt, updatedAt } = assessment;
  return { companyId, questionnaire, stored, submittedAt: completedAt ?? updatedAt, facts };
}

interface Fate {
  company: string;
  /** Milliseconds since 1970; null if it has not happened. */
  withdrawnAt: number | null;
  newerAt: number | null;
}

/** What has become of a report since, worst first. */
export function describeStatus(
  { company, withdrawnAt, newerAt }: Fate,
  { language, timeZone }: { language: Language; timeZone: string },
): Report["standing"] {
  const t = translator(language, "report");
  const said: Report["standing"] = [];
  if (withdrawnAt !== null) {
    said.push({
      state: "withdrawn",
      text: t("standing.withdrawn", { company, date: dateOf(withdrawnAt, { language, timeZone }) }),
    });
  }
  if (newerAt !== null) {
    said.push({ state: "newer", text: t("standing.newer", { date: dateOf(newerAt, { language, timeZone }) }) });
  }
  return said;
}

/** How anybody can check the report, for its last lines. */
export function describeProof(
  ctx: Context,
  { code, withdrawnAt }: ReportProof,
  { language, timeZone }: { language: Language; timeZone: string },
): Report["proof"] {
  if (code === null) return null;
  const t = translator(language, "verify");
  const page = new URL("/verify", ctx.settings.APP_URL);
  const place = { code, address: page.host + page.pathname, link: `${page.href}?code=${code}` };
  if (withdrawnAt !== null) {
    const date = dateOf(withdrawnAt, { language, timeZone });
    return { ...place, text: t("howToWithdrawn", { date }), foot: t("withdrawnFoot", { code }) };
  }
  return { ...place, text: t("howTo", { address: page.href, code }), foot: t("foot", { code }) };
}
