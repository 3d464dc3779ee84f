import type { Level } from "../../../core/level";
import type { Scope } from "../../../core/scopes";
import type { ListQuery, MemberState, StateFilter } from "./list";

/** How many members of an industry have this standing and this scope. */
export interface CountCell {
  industryId: string;
  standing: "none" | "draft" | Level;
  scope: Scope;
  members: number;
}

/**
 * How many members a list contains that cells count. `cells` are those of its country and its tag, if it is narrowed to them. `isOver`: the
 * date for all members is over, so all who have not finished are late, but for the `inTime` ones of them that have longer.
 */
export function countWanted(
  cells: readonly CountCell[],
  { industry, level, state }: Pick<ListQuery, "industry" | "level" | "state">,
  isOver: boolean,
  inTime = 0,
): number {
  const isWanted = ({ industryId, standing }: CountCell) =>
    (industry === null || industryId === industry) &&
    (level === null || standing === level) &&
    (state === null || isIn(state, stateOf(standing), isOver));
  return sum(cells.filter(isWanted)) - (state === "late" && isOver ? inTime : 0);
}

/** Whether a filter shows members that are so far. */
function isIn(filter: StateFilter, state: MemberState, isOver: boolean): boolean {
  if (filter === "open") return state !== "done";
  return filter === "late" ? isOver && state !== "done" : filter === state;
}

/** How far the members are, in total. */
export function summarise(cells: readonly CountCell[]) {
  const of = (state: ReturnType<typeof stateOf>) => sum(cells.filter(({ standing }) => stateOf(standing) === state));
  return { all: sum(cells), none: of("none"), draft: of("draft"), done: of("done") };
}

/** The members with a result, by level. */
export function countLevels(cells: readonly CountCell[]): Map<Level, number> {
  const levels = new Map<Level, number>();
  for (const { standing, members } of cells) {
    if (standing !== "none" && standing !== "draft") levels.set(standing, (levels.get(standing) ?? 0) + members);
  }
  return levels;
}

export const stateOf = (standing: CountCell["standing"]) =>
  standing === "none" || standing === "draft" ? standing : ("done" as const);

const sum = (cells: readonly CountCell[]) => cells.reduce((total, { members }) => total + members, 0);
