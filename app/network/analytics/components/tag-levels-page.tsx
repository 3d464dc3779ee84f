import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { FilterChips, FilterChoice } from "~/ui/filter";
import { PhoneFold } from "~/ui/phone-fold";
import { Tags } from "~/ui/tag";
import { Toggle } from "~/ui/toggle";
import type { TagLevelsView } from "../tag-levels/open.server";
import { FigureCard } from "./figure-card";

/** The levels of the companies of each tag beside all companies, and of each red flag apart from them. */
export function TagLevelsPage({ view }: { view: TagLevelsView }) {
  const { t } = useTranslation(["tags", "members", "flags", "analytics"]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pt-3">
        <h1 className="text-title">{t("levels.title")}</h1>
        <p className="flex flex-wrap gap-x-6 text-small">
          {[
            { href: view.tagsHref, name: t("title") },
            { href: view.flagsHref, name: t("flags:title") },
            { href: view.statisticsHref, name: t("members:analytics") },
          ].map(({ href, name }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          ))}
        </p>
      </div>
      <p className="mb-2 text-small text-ink-2">{t("levels.lead")}</p>
      <Toggle label={t("members:kind")} items={view.kinds} />
      {view.figures.length === 0 ? (
        <div className="mt-3">
          <EmptyState
            title={t("none")}
            action={<ButtonLink href={membersPath(view.kind)}>{t("members:title")}</ButtonLink>}
          >
            {t("levels.none")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
            <Tags label={t("analytics:modes.label")} items={view.modes} />
            <Filters view={view} />
          </div>
          {view.chips.length > 0 ? <FilterChips label={t("members:chips")} chips={view.chips} /> : null}
          <h2 className="sr-only">{t("analytics:levels.title")}</h2>
          {view.figures.map(({ figure, csvHref }) => (
            <FigureCard key={figure.id} figure={figure} files={[{ csvHref }]} />
          ))}
        </div>
      )}
    </>
  );
}

/** Choosing applies itself with scripts, and the button does so without. */
function Filters({ view }: { view: TagLevelsView }) {
  const { t } = useTranslation("members");
  return (
    <PhoneFold summary={t("filter")} open={view.chips.length > 0}>
      <search>
        <form method="get" action={view.path} autoComplete="off" className="flex flex-wrap items-end gap-3">
          {view.kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {(["country", "industry"] as const).map((name) => (
            <FilterChoice key={name} name={name} label={t(`filters.${name}`)} all={t("filters.any")} value={view[name]}>
              {view[name === "country" ? "countries" : "industries"].map(({ id, name: said }) => (
                <option key={id} value={id}>
                  {said}
                </option>
              ))}
            </FilterChoice>
          ))}
          <Button data-autosubmit="country industry">{t("apply")}</Button>
        </form>
      </search>
    </PhoneFold>
  );
}
