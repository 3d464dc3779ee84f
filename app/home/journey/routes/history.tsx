import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { listAssessmentsWith, newestDraftStatement, onDays } from "~/assessment/answers/queries.server";
import { mayStartAssessment } from "~/assessment/answers/rules/access";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import {
  assembleDeadlines,
  comeBackOf,
  comeBackStatement,
  deadlineStatements,
} from "~/assessment/deadlines/queries.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { viewComeBack, viewDueDates } from "~/assessment/deadlines/view";
import { viewStart } from "~/assessment/drafts/start-view";
import { startedYearStatement } from "~/assessment/key-figures/queries.server";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { isUnlocked } from "~/assessment/kinds/kinds";
import { MAX_NEXT } from "~/assessment/scoring/rules/next-steps";
import { assessmentPaths, historyPath, REPORTS_PATH, startPath, yearsPath } from "~/core/addresses/assessment";
import { BESIDE, KIND, OPENS_FIRST } from "~/core/addresses/drafts";
import { READINESS, toKind } from "~/core/kinds/kind";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { requireUser } from "~/foundation/identity/session.server";
import { hashOfAddress, stopOf } from "~/foundation/notifications/suppressions.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { HistoryPage } from "~/home/journey/components/history-page";
import { loadHome } from "~/home/journey/home.server";
import { journeyPathsOf, journeyStateOf } from "~/home/journey/journey-state";
import { viewJourney } from "~/home/journey/journey-view";
import {
  completedKinds,
  type Destination,
  journeyOf,
  opensOnboarding,
  smartRedirect,
} from "~/home/journey/rules/journey";
import { findProposed } from "~/improvement/plan/offer.server";
import { nextActionsStatement } from "~/improvement/plan/queries.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { waitingStatement } from "~/network/requests/list.server";
import { latestResultsStatement } from "~/results/results/queries.server";

const PAGE_SIZE = 10;

