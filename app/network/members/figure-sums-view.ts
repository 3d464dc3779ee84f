import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import {
  addsUp,
  FIGURE_SECTIONS,
  FIGURES_BY_SECTION,
  type FigureSection,
  KEY_FIGURE_IDS,
  type KeyFigureId,
} from "~/assessment/key-figures/rules/figures";
import { figureOfSign } from "~/assessment/key-figures/rules/value";
import { formatAmount, formatUnit } from "~/assessment/key-figures/words";
import { FIGURE_SUMS_PATH, figureSumsPath, memberPath } from "~/core/addresses/network";
import type { Cell } from "~/core/csv";
import type { Language } from "~/core/language";
import { inTwoDigits, roundNumber } from "~/core/numbers";
import { wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { FigureCursor, readAllSums, readFigureSums, SharedYear } from "./figure-sums.server";
import { type FigureSum, givingOf, type SumCell, sumsOf } from "./rules/figure-sums";

/** The section that is open first: what a buyer needs for its own Scope 3. */
const FIRST_SECTION: FigureSection = "energy";
/** The figures of a company that the list of companies shows. */
const LISTED = ["scope-1", "scope-2", "scope-3"] as const satisfies readonly KeyFigureId[];
/** Sums and calculated figures are shown to the kilogram. */
const DECIMALS = 3;

type Read = NonNullable<Awaited<ReturnType<typeof readFigureSums>>>;
export type FigureSumsView = ReturnType<typeof viewFigureSums>;

const isMoney = (id: KeyFigureId) => KEY_FIGURES[id].unit === "money";
const add = (cells: readonly SumCell[]) => sumsOf(cells, { isAdded: (id) => addsUp(KEY_FIGURES[id]), isMoney });

/** The sections with the sums of their figures, that of energy and emissions first, and in it the emissions. */
function inSections(sums: readonly FigureSum[]): { id: FigureSection; sums: FigureSum[] }[] {
  const isFirst = ({ figure }: FigureSum) => KEY_FIGURES[figure].unit === "tco2e";
  return [FIRST_SECTION, ...FIGURE_SECTIONS.filter((id) => id !== FIRST_SECTION)]
    .map((id) => {
      const own = sums.filter(({ figure }) => (FIGURES_BY_SECTION[id] as readonly KeyFigureId[]).includes(figure));
      return { id, sums: [...own.filter(isFirst), ...own.filter((sum) => !isFirst(sum))] };
    })
    .filter(({ sums }) => sums.length > 0);
}

/** The sums of these cells with how many companies each covers, in words, by section. */
export function viewSums(cells: readonly SumCell[], language: Language) {
  return inSections(add(cells)).map(({ id, sums }) => ({
    id,
    rows: sums.map(({ figure, companies, calculated, amounts, range }) => ({
      id: figure,
      amounts: amounts.map(({ value, currency }) => told(value, figure, { language, currency: currency ?? "" })),
      range: range && rangeIn(range, amounts[0]?.value ?? 0, language),
      companies: wholeNumber(companies, language),
      calculated,
    })),
  }));
}

/** The lowest and highest plausible sum, to two digits. */
function rangeIn({ below, above }: { below: number; above: number }, sum: number, language: Language) {
  return { low: inTwoDigits(sum - below, language), high: inTwoDigits(sum + above, language) };
}

function told(value: number, id: KeyFigureId, { language, currency }: { language: Language; currency: string }) {
  const t = translator(language, "figures");
  return formatAmount(Number(value.toFixed(DECIMALS)), KEY_FIGURES[id].unit, { t, language, currency });
}

/** The page: the sums of a year with their coverage, and a page of the companies behind them. */
export function viewFigureSums(
  read: Read,
  {
    language,
    seal,
    isFirst,
    mayAsk,
  }: { language: Language; seal: (id: string) => string; isFirst: boolean; mayAsk: boolean },
) {
  const { sharing, members, years, year, cells, rows, next } = read;
  const inYear = (after = "") => (year === null ? FIGURE_SUMS_PATH : figureSumsPath(year, after));
  return {
    sharing,
    members: wholeNumber(members, language),
    isAll: sharing >= members,
    asksLevel: read.asks === "level",
    mayAsk,
    years,
    year,
    giving: givingOf(cells),
    open: FIRST_SECTION,
    sections: viewSums(cells, language),
    companies: rows.map((row) => ({
      id: seal(row.companyId),
      company: row.company,
      href: memberPath(seal(row.companyId), "figures"),
      figures: LISTED.map((id) => {
        const { value, isCalculated } = valueIn(row, id);
        const around = rangeAround(row, id);
        const range = around && value !== null ? rangeIn(around, value, language) : null;
        return { id, text: value === null ? null : told(value, id, { language, currency: "" }), isCalculated, range };
      }),
      given: KEY_FIGURE_IDS.filter((id) => id in row.entered || id in row.calculated).length,
    })),
    firstHref: isFirst ? null : inYear(),
    nextHref: next && inYear(writeFigureCursor(next, seal)),
  };
}

/** How far the lowest and highest plausible value are from a company's estimate; null for any other figure. */
export function rangeAround({ calculated }: Pick<SharedYear, "calculated">, id: KeyFigureId): FigureSum["range"] {
  const end = (side: "below" | "above") => (calculated as Record<string, string>)[`${id}-${side}`];
  const [below, above] = [end("below"), end("above")];
  return below === undefined || above === undefined ? null : { below: Number(below), above: Number(above) };
}

export function valueIn({ entered, calculated }: Pick<SharedYear, "entered" | "calculated">, id: KeyFigureId) {
  const value = figureOfSign(entered[id] ?? calculated[id] ?? "");
  return { value: typeof value === "number" ? value : null, isCalculated: entered[id] === undefined };
}

/** The place of a page in the list of companies, as addresses write it. */
const writeFigureCursor = ({ emissions, companyId }: FigureCursor, seal: (id: string) => string) =>
  `${emissions}~${seal(companyId)}`;

/** The place that an address names; null for the first page. */
export function readFigureCursor(
  written: string | null,
  open: (sealed: string) => { ok: true; id: string } | { ok: false },
): FigureCursor | null {
  const [, emissions, sealed = ""] = /^(-?\d{1,16})~([\w-]+)$/.exec(written ?? "") ?? [];
  const opened = open(sealed);
  return emissions !== undefined && opened.ok ? { emissions: Number(emissions), companyId: opened.id } : null;
}

/** All sums as a sheet: a line for each figure and currency of each year, newest year first. */
export function sumsSheet(
  { sharing, members, years, cells }: NonNullable<Awaited<ReturnType<typeof readAllSums>>>,
  language: Language,
): { header: string[]; lines: Cell[][] } {
  const t = translator(language, "figures");
  const words = translator(language, "sums");
  const lines = years.flatMap((year) =>
    inSections(add(cells.filter((cell) => cell.year === year))).flatMap(({ id, sums }) =>
      sums.flatMap(({ figure, companies, calculated, amounts, range }) =>
        amounts.map(({ currency, value }): Cell[] => [
          year,
          t(`sections.${id}.name`),
          t(`figures.${figure}.name`),
          value,
          formatUnit(KEY_FIGURES[figure].unit, { t, language, currency: currency ?? "" }) ?? "",
          companies,
          calculated,
          sharing,
          members,
          range ? roundNumber(value - range.below) : "",
          range ? roundNumber(value + range.above) : "",
        ]),
      ),
    ),
  );
  const columns = [
    "year",
    "section",
    "figure",
    "sum",
    "unit",
    "companies",
    "calculated",
    "sharing",
    "members",
    "low",
    "high",
  ] as const;
  return { header: columns.map((column) => words(`columns.${column}`)), lines };
}

/** The companies as a sheet: a line for each year of each, with a column for each figure. */
export function companiesSheet(language: Language): { header: string[]; lineOf: (row: SharedYear) => Cell[] } {
  const t = translator(language, "figures");
  const words = translator(language, "sums");
  const nameOf = (id: KeyFigureId) => {
    const { unit } = KEY_FIGURES[id];
    const symbol = isMoney(id) || unit === "money-month" ? null : formatUnit(unit, { t, language, currency: "" });
    const name = t(`figures.${id}.name`);
    return symbol ? `${name} (${symbol})` : name;
  };
  return {
    header: [
      ...(["company", "year", "currency"] as const).map((column) => words(`columns.${column}`)),
      ...KEY_FIGURE_IDS.map(nameOf),
    ],
    lineOf: (row) => [row.company, row.year, row.currency, ...KEY_FIGURE_IDS.map((id) => valueIn(row, id).value)],
  };
}

/** The same for programs: a line for each figure of each year of each company. */
export function companiesLines(language: Language): { header: string[]; linesOf: (row: SharedYear) => Cell[][] } {
  const t = translator(language, "figures");
  const words = translator(language, "sums");
  const columns = ["company", "year", "section", "figure", "value", "unit", "source"] as const;
  return {
    header: columns.map((column) => words(`columns.${column}`)),
    linesOf: (row) =>
      FIGURE_SECTIONS.flatMap((section) =>
        FIGURES_BY_SECTION[section].flatMap((id: KeyFigureId): Cell[][] => {
          const { value, isCalculated } = valueIn(row, id);
          if (value === null) return [];
          const unit = formatUnit(KEY_FIGURES[id].unit, { t, language, currency: row.currency }) ?? "";
          const source = words(isCalculated ? "calculated" : "entered");
          return [[row.company, row.year, t(`sections.${section}.name`), t(`figures.${id}.name`), value, unit, source]];
        }),
      ),
  };
}
