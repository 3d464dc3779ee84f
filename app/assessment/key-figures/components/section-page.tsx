import { useTranslation } from "react-i18next";
import { CURRENCY_BASE_FIELD, CURRENCY_FIELD } from "~/assessment/key-figures/section-form";
import type { FigureView, SectionView } from "~/assessment/key-figures/section-view";
import type { TableView } from "~/assessment/key-figures/view";
import { figuresSectionPath, figuresYearPath } from "~/core/addresses/key-figures";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { FigureField, useFault } from "./figure-field";
import { FiguresTable } from "./figures-table";

interface SectionPageProps {
  view: SectionView;
  /** For read-only users. */
  table: TableView | null;
  /** True if the form is shown again because something in it was not saved. */
  isReturned: boolean;
}

/** A section of a year: boxes next to last year's figures, or a table for read-only users. */
export function SectionPage({ view, table, isReturned }: SectionPageProps) {
  const { t } = useTranslation("figures");
  const { year, section, number, total } = view;
  return (
    <>
      <PageHeader
        eyebrow={
          <a href={figuresYearPath(year)} className="inline-flex min-h-11 items-center">
            {t("form.eyebrow", { year, number, total })}
          </a>
        }
        title={t(`sections.${section}.name`)}
        lead={t(`sections.${section}.lead`)}
      />
      {table
        ? table.sections.map((each) => (
            <FiguresTable key={each.id} section={each} year={year} formerYear={table.formerYear} />
          ))
        : null}
      {table ? (
        <div className="mt-6 grid sm:flex">
          <ButtonLink href={figuresYearPath(year)}>{t("form.back", { year })}</ButtonLink>
        </div>
      ) : (
        <SectionForm view={view} isReturned={isReturned} />
      )}
    </>
  );
}

function SectionForm({ view, isReturned }: { view: SectionView; isReturned: boolean }) {
  const { t } = useTranslation(["figures", "common"]);
  const { year, section, number, total, figures, currency, hasConflicts } = view;
  return (
    <div className="grid max-w-page gap-5">
      {isReturned ? <Problems figures={figures} hasConflicts={hasConflicts} /> : null}
      <form method="post" action={figuresSectionPath(year, section)} noValidate autoComplete="off">
        {/* Enter presses the first button of a form, which must not be one that takes over a figure. */}
        <button type="submit" name="intent" value="next" hidden />
        <Card>
          {currency ? <Currency currency={currency} /> : null}
          {figures.map((figure) => (
            <CardSection key={figure.id}>
              <FigureField figure={figure} formerYear={year - 1} />
            </CardSection>
          ))}
        </Card>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">
          <Button variant="primary" name="intent" value="next">
            {t(number === total ? "form.finish" : "form.next")}
          </Button>
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          {number > 1 ? (
            <Button variant="quiet" name="intent" value="previous">
              {t("form.previous")}
            </Button>
          ) : null}
        </div>
      </form>
      <p>
        <a href={figuresYearPath(year)} className="inline-flex min-h-11 items-center">
          {t("form.back", { year })}
        </a>
      </p>
    </div>
  );
}

/** The unsaved parts of a returned form, each a link to its box. */
function Problems({ figures, hasConflicts }: { figures: FigureView[]; hasConflicts: boolean }) {
  const { t } = useTranslation(["figures", "common"]);
  const faultWords = useFault();
  const about = ({ id, fault }: FigureView) =>
    fault
      ? [{ href: `#${id}`, text: t("form.invalid", { figure: t(`figures.${id}.name`), fault: faultWords(fault) }) }]
      : [];
  const theirs = figures.find((figure) => figure.theirs);
  const conflict = hasConflicts ? [{ href: theirs && `#${theirs.id}`, text: t("form.conflict") }] : [];
  return <ErrorSummary title={t("common:form.summary")} errors={[...conflict, ...figures.flatMap(about)]} />;
}

function Currency({ currency }: { currency: NonNullable<SectionView["currency"]> }) {
  const { t } = useTranslation(["figures", "common"]);
  return (
    <CardSection>
      <input type="hidden" name={CURRENCY_BASE_FIELD} value={currency.base} />
      <SelectField
        field={{ id: CURRENCY_FIELD, name: CURRENCY_FIELD, defaultValue: currency.code }}
        label={t("form.currency")}
        hint={t("form.currencyHint")}
        placeholder={t("common:shell.choose")}
        options={currency.offered}
      />
    </CardSection>
  );
}
