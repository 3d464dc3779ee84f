import { useTranslation } from "react-i18next";
import { LANGUAGES, pickField, SPOKEN } from "~/core/language";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { useLanguage } from "~/i18n/use-language";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import type { OfficeIndustry } from "./change.server";

/** The industries in the order they are offered, including those no longer offered. */
export function IndustriesPage({ industries }: { industries: OfficeIndustry[] }) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const others = LANGUAGES.filter((each) => each !== language);
  return (
    <AdminPage
      current="industries"
      title={t("industries.title")}
      lead={t("industries.lead")}
      actions={
        <ButtonLink href="/admin/industries/new" variant="primary">
          {t("industries.add")}
        </ButtonLink>
      }
    >
      <Card>
        <Table
          caption={t("industries.title")}
          captionHidden
          isStacked
          columns={[
            { key: "name", header: t("industries.name") },
            ...others.map((each) => ({ key: each, header: SPOKEN[each].name })),
            { key: "state", header: t("industries.state") },
          ]}
          rows={industries.map((industry) => ({
            key: industry.id,
            cells: {
              name: (
                <a href={`/admin/industries/${industry.id}`} className="inline-flex min-h-11 items-center">
                  {pickField(industry, "name", language)}
                </a>
              ),
              ...Object.fromEntries(
                others.map((each) => [
                  each,
                  <span key={each} lang={each}>
                    {pickField(industry, "name", each)}
                  </span>,
                ]),
              ),
              state: t(industry.isActive ? "industries.offered" : "industries.closed"),
            },
          }))}
        />
      </Card>
    </AdminPage>
  );
}
