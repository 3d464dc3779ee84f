import type { Cell } from "~/core/csv";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { readFigure } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { tableOf } from "./figure";
import type { Loaded } from "./load-page.server";

/** The page's tables that belong to no figure. */
export const RANKING = "ranking";
export const SDG = "sdg";
/** The file of the companies behind a bar. */
export const COMPANIES = "companies";

/** The places that each end of a ranking names. */
const PLACES = [1, 2, 3];

/** A table as it is written to a file. */
export interface FileTable {
  header: string[];
  lines: Cell[][];
}

/** Turns a figure's table, which a page shows as text, into cells with real numbers. The first cell of a line is its name. */
export function figuresTable(
  { header, lines }: { header: string[]; lines: string[][] },
  language: Language,
): FileTable {
  return {
    header,
    lines: lines.map(([name = "", ...texts]) => [name, ...texts.map((text) => cellOf(text, language))]),
  };
}

function cellOf(text: string, language: Language): Cell {
  const figure = readFigure(text, language);
  if (!figure) return text;
  const { number, isPercent, decimals } = figure;
  return isPercent ? { percent: number, decimals } : number;
}

/** The table with this id on a page; null if the page does not have it. */
export function tableNamed(loaded: Loaded, id: string, side: number): FileTable | null {
  const [t, common] = [translator(loaded.language, "analytics"), translator(loaded.language, "common")];
  const { figures = [], rankings = [], sdg = [] } = loaded.sides[side] ?? {};
  const figure = figures.find((each) => each.id === id);
  if (figure) return figuresTable(tableOf(figure), loaded.language);
  if (id === RANKING && rankings.length > 0) {
    const ends = (["top", "bottom"] as const).flatMap((end) => PLACES.map((place) => ({ end, place })));
    return {
      header: [
        t("ranking.subject"),
        ...ends.flatMap(({ end, place }) => [t(`ranking.ends.${end}`, { place }), t("list.username")]),
      ],
      lines: rankings.map((ranking) => [
        ranking.subject,
        ...ends.flatMap(({ end, place }) => {
          const vendor = ranking[end].named[place - 1];
          return [vendor?.company ?? "", vendor?.username ?? ""];
        }),
      ]),
    };
  }
  if (id === SDG && sdg.length > 0) {
    const levels = sdg[0]?.cells.map(({ level }) => common(`levels.${level as Level}`)) ?? [];
    return {
      header: [
        t("sdg.indicator"),
        t("sdg.goal"),
        ...levels.flatMap((level) => [level, `${level}: ${t("list.company")}`]),
      ],
      lines: sdg.map(({ name, goal, cells }) => [
        name,
        goal ?? "",
        ...cells.flatMap(({ count, named }) => [count, named.map(({ company }) => company).join("; ")]),
      ]),
    };
  }
  return null;
}
