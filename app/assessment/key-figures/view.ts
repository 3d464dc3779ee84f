import {
  FIGURE_SECTIONS,
  FIGURES_BY_SECTION,
  type FigureSection,
  KEY_FIGURE_IDS,
  type KeyFigureId,
} from "~/assessment/key-figures/rules/figures";
import type { YearFigure, YearFigures } from "~/assessment/key-figures/rules/year";
import { lastWholeYear, offeredYears } from "~/assessment/key-figures/rules/years";
import { assessmentPaths } from "~/core/addresses/assessment";
import { figuresSectionPath } from "~/core/addresses/key-figures";
import { PROGRESS } from "~/core/kinds/kind";
import { dateOf, type Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { CompanyFigures } from "./queries.server";
import { formatFigure } from "./words";

const countOf = ({ figures }: YearFigures, ids: readonly KeyFigureId[]) => ids.filter((id) => figures.has(id)).length;

/** The company's years, newest first, with the number of figures filled in, and the years that can be started. */
export function viewYears(found: CompanyFigures, now: number, user: Reader) {
  const years = found.years.flatMap(({ year }) => {
    const of = found.find(year);
    if (!of) return [];
    const times = [...found.entered(year).values()].map(({ source }) => (source.from === "entered" ? source.at : 0));
    const changedOn = times.length > 0 ? dateOf(Math.max(...times), user) : null;
    return [
      { year, currency: of.currency, filled: countOf(of, KEY_FIGURE_IDS), total: KEY_FIGURE_IDS.length, changedOn },
    ];
  });
  const offered = offeredYears(now).filter((year) => !years.some((each) => each.year === year));
  const chosen = offered.includes(lastWholeYear(now)) ? lastWholeYear(now) : (offered[0] ?? null);
  return { years, offered, chosen };
}
export type YearsView = ReturnType<typeof viewYears>;

/** A year's sections with the number of figures filled in, and the first incomplete section. */
export function viewYear(of: YearFigures) {
  const sections = FIGURE_SECTIONS.map((id) => ({
    id,
    href: figuresSectionPath(of.year, id),
    filled: countOf(of, FIGURES_BY_SECTION[id]),
    total: FIGURES_BY_SECTION[id].length,
  }));
  const next: FigureSection | null = sections.find(({ filled, total }) => filled < total)?.id ?? null;
  const filled = countOf(of, KEY_FIGURE_IDS);
  return { year: of.year, currency: of.currency, sections, next, filled, total: KEY_FIGURE_IDS.length };
}
export type YearView = ReturnType<typeof viewYear>;

/** The source of a figure, with a link to its page. */
export type SourceView =
  | { from: "entered"; date: string; name: string | null }
  | { from: "progress"; date: string; href: string };

export function viewSource({ source }: YearFigure, reader: Reader, seal: (id: string) => string): SourceView {
  if (source.from === "entered") return { from: "entered", date: dateOf(source.at, reader), name: source.by };
  const { results } = assessmentPaths(PROGRESS, seal(source.assessmentId));
  return { from: "progress", date: dateOf(source.completedAt, reader), href: results };
}

/** The figures of a year, or of one of its sections, read-only, with last year's figures and their sources. */
export function viewTable(
  found: CompanyFigures,
  of: YearFigures,
  { seal, ...reader }: Reader & { seal: (id: string) => string },
  only?: FigureSection,
) {
  const { language } = reader;
  const t = translator(language, "figures");
  const former = found.find(of.year - 1);
  const say = (id: KeyFigureId, year: YearFigures | null) => {
    const figure = year?.figures.get(id);
    return year && figure ? formatFigure(id, figure, { t, language, currency: year.currency }) : null;
  };
  const sections = only ? [only] : FIGURE_SECTIONS;
  return {
    formerYear: former?.year ?? null,
    sections: sections.map((id) => ({
      id,
      rows: (FIGURES_BY_SECTION[id] as readonly KeyFigureId[]).map((figureId) => {
        const figure = of.figures.get(figureId);
        const source = figure ? viewSource(figure, reader, seal) : null;
        return { id: figureId, value: say(figureId, of), former: say(figureId, former), source };
      }),
    })),
  };
}
export type TableView = ReturnType<typeof viewTable>;
