import type { MemberTab } from "../../../core/addresses/network";
import { KINDS_OF_ASSESSMENTS, type Kind, kindsOf } from "../../../core/kinds/kind";
import { LEVELS, type Level } from "../../../core/level";
import type { Scope } from "../../../core/scopes";

/** A completed assessment of a member, as its page names it. Scores are in hundredths of a percent. */
export interface Completed {
  id: string;
  kind: Kind;
  level: Level;
  score: number;
  completedAt: number;
  documents: number;
}

/** The kinds of assessments that each tab shows; none for the others. */
const SHOWS: Record<MemberTab, readonly Kind[]> = {
  result: kindsOf("practices"),
  answers: KINDS_OF_ASSESSMENTS,
  documents: KINDS_OF_ASSESSMENTS,
  climate: kindsOf("climate"),
  figures: [],
  history: [],
  requests: [],
};

/** The kind that a tab is about: that of the list, if the tab shows it, or else the first that it shows. */
export const kindOfTab = (tab: MemberTab, listed: Kind): Kind => {
  const shown = SHOWS[tab];
  return shown.includes(listed) ? listed : (shown[0] ?? listed);
};

/**
 * Whether a member lets its reader open a tab. Key figures have a consent of their own; the level alone is on the first tab. What the
 * reader's company asks is its own.
 */
export const isTabShared = (
  tab: MemberTab,
  { scope, sharesFigures }: { scope: Scope; sharesFigures: boolean },
): boolean => (tab === "figures" ? sharesFigures : scope === "full" || tab === "result" || tab === "requests");

/**
 * The assessments that a tab offers, given all completed ones, newest first: the latest of each kind, and the one that is asked for (`of`).
 * `shown` is that one, or else the latest of the list's kind (`listed`), or of the first; undefined if there is none. Null if the one asked
 * for is not the tab's.
 */
export function offeredBy(
  tab: MemberTab,
  completed: readonly Completed[],
  of: string | null,
  listed: Kind,
): { offered: Completed[]; shown: Completed | undefined } | null {
  const kinds = SHOWS[tab];
  const asked = completed.find(({ id, kind }) => id === of && kinds.includes(kind));
  if (of !== null && !asked) return null;
  const latest = kinds.flatMap((each) => completed.find(({ kind }) => kind === each) ?? []);
  const offered = asked && !latest.includes(asked) ? [...latest, asked] : latest;
  return { offered, shown: asked ?? latest.find(({ kind }) => kind === listed) ?? latest[0] };
}

/**
 * How many whole percentage points a completed assessment is above the one of its kind before it, when that was, and its level if that was
 * a higher one; null for the first.
 */
export function changeOf(
  completed: readonly Completed[],
  { id, kind }: Completed,
): { points: number; since: number; fellFrom: Level | null } | null {
  const ofKind = completed.filter((each) => each.kind === kind);
  const at = ofKind.findIndex((each) => each.id === id);
  const [current, former] = [ofKind[at], ofKind[at + 1]];
  if (!current || !former) return null;
  const whole = (score: number) => Math.round(score / 100);
  const hasFallen = LEVELS.indexOf(current.level) < LEVELS.indexOf(former.level);
  return {
    points: whole(current.score) - whole(former.score),
    since: former.completedAt,
    fellFrom: hasFallen ? former.level : null,
  };
}
