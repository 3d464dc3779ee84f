import type { DeadlineScope } from "~/assessment/deadlines/rules/access";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { longDate } from "~/i18n/format";
import type { Deadlines, DueDate } from "./queries.server";
import type { ComeBack } from "./rules/come-back";
import { isTime } from "./rules/come-back";

/** A due date in the reader's language. */
export interface DueDateView {
  /** ISO date; `date` is the same in words. */
  dueOn: string;
  date: string;
  /** Whole days, null once it is over. */
  daysLeft: number | null;
}

/** The due dates of a page. `canSet` says whether the reader may set the company's own. */
export interface DueDatesView {
  kind: Kind;
  own: DueDateView | null;
  asked: (DueDateView & { company: string })[];
  canSet: boolean;
}

export function viewDueDate({ dueOn, daysLeft }: DueDate, language: Language): DueDateView {
  return { dueOn, daysLeft, date: longDate(dueOn, language) };
}

export function viewDueDates({ kind, own, asked }: Deadlines, language: Language, canSet: boolean): DueDatesView {
  return {
    kind,
    own: own ? viewDueDate(own, language) : null,
    asked: asked.map(({ company, ...date }) => ({ company, ...viewDueDate(date, language) })),
    canSet,
  };
}

/** The date of the next assessment in the reader's language. */
export interface ComeBackView {
  kind: Kind;
  /** Null if there is none. `by` is who asks for it; null for the company's own date. */
  date: (DueDateView & { by: string | null; isTime: boolean }) | null;
  /** Whether the reader may set the company's own date. */
  canSet: boolean;
}

export function viewComeBack(
  kind: Kind,
  date: (ComeBack & DueDate) | null,
  language: Language,
  canSet: boolean,
): ComeBackView {
  return { kind, date: date && { ...viewDueDate(date, language), by: date.by, isTime: isTime(date.daysLeft) }, canSet };
}

/** The page where a due date is set. */
export const deadlinePath = (scope: DeadlineScope, kind: Kind) =>
  `/user/deadline/${scope}${kind === READINESS ? "" : `?kind=${kind}`}`;
