import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import type { CompanyFigures } from "~/assessment/key-figures/queries.server";
import {
  FIGURE_SECTIONS,
  FIGURES_BY_SECTION,
  type FigureSection,
  type KeyFigureId,
} from "~/assessment/key-figures/rules/figures";
import { type Intensity, intensityOf } from "~/assessment/key-figures/rules/intensity";
import { NOT_KNOWN, valuesOf, type YearFigures } from "~/assessment/key-figures/rules/year";
import { formatFigure, formatUnit } from "~/assessment/key-figures/words";
import type { Cell } from "~/core/csv";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";
import { translator } from "~/i18n/i18n.server";

/** The most years that the page shows beside each other. The file has all. */
const MAX_YEARS = 5;
/** Intensities are shown as exactly as the company's emissions are, to the kilogram. */
const DECIMALS = 3;

const INTENSITIES = ["perEmployee", "perTurnover"] as const satisfies readonly (keyof Intensity)[];

const yearsOf = (found: CompanyFigures): YearFigures[] => found.years.flatMap(({ year }) => found.find(year) ?? []);

/** The sections with the figures that a company has given in any of these years. */
const givenIn = (years: readonly YearFigures[]): { id: FigureSection; given: KeyFigureId[] }[] =>
  FIGURE_SECTIONS.map((id) => ({
    id,
    given: (FIGURES_BY_SECTION[id] as readonly KeyFigureId[]).filter((each) =>
      years.some(({ figures }) => figures.has(each)),
    ),
  })).filter(({ given }) => given.length > 0);

/** A company's key figures with its years as columns, newest first, and its intensities where it gives both parts. */
export function viewMemberFigures(found: CompanyFigures, language: Language) {
  const t = translator(language, "figures");
  const words = translator(language, "member");
  const years = yearsOf(found).slice(0, MAX_YEARS);
  const intensities = years.map(({ figures }) => intensityOf(valuesOf(figures)));
  const currencies = [...new Set(years.map(({ currency }) => currency))];
  // Amounts in two currencies are not put into one line.
  const lines = INTENSITIES.flatMap((id) =>
    (id === "perTurnover" ? currencies : [""]).map((currency) => ({
      id: id + currency,
      name: words(`figures.${id}`, { currency }),
      values: years.map((of, at) => {
        const value = currency === "" || of.currency === currency ? (intensities[at]?.[id] ?? null) : null;
        return value === null ? null : formatNumber(Number(value.toFixed(DECIMALS)), language);
      }),
    })),
  ).filter(({ values }) => values.some((value) => value !== null));
  return {
    years: years.map(({ year }) => year),
    sections: givenIn(years).map(({ id, given }) => ({
      id,
      rows: given.map((figure) => ({
        id: figure,
        values: years.map(({ figures, currency }) => {
          const one = figures.get(figure);
          return one
            ? {
                text: formatFigure(figure, one, { t, language, currency }),
                isCalculated: one.source.from === "progress",
              }
            : null;
        }),
      })),
    })),
    intensity: lines,
  };
}

/** The same as a table for a spreadsheet: a line for each figure of each year, newest year first. */
export function figuresFile(found: CompanyFigures, language: Language): { header: string[]; lines: Cell[][] } {
  const t = translator(language, "figures");
  const words = translator(language, "member");
  const lines = yearsOf(found).flatMap((of): Cell[][] => {
    const { year, currency, figures } = of;
    const given = givenIn([of]).flatMap(({ id, given }) =>
      given.flatMap((figure): Cell[][] => {
        const one = figures.get(figure);
        if (!one) return [];
        const { value, source } = one;
        const unit = formatUnit(KEY_FIGURES[figure].unit, { t, language, currency }) ?? "";
        const from = words(source.from === "progress" ? "figures.calculated" : "figures.entered");
        const written = value === NOT_KNOWN ? t("notKnown") : value;
        return [[year, t(`sections.${id}.name`), t(`figures.${figure}.name`), written, unit, from]];
      }),
    );
    const intensity = intensityOf(valuesOf(figures));
    const worked = INTENSITIES.flatMap((id): Cell[][] => {
      const value = intensity[id];
      const name = words(`figures.${id}`, { currency });
      return value === null ? [] : [[year, words("figures.intensity"), name, value, "", words("figures.workedOut")]];
    });
    return [...given, ...worked];
  });
  const columns = ["year", "section", "figure", "value", "unit", "source"] as const;
  return { header: columns.map((column) => words(`figures.columns.${column}`)), lines };
}
