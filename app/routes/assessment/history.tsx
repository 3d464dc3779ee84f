import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { mayStartAssessment } from "~/domain/access/assessments";
import { maySetDeadline } from "~/domain/access/deadlines";
import { type Destination, journeyOf, opensOnboarding, smartRedirect } from "~/domain/journey/journey";
import { requireUser } from "~/features/account/session.server";
import { AssessmentCards } from "~/features/assessment/components/assessment-cards";
import { InformationDialog } from "~/features/assessment/components/information-dialog";
import { OnboardingDialog } from "~/features/assessment/components/onboarding-dialog";
import { ProgressPreview } from "~/features/assessment/components/progress-preview";
import { ReportCards } from "~/features/assessment/components/report-cards";
import { viewJourney } from "~/features/assessment/journey-view";
import { refusal } from "~/features/assessment/open-id.server";
import { listAssessments } from "~/features/assessment/queries.server";
import { startAssessment } from "~/features/assessment/start.server";
import { DueDates } from "~/features/deadlines/components/due-dates";
import { findDeadlines } from "~/features/deadlines/queries.server";
import { viewDueDates } from "~/features/deadlines/view";
import { StartDialog, StartNew } from "~/features/drafts/components/start-dialog";
import type { PageFrame } from "~/features/shell/page-handle";
import { pageTitle } from "~/features/shell/page-title.server";
import { formatDay } from "~/i18n/format";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Pagination } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";

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
  if (page > pages) return redirect(`/user/history?page=${pages}`, 303);

  const journey = journeyOf({ drafts: found.drafts, completed: found.count - found.drafts }, NO_PROGRESS);
  const standing = { journey, readinessDraft: found.newestDraft, latestReadiness: user.latestReadinessId };
  const asked = query.get("journey");
  const destination = smartRedirect({ journey: asked, action: query.get("action") }, standing);
  if (destination) return redirect(pathTo(destination, kompas.ids.seal), 303);

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
  return redirect(`/${kompas.ids.seal(started.assessmentId)}${carriesOver ? "?start" : ""}`, 303);
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function History() {
  const { t } = useTranslation(["assessment", "journey", "team", "common"]);
  const { shows, kind, page, pages, cards, dates, canStart, lastDay, sealedLatest, onboarding } =
    useLoaderData<typeof loader>();
  const startNew = canStart ? <StartNew chooses={lastDay !== null} /> : null;
  const closeHref = kind === "progress" ? "/user/history?kind=progress" : "/user/history?dialog=none";
  return (
    <>
      <div {...inertWhile(shows !== null)}>
        <PageHeader
          title={t("history.title")}
          lead={t("history.lead")}
          actions={
            <>
              <ButtonLink href="/knowledge-base">{t("common:shell.knowledge")}</ButtonLink>
              <ButtonLink href={`/user/history?kind=${kind}&dialog=information`} variant="quiet">
                {t("journey:information.open")}
              </ButtonLink>
              {kind === "readiness" && cards.length > 0 ? startNew : null}
            </>
          }
        />
        <div className="grid gap-6">
          <div>
            <Toggle
              label={t("history.kind")}
              items={[
                { href: "/user/history?dialog=none", name: t("history.readiness"), current: kind === "readiness" },
                { href: "/user/history?kind=progress", name: t("history.progress"), current: kind === "progress" },
              ]}
            />
          </div>
          {kind === "readiness" ? <DueDates dates={dates} /> : null}
          {kind === "progress" ? <ProgressPreview hasCompleted={sealedLatest !== null} /> : null}
          {kind === "readiness" && cards.length === 0 ? (
            <EmptyState
              title={t("history.empty.title")}
              action={startNew ? <div className="inline-grid">{startNew}</div> : null}
            >
              {canStart ? t("history.empty.text") : t("team:viewerEmpty")}
            </EmptyState>
          ) : null}
          {kind === "readiness" && cards.length > 0 ? <AssessmentCards cards={cards} /> : null}
          {kind === "readiness" && pages > 1 ? (
            <Pagination
              label={t("history.pages")}
              status={t("history.page", { page, pages })}
              previous={page > 1 ? { href: `/user/history?page=${page - 1}`, name: t("history.newer") } : undefined}
              next={page < pages ? { href: `/user/history?page=${page + 1}`, name: t("history.older") } : undefined}
            />
          ) : null}
          <ReportCards sealedLatest={sealedLatest} />
        </div>
      </div>
      {shows === "onboarding" ? <OnboardingDialog {...onboarding} closeHref={closeHref} /> : null}
      {shows === "start" && lastDay ? <StartDialog date={lastDay} closeHref={closeHref} /> : null}
      {shows === "information" ? <InformationDialog closeHref={closeHref} /> : null}
    </>
  );
}
