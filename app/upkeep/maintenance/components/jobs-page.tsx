import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import type { AlertView } from "~/upkeep/watching/alerts.server";
import { AlertList } from "~/upkeep/watching/components/alert-list";
import type { JobName, JobView, RunView } from "../job-list.server";
import { ChosenJob } from "./chosen-job";
import { Every, LastRun, NextRun, State } from "./job-facts";

const COLUMNS = ["name", "often", "lastRun", "nextRun", "state"] as const;

interface JobsPageProps {
  jobs: JobView[];
  /** The job whose runs are shown. */
  chosen: JobName | null;
  runs: RunView[];
  alerts: AlertView[];
  /** When the page was rendered. */
  now: number;
}

const isUrgent = ({ failures, lateSince }: JobView) => failures > 0 || lateSince !== null;

/** The alerts, and the scheduled jobs, those that fail or are late first; of one of them also the latest runs. */
export function JobsPage({ jobs, chosen, runs, alerts, now }: JobsPageProps) {
  const { t } = useTranslation("operations");
  const [urgent, others] = [jobs.filter(isUrgent), jobs.filter((job) => !isUrgent(job))];
  const job = jobs.find(({ name }) => name === chosen);
  return (
    <AdminPage current="jobs" title={t("jobs.title")} lead={t("jobs.lead")}>
      <AlertList alerts={alerts} />
      {job ? <ChosenJob job={job} runs={runs} now={now} /> : null}
      {urgent.length > 0 ? (
        <section>
          <h2 className="mb-3">{t("jobs.urgent")}</h2>
          <UrgentJobs jobs={urgent} chosen={chosen} now={now} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section>
          {urgent.length > 0 ? <h2 className="mb-3">{t("jobs.others")}</h2> : null}
          <OtherJobs jobs={others} chosen={chosen} now={now} />
        </section>
      ) : null}
    </AdminPage>
  );
}

type ListProps = Pick<JobsPageProps, "jobs" | "chosen" | "now">;

/** Everything about jobs that somebody must look after. */
function UrgentJobs({ jobs, chosen, now }: ListProps) {
  const { t } = useTranslation("operations");
  const hasErrors = jobs.some(({ error }) => error !== null);
  const columns = [...COLUMNS, ...(hasErrors ? (["error"] as const) : [])];
  return (
    <Card>
      <Table
        caption={t("jobs.urgent")}
        captionHidden
        isStacked="lines"
        columns={columns.map((key) => ({ key, header: t(`jobs.${key}`) }))}
        rows={jobs.map((job) => ({
          key: job.name,
          cells: {
            name: <NameLink job={job} chosen={chosen} />,
            often: <Every job={job} />,
            lastRun: <LastRun job={job} now={now} />,
            nextRun: job.lateSince === null ? <NextRun job={job} now={now} /> : null,
            state: <State job={job} />,
            error: job.error ? <span className="font-mono text-small wrap-anywhere">{job.error}</span> : null,
          },
        }))}
      />
    </Card>
  );
}

/** The others in a line each: a phone shows when each last ran, and the rest once a job is chosen. */
function OtherJobs({ jobs, chosen, now }: ListProps) {
  const { t } = useTranslation("operations");
  return (
    <Card>
      <Table
        caption={t("jobs.title")}
        captionHidden
        isCompact
        columns={[
          { key: "name", header: t("jobs.name") },
          { key: "often", header: t("jobs.often"), wide: true },
          { key: "lastRun", header: t("jobs.lastRun") },
          { key: "nextRun", header: t("jobs.nextRun"), wide: true },
          { key: "state", header: t("jobs.state"), wide: true },
        ]}
        rows={jobs.map((job) => ({
          key: job.name,
          cells: {
            name: <NameLink job={job} chosen={chosen} />,
            often: <Every job={job} />,
            lastRun: (
              <>
                <LastRun job={job} now={now} />
                {job.hasMore ? (
                  <span className="block sm:hidden">
                    <State job={job} />
                  </span>
                ) : null}
              </>
            ),
            nextRun: <NextRun job={job} now={now} />,
            state: <State job={job} />,
          },
        }))}
      />
    </Card>
  );
}

function NameLink({ job: { name }, chosen }: { job: JobView; chosen: JobName | null }) {
  const { t } = useTranslation("operations");
  return (
    <a href={`/admin/jobs?job=${name}`} aria-current={name === chosen ? "true" : undefined} className="font-semibold">
      {t(`jobs.names.${name}`)}
    </a>
  );
}
