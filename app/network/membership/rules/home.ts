import { KINDS_OF_ASSESSMENTS, type Kind, type LaterKind, READINESS } from "../../../core/kinds/kind";
import type { summarise } from "./counts";

/** How far the members are with a kind of assessment, and whether the day is over by which they were asked to finish it. */
export interface KindStanding {
  kind: Kind;
  totals: ReturnType<typeof summarise>;
  isOver: boolean;
}

/** A reminder that home offers for many at once: the word of its question in its address. */
export type Reminding = "remind-late" | "remind-none" | `remind-late-${LaterKind}`;

/** The word for reminding whoever is late with a kind. */
export const lateRemindingOf = (kind: Kind): Reminding => (kind === READINESS ? "remind-late" : `remind-late-${kind}`);

/** Those that can be asked for, the most pressing first. Who has not begun is reminded of the first kind alone. */
export const REMINDINGS = Object.fromEntries(
  KINDS_OF_ASSESSMENTS.flatMap((kind) => [
    [lateRemindingOf(kind), { kind, who: "late" }],
    ...(kind === READINESS ? [["remind-none", { kind, who: "none" }]] : []),
  ]),
) as Record<Reminding, { kind: Kind; who: "late" | "none" }>;
export const isReminding = (word: string | null): word is Reminding => word !== null && Object.hasOwn(REMINDINGS, word);

/** How many a reminder is for: who has not finished although the day is over, or who has not begun; 0 where there is nobody. */
export function remindedBy(reminding: Reminding, standings: readonly KindStanding[]): number {
  const { kind, who } = REMINDINGS[reminding];
  const standing = standings.find((each) => each.kind === kind);
  if (!standing) return 0;
  const { none, draft } = standing.totals;
  if (who === "none") return none;
  return standing.isOver ? none + draft : 0;
}

/** The one thing to do next for a company that others have joined. */
export type NetworkNext = "invite" | Reminding | "analytics" | "list";

/** Invites while nobody has joined, reminds who is late and who has not begun, and else shows what has come of it. */
export function nextInNetwork(standings: readonly KindStanding[], mayRemind: boolean): NetworkNext {
  const [first] = standings;
  if (!first || first.totals.all === 0) return mayRemind ? "invite" : "list";
  const order = Object.keys(REMINDINGS) as Reminding[];
  const reminding = mayRemind ? order.find((each) => remindedBy(each, standings) > 0) : undefined;
  return reminding ?? (first.totals.done > 0 ? "analytics" : "list");
}
