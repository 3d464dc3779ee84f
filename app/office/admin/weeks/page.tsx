import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { MarkupBox } from "~/foundation/web/markup";
import { Legend } from "~/network/analytics/components/figure-card";
import { TableFiles } from "~/network/members/components/table-files";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import { Toggle } from "~/ui/toggle";
import type { WeeksView } from "./view.server";

const HERE = "/admin/weeks";
const FILE = "/admin/weeks/file";

/** What happened in each of the last weeks: registrations, assessments begun and submitted, and their levels. */
export function WeeksPage({ view }: { view: WeeksView }) {
  const { t } = useTranslation(["office", "common"]);
  const { kind, charts, levels, all, weeks } = view;
  return (
    <AdminPage current="weeks" title={t("weeks.title")} lead={t("weeks.lead")}>
      <Toggle
        label={t("weeks.kinds")}
        items={KINDS_OF_ASSESSMENTS.map((each) => ({
          href: each === READINESS ? HERE : `${HERE}?kind=${each}`,
          name: t(`common:kinds.${each}.name`),
          current: each === kind,
        }))}
      />
      <section className="grid grid-cols-1 gap-4">
        <h2>{t(`common:kinds.${kind}.name`)}</h2>
        {charts.map((chart) => (
          <OverTime key={chart.title} chart={chart} />
        ))}
        <Card>
          <Table
            caption={t("weeks.title")}
            captionHidden
            isCompact
            columns={[
              { key: "week", header: t("weeks.week") },
              { key: "companies", header: t("weeks.registered"), align: "end" },
              { key: "begun", header: t("weeks.begun"), align: "end" },
              { key: "submitted", header: t("weeks.submitted"), align: "end" },
            ]}
            rows={[
              { key: "all", cells: { week: t("weeks.all", { count: weeks.length }), ...all } },
              ...weeks.map(({ monday, day, cells }) => ({ key: monday, cells: { week: <Day>{day}</Day>, ...cells } })),
            ]}
          />
        </Card>
        <Disclosure summary={t("weeks.chart")} flush>
          <Card>
            <Table
              caption={t("weeks.chart")}
              captionHidden
              isCompact
              columns={[
                { key: "week", header: t("weeks.week") },
                ...levels.map(({ id, name }) => ({ key: id, header: name, align: "end" as const })),
              ]}
              rows={weeks.map(({ monday, day, levels: counts }) => ({
                key: monday,
                cells: { week: <Day>{day}</Day>, ...counts },
              }))}
            />
          </Card>
        </Disclosure>
        <TableFiles href={FILE} of={t("weeks.title")} />
      </section>
    </AdminPage>
  );
}

function Day({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** How often something happened in each week, as columns. */
function OverTime({ chart: { title, html, legend } }: { chart: WeeksView["charts"][number] }) {
  const { t } = useTranslation("analytics");
  return (
    <Card padded className="min-w-0">
      <figure>
        <figcaption>
          <h3>{title}</h3>
        </figcaption>
        {html ? (
          <MarkupBox html={html} className="mt-4 min-w-0 [&_svg]:h-auto [&_svg]:max-w-full" />
        ) : (
          <p className="mt-4 text-ink-2">{t("empty")}</p>
        )}
        {html && legend.length > 0 ? (
          <div className="mt-3">
            <Legend legend={legend} />
          </div>
        ) : null}
      </figure>
    </Card>
  );
}
