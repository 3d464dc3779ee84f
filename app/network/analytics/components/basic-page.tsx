import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { analyticsPath } from "~/core/addresses/analytics";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { SelectField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import type { BasicView } from "../basic.server";
import { FigureCard, Legend } from "./figure-card";

/** All levels at a glance, and those of one state and one industry side by side (specification, results 2.7). */
export function BasicPage({ view }: { view: BasicView }) {
  const { t } = useTranslation("analytics");
  const { given, choices, errors, csvHref } = view;
  const options = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  const of = (name: keyof typeof given) => ({ id: name, name, defaultValue: given[name] });
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={view.isEverybody ? t("lead.all") : t("lead.members")}
        actions={KINDS_OF_ASSESSMENTS.map((kind) => (
          <ButtonLink key={kind} href={analyticsPath(kind)}>
            {t(`to.${kind}`)}
          </ButtonLink>
        ))}
      />
      <div className="mb-6 flex flex-wrap gap-x-8 gap-y-2">
        <Tags label={t("modes.label")} items={view.modes} />
        <Tags label={t("over.label")} items={view.times} />
      </div>
      {view.isByQuarter ? <p className="mb-4 text-ink-2">{t("over.lead")}</p> : null}
      <div className="grid gap-6">
        <h2 className="sr-only">{t("levels.title")}</h2>
        {[view.levels, view.indicators].map((figures) => (
          <Fragment key={figures[0]?.id}>
            {view.isByQuarter ? <Legend legend={figures[0]?.legend ?? []} /> : null}
            <div className={cx("grid gap-6", view.isByQuarter && "lg:grid-cols-2")}>
              <Figures figures={figures} csvHref={csvHref} isSmall={view.isByQuarter} />
            </div>
          </Fragment>
        ))}
        <section className="grid gap-6">
          <h2>{t("basic.comparison")}</h2>
          <form method="get" className="grid gap-4 print:hidden">
            {view.mode === "percent" ? <input type="hidden" name="mode" value="percent" /> : null}
            {view.isByQuarter ? <input type="hidden" name="by" value="quarter" /> : null}
            {view.colours ? <input type="hidden" name="colours" value={view.colours} /> : null}
            <div className="grid gap-4 sm:grid-cols-3">
              <SelectField
                field={of("dimension")}
                label={t("basic.dimension")}
                placeholder={t("basic.choose")}
                options={options(choices.dimensions)}
                errors={errors.dimension ? [t(`basic.${errors.dimension}`)] : undefined}
              />
              <SelectField
                field={of("state")}
                label={t("basic.state")}
                placeholder={t("basic.choose")}
                options={options(choices.states)}
                errors={errors.place ? [t(`basic.${errors.place}`)] : undefined}
              />
              <SelectField
                field={of("industry")}
                label={t("basic.industry")}
                placeholder={t("basic.choose")}
                options={options(choices.industries)}
                errors={errors.place ? [t(`basic.${errors.place}`)] : undefined}
              />
            </div>
            <div>
              <Button variant="primary">{t("basic.show")}</Button>
            </div>
          </form>
          {view.stateData || view.industryData ? (
            <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
              {view.stateData ? <Figures figures={view.stateData} csvHref={csvHref} /> : null}
              {view.industryData ? <Figures figures={view.industryData} csvHref={csvHref} /> : null}
            </div>
          ) : (
            <p className="text-ink-2">{t("basic.empty")}</p>
          )}
        </section>
      </div>
    </>
  );
}

function Figures({
  figures,
  csvHref,
  isSmall = false,
}: {
  figures: BasicView["levels"];
  csvHref: BasicView["csvHref"];
  isSmall?: boolean;
}) {
  return figures.map((figure) => (
    <FigureCard
      key={figure.id}
      figure={figure}
      files={[{ csvHref: csvHref[figure.id] ?? "" }]}
      of={figure.caption}
      isSmall={isSmall}
    />
  ));
}
