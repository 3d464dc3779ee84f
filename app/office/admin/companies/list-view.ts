import { COMPANIES_PATH, officeCompanyPath } from "~/core/addresses/office";
import { pickField } from "~/core/language";
import type { Level } from "~/core/level";
import { type Reader, shortDateOf, wholeNumber } from "~/i18n/format";
import { MAX_STREAMED } from "~/network/members/rules/exports";
import { stateOf } from "~/network/membership/rules/counts";
import { PAGE_SIZE } from "~/office/log/rules/walk";
import type { CompanyRow, listCompanies } from "./list.server";
import {
  type CompanyFilters,
  type CompanyQuery,
  chosenFilters,
  NO_FILTERS,
  ordersOf,
  STATES,
  writeCompanyQuery,
} from "./query";

export type CompaniesView = ReturnType<typeof viewCompanies>;

/** A page of companies as the office reads it. */
export function viewCompanies(query: CompanyQuery, found: Awaited<ReturnType<typeof listCompanies>>, reader: Reader) {
  const { language } = reader;
  const { walk, order, ...filters } = query;
  const orders = ordersOf(filters);
  // Other filters have another first order, which nobody has asked for.
  const asked = order === orders[0] ? undefined : order;
  const addressOf = (more: Partial<CompanyQuery>, page: Record<string, string> = {}) =>
    COMPANIES_PATH + writeCompanyQuery({ ...filters, order: asked, ...more }, page);
  const named = (rows: { id: string; nameEn: string; nameFr: string; nameMs: string }[]) =>
    rows.map((row) => ({ id: row.id, name: pickField(row, "name", language) }));
  const industries = named(found.industries);
  const countries = named(found.countries).sort((a, b) => new Intl.Collator(language).compare(a.name, b.name));
  const nameOf = (rows: { id: string; name: string }[], id: string | null) =>
    rows.find((row) => row.id === id)?.name ?? id ?? "";
  return {
    filters,
    /** The order, if the form has to carry it. */
    order: asked ?? null,
    /** What the list is narrowed by, what each filter wants, and where the list is without it. */
    chips: chosenFilters(filters).map((name) => ({
      name,
      value: wantedBy(filters, name, {
        industry: nameOf(industries, filters.industry),
        country: nameOf(countries, filters.country),
      }),
      href: addressOf({ [name]: NO_FILTERS[name] }),
      /** Not one company matches even this filter alone. */
      isUnmet: found.unmet.includes(name),
    })),
    choices: { industries, countries, states: STATES },
    orders: orders.map((by) => ({ order: by, href: addressOf({ order: by }), isCurrent: by === order })),
    isMore: found.isMore,
    count: found.count,
    countText: wholeNumber(found.count, language),
    page: walk.page,
    /** How many pages there are, if the companies are counted. */
    pages: found.isMore ? undefined : wholeNumber(Math.max(walk.page, Math.ceil(found.count / PAGE_SIZE)), language),
    previous: found.previous && addressOf({}, found.previous),
    next: found.next && addressOf({}, found.next),
    files: {
      csv: `${COMPANIES_PATH}/file${writeCompanyQuery(query)}`,
      xlsx: `${COMPANIES_PATH}/file${writeCompanyQuery(query, { format: "xlsx" })}`,
    },
    /** The most companies that a file contains, if the list has more. */
    maxInFile: found.count > MAX_STREAMED.list ? wholeNumber(MAX_STREAMED.list, language) : null,
    rows: found.rows.map((row) => ({ ...viewStanding(row, reader), ...viewCompany(row, reader) })),
  };
}

/** What a filter wants: a name, or what its field says of it (`companies.filters`). */
function wantedBy(filters: CompanyFilters, name: keyof CompanyFilters, names: { industry: string; country: string }) {
  if (name === "industry" || name === "country") return names[name];
  return String(filters[name]);
}

const viewCompany = (row: CompanyRow, reader: Reader) => ({
  id: row.id,
  href: officeCompanyPath(row.id),
  name: row.name,
  registrationNumber: row.registrationNumber,
  isCorporate: row.isCorporate,
  industry: row.industry,
  country: row.country,
  people: row.people,
  since: shortDateOf(row.createdAt, reader),
});

/** How far a company is with its Readiness Assessment, its level if it has one, and the day of that. */
function viewStanding({ standing, changedAt }: CompanyRow, reader: Reader) {
  const state = stateOf(standing ?? "none");
  return {
    state,
    level: state === "done" ? (standing as Level) : null,
    changedOn: state === "none" || changedAt === null ? null : shortDateOf(changedAt, reader),
  };
}
