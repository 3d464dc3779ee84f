import { findTopic } from "~/assessment/catalogue/rules/lookup";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { wholePercent } from "~/i18n/format";
import type { Group } from "~/network/analytics/rules/figures";
import type { Asked, Tab } from "./asked";
import type { Series } from "./figure";
import { dimensionSubjects, levelsFigure, type Making, topicSubjects } from "./figures-of";
import type { ListedVendor, Which } from "./names.server";

/** The first companies of a list, and how many more have the score of the last of them: all of those, or at least so many. */
export interface Firsts {
  named: ListedVendor[];
  tied: { count: number; isMore: boolean; score: number } | null;
}

/** An end of a ranking, with the list that the companies of the same score are in. */
export type End = Firsts & { href: string | null };

export interface Ranking {
  subject: string;
  dimension: Series | null;
  top: End;
  bottom: End;
}

/** The first `most` of these companies, and which of the next `counted` follow them only by chance. */
export function toFirsts(found: readonly ListedVendor[], most: number, counted: number): Firsts {
  const named = found.slice(0, most);
  const last = named.at(-1);
  const tied = last ? found.slice(most).filter(({ score }) => score === last.score).length : 0;
  return {
    named,
    tied: last && tied > 0 ? { count: Math.min(tied, counted), isMore: tied > counted, score: last.score } : null,
  };
}

/** An end of a ranking with its scores in words. */
export const viewEnd = ({ named, tied, href }: End, language: Language) => ({
  named: named.map(({ score, ...vendor }) => ({ ...vendor, score: wholePercent(score, language) })),
  tied: tied && { ...tied, score: wholePercent(tied.score, language) },
  href,
});

const NOBODY: Firsts = { named: [], tied: null };

export interface SdgRow {
  name: string;
  dimension: Series | null;
  /** The number and the name of the goal. */
  goal: string | null;
  cells: { level: string; count: number; named: ListedVendor[]; href: string | null }[];
}

/** The subjects whose companies a tab names. */
const subjectsOf = (tab: Tab, making: Making) =>
  tab === "performance" ? dimensionSubjects(making) : topicSubjects(making);

/** The lists whose first companies a tab names: the ends of each subject, or its levels. */
export function listsOf({ tab, isByQuarter }: Asked, making: Making): Which[] {
  if (tab === "sdg" && isByQuarter) return [];
  if (tab !== "performance" && tab !== "indicators" && tab !== "sdg") return [];
  return subjectsOf(tab, making).flatMap(({ id: subject }): Which[] =>
    tab === "sdg"
      ? LEVELS.map((level) => ({ subject, level }))
      : [
          { subject, end: "top" },
          { subject, end: "bottom" },
        ],
  );
}

/** Groups those companies by subject. `named` has the order of `listsOf`. */
export function rankingsOf({ tab }: Asked, making: Making, named: readonly Firsts[]): Ranking[] {
  if (tab !== "performance" && tab !== "indicators") return [];
  return subjectsOf(tab, making).map(({ id, name, dimension }, index) => {
    const end = (at: number): End => {
      const firsts = named[index * 2 + at] ?? NOBODY;
      const level = firsts.named.at(-1)?.level ?? null;
      return { ...firsts, href: making.listHref({ subject: id, level }) };
    };
    return { subject: name, dimension: dimension ?? null, top: end(0), bottom: end(1) };
  });
}

/** How many companies are ready for the goal of each indicator, level by level, and the names of the first ones. */
export function sdgRowsOf(
  { tab, isByQuarter }: Asked,
  making: Making,
  group: Group,
  named: readonly Firsts[],
): SdgRow[] {
  if (tab !== "sdg" || isByQuarter) return [];
  const topics = topicSubjects(making);
  const counts = levelsFigure({ ...making, mode: "number" }, group, topics, { id: "sdg", title: "" });
  return topics.map(({ id, name, dimension }, index) => ({
    name,
    dimension: dimension ?? null,
    goal: goalOf(making, id),
    cells: LEVELS.map((level, at) => ({
      level,
      count: counts.rows[index]?.values[at] ?? 0,
      named: (named[index * LEVELS.length + at] ?? NOBODY).named,
      href: making.listHref({ subject: id, level }),
    })),
  }));
}

/** The SDG that an indicator contributes to: its number, and its title if the questionnaire has a card for it. */
function goalOf({ catalogue, language }: Making, topicId: string): string | null {
  const number = findTopic(catalogue, topicId)?.sdg;
  if (number === undefined) return null;
  const card = "sdgCards" in catalogue ? catalogue.sdgCards.find(({ goal }) => goal === number) : undefined;
  return card ? `${number}. ${card.title[language]}` : String(number);
}
