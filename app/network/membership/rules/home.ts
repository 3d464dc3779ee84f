import { KINDS_OF_ASSESSMENTS, type Kind, type LaterKind, READINESS } from "../../../core/kinds/kind";
import type { summarise } from "./counts";

/** How far the members are with a kind of assessment, and how many have not finished although the day for them has passed. */
export interface KindState {
  kind: Kind;
  totals: ReturnType<typeof summarise>;
  late: number;
  /** Those who have not finished, and were reminded less than a week ago. */
  paused: number;
}

/** A reminder to many members that home offers: the word for its question in the URL. */
export type Reminding = "remind-late" | "remind-open" | `remind-late-${LaterKind}`;

/** The word for reminding members who are late with a kind. */
export const lateRemindingOf = (kind: Kind): Reminding => (kind === READINESS ? "remind-late" : `remind-late-${kind}`);

/** The reminders that can be asked for, most urgent first. Members who have time are reminded only of the first kind. */
export const REMINDINGS = Object.fromEntries(
  KINDS_OF_ASSESSMENTS.flatMap((kind) => [
    [lateRemindingOf(kind), { kind, who: "late" }],
    ...(kind === READINESS ? [["remind-open", { kind, who: "open" }]] : []),
  ]),
) as Record<Reminding, { kind: Kind; who: "late" | "open" }>;
export const isReminding = (word: string | null): word is Reminding => word !== null && Object.hasOwn(REMINDINGS, word);

/**
 * How many members a reminder is for: those who have not finished although the day has passed, or all who have not finished, with a draft or
 * without; 0 if none. Those who were reminded less than a week ago are left out, unless only some are late: which of them those are is not
 * known.
 */
export function remindedBy(reminding: Reminding, standings: readonly KindState[]): number {
  const { kind, who } = REMINDINGS[reminding];
  const standing = standings.find((each) => each.kind === kind);
  if (!standing) return 0;
  const { totals, late, paused } = standing;
  const open = totals.none + totals.draft;
  return who === "open" || late === open ? open - paused : late;
}

/** The one thing to do next for a company that others have joined. */
export type NetworkNext = "invite" | Reminding | "analytics" | "list";

/** Invite while no company has joined, then remind members who are late or have not finished, else show the results so far. */
export function nextInNetwork(standings: readonly KindState[], mayRemind: boolean): NetworkNext {
  const [first] = standings;
  if (!first || first.totals.all === 0) return mayRemind ? "invite" : "list";
  const order = Object.keys(REMINDINGS) as Reminding[];
  const reminding = mayRemind ? order.find((each) => remindedBy(each, standings) > 0) : undefined;
  return reminding ?? (first.totals.done > 0 ? "analytics" : "list");
}
