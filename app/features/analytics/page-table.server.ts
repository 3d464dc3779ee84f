import type { Level } from "~/domain/catalogue/catalogue";
import { translator } from "~/i18n/i18n.server";
import { tableOf } from "./figure";
import type { Loaded } from "./load-page.server";

/** Tables of a page that are no figure's. */
export const RANKING = "ranking";
export const SDG = "sdg";

/** The table of that name on a page; null for one that it does not have. */
export function tableNamed(loaded: Loaded, id: string, side: number): { header: string[]; lines: string[][] } | null {
  const [t, common] = [translator(loaded.language, "analytics"), translator(loaded.language, "common")];
  const { figures = [], rankings = [], sdg = [] } = loaded.sides[side] ?? {};
  const figure = figures.find((each) => each.id === id);
  if (figure) return tableOf(figure);
  if (id === RANKING && rankings.length > 0) {
    return {
      header: [t("ranking.subject"), t("ranking.top"), "2", "3", t("ranking.bottom"), "2", "3"],
      lines: rankings.map(({ subject, top, bottom }) => [
        subject,
        ...[0, 1, 2].map((index) => top[index]?.company ?? ""),
        ...[0, 1, 2].map((index) => bottom[index]?.company ?? ""),
      ]),
    };
  }
  if (id === SDG && sdg.length > 0) {
    const levels = sdg[0]?.cells.map(({ level }) => common(`levels.${level as Level}`)) ?? [];
    return {
      header: [t("sdg.indicator"), t("sdg.goal"), ...levels],
      lines: sdg.map(({ name, goal, cells }) => [
        name,
        goal === null ? "" : String(goal),
        ...cells.map(({ count }) => String(count)),
      ]),
    };
  }
  return null;
}
