import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { MAX_FOUND } from "~/office/log/rules/walk";
import { Card, EmptyState } from "~/ui/card";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import { Toggle } from "~/ui/toggle";
import { OrderLinks } from "../components/order-links";
import { SearchForm } from "../components/search-form";
import { WalkPages } from "../components/walk-pages";
import type { CompaniesView } from "./list-view";

const HERE = "/admin/companies";

/** The installation's companies, newest first, or those that match a search. */
export function CompaniesPage({ view }: { view: CompaniesView }) {
  const { t } = useTranslation(["office", "common"]);
  const { search, isCorporateOnly, rows } = view;
  return (
    <AdminPage current="companies" title={t("companies.title")} lead={t("companies.lead")}>
      <SearchForm action={HERE} search={search} label={t("companies.search")} hint={t("companies.searchHint")} />
      <p className="text-ink-2">
        <a href={membersPath(READINESS)} className="inline-flex min-h-11 items-center">
          {t("companies.byLevel")}
        </a>
      </p>
      {search ? null : (
        <Toggle
          label={t("companies.views")}
          items={[
            { href: HERE, name: t("companies.all"), current: !isCorporateOnly },
            { href: `${HERE}?show=corporate`, name: t("companies.corporate"), current: isCorporateOnly },
          ]}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState title={search ? t("search.none", { search }) : t("companies.none")}>
          {search ? t("search.noneText") : null}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 text-ink-2">
            <p>{t("companies.count", { count: view.count, number: view.countText })}</p>
            <OrderLinks orders={view.orders} />
          </div>
          {view.isCut ? <p className="text-ink-2">{t("search.cut", { count: MAX_FOUND })}</p> : null}
          <Card>
            <Table
              caption={t("companies.title")}
              captionHidden
              isStacked
              columns={[
                { key: "name", header: t("companies.name") },
                { key: "industry", header: t("companies.industry") },
                { key: "people", header: t("companies.people"), align: "end" },
                { key: "level", header: t("companies.level") },
                { key: "since", header: t("companies.since") },
              ]}
              rows={rows.map((row) => ({
                key: row.id,
                cells: {
                  name: (
                    <>
                      <a href={row.href} className="inline-flex min-h-11 items-center wrap-anywhere">
                        {row.name}
                      </a>
                      <span className="block text-small font-normal text-ink-3">{row.registrationNumber}</span>
                      {row.isCorporate ? (
                        <span className="block text-small text-ink-3">{t("companies.isCorporate")}</span>
                      ) : null}
                    </>
                  ),
                  industry: row.industry,
                  people: row.people,
                  level: row.level ? (
                    <LevelChip level={row.level} name={t(`common:levels.${row.level}`)} />
                  ) : (
                    t("companies.noLevel")
                  ),
                  since: <span className="whitespace-nowrap">{row.since}</span>,
                },
              }))}
            />
          </Card>
          <WalkPages page={view.page} pages={view.pages} previous={view.previous} next={view.next} />
        </>
      )}
    </AdminPage>
  );
}
