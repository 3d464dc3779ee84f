import type { Language } from "~/core/language";
import { wholeNumber, wholePercent } from "~/i18n/format";
import type { Months, Quarter } from "~/network/analytics/rules/filters";
import { CHART_COLOURS } from "~/results/figures/charts/colours";
import type { ColumnsData } from "~/results/figures/charts/columns-chart";
import type { PieData } from "~/results/figures/charts/pie-chart";
import type { RadarData } from "~/results/figures/charts/radar-chart";
import type { StackData } from "~/results/figures/charts/stack-chart";
import { widthOf } from "~/results/figures/measure";

/** One of the parts that make up each row of a figure. */
export interface Series {
  id: string;
  name: string;
  colour: string;
}

export interface FigureRow {
  id: string;
  name: string;
  /** One entry per series: the values to draw, and the texts to show. */
  values: number[];
  texts: string[];
  /** One link per series, to the companies behind it. */
  hrefs?: (string | null)[];
  /** The text at the end of its bar. */
  label: string;
  /** Further cells of the table. */
  more?: string[];
  /** The colour of its bar, if the figure has one series and colours its rows individually. */
  colour?: string | undefined;
}

/** What a chart, its table and its CSV are all made from. */
export interface Figure {
  id: string;
  title: string;
  caption?: string;
  /** The column header of the row names. */
  head: string;
  series: Series[];
  /** What its colours stand for, if not its series in order. */
  legend?: Series[] | undefined;
  rows: FigureRow[];
  /** Headers of the further cells. */
  more?: string[];
  /** `most` is the largest value that a bar can reach. `ends` are the texts at the bar ends of all figures that are compared. */
  most: number;
  ends?: string[] | undefined;
  /** The texts at the ends of its axis, if it has one: the smallest and the largest value of a bar. */
  axis?: (most: number) => [least: string, most: string];
  charts: ("stack" | "columns" | "radar" | "pies")[];
  /** Its two series are groups, with a bar each, and the end of a row is their difference. */
  isPaired?: boolean;
  /** Its values are percent, so that a bar of the whole length is 100. */
  isPercent?: boolean;
  /** A value without decimals, for a chart with little room. */
  short?: (value: number) => string;
  /** The distance between the rings of its radar. */
  step?: 20 | 25;
}

/** Whether there is nothing to draw (specification, results 2.7). */
export const isEmpty = ({ rows }: Figure) => rows.every(({ values }) => values.every((value) => value === 0));

export const stackOf = ({ title, series, rows, most, ends, axis, isPaired = false }: Figure): StackData => ({
  label: title,
  colours: series.map(({ colour }) => colour),
  names: series.map(({ name }) => name),
  most: Math.max(most, 1e-9),
  axis: axis?.(most) ?? null,
  ends: ends ?? rows.map(({ label }) => label),
  isPaired,
  rows: rows.map(({ id, name, values, texts, hrefs = [], label, colour }) => ({
    id,
    name,
    values,
    texts,
    hrefs,
    label,
    colour,
  })),
});

/** The same rows as columns over time, whose names are quarters: "2026 Q1". The year is under the first of each. */
export function columnsOf(figure: Figure): ColumnsData {
  const { label, colours, names, most, rows } = stackOf(figure);
  const quarters = rows.map((row, index) => {
    const [year = "", quarter = ""] = row.name.split(" ");
    return { ...row, foot: [quarter, index === 0 || quarter === "Q1" ? year : ""] as const };
  });
  return { label, colours, names, most, rows: quarters };
}

export const radarOf = ({ title, rows, step = 20 }: Figure): RadarData => ({
  label: title,
  step,
  rows: rows.map(({ id, name, values: [value = 0], label }) => ({ id, name, value, label })),
});

/** One pie per row. */
export const piesOf = ({ title, series, rows }: Figure): { name: string; data: PieData }[] =>
  rows.map(({ name, values, texts, hrefs = [] }) => ({
    name,
    data: {
      label: `${title}: ${name}`,
      parts: series.map(({ id, name, colour }, index) => ({
        id,
        name,
        colour,
        value: values[index] ?? 0,
        text: texts[index] ?? "",
        href: hrefs[index] ?? null,
      })),
    },
  }));

export type Mode = "number" | "percent";

/**
 * What a table says where no company stands behind a mean, a share or an amount. A count of nobody is 0, and so is a figure that companies
 * have as 0.
 */
export const NOTHING = "–";

/** Formats a count, or its whole percentage of `of` companies. */
export function inMode(value: number, mode: Mode, of: number, language: Language): string {
  if (mode === "number") return wholeNumber(value, language);
  return of > 0 ? wholePercent(value * 100, language) : NOTHING;
}

