/**
 * What triggers count of each published version (migrations/0050). While it is the newest one: the drafts that were open on earlier
 * versions, and what became of them. At all times: the assessments begun and submitted with it.
 */
const COUNTED = ["open", "moved", "late", "deleted", "begun", "submitted"] as const;

export interface VersionUse extends Record<(typeof COUNTED)[number], number> {
  /** Of the drafts that were open, those still on an earlier version. */
  still: number;
}

const nameOf = (what: string, version: string) => `version.${what}.${version}`;

/** The names of a version's counts. */
export const namesOf = (version: string) => COUNTED.map((what) => nameOf(what, version));

/** What became of the drafts on earlier versions, and what was begun; null if there was nothing of either. */
export function countUse(version: string, tallies: readonly { name: string; count: number }[]): VersionUse | null {
  const counts = new Map(tallies.map(({ name, count }) => [name, count]));
  const of = (what: (typeof COUNTED)[number]) => counts.get(nameOf(what, version)) ?? 0;
  if (COUNTED.every((what) => of(what) === 0)) return null;
  const [open, moved, late, deleted] = [of("open"), of("moved"), of("late"), of("deleted")];
  const still = Math.max(0, open - moved - late - deleted);
  return { open, moved, late, deleted, still, begun: of("begun"), submitted: of("submitted") };
}
