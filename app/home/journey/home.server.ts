import { type AssessmentPage, judgeOpening, type newestDraftStatement } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { firstOpenSection, overallOf } from "~/assessment/answers/rules/completion";
import { getCatalogue, getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { comeBackOf, type comeBackStatement } from "~/assessment/deadlines/queries.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { type ComeBackView, viewComeBack } from "~/assessment/deadlines/view";
import { isUnlocked, readResult } from "~/assessment/kinds/kinds";
import { assessmentPaths } from "~/core/addresses/assessment";
import { dayIn } from "~/core/days/days";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { type HomeStep, homeSteps } from "~/home/journey/rules/home";
import { longDate, wholePercent } from "~/i18n/format";
import { findProposed } from "~/improvement/plan/offer.server";
import { viewActions } from "~/improvement/plan/open.server";
import { type nextActionsStatement, toActions } from "~/improvement/plan/queries.server";
import type { Context } from "~/platform/context";
import { nextClimatePractices, nextPractices, type Practice } from "~/results/results/practices";
import type { latestResultsStatement } from "~/results/results/queries.server";
import { readNetwork } from "./network.server";

/** The result of the company's latest assessment of a kind. */
type Latest = Awaited<ReturnType<typeof latestResultsStatement>>[number];

interface HomeInput {
  standing: AssessmentPage["standing"];
  latest: readonly Latest[];
  newestDraft: Awaited<ReturnType<typeof newestDraftStatement>>;
  /** The first open actions of the company's plan. */
  planned: Awaited<ReturnType<typeof nextActionsStatement>>;
  /** The dates of the next assessments. */
  comeBack: Awaited<ReturnType<typeof comeBackStatement>>;
  /** The requests that wait for the company. */
  waiting: { count: number; first: string | null } | null;
  mayStart: boolean;
  /** The last whole year, if its key figures have not been started. */
  openYear: number | null;
  /** The question that the URL asks over the page, if any. */
  dialog: string | null;
}

/** What home shows, the next step first. Each step has everything it displays except the interface texts. */
export async function loadHome(
  ctx: Context,
  user: CurrentUser,
  { standing, latest, newestDraft, planned, comeBack, waiting, mayStart, openYear, dialog }: HomeInput,
) {
  const newestResult = newestOf(latest, ({ completedAt }) => completedAt);
  const completed = latest.map(({ kind }) => kind);
  const isUntried = (kind: Kind) => standing[kind].drafts + standing[kind].completed === 0;
  const untried = KINDS_OF_ASSESSMENTS.find((kind) => isUntried(kind) && isUnlocked(kind, completed)) ?? null;
  const again = findDue(ctx, user, comeBack, standing);
  const steps = homeSteps(
    { mayStart, ...user },
    {
      hasDraft: newestDraft.length > 0,
      isTimeAgain: again !== null,
      hasResult: newestResult !== null,
      hasUntried: untried !== null,
      hasFigures: openYear === null,
    },
  );
  const has = (step: HomeStep) => steps.includes(step);
  const [draft, result, network] = await Promise.all([
    has("continue") ? readDraft(ctx, user, newestDraft) : null,
    has("result") && newestResult ? viewResult(ctx, user, newestResult, planned) : null,
    has("network") ? readNetwork(ctx, user, dialog) : null,
  ]);
  // A step whose draft or result has gone meanwhile is left out.
  const isGone = (step: HomeStep) => (step === "continue" && !draft) || (step === "result" && !result);
  const left = steps.filter((step) => !isGone(step));
  const ids: Partial<Record<HomeStep, string | undefined>> = { continue: draft?.id, result: result?.id };
  /** The assessments that the steps lead to. */
  const leadsTo = left.flatMap((step) => ids[step] ?? []);
  const next = again && has("again") ? await viewAgain(ctx, user, again) : null;
  return {
    steps: left,
    leadsTo,
    draft,
    again: next,
    result,
    network,
    untried,
    openYear,
    requests: waiting?.first
      ? {
          count: waiting.count,
          due: longDate(waiting.first, user.language),
          isLate: waiting.first < dayIn(ctx.clock(), user.timeZone),
        }
      : null,
  };
}

type Due = ComeBackView & { date: NonNullable<ComeBackView["date"]> };

/** The date of the next assessment, if it is time for it, of the first kind that has a result and no draft. */
function findDue(
  ctx: Context,
  user: CurrentUser,
  found: HomeInput["comeBack"],
  standing: HomeInput["standing"],
): Due | null {
  const due = KINDS_OF_ASSESSMENTS.filter((kind) => standing[kind].completed > 0 && standing[kind].drafts === 0)
    .map((kind) => viewComeBack(kind, comeBackOf(ctx, user, found, kind), user.language, maySetDeadline(user, "next")))
    .find(({ date }) => date?.isTime);
  return due?.date ? { ...due, date: due.date } : null;
}

/** What the next assessment begins with: how many practices the plan has put in place. */
async function viewAgain(ctx: Context, user: CurrentUser, { kind, date, canSet }: Due) {
  const done = await findProposed(ctx, user, await getCurrentCatalogue(ctx, kind));
  return { kind, date: date.date, by: date.by, canSet, done: done.length };
}

/** The one with the latest time; null if none has one. */
function newestOf<T>(several: readonly T[], at: (one: T) => number | null): T | null {
  const [newest] = several.filter((one) => at(one) !== null).sort((a, b) => (at(b) ?? 0) - (at(a) ?? 0));
  return newest ?? null;
}

/** Where a draft continues. Without a topic, everything required is answered. */
async function readDraft(ctx: Context, user: CurrentUser, newestDraft: HomeInput["newestDraft"]) {
  const opened = await judgeOpening<[]>(ctx, user, "read", [newestDraft]);
  if (!opened.ok) return null;
  const { id } = opened.assessment;
  const { answered, total, toConfirm } = overallOf(opened.catalogue, opened.answers);
  const open = firstOpenSection(opened.catalogue, opened.answers);
  const { kind } = opened.catalogue;
  const { form } = assessmentPaths(kind, ctx.ids.seal(id));
  const mayAnswer = decideAssessment(user, opened.assessment, "answer").ok;
  return {
    kind,
    mayAnswer,
    id,
    href: form,
    topic: open?.topic.name[user.language] ?? null,
    left: total - answered,
    toConfirm,
  };
}

/** Level, change since the previous result, and what to do next: the plan's own actions or, before there is a plan, what the result suggests. */
async function viewResult(
  ctx: Context,
  user: CurrentUser,
  { id, kind, formerScore, ...stored }: Latest,
  planned: HomeInput["planned"],
) {
  const catalogue = await getCatalogue(ctx, stored.catalogueVersion);
  const { overall } = readResult(kind, stored.document).result;
  const points = (score: number) => Math.round(score / 100);
  return {
    kind,
    id,
    href: assessmentPaths(kind, ctx.ids.seal(id)).results,
    level: overall.level,
    percent: wholePercent(overall.score, user.language),
    change: formerScore === null ? null : points(overall.score) - points(formerScore),
    openActions: planned[0]?.open ?? 0,
    next:
      planned.length > 0
        ? (await viewActions(ctx, user, toActions(planned))).map(({ id, href, title, topic, due, isOverdue }) => ({
            id,
            href,
            title,
            about: topic.name,
            isPractice: true,
            due: due === null ? null : { date: due, isOverdue },
          }))
        : nextOf(catalogue, stored.document, user.language).map((each) => ({ ...each, href: null, due: null })),
  };
}

/** What the page of a result names to do next. */
function nextOf(catalogue: Catalogue, document: string, language: Language): Practice[] {
  return "sdgCards" in catalogue
    ? nextPractices(catalogue, readResult(catalogue.kind, document), language)
    : nextClimatePractices(catalogue, readResult(catalogue.kind, document), language);
}
