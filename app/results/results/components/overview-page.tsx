import { useTranslation } from "react-i18next";
import { historyPath, startPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import type { OverviewView } from "~/results/results/overview-view";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { ProgressBar } from "~/ui/progress";
import { Table } from "~/ui/table";
import { KindCards } from "./kind-cards";

export interface OverviewProps {
  /** The path of the readiness results that it belongs to. */
  path: string;
  mayStart: boolean;
  /** Null before the first Progress Assessment. */
  view: OverviewView | null;
  /** How much of each dimension is answered, as SVG markup. */
  chart: string;
}

/** URLs of the specification that lead to the assessment's own pages. */
const ACTIONS = ["questions", "reports", "documents"] as const;

/** How far the Progress Assessment has come: overall, by dimension, the latest answers, and what to do with it. */
export function OverviewPage({ path, mayStart, view, chart }: OverviewProps) {
  const { t } = useTranslation("climate");
  return (
    <>
      <KindCards path={path} current={PROGRESS} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-10">
        <div>
          <h1>{t("overview.title")}</h1>
          <p className="mt-2 text-ink-2">
            {view ? t("overview.updated", { date: view.updatedOn }) : t("overview.none")}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {mayStart ? (
            <ButtonLink href={startPath(PROGRESS)} variant={view ? "secondary" : "primary"}>
              {t("overview.start")}
            </ButtonLink>
          ) : null}
          <ButtonLink href={historyPath(PROGRESS)}>{t("overview.history")}</ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        {view ? (
          <ProgressState view={view} chart={chart} />
        ) : (
          <EmptyState title={t("overview.emptyTitle")}>{t("overview.emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}

function ProgressState({ view: { overall, dimensions, recent }, chart }: { view: OverviewView; chart: string }) {
  const { t } = useTranslation("climate");
  const questions = ({ answered: count, total }: { answered: number; total: number }) =>
    t("overview.count", { count, total });
  return (
    <>
      <Card padded className="grid gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr] sm:items-center">
        <div>
          <h2 className="font-sans text-body font-normal tracking-normal text-ink-2">{t("overview.overall")}</h2>
          <p className="font-serif text-figure font-semibold tracking-tight tabular-nums">{overall.said}</p>
        </div>
        <div>
          <ProgressBar
            value={overall.answered}
            max={overall.total}
            label={t("overview.overall")}
            valueText={questions(overall)}
          />
          <p className="mt-2 text-small text-ink-3 tabular-nums">{questions(overall)}</p>
          <h2 className="sr-only">{t("overview.actions")}</h2>
          <div className="mt-4 flex flex-wrap gap-3">
            {ACTIONS.map((action, index) => (
              <ButtonLink
                key={action}
                href={`/progress-assessment/${action}`}
                variant={index === 0 ? "primary" : "secondary"}
              >
                {t(`overview.${action}`)}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Card>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {dimensions.map((dimension) => (
          <Card key={dimension.id} as="li" className="flex flex-col justify-between p-5">
            <h2 className="font-sans text-body font-normal tracking-normal text-ink-2">{dimension.name}</h2>
            <div>
              <p className="mt-1 font-serif text-display font-semibold tabular-nums">{dimension.said}</p>
              <p className="text-small text-ink-3 tabular-nums">{questions(dimension)}</p>
            </div>
          </Card>
        ))}
      </ul>
      <Card padded className="mt-4">
        <ChartFigure
          title={t("overview.chart")}
          tableSummary={t("overview.table")}
          table={
            <Table
              caption={t("overview.chart")}
              captionHidden
              isCompact
              columns={[
                { key: "name", header: t("plan.area") },
                { key: "said", header: t("overview.answered"), align: "end" },
              ]}
              rows={dimensions.map(({ id, name, said }) => ({ key: id, cells: { name, said } }))}
            />
          }
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the loader's own drawing has escaped */}
          <div dangerouslySetInnerHTML={{ __html: chart }} />
        </ChartFigure>
      </Card>
      <h2 className="mt-10">{t("overview.recent")}</h2>
      <Card className="mt-4">
        {recent.length === 0 ? <p className="p-5 text-ink-2 sm:px-7">{t("overview.noRecent")}</p> : null}
        <ul className="divide-y divide-line">
          {recent.map(({ id, question, answer, on }) => (
            <li key={id} className="flex flex-col gap-x-8 gap-y-2 p-5 sm:flex-row sm:justify-between sm:px-7">
              <div className="max-w-measure">
                <p className="text-ink-2">{question}</p>
                <p className="mt-1 font-semibold">{answer}</p>
              </div>
              <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-small sm:flex-col sm:items-end">
                <p className="rounded-full bg-accent-soft px-2.5 py-0.5 font-semibold text-accent">
                  {t("overview.answered")}
                </p>
                <p className="text-ink-3">{on}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
