import { type HowToLink, howToFor } from "~/assessment/catalogue/content/how-to-link";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, listTopics } from "~/assessment/catalogue/rules/lookup";
import type { Takes } from "~/assessment/catalogue/rules/questions";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { ACTION_STATES, type ActionState } from "~/core/action-states";
import { assessmentPaths } from "~/core/addresses/assessment";
import { actionPath, PLAN_PATH } from "~/core/addresses/plan";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Text } from "~/core/text";
import { initialsOf } from "~/foundation/company/avatar";
import { fileSize, longDate, shortDate } from "~/i18n/format";
import { isOpen } from "~/improvement/plan/rules/actions";
import type { NamedAction } from "./queries.server";
import type { Forecast } from "./what-if-view";

/** An action in the reader's language, as a list has it. */
export interface ActionView {
  id: string;
  href: string;
  kind: Kind;
  /** Its topic, and the topic's place among those of its questionnaire. */
  topic: { id: string; name: string; place: number };
  /** What is to be done. */
  title: string;
  state: ActionState;
  revision: number;
  assigneeId: string;
  /** Null if unassigned. */
  person: { name: string; initials: string } | null;
  /** `dueOn` is an ISO date, `due` the same in words, `dueShort` the same in few; null without a date. */
  dueOn: string | null;
  due: string | null;
  dueShort: string | null;
  isOverdue: boolean;
  note: string;
  documentId: string;
  document: { name: string; href: string } | null;
  file: { name: string; href: string; size: string } | null;
}

/** What an assessment asks for behind an action: how long it takes, what proves it, and when Yes is the answer. */
export interface PracticeView {
  question: string;
  takes: Takes | null;
  help: { why: string; counts: string; evidence: string } | null;
  /** How to begin; null if no article explains it. */
  howTo: HowToLink | null;
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
    topic: {
      id: placed?.topic.id ?? "",
      name: placed?.topic.name[language] ?? "",
      place: catalogue && placed ? listTopics(catalogue).indexOf(placed.topic) : 0,
    },
    title: placed ? titleOf(placed.question)[language] : action.questionId,
    assigneeId: action.assigneeId ?? "",
    person: action.assignee ? { name: action.assignee, initials: initialsOf(action.assignee) } : null,
    due: dueOn && longDate(dueOn, language),
    dueShort: dueOn && shortDate(dueOn, language),
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

/** The practice behind an action, in the reader's language; null if the questionnaire no longer has it. */
export function viewPractice(catalogue: Catalogue, questionId: string, language: Language): PracticeView | null {
  const question = findQuestion(catalogue, questionId)?.question;
  if (!question) return null;
  const { text, takes = null, help } = question;
  const say = (each: Text) => each[language];
  return {
    question: say(text),
    takes,
    help: help ? { why: say(help.why), counts: say(help.counts), evidence: say(help.evidence) } : null,
    howTo: howToFor(questionId, language),
  };
}

/** How a plan is narrowed down. */
export interface PlanChoice {
  state: ActionState | null;
  /** An id, "nobody" for unassigned actions, or null for all. */
  person: string | null;
}

export const NOBODY = "nobody";

/** The URL of the plan, narrowed down. */
export function planPath(choice: Partial<PlanChoice>): string {
  const given = Object.entries(choice).filter(([, value]) => value !== null);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `${PLAN_PATH}?${query}` : PLAN_PATH;
}

/** The actions of a topic, those to be done first. */
interface PlannedTopic {
  id: string;
  kind: Kind;
  name: string;
  actions: ActionView[];
}

/** A plan as its filters show it. */
export interface PlanView {
  choice: PlanChoice;
  /** Of the whole plan. */
  count: number;
  states: { state: ActionState; count: number }[];
  people: { id: string; name: string | null; count: number }[];
  topics: PlannedTopic[];
  hasBothKinds: boolean;
  /** Some open action has a due date, so there is a calendar. */
  hasDates: boolean;
  /** What the whole plan would give, for each kind that has a result. */
  forecasts: Forecast[];
}

export function viewPlan(all: ActionView[], choice: PlanChoice, forecasts: Forecast[]): PlanView {
  const isTheirs = ({ assigneeId }: ActionView) => choice.person === null || (assigneeId || NOBODY) === choice.person;
  const theirs = all.filter(isTheirs);
  const people = new Map<string, { id: string; name: string | null; count: number }>();
  for (const { assigneeId, person } of all) {
    const id = assigneeId || NOBODY;
    people.set(id, { id, name: person?.name ?? null, count: (people.get(id)?.count ?? 0) + 1 });
  }
  return {
    choice,
    count: all.length,
    states: ACTION_STATES.map((state) => ({
      state,
      count: theirs.filter((action) => action.state === state).length,
    })).filter(({ state, count }) => count > 0 || state === choice.state),
    people: [...people.values()].sort((a, b) => Number(a.id === NOBODY) - Number(b.id === NOBODY)),
    topics: byTopic(theirs.filter((action) => choice.state === null || action.state === choice.state)),
    hasBothKinds: new Set(all.map(({ kind }) => kind)).size > 1,
    hasDates: all.some(({ dueOn, state }) => dueOn !== null && isOpen(state)),
    forecasts,
  };
}

function byTopic(actions: readonly ActionView[]): PlannedTopic[] {
  const topics = new Map<string, PlannedTopic & { place: number }>();
  for (const action of actions) {
    const { topic, kind } = action;
    const key = `${kind} ${topic.id}`;
    const found = topics.get(key) ?? { id: topic.id, kind, name: topic.name, place: topic.place, actions: [] };
    found.actions.push(action);
    topics.set(key, found);
  }
  return [...topics.values()]
    .sort((a, b) => KINDS_OF_ASSESSMENTS.indexOf(a.kind) - KINDS_OF_ASSESSMENTS.indexOf(b.kind) || a.place - b.place)
    .map(({ place: _, ...topic }) => ({ ...topic, actions: topic.actions.toSorted(openFirst) }));
}

const openFirst = (a: ActionView, b: ActionView) => Number(isOpen(b.state)) - Number(isOpen(a.state));
