import { eq, sql } from "drizzle-orm";
import { readAs, readUserId } from "~/assessment/answers/associated.server";
import {
  type AssessmentAccess,
  refusal,
  requireAssessmentId,
  requireAssessmentWith,
} from "~/assessment/answers/open-id.server";
import { comeBackOf, comeBackStatement } from "~/assessment/deadlines/queries.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { viewComeBack } from "~/assessment/deadlines/view";
import { plannedQuestions } from "~/assessment/evidence/planned-questions.server";
import { type AssessmentPaths, assessmentPaths } from "~/core/addresses/assessment";
import { asNaming, withQuery } from "~/core/addresses/with-query";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { languageOf } from "~/foundation/identity/language.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import type { Found, Statement } from "~/platform/d1/client";
import { latestProof, toProof } from "~/results/proof/latest.server";
import { decideSharing } from "~/results/results/rules/sharing";
import { leadToResult, takeArrival } from "./arrival.server";
import type { ReportProps } from "./components/report-page";
import { contactOf } from "./contact.server";
import { findShown, viewEvidence } from "./evidence-view";
import { REPORT_PARTS, type ReportPart } from "./parts";
import { profileQuery, toProfile } from "./profile.server";
import { judgeResults, type Results, resultStatements } from "./queries.server";
import { fileHashes, isOutdated } from "./report-files.server";
import { formerStatement, readSince } from "./since.server";

/** What the page of a result is made from. */
export interface OpenedReport<K extends Kind, T extends readonly Statement[]> {
  user: CurrentUser;
  assessmentId: string;
  paths: AssessmentPaths;
  language: Awaited<ReturnType<typeof languageOf>>;
  found: Results<K>;
  /** What `also` found. */
  more: Found<T>;
  /** The day it was submitted, in its company's time zone, as `dayIn` gives it. */
  submittedOn: string;
  report: ReportProps;
  frame: PageFrame;
  /** Of the response. */
  headers: Record<string, string>;
}

/**
 * The result that a link leads to, with what its page needs whatever the kind; `also` are statements to read with it. Throws a redirect for
 * a draft, for a user who comes to print it and for one who has just submitted, and the refusals of `requireAssessmentId`. One round trip,
 * the session's.
 */
export async function openReport<K extends Kind, const T extends readonly Statement[]>(
  { kompas: ctx, nonce }: { kompas: Context; nonce: string },
  request: Request,
  sealedId: string | undefined,
  kind: K,
  also: (assessmentId: string) => T,
): Promise<OpenedReport<K, T>> {
  const query = new URL(request.url).searchParams;
  const compares = query.has("since");
  const userId = readUserId(ctx, request);
  const entered = await openAs(ctx, request, sealedId, userId, (id) =>
    resultStatements(ctx, id, [
      profileQuery(ctx, id),
      latestProof(ctx, id),
      formerStatement(ctx, id),
      fileHashes(ctx.db, { assessmentId: id }),
      comeBackStatement(ctx, companyOf(id)),
      plannedQuestions(ctx, companyOf(id), kind),
      ...also(id),
    ]),
  );
  const { user, assessmentId, paths, isOwn } = entered;
  const language = await languageOf(ctx, request);
  const found = await judgeResults<
    K,
    readonly [
      ReturnType<typeof profileQuery>,
      ReturnType<typeof latestProof>,
      ReturnType<typeof formerStatement>,
      ReturnType<typeof fileHashes>,
      ReturnType<typeof comeBackStatement>,
      ReturnType<typeof plannedQuestions>,
      ...T,
    ]
  >(ctx, { ...user, expectedKind: kind }, entered.found);
  // What is printed is the report, which has a URL of its own.
  const prints = query.get("download") === "true";
  if (!found.ok && found.reason === "draft") throw redirectTo(paths.form);
  if (!found.ok) {
    const named = prints && userId === null ? await findNamed(ctx, user, assessmentId) : null;
    throw named ? redirectTo(withQuery(asNaming(paths.report, named), "download=true")) : refusal("not-found");
  }
  const [ofProfile, ofProof, former, files, comeBack, planned, ...more] = found.also;
  const profile = toProfile(ofProfile, language);
  if (!profile) throw refusal("not-found");
  const submittedOn = dayIn(found.assessment.completedAt ?? found.assessment.updatedAt, profile.timeZone);
  const evidence = viewEvidence(found, submittedOn, language);
  if (prints) throw redirectTo(withQuery(asNaming(paths.report, userId), "download=true"));
  const path = asNaming(paths.results, userId);
  // A reader of another company's result has submitted nothing.
  if (query.get("generateReport") === "true") throw await leadToResult(path, isOwn ? assessmentId : null);
  const { isNew, headers } = await takeArrival(request, assessmentId);
  const preview = query.get("preview");
  const isShown = findShown(evidence, preview) !== null;
  const proof = toProof(ctx, ofProof);
  return {
    user,
    assessmentId,
    paths,
    language,
    found,
    more,
    submittedOn,
    report: {
      kind,
      profile,
      evidence,
      preview,
      nonce: isShown || isNew ? nonce : "",
      since: await readSince(
        ctx,
        former,
        { assessmentId, catalogue: found.catalogue, timeZone: profile.timeZone },
        language,
        compares,
      ),
      // An older result is no place to speak of the next one.
      next:
        isOwn && user.latest[kind] === assessmentId
          ? viewComeBack(kind, comeBackOf(ctx, user, comeBack, kind), language, maySetDeadline(user, "next"))
          : null,
      planned: isOwn ? planned.map(({ id }) => id) : [],
      newerPath: isOwn ? newerPathOf(ctx, user, kind, assessmentId) : null,
      open: openedPart(query),
      isOutdated: isOwn && (await isOutdated(files, language, { profile, peers: found.peers, proof })),
      proof,
      withdrawPath: user.role === "owner" ? paths.withdraw : null,
      path,
      isOwn,
      reportPath: asNaming(paths.report, userId),
      slidesPath: asNaming(paths.slides, userId),
      sharePath: decideSharing(user, found.assessment).ok ? paths.share : null,
      isNew,
    },
    frame: { dialogOpen: isShown },
    headers,
  };
}

