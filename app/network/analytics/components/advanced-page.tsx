import { useTranslation } from "react-i18next";
import { isClimate } from "~/core/kinds/kind";
import { InPlace } from "~/foundation/web/in-place";
import { LiveCharts } from "~/results/figures/live-charts";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { inertWhile } from "~/ui/dialog";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Tags } from "~/ui/tag";
import { Toggle } from "~/ui/toggle";
import type { PageView } from "../page-view.server";
import { CompaniesDialog } from "./companies-dialog";
import { FigureCard, Legend } from "./figure-card";
import { FilterForm } from "./filter-form";
import { Rankings, SdgTable } from "./named-lists";

/** The statistics of a kind in their tabs (specification, results 2.8 and 2.9). */
export function AdvancedPage({ view }: { view: PageView }) {
  const { t } = useTranslation("analytics");
  return (
    <InPlace>
      <div {...inertWhile(view.list !== null)}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 pt-3">
          <h1 className="text-title">{view.title}</h1>
          <p className="flex gap-x-6 text-small max-sm:row-scroll max-sm:max-w-full max-sm:whitespace-nowrap sm:flex-wrap">
            {view.links.map(({ name, href, isFile }) => (
              <a key={href} href={href} download={isFile} className="inline-flex min-h-11 items-center">
                {name}
              </a>
            ))}
          </p>
        </div>
        <p className="mb-2 text-small text-ink-2 max-sm:hidden">{view.lead}</p>
        <Toggle label={t("tabs.label")} items={view.tabs} />
        <div className="mt-3">
          {view.subTabs.length > 0 ? <Tags label={t("tabs.subLabel")} items={view.subTabs} /> : null}
          <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {view.modes.length > 0 ? <Tags label={t("modes.label")} items={view.modes} /> : null}
            {view.times.length > 0 ? <Tags label={t("over.label")} items={view.times} /> : null}
            <FilterForm key={JSON.stringify([view.filters.filter, view.filters.second])} view={view.filters} />
          </div>
          {view.isByQuarter ? <p className="mb-4 text-ink-2">{t("over.lead")}</p> : null}
          {view.topic ? <TopicForm key={view.topic.chosen} topic={view.topic} kind={view.kind} /> : null}
        </div>
        <LiveCharts>
          {view.pairs.map(({ figure, files }) => (
            <div key={figure.id} className="mb-6">
              <FigureCard figure={figure} files={files} />
            </div>
          ))}
          <div
            className={cx(
              "grid gap-6",
              view.sides.length > 1 && view.pairs.length === 0 && "lg:grid-cols-2 lg:items-start",
            )}
          >
            {view.sides.map((side, index) => (
              <Side
                key={side.name ?? index}
                side={side}
                heading={view.heading}
                isSmall={view.isByQuarter}
                isAlone={view.sides.length === 1}
              />
            ))}
          </div>
        </LiveCharts>
        {view.otherSum ? (
          <p className="mt-4 max-w-measure text-small text-ink-2">
            {t("emissions.otherSum")} <a href={view.otherSum.href}>{view.otherSum.name}</a>
          </p>
        ) : null}
        {/* On a phone the answer comes first, and what it is made of below. */}
        <p className="mt-4 text-small text-ink-2 sm:hidden">{view.lead}</p>
      </div>
      {view.list ? <CompaniesDialog list={view.list} kind={view.kind} /> : null}
    </InPlace>
  );
}

interface SideProps {
  side: PageView["sides"][number];
  heading: string;
  /** Its figures are small ones. */
  isSmall: boolean;
  /** There is no other group beside it, so that two small figures are beside each other. */
  isAlone: boolean;
}

function Side({ side, heading, isSmall, isAlone }: SideProps) {
  const { name, problem, figures } = side;
  const { t } = useTranslation("analytics");
  return (
    <section className="grid min-w-0 gap-6">
      <h2 className={name ? undefined : "sr-only"}>{name ?? heading}</h2>
      {problem ? (
        <Notice tone="attention">
          {problem === "narrow" ? t("filters.narrow") : t(`filters.problems.${problem}`)}
        </Notice>
      ) : null}
      {isSmall ? <Legend legend={figures[0]?.figure.legend ?? []} /> : null}
      <div className={cx("grid min-w-0 gap-6", isSmall && isAlone && "lg:grid-cols-2")}>
        {figures.map(({ figure, csvHref }) => (
          <FigureCard key={figure.id} figure={figure} files={[{ csvHref }]} of={name} isSmall={isSmall} />
        ))}
      </div>
      <Rankings side={side} />
      <SdgTable side={side} />
    </section>
  );
}

/** Chooses the indicator or the theme whose answers are shown. */
function TopicForm({ topic, kind }: { topic: NonNullable<PageView["topic"]>; kind: PageView["kind"] }) {
  const { t } = useTranslation("analytics");
  const isChosen = topic.topics.some(({ id }) => id === topic.chosen);
  const words = isClimate(kind) ? "theme" : "topic";
  return (
    <form method="get" action={topic.path} className="mb-6 grid gap-3">
      {topic.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isClimate(kind) ? <h2>{t("theme.title")}</h2> : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow sm:max-w-field">
          <SelectField
            field={{ id: "topic", name: "topic", defaultValue: topic.chosen }}
            label={t(`${words}.label`)}
            placeholder={t("basic.choose")}
            options={topic.topics.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <Button>{t("topic.show")}</Button>
      </div>
      {isChosen ? null : <p className="text-ink-2">{t(`${words}.choose`)}</p>}
    </form>
  );
}
