import { officeCompanyPath } from "~/core/addresses/office";
import { type Reader, shortDateOf, wholeNumber } from "~/i18n/format";
import { type Order, PAGE_SIZE } from "~/office/log/rules/walk";
import { type CompanyQuery, type listCompanies, ordersOf } from "./list.server";

export type CompaniesView = ReturnType<typeof viewCompanies>;

/** A page of companies as the office reads it. */
export function viewCompanies(
  { search, isCorporateOnly, order, walk }: CompanyQuery,
  found: Awaited<ReturnType<typeof listCompanies>>,
  reader: Reader,
) {
  const { language } = reader;
  const possible = ordersOf({ search, isCorporateOnly });
  const asked = (by: Order): Record<string, string> => (by === possible[0] ? {} : { order: by });
  const addressOf = (more: Record<string, string>) => {
    const query = new URLSearchParams({
      ...(search ? { search } : isCorporateOnly ? { show: "corporate" } : {}),
      ...more,
    });
    return query.size > 0 ? `/admin/companies?${query}` : "/admin/companies";
  };
  const pathOf = (page: Record<string, string> | null) => {
    if (!page) return null;
    return addressOf({ ...asked(order), ...page });
  };
  return {
    search,
    isCorporateOnly,
    orders: possible.map((by) => ({ order: by, href: addressOf(asked(by)), isCurrent: by === order })),
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
