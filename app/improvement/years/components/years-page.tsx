import { useTranslation } from "react-i18next";
import { ComeBackStrip } from "~/assessment/deadlines/components/come-back";
import type { ComeBackView } from "~/assessment/deadlines/view";
import { historyPath, yearsPath } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import type { YearsView } from "~/improvement/years/view";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PrintButton } from "~/ui/print-button";
import { LevelChip } from "~/ui/scale";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";
import { Emissions } from "./emissions";
import { Steps } from "./steps";
import { Topics } from "./topics";
import { WayLine } from "./way-line";

/** A company's latest assessments of a kind side by side: the way in one sentence, then topics, practices, plan and emissions. */
export function YearsPage({
  kind,
  kinds,
  years: view,
  next,
}: {
  kind: Kind;
  /** Those that the company has a result of. */
  kinds: Kind[];
  years: YearsView;
  next: ComeBackView;
}) {
  const { t } = useTranslation(["years", "assessment", "common"]);
  const { way, years, steps, emissions } = view;
  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={
          <span className={kinds.length > 1 ? "hidden print:inline" : undefined}>{t(`common:kinds.${kind}.name`)}</span>
        }
      />
      {kinds.length > 1 ? (
        <Toggle
          label={t("assessment:history.kind")}
          items={kinds.map((each) => ({
            href: yearsPath(each),
            name: t(`assessment:history.kinds.${each}`),
            current: each === kind,
          }))}
        />
      ) : null}
      <div className="mt-4 grid grid-cols-1 gap-8">
        <div>
          {way ? <Way view={{ ...view, way }} /> : <Fewer kind={kind} years={years} />}
          {years.length > 0 ? <ComeBackStrip view={next} /> : null}
        </div>
        {way ? <Topics view={{ ...view, way }} /> : null}
        {steps.length > 0 ? <Steps steps={steps} /> : null}
        {way && emissions ? <Emissions emissions={emissions} /> : null}
        {way ? (
          <p className="print:hidden">
            <PrintButton label={t("print")} />
          </p>
        ) : null}
      </div>
    </>
  );
}

/** A view of at least two assessments. */
export type Compared = YearsView & { way: NonNullable<YearsView["way"]> };

function Way({ view: { way, years, scale } }: { view: Compared }) {
  const { t } = useTranslation("years");
  const point = ({ level, own }: Compared["way"]["from"]) => t("point", { level: level.name, percent: own.whole });
  const { practices } = way;
  return (
    <Card as="section" className="p-5 sm:p-7">
      <h2 className="text-title sm:text-display">
        {t("way", {
          from: point(way.from),
          to: point(way.to),
          time: t(`time.${way.time.unit}`, { count: way.time.count }),
          practices: practices === 0 ? t("same") : t(practices > 0 ? "more" : "fewer", { count: Math.abs(practices) }),
        })}
      </h2>
      <WayLine years={years} scale={scale} />
      <ol className="mt-3 divide-y divide-line">
        {years.map(({ id, href, shortDay, own, level }) => (
          <li key={id} className="flex items-center gap-x-3 py-1 sm:gap-x-6">
            <a href={href} className="inline-flex min-h-11 grow items-center">
              {shortDay}
            </a>
            <strong className="tabular-nums">{own.whole}</strong>
            <span className="w-34">
              <LevelChip level={level.id} name={level.name} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What will be here, before there is anything to compare. */
function Fewer({ kind, years: [only] }: { kind: Kind; years: YearsView["years"] }) {
  const { t } = useTranslation(["years", "common"]);
  const assessment = t(`common:kinds.${kind}.name`);
  if (!only) {
    return (
      <EmptyState title={t("none.title")} action={<ButtonLink href={historyPath(kind)}>{t("none.action")}</ButtonLink>}>
        {t("none.text", { assessment })}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("one.title")}>
      {t("one.text", { assessment, date: only.day, level: only.level.name, percent: only.own.whole })}
    </EmptyState>
  );
}
