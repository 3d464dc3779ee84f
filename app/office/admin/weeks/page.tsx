import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { FigureCard } from "~/network/analytics/components/figure-card";
import { TableFiles } from "~/network/members/components/table-files";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import { Toggle } from "~/ui/toggle";
import type { WeeksView } from "./view.server";

const HERE = "/admin/weeks";
const FILE = "/admin/weeks/file";

/** What happened in each of the last weeks: registrations, assessments begun and submitted, and their levels. */
export function WeeksPage({ view }: { view: WeeksView }) {
  const { t } = useTranslation(["office", "common"]);
  const { kind, all, weeks, figure } = view;
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
      <section>
        <h2>{t(`common:kinds.${kind}.name`)}</h2>
        <TableFiles href={FILE} of={t("weeks.title")} />
        <Card>
          <Table
            caption={t("weeks.title")}
            captionHidden
            isCompact
            columns={[
              { key: "week", header: t("weeks.week") },
              ...(["companies", "begun", "submitted"] as const).map((key) => ({
                key,
                header: t(`weeks.${key}`),
                align: "end" as const,
              })),
            ]}
            rows={[
              { key: "all", cells: { week: t("weeks.all", { count: weeks.length }), ...all } },
              ...weeks.map(({ day, ...week }) => ({ key: day, cells: { week: day, ...week } })),
            ]}
          />
        </Card>
      </section>
      <FigureCard figure={figure} files={[{ csvHref: FILE }]} />
    </AdminPage>
  );
}
