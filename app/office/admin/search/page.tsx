import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { shortDateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { Card, EmptyState } from "~/ui/card";
import type { Found } from "./find.server";
import { FindForm } from "./form";

interface Item {
  key: string;
  href: string;
  name: string;
  about: ReactNode;
}

/** What a search over all of the office's kinds has found, each with a link to its page. */
export function SearchPage({ search, found }: { search: string; found: Found }) {
  const { t } = useTranslation(["office", "common"]);
  const reader = useReader();
  const { accessCode, report, companies, people, hasMore } = found;
  const isNothing = !accessCode && !report && companies.length === 0 && people.length === 0;
  const listOf = (path: string) => `${path}?${new URLSearchParams({ search })}`;
  return (
    <AdminPage current="overview" title={t("find.title")}>
      <FindForm search={search} />
      {isNothing ? (
        <EmptyState title={search ? t("search.none", { search }) : t("find.empty")}>
          {search ? t("find.noneText") : null}
        </EmptyState>
      ) : null}
      {report ? (
        <Group
          title={t("find.report")}
          items={[
            {
              key: report.code,
              href: officeCompanyPath(report.companyId),
              name: report.company,
              about: (
                <>
                  {t(`common:kinds.${report.kind}.name`)} ·{" "}
                  {t("find.issued", { date: shortDateOf(report.issuedAt, reader) })} ·{" "}
                  <a href={`/verify?code=${report.code}`} className="inline-flex min-h-11 items-center">
                    {t("find.check")}
                  </a>
                </>
              ),
            },
          ]}
        />
      ) : null}
      {accessCode ? (
        <Group
          title={t("find.accessCode")}
          items={[
            {
              key: accessCode.id,
              href: officeCompanyPath(accessCode.id),
              name: accessCode.name,
              about: t("companies.isCorporate"),
            },
          ]}
        />
      ) : null}
      <Group
        title={t("companies.title")}
        more={hasMore.companies ? { href: listOf("/admin/companies"), name: t("find.moreCompanies") } : null}
        items={companies.map(({ id, name, registrationNumber, isCorporate }) => ({
          key: id,
          href: officeCompanyPath(id),
          name,
          about: isCorporate ? `${registrationNumber} · ${t("companies.isCorporate")}` : registrationNumber,
        }))}
      />
      <Group
        title={t("people.title")}
        more={hasMore.people ? { href: listOf("/admin/people"), name: t("find.morePeople") } : null}
        items={people.map(({ id, username, email, company }) => ({
          key: id,
          href: `/admin/people/${id}`,
          name: username,
          about: `${email} · ${company}`,
        }))}
      />
    </AdminPage>
  );
}

function Group({
  title,
  items,
  more = null,
}: {
  title: string;
  items: Item[];
  more?: { href: string; name: string } | null;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">{title}</h2>
      <Card>
        <ul className="divide-y divide-line">
          {items.map(({ key, href, name, about }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 px-4 py-1 sm:px-5">
              <a href={href} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                {name}
              </a>
              <span className="text-ink-2 wrap-anywhere">{about}</span>
            </li>
          ))}
        </ul>
      </Card>
      {more ? (
        <p className="mt-1">
          <a href={more.href} className="inline-flex min-h-11 items-center">
            {more.name}
          </a>
        </p>
      ) : null}
    </section>
  );
}