/** The table of a figure: a header, and one line per row. */
export function tableOf({ head, series, rows, more = [] }: Figure): { header: string[]; lines: string[][] } {
  return {
    header: [head, ...series.map(({ name }) => name), ...more],
    lines: rows.map(({ name, texts, more: further = [] }) => [name, ...texts, ...further]),
  };
}

/**
 * The means of two groups in one figure, with both bars of a subject together and the difference at the end. Null if it is not of means, or
 * one of the groups has nobody.
 */
export function pairOf(
  [first, second]: readonly [Figure, Figure],
  names: readonly [string, string],
  { head, difference }: { head: string; difference: (of: number) => string },
): Figure | null {
  if (!first.charts.includes("radar") || isEmpty(first) || isEmpty(second)) return null;
  return {
    ...first,
    id: `${first.id}-compared`,
    series: [
      { id: "first", name: names[0], colour: CHART_COLOURS.accent },
      { id: "second", name: names[1], colour: CHART_COLOURS.peers },
    ],
    legend: undefined,
    rows: first.rows.map((row, index) => {
      const other = second.rows[index];
      const [values, texts] = [
        [...row.values, ...(other?.values ?? [])],
        [...row.texts, ...(other?.texts ?? [])],
      ];
      // Of the two texts, which have two decimals each.
      const [one = 0, two = 0] = values.map((value) => Math.round(value * 100));
      const label = texts.includes(NOTHING) ? NOTHING : difference((one - two) / 100);
      const hrefs = [row.hrefs?.[0] ?? null, other?.hrefs?.[0] ?? null];
      return { id: row.id, name: row.name, values, texts, hrefs, label, more: [label] };
    }),
    more: [head],
    ends: undefined,
    charts: ["stack"],
    isPaired: true,
  };
}

/** Puts figures that are shown side by side on one scale, so that equal values have bars of equal length. */
export function onOneScale(figures: readonly Figure[]): Figure[] {
  const most = Math.max(...figures.map((figure) => figure.most));
  const ends = figures.flatMap((figure) => figure.ends ?? figure.rows.map(({ label }) => label));
  // Only the widest text takes up room.
  const [widest = ""] = ends.toSorted((one, other) => widthOf(other, 1) - widthOf(one, 1));
  return figures.map((figure) => ({ ...figure, most, ends: [widest] }));
}

/** Puts each figure of these groups on one scale with the same figure of the other groups. */
export const onScalesOf = (groups: readonly Figure[][]): Figure[][] =>
  groups.map((figures) =>
    figures.map((figure) => {
      const alike = groups.flat().filter(({ id }) => id === figure.id);
      return onOneScale(alike)[alike.indexOf(figure)] ?? figure;
    }),
  );

/**
 * The same figure over time: one figure per row of `now`, with one row per quarter. `quarters` has that figure for each quarter, oldest
 * first.
 */
function overTime(now: Figure, quarters: { name: string; figure: Figure | undefined }[], head: string): Figure[] {
  const timed = now.rows.map((row): Figure => {
    const rows = quarters.map(({ name, figure }): FigureRow => {
      const found = figure?.rows.find(({ id }) => id === row.id);
      const nothing = { values: now.series.map(() => 0), texts: now.series.map(() => NOTHING), label: NOTHING };
      const { values, texts, label, hrefs }: Omit<FigureRow, "id" | "name"> = found ?? nothing;
      const short = label === NOTHING ? label : now.short?.(values.reduce((sum, value) => sum + value, 0));
      return { id: name, name, values, texts, label: short ?? label, hrefs, colour: row.colour };
    });
    return {
      ...now,
      id: `${now.id}-${row.id}`,
      title: row.name,
      caption: undefined,
      legend: now.legend,
      head,
      charts: ["columns"],
      more: [],
      rows,
      most: now.isPercent ? 100 : Math.max(...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))),
    };
  });
  return onOneScale(timed);
}

/** Figures over time: one figure for each row of each figure. `past` makes the same figures for a quarter. */
export function byQuarter(
  figures: readonly Figure[],
  quarters: readonly Quarter[],
  past: (months: Months) => Figure[],
  head: string,
): Figure[] {
  const each = quarters.map(({ id, months }) => ({ name: id.replace("-", " "), figures: past(months) }));
  return figures.flatMap((figure, at) =>
    overTime(
      figure,
      each.map(({ name, figures }) => ({ name, figure: figures[at] })),
      head,
    ),
  );
}
