import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/table";
import type { AlertView } from "~/upkeep/watching/alerts.server";
import { AlertList } from "~/upkeep/watching/components/alert-list";
import type { JobView } from "../job-list.server";

const MINUTE = 60_000;
const UNITS = [
  ["day", "days", 24 * 60 * MINUTE],
  ["hour", "hours", 60 * MINUTE],
  ["minute", "minutes", MINUTE],
] as const;

/** The alerts, and the scheduled jobs, each with its schedule and latest runs. `now` is when the page was rendered. */
export function JobsPage({ jobs, alerts, now }: { jobs: JobView[]; alerts: AlertView[]; now: number }) {
  const { t } = useTranslation("operations");
  return (
    <AdminPage current="jobs" title={t("jobs.title")} lead={t("jobs.lead")}>
      <AlertList alerts={alerts} />
      {jobs.map((job) => (
        <JobCard key={job.name} job={job} now={now} />
      ))}
    </AdminPage>
  );
}

function JobCard({ job, now }: { job: JobView; now: number }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const name = t(`jobs.names.${job.name}`);
  const [one, many, size] = UNITS.find(([, , each]) => job.everyMs >= each) ?? ["minute", "minutes", MINUTE];
  const count = Math.round(job.everyMs / size);
  const isDue = job.nextAt === null || job.nextAt <= now;
  const facts = [
    [t("jobs.lastRun"), job.lastRunAt === null ? t("jobs.never") : momentOf(job.lastRunAt, language)],
    [t("jobs.nextRun"), isDue ? t("jobs.atOnce") : momentOf(job.nextAt ?? now, language)],
  ] as const;
  return (
    <Card as="section" className="min-w-0">
      <div className="px-5 py-4 sm:px-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-sans text-body font-semibold tracking-normal">{name}</h2>
          <p className="text-small text-ink-3">
            {count === 1 ? t(`jobs.every.${one}`) : t(`jobs.every.${many}`, { count })}
          </p>
        </div>
        <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
          {facts.map(([term, value]) => (
            <div key={term} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-3">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {job.hasMore ? <p className="mt-1 font-semibold text-attention">{t("jobs.more")}</p> : null}
        {job.runs.length === 0 ? <p className="mt-1 text-ink-3">{t("jobs.quiet")}</p> : null}
      </div>
      {job.runs.length > 0 ? <Runs name={name} runs={job.runs} /> : null}
    </Card>
  );
}

function Runs({ name, runs }: { name: string; runs: JobView["runs"] }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const columns = (["started", "took", "outcome", "did"] as const).map((key) => ({
    key,
    header: t(`jobs.columns.${key}`),
  }));
  return (
    <Table
      caption={t("jobs.runs", { name })}
      captionHidden
      columns={columns}
      rows={runs.map((run) => ({
        key: run.id,
        cells: {
          started: momentOf(run.startedAt, language),
          took: t("jobs.seconds", { seconds: ((run.endedAt - run.startedAt) / 1000).toFixed(1) }),
          outcome: (
            <span className={cx(run.outcome === "failed" && "font-semibold text-danger")}>
              {t(`jobs.outcomes.${run.outcome}`)}
            </span>
          ),
          did: <Did run={run} />,
        },
      }))}
    />
  );
}

const KINDS = [
  "sent",
  "deleted",
  "erased",
  "anonymised",
  "written",
  "reminders",
  "handedOver",
  "resealed",
  "left",
  "unreadable",
  "mayGo",
] as const;

function Did({ run: { did, error } }: { run: JobView["runs"][number] }) {
  const { t } = useTranslation("operations");
  if (error !== null) return <span className="break-words font-mono text-small">{error}</span>;
  const parts = Object.entries(did).flatMap(([key, count]) => {
    const kind = KINDS.find((known) => known === key);
    if (count === 0) return [];
    return kind ? t(`jobs.did.${kind}`, { count }) : `${key}: ${count}`;
  });
  return parts.length > 0 ? parts.join(", ") : t("jobs.nothing");
}
