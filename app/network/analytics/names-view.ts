import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { LEVELS } from "~/core/level";
import type { Group } from "~/network/analytics/rules/figures";
import type { Asked, Tab } from "./asked";
import type { Series } from "./figure";
import { dimensionSubjects, levelsFigure, type Making, topicSubjects } from "./figures-of";
import type { LinkedVendor, Which } from "./names.server";

export interface Ranking {
  subject: string;
  dimension: Series | null;
  top: LinkedVendor[];
  bottom: LinkedVendor[];
}

export interface SdgRow {
  name: string;
  dimension: Series | null;
  /** The number and the name of the goal. */
  goal: string | null;
  cells: { level: string; count: number; named: LinkedVendor[]; href: string | null }[];
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
export function rankingsOf({ tab }: Asked, making: Making, named: readonly LinkedVendor[][]): Ranking[] {
  if (tab !== "performance" && tab !== "indicators") return [];
  return subjectsOf(tab, making).map(({ name, dimension }, index) => ({
    subject: name,
    dimension: dimension ?? null,
    top: named[index * 2] ?? [],
    bottom: named[index * 2 + 1] ?? [],
  }));
}

/** How many companies are ready for the goal of each indicator, level by level, and the names of the first ones. */
export function sdgRowsOf(
  { tab, isByQuarter }: Asked,
  making: Making,
  group: Group,
  named: readonly LinkedVendor[][],
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
      named: named[index * LEVELS.length + at] ?? [],
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
