import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PASSKEYS_PATH, TWO_STEP_PATH } from "~/core/addresses/account";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { formatCount, useOfficeCounts } from "~/foundation/shell/use-office-counts";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { Overview } from "~/office/admin/overview.server";
import { WEEKS, type Week } from "~/office/admin/rules/weeks";
import { FindForm } from "~/office/admin/search/form";
import { AnnouncementList } from "~/office/announcements/components/announcement-list";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";

const TALLIES = [
  ["companies", "companies"],
  ["corporate", "corporate"],
  ["memberships", "memberships"],
  ["people", "people"],
  ["readiness.draft", "readinessDrafts"],
  ["readiness.completed", "readinessCompleted"],
  ["progress.draft", "progressDrafts"],
  ["progress.completed", "progressCompleted"],
] as const;

/** Counts of what the installation contains. */
function Numbers({ tallies }: Pick<Overview, "tallies">) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("numbers.title")}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {TALLIES.map(([name, key]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-ink-2">{t(`numbers.${key}`)}</dt>
            <dd className="text-lead font-semibold tabular-nums">{wholeNumber(tallies[name] ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What happened this week, beside last week. */
function Weeks({ weeks }: Pick<Overview, "weeks">) {
  const { t } = useTranslation(["office", "common"]);
  const language = useLanguage();
  const rows = [
    { key: "companies", header: t("weeks.companies"), of: (week: Week) => week.companies },
    ...KINDS_OF_ASSESSMENTS.flatMap((kind) =>
      (["begun", "submitted"] as const).map((what) => ({
        key: `${kind}-${what}`,
        header: `${t(`common:kinds.${kind}.name`)}: ${t(`weeks.${what}`)}`,
        of: (week: Week) => week[what][kind],
      })),
    ),
  ];
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2>{t("weeks.title")}</h2>
        <a href="/admin/weeks" className="inline-flex min-h-11 items-center">
          {t("weeks.all", { count: WEEKS })}
        </a>
      </div>
      <Card>
        <Table
          caption={t("weeks.title")}
          captionHidden
          isCompact
          columns={[
            { key: "what", header: t("weeks.what") },
            ...weeks.map((week, index) => ({
              key: week.monday,
              header: t(index === 0 ? "weeks.thisWeek" : "weeks.lastWeek"),
              align: "end" as const,
            })),
          ]}
          rows={rows.map(({ key, header, of }) => ({
            key,
            header,
            cells: Object.fromEntries(weeks.map((week) => [week.monday, wholeNumber(of(week), language)])),
          }))}
        />
      </Card>
    </section>
  );
}

/** The work waiting for an administrator, in figures. `children` is what cannot wait, above everything else. */
export function OverviewPage({ overview, children }: { overview: Overview; children: ReactNode }) {
  const { t } = useTranslation("admin");
  const counts = useOfficeCounts();
  const figures = [
    { key: "openQuestions", value: counts.questions, href: "/admin/support" },
    { key: "deadLetters", value: counts.deadLetters, href: "/admin/dead-letters" },
    { key: "failingJobs", value: counts.jobs, href: "/admin/jobs" },
  ] as const;
  return (
    <AdminPage current="overview" title={t("overview.title")} lead={t("overview.lead")}>
      {children}
      <FindForm search="" />
      {overview.isGuarded ? null : (
        <Notice tone="attention" title={t("overview.unguarded.title")}>
          <p>{t("overview.unguarded.text")}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            <a href={TWO_STEP_PATH} className="inline-flex min-h-11 items-center font-semibold">
              {t("overview.unguarded.twoStep")}
            </a>
            <a href={PASSKEYS_PATH} className="inline-flex min-h-11 items-center font-semibold">
              {t("overview.unguarded.passkeys")}
            </a>
          </p>
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-3">
        {figures.map(({ key, value, href }) => (
          <Card key={key} as="li" padded>
            <p className="font-serif text-display tabular-nums">{formatCount(value)}</p>
            <p className="text-ink-2">
              <a href={href} className="inline-flex min-h-11 items-center">
                {t(`overview.${key}`, { count: value })}
              </a>
            </p>
          </Card>
        ))}
      </ul>
      <Weeks weeks={overview.weeks} />
      <Numbers tallies={overview.tallies} />
      <section aria-labelledby="latest-announcements" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="latest-announcements">{t("overview.latest")}</h2>
          <ButtonLink href="/admin/announcements/new">{t("overview.new")}</ButtonLink>
        </div>
        {overview.announcements.length > 0 ? (
          <AnnouncementList list={overview.announcements} />
        ) : (
          <p className="text-ink-2">{t("overview.noAnnouncements")}</p>
        )}
      </section>
    </AdminPage>
  );
}
