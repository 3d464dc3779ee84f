import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { COMPANIES_PATH } from "~/core/addresses/office";
import { READINESS } from "~/core/kinds/kind";
import { FORMATS } from "~/core/table-format";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { LIST_ID } from "~/network/members/components/list-form";
import listUrl from "~/network/members/enhance/list?worker&url";
import { MAX_FOUND } from "~/office/log/rules/walk";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";
import { LONG_WORD } from "~/ui/long-word";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import { OrderLinks } from "../components/order-links";
import { WalkPages } from "../components/walk-pages";
import { CompanyChips, CompanyFilterForm, useFilterWords } from "./list-filters";
import type { CompaniesView } from "./list-view";

/** The installation's companies, newest first, or those that match a search and filters. */
export function CompaniesPage({ view, nonce }: { view: CompaniesView; nonce: string }) {
  const { t } = useTranslation("office");
  return (
    <AdminPage current="companies" title={t("companies.title")}>
      <CompanyFilterForm view={view} />
      <div id={LIST_ID} className="grid scroll-mt-4 grid-cols-1 gap-4">
        <CompanyChips view={view} />
        {view.rows.length === 0 ? <Nothing view={view} /> : <Companies view={view} />}
      </div>
      <p className="text-ink-2">
        <a href={membersPath(READINESS)} className="inline-flex min-h-11 items-center">
          {t("companies.byLevel")}
        </a>
      </p>
      <script type="module" src={listUrl} nonce={nonce} />
    </AdminPage>
  );
}

function Companies({ view }: { view: CompaniesView }) {
  const { t } = useTranslation("office");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 text-ink-2">
        <p role="status">
          {view.isMore && view.filters.search === ""
            ? t("companies.more", { number: view.countText })
            : t("companies.count", { count: view.count, number: view.countText })}
        </p>
        <OrderLinks orders={view.orders} />
      </div>
      {view.isMore && view.filters.search ? (
        <p className="text-ink-2">{t("search.cut", { count: MAX_FOUND })}</p>
      ) : null}
      <CompanyTable view={view} />
      <WalkPages page={view.page} pages={view.pages} previous={view.previous} next={view.next} />
      <div className="print:hidden">
        <p className="flex flex-wrap gap-3">
          {FORMATS.map((format) => (
            <ButtonLink key={format} href={view.files[format]} download>
              {t(format === "csv" ? "log.file" : "log.fileXlsx")}
            </ButtonLink>
          ))}
        </p>
        {view.maxInFile ? <p className="mt-2 text-ink-2">{t("companies.cut", { most: view.maxInFile })}</p> : null}
      </div>
    </>
  );
}

function CompanyTable({ view }: { view: CompaniesView }) {
  const { t } = useTranslation(["office", "common"]);
  return (
    <Card>
      <Table
        caption={t("companies.title")}
        captionHidden
        isStacked="lines"
        columns={[
          { key: "name", header: t("companies.name") },
          { key: "people", header: t("companies.people"), align: "end" },
          { key: "standing", header: t(`common:kinds.${READINESS}.name`) },
          { key: "since", header: t("companies.since") },
        ]}
        rows={view.rows.map((row) => ({
          key: row.id,
          cells: {
            name: (
              <>
                <a href={row.href} className={cx("inline-flex min-h-11 items-center lg:min-h-0", LONG_WORD)}>
                  {row.name}
                </a>
                <span className="block text-small font-normal text-ink-3 lg:max-w-96 lg:truncate">
                  {row.isCorporate ? `${t("companies.isCorporate")} · ` : null}
                  {row.registrationNumber ? <span className="inline-block">{row.registrationNumber}</span> : null}
                  {row.registrationNumber ? " · " : null}
                  {[row.country, row.industry].filter(Boolean).join(" · ")}
                </span>
              </>
            ),
            people: row.people,
            standing: <Standing row={row} />,
            since: <span className="whitespace-nowrap">{row.since}</span>,
          },
        }))}
      />
    </Card>
  );
}

function Standing({ row: { state, level, changedOn } }: { row: CompaniesView["rows"][number] }) {
  const { t } = useTranslation(["members", "common"]);
  return (
    <span className="flex items-baseline gap-x-3 whitespace-nowrap max-lg:flex-wrap">
      {level ? <LevelChip level={level} name={t(`common:levels.${level}`)} /> : t(`states.${state}`)}
      {changedOn ? <span className="text-small text-ink-3">{changedOn}</span> : null}
    </span>
  );
}

/** Says which filter gives nothing, if one of them is to blame alone, and leads to all companies. */
function Nothing({ view }: { view: CompaniesView }) {
  const { t } = useTranslation("office");
  const words = useFilterWords();
  const { chips, filters } = view;
  const unmet = chips.filter(({ isUnmet }) => isUnmet);
  if (chips.length === 0) return <EmptyState title={t("companies.none")} />;
  const isOfSearch = filters.search !== "" && chips.length === 1;
  return (
    <EmptyState
      title={isOfSearch ? t("search.none", { search: filters.search }) : t("companies.noMatch")}
      action={<ButtonLink href={COMPANIES_PATH}>{t("companies.showAll")}</ButtonLink>}
    >
      {isOfSearch
        ? t("search.noneText")
        : unmet.length === 0
          ? t("companies.together")
          : unmet.map((chip) => (
              <span key={chip.name} className="block">
                {t("companies.unmet", { filter: words(chip) })}
              </span>
            ))}
    </EmptyState>
  );
}
