import type { Group } from "~/domain/analytics/figures";
import { LEVELS } from "~/domain/catalogue/catalogue";
import { findTopic } from "~/domain/catalogue/lookup";
import type { Asked, Tab } from "./asked";
import { dimensionSubjects, levelsFigure, type Making, topicSubjects } from "./figures-of";
import type { Vendor, Which } from "./names.server";

export interface Ranking {
  subject: string;
  top: Vendor[];
  bottom: Vendor[];
}

export interface SdgRow {
  name: string;
  goal: number | null;
  cells: { level: string; count: number; named: Vendor[]; href: string | null }[];
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

/** Those companies, as `listsOf` has them, by subject. */
export function rankingsOf({ tab }: Asked, making: Making, named: readonly Vendor[][]): Ranking[] {
  if (tab !== "performance" && tab !== "indicators") return [];
  return subjectsOf(tab, making).map(({ name }, index) => ({
    subject: name,
    top: named[index * 2] ?? [],
    bottom: named[index * 2 + 1] ?? [],
  }));
}

/** How many companies are ready, level by level, for the goal of each indicator, and the first of them. */
export function sdgRowsOf(
  { tab, isByQuarter }: Asked,
  making: Making,
  group: Group,
  named: readonly Vendor[][],
): SdgRow[] {
  if (tab !== "sdg" || isByQuarter) return [];
  const topics = topicSubjects(making);
  const counts = levelsFigure({ ...making, mode: "number" }, group, topics, { id: "sdg", title: "" });
  return topics.map(({ id, name }, index) => ({
    name,
    goal: findTopic(making.catalogue, id)?.sdg ?? null,
    cells: LEVELS.map((level, at) => ({
      level,
      count: counts.rows[index]?.values[at] ?? 0,
      named: named[index * LEVELS.length + at] ?? [],
      href: making.listHref({ subject: id, level }),
    })),
  }));
}
