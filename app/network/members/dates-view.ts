import type { listChosenDates } from "~/assessment/deadlines/list-chosen.server";
import type { Deadlines } from "~/assessment/deadlines/queries.server";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { type DueDateView, viewDueDate } from "~/assessment/deadlines/view";
import { membersPath } from "~/core/addresses/network";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";

export type DatesView = ReturnType<typeof viewDates>;

/** The days by which a corporate company asks its members to finish, formatted for the reader. */
export function viewDates(
  general: readonly Deadlines[],
  chosen: Awaited<ReturnType<typeof listChosenDates>>,
  { language, timeZone, now }: { language: Language; timeZone: string; now: number },
) {
  const all = readListQuery(new URLSearchParams());
  return {
    /** The day for all members, kind by kind; null if none is set. */
    general: general.map(({ kind, members }): { kind: Kind; date: DueDateView | null } => ({
      kind,
      date: members && viewDueDate(members, language),
    })),
    chosen: chosen.map(({ id, kind, dueOn, companies, open, names }) => {
      const first = JSON.parse(names) as string[];
      return {
        id,
        kind,
        date: viewDueDate({ dueOn, daysLeft: daysLeft(dueOn, now, timeZone) }, language),
        companies,
        done: companies - open,
        names: first.join(", "),
        more: companies - first.length,
        /** The list with these companies alone. */
        href: membersPath(kind) + writeListQuery({ ...all, date: id }),
      };
    }),
  };
}
