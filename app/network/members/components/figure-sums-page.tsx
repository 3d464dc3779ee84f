import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { analyticsPath } from "~/core/addresses/analytics";
import { FIGURE_SUMS_FILE_PATH, FIGURE_SUMS_PATH } from "~/core/addresses/network";
import { ASK_FOR_FIGURES_PATH } from "~/core/addresses/requests";
import { withQuery } from "~/core/addresses/with-query";
import { PROGRESS } from "~/core/kinds/kind";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { OpenPart, ResultsPart } from "~/results/results/components/part";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Select } from "~/ui/field";
import { PlacePages } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import type { FigureSumsView } from "../figure-sums-view";
import { TableFiles } from "./table-files";

/** The other sum of emissions, over all companies. */
const EMISSIONS_PATH = withQuery(analyticsPath(PROGRESS), "tab=emissions");

/** The key figures that members share, added up for a year with how many companies each sum covers, and the companies behind them. */
export function FigureSumsPage({ view }: { view: FigureSumsView }) {
  const { t } = useTranslation(["sums", "member", "members", "analytics"]);
  const { sharing, members, year, years, giving } = view;
  return (
    <>
      <NetworkPages />
      <PageHeader title={t("title")} lead={t("lead")} />
      {sharing === 0 ? (
        <EmptyState title={t("none.title")} action={<Ask view={view} />}>
          {t("none.text")}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <div className="grid gap-3">
            <p className="max-w-measure">
              {t("shares", { count: sharing, members })}{" "}
              {year === null ? null : t("gave", { count: giving, year: String(year) })}
            </p>
            <Ask view={view} />
          </div>
          {year === null ? (
            <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
          ) : (
            <>
              <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
                <YearForm year={year} years={years} />
                <TableFiles href={FIGURE_SUMS_FILE_PATH} of={t("files")} />
              </div>
              {giving === 0 ? (
                <EmptyState title={t("empty.year", { year: String(year) })}>{t("empty.yearText")}</EmptyState>
              ) : (
                <>
                  <Sums view={view} year={year} />
                  <Companies view={view} year={year} />
                  <p className="max-w-measure text-small text-ink-2">
                    {t("otherSum")} <a href={EMISSIONS_PATH}>{t("analytics:emissions.totals")}</a>
                  </p>
                </>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The way to ask those companies that do not share, or why there is none. */
function Ask({ view: { isAll, asksLevel, mayAsk } }: { view: FigureSumsView }): ReactNode {
  const { t } = useTranslation(["sums", "member"]);
  if (asksLevel) return <p className="max-w-measure text-ink-2">{t("member:closed.asksLevel")}</p>;
  if (isAll || !mayAsk) return null;
  return (
    <p className="print:hidden">
      <a href={ASK_FOR_FIGURES_PATH} className="inline-flex min-h-11 items-center">
        {t("ask")}
      </a>
    </p>
  );
}

function YearForm({ year, years }: { year: number; years: readonly number[] }) {
  const { t } = useTranslation("sums");
  return (
    <search>
      <form method="get" action={FIGURE_SUMS_PATH} className="flex items-end gap-3">
        <div className="grid gap-1">
          <label htmlFor="year" className="text-small font-semibold">
            {t("columns.year")}
          </label>
          <Select id="year" name="year" defaultValue={year} autoComplete="off">
            {(years.includes(year) ? years : [year, ...years]).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </div>
        <Button>{t("show")}</Button>
      </form>
    </search>
  );
}

function Sums({ view: { open, sections, members }, year }: { view: FigureSumsView; year: number }) {
  const { t } = useTranslation(["sums", "figures"]);
  return (
    <div>
      <OpenPart.Provider value={open}>
        {sections.map(({ id, rows }) => (
          <ResultsPart key={id} id={id} title={t(`figures:sections.${id}.name`)} aside={rows.length}>
            <Card>
              <Table
                caption={`${t(`figures:sections.${id}.name`)} · ${year}`}
                captionHidden
                isStacked="lines"
                columns={[
                  { key: "figure", header: t("columns.figure") },
                  { key: "sum", header: t("columns.sum"), align: "end" },
                  { key: "companies", header: t("columns.companies"), align: "end" },
                ]}
                rows={rows.map((row) => ({
                  key: row.id,
                  header: t(`figures:figures.${row.id}.name`),
                  cells: {
                    sum: (
                      <span>
                        {row.amounts.map((amount) => (
                          <span key={amount} className="block">
                            {amount}
                          </span>
                        ))}
                        {row.range ? (
                          <span className="block text-small text-ink-3">{t("range", row.range)}</span>
                        ) : null}
                      </span>
                    ),
                    companies: (
                      <span>
                        {t("coverage", { shown: row.companies, members })}
                        {row.calculated > 0 ? (
                          <span className="block text-small text-ink-3">
                            {t("calculatedFor", { count: row.calculated })}
                          </span>
                        ) : null}
                      </span>
                    ),
                  },
                }))}
              />
            </Card>
          </ResultsPart>
        ))}
      </OpenPart.Provider>
      <p className="mt-4 max-w-measure text-small text-ink-2">
        {t("marked")} {t("notAdded")}
      </p>
    </div>
  );
}

function Companies({ view: { companies, firstHref, nextHref }, year }: { view: FigureSumsView; year: number }) {
  const { t } = useTranslation(["sums", "figures", "member"]);
  const [listed] = companies;
  const show = ({ text, isCalculated, range }: FigureSumsView["companies"][number]["figures"][number]) =>
    text === null ? (
      "–"
    ) : (
      <span>
        {text}
        {isCalculated ? <span className="block text-small text-ink-3">{t("isCalculated")}</span> : null}
        {range ? <span className="block text-small text-ink-3">{t("range", range)}</span> : null}
      </span>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2>{t("companies.title", { year: String(year) })}</h2>
      <p className="max-w-measure text-ink-2">{t("companies.lead")}</p>
      <Card>
        <Table
          caption={t("companies.title", { year: String(year) })}
          captionHidden
          isStacked="lines"
          columns={[
            { key: "company", header: t("columns.company") },
            ...(listed?.figures ?? []).map(({ id }) => ({
              key: id,
              header: t(`figures:figures.${id}.name`),
              align: "end" as const,
            })),
            { key: "given", header: t("companies.given"), align: "end" },
          ]}
          rows={companies.map(({ id, company, href, figures, given }) => ({
            key: id,
            cells: {
              company: (
                <a href={href} className="wrap-anywhere">
                  {company}
                </a>
              ),
              ...Object.fromEntries(figures.map((figure) => [figure.id, show(figure)])),
              given,
            },
          }))}
        />
      </Card>
      <PlacePages
        label={t("companies.pages")}
        first={{ href: firstHref, name: t("companies.first") }}
        next={{ href: nextHref, name: t("companies.next") }}
      />
    </div>
  );
}
