import { missedQuestions, progressOf } from "~/assessment/answers/rules/completion";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { type TopicRights, topicRights } from "~/assessment/teamwork/rules/access";
import { type TimedAnswers, type TopicState, topicStateOf } from "~/assessment/teamwork/rules/topics";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { longDate } from "~/i18n/format";
import type { Colleague, NamedTopicWork } from "./queries.server";

/** A colleague as shown on a page; the name of a former colleague is null. */
export interface PersonView {
  name: string | null;
  isYou: boolean;
}

/** A topic as shown to its team. */
export interface TopicView {
  id: string;
  name: string;
  state: TopicState;
  answered: number;
  total: number;
  assignee: PersonView | null;
  assigneeId: string;
  /** `date` is in words; `daysLeft` is null once the date has passed. */
  due: { dueOn: string; date: string; daysLeft: number | null } | null;
  /** The user who set the current mark; null if no mark applies. */
  saidBy: PersonView | null;
  /** The time of the answers that the mark covers, for its form to send back. */
  seen: number | null;
  rights: TopicRights;
  /** The section where answering continues. */
  sectionId: string;
}

/** The context of a view: reader, language, time, and whether anything can still change. */
export interface ViewContext {
  user: CurrentUser;
  language: Language;
  now: number;
  isDraft: boolean;
}

/** A topic with its work, for display. */
export function viewTopic(topic: Topic, answers: TimedAnswers, work: NamedTopicWork[], look: ViewContext): TopicView {
  const { user, language, now, isDraft } = look;
  const found = work.find(({ topicId }) => topicId === topic.id);
  const state = topicStateOf(topic, answers, found);
  const holds = state === "ready" || state === "reviewed";
  const person = (id: string | null | undefined, name: string | null | undefined): PersonView | null =>
    id ? { name: name ?? null, isYou: id === user.id } : null;
  const { answered, total } = progressOf(topic.sections, answers);
  const open = topic.sections.find((section) => missedQuestions(section, answers).length > 0) ?? topic.sections[0];
  const dueOn = found?.dueOn ?? null;
  return {
    id: topic.id,
    name: topic.name[language],
    state,
    answered,
    total,
    assignee: person(found?.assigneeId, found?.assignee),
    assigneeId: found?.assigneeId ?? "",
    due: dueOn ? { dueOn, date: longDate(dueOn, language), daysLeft: daysLeft(dueOn, now, user.timeZone) } : null,
    saidBy: holds ? person(found?.stateBy, found?.saidBy) : null,
    seen: holds ? (found?.stateAt ?? null) : null,
    rights: topicRights(user, {
      state,
      saidBy: found?.stateBy ?? null,
      isDraft,
    }),
    sectionId: open?.id ?? "",
  };
}

/** Every topic by dimension. */
export function viewTopics(catalogue: Catalogue, answers: TimedAnswers, work: NamedTopicWork[], look: ViewContext) {
  return catalogue.dimensions.map((dimension) => ({
    id: dimension.id,
    name: dimension.name[look.language],
    topics: dimension.topics.map((topic) => viewTopic(topic, answers, work, look)),
  }));
}

export type DimensionTopics = ReturnType<typeof viewTopics>[number];

/** The colleagues to choose from. If names are identical, the email address tells them apart. */
export function viewPeople(colleagues: Colleague[]): { value: string; label: string }[] {
  return colleagues.map(({ id, username, email }) => {
    const isShared = colleagues.some((other) => other.id !== id && other.username === username);
    return { value: id, label: isShared ? `${username} (${email})` : username };
  });
}
