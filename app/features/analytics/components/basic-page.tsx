import { useTranslation } from "react-i18next";
import { analyticsPath } from "~/domain/analytics/paths";
import { PROGRESS, READINESS } from "~/domain/kinds/kind";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { Tag } from "~/ui/tag";
import type { BasicView } from "../basic.server";
import { FigureCard } from "./figure-card";

/** Levels of everything at a glance, and of one state and one industry side by side (specification, results 2.7). */
export function BasicPage({ view }: { view: BasicView }) {
  const { t } = useTranslation("analytics");
  const { given, choices, errors, csvHrefs } = view;
  const options = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  const of = (name: keyof typeof given) => ({ id: name, name, defaultValue: given[name] });
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={view.isEverybody ? t("lead.all") : t("lead.members")}
        actions={
          <>
            <ButtonLink href={analyticsPath(READINESS)}>{t("toReadiness")}</ButtonLink>
            <ButtonLink href={analyticsPath(PROGRESS)}>{t("toProgress")}</ButtonLink>
          </>
        }
      />
      <nav aria-label={t("modes.label")} className="mb-6 flex flex-wrap gap-2">
        {view.modes.map(({ name, href, current }) => (
          <Tag key={name} href={href} current={current}>
            {name}
          </Tag>
        ))}
      </nav>
      <div className="grid gap-6">
        <h2 className="sr-only">{t("levels.title")}</h2>
        <FigureCard figure={view.levels} csvHref={csvHrefs.dimensions} />
        <FigureCard figure={view.indicators} csvHref={csvHrefs.indicators} />
        <section className="grid gap-6">
          <h2>{t("basic.comparison")}</h2>
          <form method="get" className="grid gap-4 print:hidden">
            {view.mode === "percent" ? <input type="hidden" name="mode" value="percent" /> : null}
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
              {view.stateData ? <FigureCard figure={view.stateData} csvHref={csvHrefs.state} /> : null}
              {view.industryData ? <FigureCard figure={view.industryData} csvHref={csvHrefs.industry} /> : null}
            </div>
          ) : (
            <p className="text-ink-2">{t("basic.empty")}</p>
          )}
        </section>
      </div>
    </>
  );
}
