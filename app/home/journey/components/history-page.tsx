import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { AddressReminder, StoppedNotice } from "~/account/sign-up/components/address-reminder";
import { DueDates, SetDates } from "~/assessment/deadlines/components/due-dates";
import { StartDialog, StartNew } from "~/assessment/drafts/components/start-dialog";
import type { StartView } from "~/assessment/drafts/start-view";
import { InformationDialog } from "~/assessment/form/components/information-dialog";
import { historyPath } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS, type Kind, READINESS } from "~/core/kinds/kind";
import { EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Pagination } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";
import type { JourneyPaths } from "../journey-state";
import { AssessmentRows } from "./assessment-rows";
import { HomeSteps, RequestsCard } from "./home-steps";
import { LockedKind } from "./locked-kind";
import { OnboardingDialog } from "./onboarding-dialog";
import { RemindDialog } from "./remind-dialog";
import { ReportCards } from "./report-cards";

type Shown = "information" | "start" | "onboarding";

/** A company's assessments, newest first, with what concerns all of them: deadlines, a new assessment, links to the reports. */
export function HistoryPage({
  shows,
  kind,
  page,
  pages,
  rows,
  dates,
  next,
  yearsHref,
  canStart,
  start,
  paths,
  isUnlocked,
  onboarding,
  unconfirmed,
  stopped,
  home,
}: {
  /** The dialog over the page. */
  shows: Shown | null;
  kind: Kind;
  page: number;
  pages: number;
  rows: ComponentProps<typeof AssessmentRows>["rows"];
  dates: ComponentProps<typeof DueDates>["dates"];
  /** The date of the next assessment; null while there is none to speak of. */
  next: ComponentProps<typeof DueDates>["next"];
  /** The page with the results of several years; null before the first. */
  yearsHref: string | null;
  canStart: boolean;
  start: StartView;
  /** The newest draft and results. */
  paths: JourneyPaths;
  /** Whether the company may start an assessment of that kind. */
  isUnlocked: boolean;
  onboarding: Omit<ComponentProps<typeof OnboardingDialog>, "closeHref">;
  /** The reader's address, until it is confirmed. */
  unconfirmed: string | null;
  /** The same address, if mails to it come back. */
  stopped: ComponentProps<typeof StoppedNotice> | null;
  /** The next steps, on the first page of the list. */
  home: ComponentProps<typeof HomeSteps>["home"] | null;
}) {
  const { t } = useTranslation(["assessment", "journey", "team", "common"]);
  const question = home?.network?.question ?? null;
  const leads = home?.steps.some((step) => step !== "begin" && step !== "wait") ?? false;
  // The day to come back is a step above, which leads to the same question.
  const isAgain = home?.again?.kind === kind;
  const startNew = canStart && !isAgain ? <StartNew kind={kind} asks={start.asks} isFirst={!leads} /> : null;
  // Comes after the next steps, whatever they are.
  const unread = unconfirmed ? <AddressReminder email={unconfirmed} /> : null;
  const reminder = stopped ? <StoppedNotice {...stopped} /> : unread;
  const closeHref = historyPath(kind);
  const pagePath = (number: number) => historyPath(kind, `page=${number}`);
  return (
    <>
      <div {...inertWhile(shows !== null || question !== null)}>
        {home && leads ? <HomeSteps home={home} /> : null}
        {home?.requests && !leads ? <RequestsCard requests={home.requests} /> : null}
        {leads ? reminder : null}
        {home && leads ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 pb-3">
            <h2>{t("history.list")}</h2>
            {isUnlocked && rows.length > 0 ? startNew : null}
          </div>
        ) : (
          <PageHeader title={t("history.title")} actions={isUnlocked ? startNew : undefined} />
        )}
        <div className="grid gap-6">
          <div>
            <Toggle
              label={t("history.kind")}
              items={KINDS_OF_ASSESSMENTS.map((each) => ({
                href: historyPath(each),
                name: t(`history.kinds.${each}`),
                current: each === kind,
              }))}
            />
          </div>
          {isUnlocked || kind === READINESS ? null : (
            <LockedKind kind={kind} drafts={paths.drafts} canStart={canStart} />
          )}
          {isUnlocked && rows.length === 0 ? (
            <EmptyState
              title={t(`history.empty.${kind}.title`)}
              action={startNew && leads ? <div className="inline-grid">{startNew}</div> : null}
            >
              {canStart ? t(`history.empty.${kind}.text`) : t("team:viewerEmpty")}
            </EmptyState>
          ) : null}
          {rows.length > 0 ? <AssessmentRows rows={rows} foot={<SetDates dates={dates} next={next} />} /> : null}
          {pages > 1 ? (
            <Pagination
              label={t("history.pages")}
              status={t("history.page", { page, pages })}
              previous={page > 1 ? { href: pagePath(page - 1), name: t("history.newer") } : undefined}
              next={page < pages ? { href: pagePath(page + 1), name: t("history.older") } : undefined}
            />
          ) : null}
          {leads ? null : reminder}
          <DueDates dates={dates} next={next} />
          <ReportCards reports={paths.reports} yearsHref={yearsHref} />
          <nav aria-label={t("history.more")} className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <a href={historyPath(kind, "dialog=information")} className="inline-flex min-h-11 items-center">
              {t("journey:information.open")}
            </a>
            <a href="/knowledge-base" className="inline-flex min-h-11 items-center">
              {t("common:shell.knowledge")}
            </a>
          </nav>
        </div>
      </div>
      {question ? <RemindDialog {...question} closeHref={historyPath(READINESS, "dialog=none")} /> : null}
      {shows === "onboarding" ? <OnboardingDialog {...onboarding} closeHref={closeHref} /> : null}
      {shows === "start" ? <StartDialog {...start} closeHref={closeHref} /> : null}
      {shows === "information" ? <InformationDialog closeHref={closeHref} /> : null}
    </>
  );
}
