import { type HowToLink, howToOn } from "~/assessment/catalogue/content/how-to-link";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { ACTION_STATES, type ActionState } from "~/core/action-states";
import { assessmentPaths } from "~/core/addresses/assessment";
import { actionPath, PLAN_PATH } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { fileSize, longDate } from "~/i18n/format";
import { isOpen, nextState } from "~/improvement/plan/rules/actions";
import type { NamedAction } from "./queries.server";

/** An action in the reader's language. */
export interface ActionView {
  id: string;
  href: string;
  kind: Kind;
  topic: string;
  practice: string;
  /** How to begin; null if no article explains it. */
  howTo: HowToLink | null;
  state: ActionState;
  /** The state after one press of the button; null if nothing is left to do. */
  next: ReturnType<typeof nextState>;
  revision: number;
  assigneeId: string;
  /** Null if unassigned. */
  person: string | null;
  /** `dueOn` is an ISO date, `due` the same in words; null without a date. */
  dueOn: string | null;
  due: string | null;
  isOverdue: boolean;
  note: string;
  documentId: string;
  document: { name: string; href: string } | null;
  file: { name: string; href: string; size: string } | null;
}

export interface ViewedIn {
  catalogues: ReadonlyMap<string, Catalogue>;
  language: Language;
  timeZone: string;
  now: number;
  seal: (id: string) => string;
}

export function viewAction(action: NamedAction, { catalogues, language, now, timeZone, seal }: ViewedIn): ActionView {
  const catalogue = catalogues.get(action.catalogueVersion);
  const placed = catalogue ? findQuestion(catalogue, action.questionId) : null;
  const { id, kind, state, dueOn, note, revision, document, documentKind, documentOf, fileId } = action;
  return {
    id,
    kind,
    state,
    dueOn,
    note,
    revision,
    href: actionPath(id),
    topic: placed?.topic.name[language] ?? "",
    practice: placed?.question.text[language] ?? action.questionId,
    howTo: placed ? howToOn(placed.topic.id, language) : null,
    next: nextState(state),
    assigneeId: action.assigneeId ?? "",
    person: action.assignee,
    due: dueOn && longDate(dueOn, language),
    isOverdue: dueOn !== null && isOpen(state) && daysLeft(dueOn, now, timeZone) === null,
    documentId: action.documentId ?? "",
    document:
      document !== null && documentKind !== null && documentOf !== null
        ? { name: document, href: assessmentPaths(documentKind, seal(documentOf)).documents }
        : null,
    file: fileId
      ? {
          name: action.fileName ?? "",
          href: `${actionPath(id)}/file`,
          size: fileSize(action.fileSize ?? 0, language),
        }
      : null,
  };
}

/** How a plan is viewed: as a list or by state, filtered by person and state. */
export interface PlanChoice {
  view: "list" | "board";
  state: ActionState | null;
  /** An id, "nobody" for unassigned actions, or null for all. */
  person: string | null;
}

export const NOBODY = "nobody";

/** The URL of the plan in that view. */
export function planPath(choice: Partial<PlanChoice>): string {
  const given = Object.entries(choice).filter(
    ([name, value]) => value !== null && !(name === "view" && value === "list"),
  );
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `${PLAN_PATH}?${query}` : PLAN_PATH;
}

/** A plan in its current view, with its filters. */
export interface PlanView {
  choice: PlanChoice;
  /** Of the whole plan. */
  count: number;
  states: { state: ActionState; count: number }[];
  people: { id: string; name: string | null; count: number }[];
  shown: ActionView[];
  hasBothKinds: boolean;
}

export function viewPlan(all: ActionView[], choice: PlanChoice): PlanView {
  const isTheirs = ({ assigneeId }: ActionView) => choice.person === null || (assigneeId || NOBODY) === choice.person;
  const theirs = all.filter(isTheirs);
  const state = choice.view === "board" ? null : choice.state;
  const people = new Map<string, { id: string; name: string | null; count: number }>();
  for (const { assigneeId, person } of all) {
    const id = assigneeId || NOBODY;
    people.set(id, { id, name: person, count: (people.get(id)?.count ?? 0) + 1 });
  }
  return {
    choice,
    count: all.length,
    states: ACTION_STATES.map((each) => ({
      state: each,
      count: theirs.filter((action) => action.state === each).length,
    })),
    people: [...people.values()].sort((a, b) => Number(a.id === NOBODY) - Number(b.id === NOBODY)),
    shown: theirs.filter((action) => state === null || action.state === state),
    hasBothKinds: new Set(all.map(({ kind }) => kind)).size > 1,
  };
}
