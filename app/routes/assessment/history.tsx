import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mayStartAssessment } from "~/domain/access/assessments";
import { mayReachOthers } from "~/domain/access/confirmation";
import { maySetDeadline } from "~/domain/access/deadlines";
import { listSections } from "~/domain/catalogue/lookup";
import { type Destination, journeyOf, opensOnboarding, smartRedirect } from "~/domain/journey/journey";
import { READINESS, toKind } from "~/domain/kinds/kind";
import { isUnlocked } from "~/domain/kinds/kinds";
import { assessmentPaths } from "~/domain/kinds/paths";
import { refusal } from "~/features/answers/open-id.server";
import { listAssessmentsWith } from "~/features/answers/queries.server";
import { getCurrentCatalogue } from "~/features/catalogue/catalogue.server";
import { assembleDeadlines, deadlineStatements } from "~/features/deadlines/queries.server";
import { viewDueDates } from "~/features/deadlines/view";
import { BESIDE, OPENS_FIRST, START_PATH } from "~/features/drafts/paths";
import { startAssessment } from "~/features/drafts/start.server";
import { viewStart } from "~/features/drafts/start-view";
import { requireUser } from "~/features/identity/session.server";
import { HistoryPage } from "~/features/journey/components/history-page";
import { loadHome } from "~/features/journey/home.server";
import { viewJourney } from "~/features/journey/journey-view";
import { resultStatement } from "~/features/results/queries.server";
import { pageTitle } from "~/features/shell/page-title.server";
import type { PageFrame } from "~/features/web/page-handle";
import { askedPage } from "~/features/web/page-number";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

const PAGE_SIZE = 10;

/** There is no Progress Assessment to take yet. */
const NO_PROGRESS = { drafts: 0, completed: 0 };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const also = [resultStatement(kompas, user.latestReadinessId), ...deadlineStatements(kompas, user)] as const;
  const found = await listAssessmentsWith(kompas, user, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, also);
  const [[stored], ...dates] = found.also;
  const deadlines = assembleDeadlines(kompas, user, ...dates);
  const pages = Math.max(1, Math.ceil(found.count / PAGE_SIZE));

  const journey = journeyOf({ drafts: found.drafts, completed: found.count - found.drafts }, NO_PROGRESS);
  const standing = { journey, readinessDraft: found.newestDraft, latestReadiness: user.latestReadinessId };
  const asked = query.get("journey");
  const destination = smartRedirect({ journey: asked, action: query.get("action") }, standing);
  if (destination) return redirectTo(pathTo(destination, kompas.ids.seal));
  if (page > pages) return redirectTo(`/user/history?page=${pages}`);

  const kind = toKind(query.get("kind"));
  const dialog = query.get("dialog");
  const canStart = mayStartAssessment(user);
  if (dialog === "start" && !canStart) {
    return redirectWithFlash("/user/history?dialog=none", "viewerOnly");
  }
  // Whoever is about to lose the account is told so in the frame of the page, which a dialog would cover.
  const isFree =
    kind === READINESS && page === 1 && dialog === null && user.deletionDueAt === null && !user.isAdministrator;
  // A viewer of a company that has not begun has nothing to be led to.
  const opens = isFree && opensOnboarding(journey, asked) && (canStart || journey !== "first_time");
  const offered: "start" | "information" | null = dialog === "start" || dialog === "information" ? dialog : null;
  const shows = offered ?? (opens ? ("onboarding" as const) : null);
  const start = viewStart(found, kompas.ids.seal);
  const pathsOf = (id: string) => assessmentPaths(READINESS, kompas.ids.seal(id));
  const latestResults = user.latestReadinessId ? pathsOf(user.latestReadinessId).results : null;
  const draft = found.newestDraft ? pathsOf(found.newestDraft).form : null;
  const startPath = canStart ? (start.asks ? START_PATH : null) : undefined;
  const frame: PageFrame = { dialogOpen: shows !== null };
  const isHome = kind === READINESS && page === 1;
  return {
    frame,
    shows,
    kind,
    page,
    pages,
    cards: found.list.map(({ id, ...card }) => ({
      ...card,
      isOutdated: card.isOutdated && canStart,
      sealedId: kompas.ids.seal(id),
    })),
    start,
    dates: viewDueDates(deadlines, user.language, maySetDeadline(user, "own")),
    canStart,
    unconfirmed: mayReachOthers(user) ? null : user.email,
    latestResults,
    isUnlocked: isUnlocked(kind, latestResults ? [READINESS] : []),
    home: isHome ? await loadHome(kompas, user, found, stored, canStart) : null,
    onboarding: viewJourney(journey, { draft, results: latestResults, startPath }),
    title: await pageTitle(kompas, request, "assessment", "history.title"),
  };
}

const PATHS = {
  start: START_PATH,
  reports: "/user/history?dialog=none#reports",
  progress: "/user/history?kind=progress",
};

function pathTo(destination: Destination, seal: (id: string) => string): string {
  if (!("id" in destination)) return PATHS[destination.to];
  const paths = assessmentPaths(READINESS, seal(destination.id));
  return destination.to === "assessment" ? paths.form : paths.results;
}

/** Starts an assessment; beside a draft with answers only if its question was about that draft. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const source = form.get("from") === "last" ? "last" : "empty";
  const named = kompas.ids.open(String(form.get(BESIDE)));
  const started = await startAssessment(kompas, user, { source, beside: named.ok ? named.id : null });
  if (started.ok) {
    const { start, form: open, section } = assessmentPaths(READINESS, kompas.ids.seal(started.assessmentId));
    const [first] = form.has(OPENS_FIRST) ? listSections(await getCurrentCatalogue(kompas)) : [];
    return redirectTo(first ? section(first.section.id) : source === "last" ? start : open);
  }
  if (started.reason === "draft-exists") return redirectTo(START_PATH);
  throw refusal(started.reason);
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function History() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />;
}
