import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { UnconfirmedMark } from "~/foundation/identity/components/unconfirmed-mark";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { MAX_FOUND, type Order } from "~/office/log/rules/walk";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";
import { EmailText, LONG_WORD } from "~/ui/long-word";
import { Table } from "~/ui/table";
import { OrderLinks } from "../components/order-links";
import { SearchForm } from "../components/search-form";
import type { PersonRow } from "./list.server";

/** The orders of the list, by name unless another is asked for. */
export const PEOPLE_ORDERS = ["name", "newest", "oldest"] as const;

/** The people a search finds; without a search, everyone with access to the office. */
export function PeoplePage({
  search,
  order,
  rows,
  isCut,
}: {
  search: string;
  order: Order;
  rows: PersonRow[];
  isCut: boolean;
}) {
  const { t } = useTranslation(["office", "team"]);
  const caption = search ? t("people.found", { count: rows.length }) : t("people.administrators");
  const orders = PEOPLE_ORDERS.map((each) => {
    const query = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(each === PEOPLE_ORDERS[0] ? {} : { order: each }),
    });
    return { order: each, href: `/admin/people?${query}`, isCurrent: each === order };
  });
  return (
    <AdminPage current="people" title={t("people.title")} lead={t("people.lead")}>
      <SearchForm action="/admin/people" search={search} label={t("people.search")} hint={t("people.searchHint")} />
      {rows.length === 0 ? (
        <EmptyState title={t("search.none", { search })}>{t("search.noneText")}</EmptyState>
      ) : (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <h2>{caption}</h2>
            {rows.length > 1 ? <OrderLinks orders={orders} /> : null}
          </div>
          {search ? null : <p className="mt-1 max-w-measure text-ink-2">{t("people.administratorsText")}</p>}
          {isCut ? <p className="mt-1 text-ink-2">{t("search.cut", { count: MAX_FOUND })}</p> : null}
          <div className="mt-4">
            <Card>
              <Table
                caption={caption}
                captionHidden
                isStacked
                columns={[
                  { key: "name", header: t("people.name") },
                  { key: "email", header: t("people.email") },
                  { key: "company", header: t("companies.name") },
                  { key: "role", header: t("people.role") },
                ]}
                rows={rows.map(({ id, username, email, isConfirmed, companyId, company, role, isAdministrator }) => ({
                  key: id,
                  cells: {
                    name: (
                      <a href={`/admin/people/${id}`} className={cx("inline-flex min-h-11 items-center", LONG_WORD)}>
                        {username}
                      </a>
                    ),
                    email: (
                      <>
                        <EmailText email={email} /> {isConfirmed ? null : <UnconfirmedMark />}
                      </>
                    ),
                    company: (
                      <a
                        href={officeCompanyPath(companyId)}
                        className={cx("inline-flex min-h-11 items-center", LONG_WORD)}
                      >
                        {company}
                      </a>
                    ),
                    role: isAdministrator
                      ? `${t(`team:roles.${role}`)}, ${t("people.administrator")}`
                      : t(`team:roles.${role}`),
                  },
                }))}
              />
            </Card>
          </div>
        </div>
      )}
    </AdminPage>
  );
}
