import { useTranslation } from "react-i18next";
import type { TableView } from "~/assessment/key-figures/view";
import { figuresYearPath } from "~/core/addresses/key-figures";
import { ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import { PageHeader } from "~/ui/shell";
import { FiguresTable } from "./figures-table";

interface PrintPageProps {
  table: TableView;
  year: number;
  currency: string;
  company: string;
  /** The date the page is viewed. */
  today: string;
}

/** All figures of a year, to read or print. */
export function PrintPage({ table, year, currency, company, today }: PrintPageProps) {
  const { t } = useTranslation("figures");
  return (
    <>
      <PageHeader
        eyebrow={t("currency", { currency })}
        title={t("print.title", { year, company })}
        lead={t("print.lead", { date: today })}
        actions={
          <>
            <PrintButton label={t("print.button")} />
            <ButtonLink href={figuresYearPath(year)}>{t("print.back")}</ButtonLink>
          </>
        }
      />
      <div className="grid gap-8">
        {table.sections.map((section) => (
          <section key={section.id}>
            <h2 className="mb-3">{t(`sections.${section.id}.name`)}</h2>
            <FiguresTable section={section} year={year} formerYear={table.formerYear} />
          </section>
        ))}
      </div>
    </>
  );
}