export const handle = { reminds: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const kind = toKind(query.get("kind"));
  const lastYear = lastWholeYear(kompas.clock());
  const also = [
    latestResultsStatement(kompas, user.companyId),
    startedYearStatement(kompas, user.companyId, lastYear),
    stopOf(kompas, await hashOfAddress(kompas, user.email)),
    newestDraftStatement(kompas, user.companyId),
    nextActionsStatement(kompas, user.companyId, MAX_NEXT),
    comeBackStatement(kompas, user.companyId),
    waitingStatement(kompas, user.companyId),
    ...deadlineStatements(kompas, user, kind),
  ] as const;
  const listed = { kind, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const found = await listAssessmentsWith(kompas, user, listed, also);
  const [latest, figures, [stop], newestDraft, planned, comeBack, [waiting], ...dates] = found.also;
  const deadlines = assembleDeadlines(kompas, user, kind, ...dates);
  const pages = Math.max(1, Math.ceil(found.count / PAGE_SIZE));

  const standing = journeyStateOf(found.standing, latest);
  const asked = query.get("journey");
  const destination = smartRedirect({ journey: asked, action: query.get("action") }, standing);
  if (destination) return redirectTo(pathTo(destination, kompas.ids.seal));
  if (page > pages) return redirectTo(historyPath(kind, `page=${pages}`));

  const dialog = query.get("dialog");
  const canStart = mayStartAssessment(user);
  // A date is for a draft; one that has been set can always be changed.
  const showsDate = standing.drafts[kind] !== undefined || deadlines.own !== null;
  // Until one is begun.
  const showsNext = standing.results[kind] !== undefined && standing.drafts[kind] === undefined;
  const next = viewComeBack(
    kind,
    comeBackOf(kompas, user, comeBack, kind),
    user.language,
    maySetDeadline(user, "next"),
  );
  const isOpen = isUnlocked(kind, completedKinds(standing.results));
  if (dialog === "start" && !canStart) return redirectWithFlash(historyPath(kind), "viewerOnly");
  if (dialog === "start" && !isOpen) return redirectTo(historyPath(kind));
  const isHome = kind === READINESS && page === 1;
  // Users who are about to lose their account are told so in the page frame, which a dialog would cover.
  const isFree = isHome && dialog === null && user.deletionDueAt === null && !user.isAdministrator;
  const journey = journeyOf(found.standing.readiness, found.standing.progress);
  const paths = journeyPathsOf(standing, kompas.ids.seal);
  const start = viewStart(kind, found, {
    seal: kompas.ids.seal,
    reader: user,
    done: dialog === "start" ? (await findProposed(kompas, user, await getCurrentCatalogue(kompas, kind))).length : 0,
  });
  const onboarding = viewJourney(journey, { ...paths, canStart, asks: start.asks });
  // A dialog with one choice would only stand before the page that has it too.
  const opens = isFree && opensOnboarding(journey, asked) && onboarding.recommended.length > 1;
  const offered: "start" | "information" | null = dialog === "start" || dialog === "information" ? dialog : null;
  const shows = offered ?? (opens ? ("onboarding" as const) : null);
  const home = isHome
    ? await loadHome(kompas, user, {
        standing: found.standing,
        latest,
        newestDraft,
        planned,
        comeBack,
        waiting: waiting ?? null,
        mayStart: canStart,
        dialog,
        openYear: figures.length > 0 ? null : lastYear,
      })
    : null;
  const isSaid = home?.steps[0] === "again" && home.again?.kind === kind && home.again.by === null;
  const frame: PageFrame = { dialogOpen: shows !== null || Boolean(home?.network?.question) };
  return {
    frame,
    shows,
    kind,
    page,
    pages,
    rows: found.list.map(({ id, ...row }) => ({
      ...onDays(row, user),
      isOutdated: row.isOutdated && canStart,
      sealedId: kompas.ids.seal(id),
      isAbove: home?.leadsTo.includes(id) ?? false,
    })),
    start,
    dates: viewDueDates(deadlines, user.language, showsDate && isOpen && maySetDeadline(user, "own")),
    // A date that others ask for is in the list already, and one that is the first step has its link there.
    next: showsNext && !isSaid && (next.canSet || next.date?.by === null) ? next : null,
    yearsHref: standing.results[kind] === undefined ? null : yearsPath(kind),
    canStart,
    unconfirmed: mayReachOthers(user) ? null : user.email,
    stopped: stop ? { email: user.email, reason: stop.reason } : null,
    paths,
    isUnlocked: isOpen,
    home,
    onboarding,
    title: await pageTitle(kompas, request, "assessment", "history.title"),
  };
}

function pathTo(destination: Destination, seal: (id: string) => string): string {
  if ("id" in destination) return assessmentPaths(destination.kind, seal(destination.id))[destination.to];
  if (destination.to === "reports") return REPORTS_PATH;
  return destination.to === "start" ? startPath(destination.kind) : historyPath(destination.kind);
}

/** Starts an assessment of a kind. If there is a draft with answers, it starts only if the form's question was about that draft. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const kind = toKind(form.get(KIND));
  const source = form.get("from") === "last" ? "last" : "empty";
  const named = kompas.ids.open(String(form.get(BESIDE)));
  const started = await startAssessment(kompas, user, { kind, source, beside: named.ok ? named.id : null });
  if (started.ok) {
    const { start, form: open, section } = assessmentPaths(kind, kompas.ids.seal(started.assessmentId));
    const [first] = form.has(OPENS_FIRST) ? listSections(await getCurrentCatalogue(kompas, kind)) : [];
    return redirectTo(first ? section(first.section.id) : source === "last" ? start : open);
  }
  if (started.reason === "forbidden") throw refusal(started.reason);
  // The list of a locked kind says what still locks it.
  return redirectTo(started.reason === "locked" ? historyPath(kind) : startPath(kind));
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function History() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />;
}
