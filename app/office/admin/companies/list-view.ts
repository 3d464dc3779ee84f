import { officeCompanyPath } from "~/core/addresses/office";
import { type Reader, shortDateOf, wholeNumber } from "~/i18n/format";
import { PAGE_SIZE } from "~/office/log/rules/walk";
import type { CompanyQuery, listCompanies } from "./list.server";

export type CompaniesView = ReturnType<typeof viewCompanies>;

/** A page of companies as the office reads it. */
export function viewCompanies(
  { search, isCorporateOnly, walk }: CompanyQuery,
  found: Awaited<ReturnType<typeof listCompanies>>,
  reader: Reader,
) {
  const { language } = reader;
  const pathOf = (page: Record<string, string> | null) => {
    if (!page) return null;
    const query = new URLSearchParams({ ...(isCorporateOnly ? { show: "corporate" } : {}), ...page });
    return query.size > 0 ? `/admin/companies?${query}` : "/admin/companies";
  };
  return {
    search,
    isCorporateOnly,
    isCut: found.isCut,
    count: found.count,
    countText: wholeNumber(found.count, language),
    page: walk.page,
    pages: wholeNumber(Math.max(walk.page, Math.ceil(found.count / PAGE_SIZE)), language),
    previous: pathOf(found.previous),
    next: pathOf(found.next),
    rows: found.rows.map(({ at, ...row }) => ({
      ...row,
      href: officeCompanyPath(row.id),
      since: shortDateOf(at, reader),
    })),
  };
}
