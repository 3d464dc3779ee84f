import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mayStartAssessment } from "~/domain/access/assessments";
import { maySetDeadline } from "~/domain/access/deadlines";
import { type Destination, journeyOf, opensOnboarding, smartRedirect } from "~/domain/journey/journey";
import { requireUser } from "~/features/account/session.server";
import { HistoryPage } from "~/features/assessment/components/history-page";
import { viewJourney } from "~/features/assessment/journey-view";
import { refusal } from "~/features/assessment/open-id.server";
import { listAssessments } from "~/features/assessment/queries.server";
import { startAssessment } from "~/features/assessment/start.server";
import { findDeadlines } from "~/features/deadlines/queries.server";
import { viewDueDates } from "~/features/deadlines/view";
import type { PageFrame } from "~/features/shell/page-handle";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/shell/redirect.server";
import { formatDay } from "~/i18n/format";

const PAGE_SIZE = 10;

/** There is no Progress Assessment to take yet. */
const NO_PROGRESS = { drafts: 0, completed: 0 };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = Math.max(1, Math.min(10_000, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  const [found, deadlines] = await Promise.all([
    listAssessments(kompas, user, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    findDeadlines(kompas, user),
  ]);
  const pages = Math.max(1, Math.ceil(found.count / PAGE_SIZE));
  if (page > pages) return redirectTo(`/user/history?page=${pages}`);

  const journey = journeyOf({ drafts: found.drafts, completed: found.count - found.drafts }, NO_PROGRESS);
  const standing = { journey, readinessDraft: found.newestDraft, latestReadiness: user.latestReadinessId };
  const asked = query.get("journey");
  const destination = smartRedirect({ journey: asked, action: query.get("action") }, standing);
  if (destination) return redirectTo(pathTo(destination, kompas.ids.seal));

  const kind = query.get("kind") === "progress" ? ("progress" as const) : ("readiness" as const);
  // Whoever is about to lose the account is told so in the frame of the page, which a dialog would cover.
  const isFree = kind === "readiness" && page === 1 && !query.has("dialog") && user.deletionDueAt === null;
  const canStart = mayStartAssessment(user);
  // A viewer of a company that has not begun has nothing to be led to.
  const opens = isFree && opensOnboarding(journey, asked) && (canStart || journey !== "first_time");
  const dialog = query.get("dialog");
  // Only whoever has completed one can choose what a new one begins with.
  const starts = dialog === "start" && canStart && found.lastCompletedAt !== null;
  const offered = starts ? ("start" as const) : opens ? ("onboarding" as const) : null;
  const shows = dialog === "information" ? ("information" as const) : offered;
  const sealedLatest = user.latestReadinessId ? kompas.ids.seal(user.latestReadinessId) : null;
  const sealedDraft = found.newestDraft ? kompas.ids.seal(found.newestDraft) : null;
  const frame: PageFrame = { dialogOpen: shows !== null };
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
    lastDay: found.lastCompletedAt === null ? null : formatDay(found.lastCompletedAt),
    dates: viewDueDates(deadlines, user.language, maySetDeadline(user, "own")),
    canStart,
    sealedLatest,
    onboarding: viewJourney(journey, { sealedDraft, sealedLatest, canStart }),
    title: await pageTitle(kompas, request, "assessment", "history.title"),
  };
}

function pathTo(destination: Destination, seal: (id: string) => string): string {
  if (destination.to === "progress") return "/user/history?kind=progress";
  const sealedId = seal(destination.id);
  return destination.to === "assessment" ? `/${sealedId}` : `/user/dashboard/${sealedId}`;
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const carriesOver = (await request.formData()).get("from") === "last";
  const started = await startAssessment(kompas, user, carriesOver ? "last" : "empty");
  if (!started.ok) throw refusal(started.reason);
  return redirectTo(`/${kompas.ids.seal(started.assessmentId)}${carriesOver ? "?start" : ""}`);
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function History() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />;
}
