import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { formatDay, wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { drawFigure } from "~/network/analytics/draw.server";
import type { Figure } from "~/network/analytics/figure";
import { LEVEL_COLOURS } from "~/results/figures/charts/colours";
import { inAll, type Week } from "../rules/weeks";

export type WeeksView = Awaited<ReturnType<typeof viewWeeks>>;

/** The weeks as a page shows them: a table of one kind's counts, and the levels of what was submitted as a chart. */
export async function viewWeeks(weeks: readonly Week[], kind: Kind, language: Language) {
  const cells = (week: Week) => ({
    companies: wholeNumber(week.companies, language),
    begun: wholeNumber(week.begun[kind], language),
    submitted: wholeNumber(week.submitted[kind], language),
  });
  return {
    kind,
    all: cells(inAll(weeks)),
    weeks: weeks.map((week) => ({ day: formatDay(week.monday), ...cells(week) })),
    figure: await drawFigure(figureOf(weeks, kind, language)),
  };
}

function figureOf(weeks: readonly Week[], kind: Kind, language: Language): Figure {
  const t = translator(language, "office");
  const common = translator(language, "common");
  return {
    id: "weeks",
    title: t("weeks.chart"),
    caption: t("weeks.chartText"),
    head: t("weeks.week"),
    series: LEVELS.map((level) => ({ id: level, name: common(`levels.${level}`), colour: LEVEL_COLOURS[level] })),
    rows: weeks.map(({ monday, levels, submitted }) => {
      const values = LEVELS.map((level) => levels[kind][level]);
      return {
        id: monday,
        name: formatDay(monday),
        values,
        texts: values.map((value) => wholeNumber(value, language)),
        label: wholeNumber(submitted[kind], language),
      };
    }),
    most: Math.max(1, ...weeks.map(({ submitted }) => submitted[kind])),
    charts: ["stack"],
  };
}
