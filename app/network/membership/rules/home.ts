import { type Kind, PROGRESS, READINESS } from "../../../core/kinds/kind";
import type { summarise } from "./counts";

/** How far the members are with a kind of assessment, and whether the day is over by which they were asked to finish it. */
export interface KindStanding {
  kind: Kind;
  totals: ReturnType<typeof summarise>;
  isOver: boolean;
}

/** Reminders that home offers for many at once, by the word of their question in its address: whom they reach, of which kind. */
export const REMINDINGS = {
  "remind-late": { kind: READINESS, who: "late" },
  "remind-none": { kind: READINESS, who: "none" },
  "remind-late-progress": { kind: PROGRESS, who: "late" },
} as const satisfies Record<string, { kind: Kind; who: "late" | "none" }>;
export type Reminding = keyof typeof REMINDINGS;
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