/** The results of the company's latest assessment of a kind, for who reads an older one; null for the latest. */
function newerPathOf(ctx: Context, { latest }: CurrentUser, kind: Kind, assessmentId: string): string | null {
  const newest = latest[kind];
  return newest && newest !== assessmentId ? assessmentPaths(kind, ctx.ids.seal(newest)).results : null;
}

/** The company of an assessment, as a subselect. */
const companyOf = (assessmentId: string) =>
  sql`(select ${assessments.companyId} from ${assessments} where ${assessments.id} = ${assessmentId})`;

/** The part that an address opens: the one it names, or the one that what it asks for is in. */
function openedPart(query: URLSearchParams): ReportPart | null {
  if (query.has("since")) return "since";
  if (query.has("preview")) return "documents";
  return REPORT_PARTS.find((part) => part === query.get("open")) ?? null;
}

/**
 * The id of the person that another company's report names, for a user who may read it without having named anybody; null for everybody
 * else.
 */
async function findNamed(ctx: Context, user: CurrentUser, assessmentId: string): Promise<string | null> {
  const contact = ctx.db.select({ id: contactOf() }).from(assessments).where(eq(assessments.id, assessmentId));
  const read = await readAs(ctx, user, { assessmentId, userId: null, thing: "report" }, [contact] as const);
  return read?.found[0][0]?.id ?? null;
}

/**
 * The user, the assessment they ask for, and what the statements find. A user of the company gets them in the session's own round trip. A
 * user who names one of the company's people gets them in the next, in which the ledger notes it.
 */
async function openAs<const T extends readonly Statement[]>(
  ctx: Context,
  request: Request,
  sealedId: string | undefined,
  userId: string | null,
  statementsFor: (assessmentId: string) => T,
): Promise<AssessmentAccess & { found: Found<T>; isOwn: boolean }> {
  if (userId === null) return { ...(await requireAssessmentWith(ctx, request, sealedId, statementsFor)), isOwn: true };
  const entered = await requireAssessmentId(ctx, request, sealedId);
  const { assessmentId, user } = entered;
  const read = await readAs(ctx, user, { assessmentId, userId, thing: "result" }, statementsFor(assessmentId));
  if (!read) throw refusal("not-found");
  return { ...entered, user: read.reader, found: read.found, isOwn: read.reader.companyId === user.companyId };
}
