import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { shortDate, shortMonthName, wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { CHART_COLOURS, LEVEL_COLOURS } from "~/results/figures/charts/colours";
import { drawChart } from "~/results/figures/charts/draw.server";
import { inAll, type Week } from "../rules/weeks";

export type WeeksView = Awaited<ReturnType<typeof viewWeeks>>;

/** A part of the columns of a chart. */
interface ColumnPart {
  id: string;
  name: string;
  colour: string;
  of(week: Week): number;
}

/** The weeks as a page shows them: for each count of one kind a chart over time, and tables of all counts, the newest week first. */
export async function viewWeeks(weeks: readonly Week[], kind: Kind, language: Language) {
  const t = translator(language, "office");
  const common = translator(language, "common");
  const say = (count: number) => wholeNumber(count, language);
  const cells = (week: Week) => ({
    companies: say(week.companies),
    begun: say(week.begun[kind]),
    submitted: say(week.submitted[kind]),
  });
  const levelCells = (week: Week) => Object.fromEntries(LEVELS.map((level) => [level, say(week.levels[kind][level])]));
  const plain = (name: string, of: ColumnPart["of"]): ColumnPart => ({
    id: name,
    name,
    colour: CHART_COLOURS.accent,
    of,
  });
  const levels = LEVELS.map((level) => ({
    id: level,
    name: common(`levels.${level}`),
    colour: LEVEL_COLOURS[level],
    of: (week: Week) => week.levels[kind][level],
  }));
  const charts: [title: string, parts: ColumnPart[]][] = [
    [t("weeks.companies"), [plain(t("weeks.companies"), ({ companies }) => companies)]],
    [t("weeks.begun"), [plain(t("weeks.begun"), ({ begun }) => begun[kind])]],
    [t("weeks.chart"), levels],
  ];
  return {
    kind,
    charts: await Promise.all(
      charts.map(async ([title, parts]) => ({
        title,
        html: await drawWeeks(weeks, title, parts, language),
        legend: parts.length > 1 ? parts.map(({ id, name, colour }) => ({ id, name, colour })) : [],
      })),
    ),
    levels: levels.map(({ id, name }) => ({ id, name })),
    all: cells(inAll(weeks)),
    weeks: weeks.map((week) => ({
      monday: week.monday,
      day: shortDate(week.monday, language),
      cells: cells(week),
      levels: levelCells(week),
    })),
  };
}

/** A chart of the weeks, oldest first; null if nothing happened in them. */
function drawWeeks(weeks: readonly Week[], label: string, parts: readonly ColumnPart[], language: Language) {
  const wholeOf = (week: Week) => parts.reduce((sum, { of }) => sum + of(week), 0);
  const most = Math.max(...weeks.map(wholeOf));
  if (most === 0) return null;
  const shown = weeks.toReversed();
  const feet = feetOf(shown, language);
  const say = (count: number) => wholeNumber(count, language);
  return drawChart("columns", {
    label,
    colours: parts.map(({ colour }) => colour),
    names: parts.map(({ name }) => name),
    most,
    isAcross: true,
    rows: shown.map((week, index) => {
      const values = parts.map(({ of }) => of(week));
      const whole = wholeOf(week);
      return {
        id: week.monday,
        name: shortDate(week.monday, language),
        values,
        texts: values.map(say),
        hrefs: [],
        // Many weeks may be empty, and need no row of zeros.
        label: whole > 0 ? say(whole) : "",
        foot: feet[index] ?? NO_FOOT,
      };
    }),
  });
}

const DAYS = 7;
const NO_FOOT = ["", ""] as const;

/** The texts under weeks, oldest first: the month under its first week, and the year under the first month and each January. */
function feetOf(weeks: readonly Week[], language: Language): (readonly [string, string])[] {
  let latest = "";
  return weeks.map(({ monday }) => {
    const [year = "", month, day] = monday.split("-");
    if (Number(day) > DAYS) return NO_FOOT;
    const isNew = year !== latest;
    latest = year;
    return [shortMonthName(Number(month), language), isNew ? year : ""];
  });
}
