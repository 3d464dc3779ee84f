import { missedQuestions, progressOf } from "~/assessment/answers/rules/completion";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { type TopicRights, topicRights } from "~/assessment/teamwork/rules/access";
import { type TimedAnswers, type TopicState, topicStateOf } from "~/assessment/teamwork/rules/topics";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { longDate } from "~/i18n/format";
import type { Colleague, NamedTopicWork } from "./queries.server";

/** A colleague as a page names them: null for a former one. */
export interface PersonView {
  name: string | null;
  isYou: boolean;
}

/** A topic as its team sees it. */
export interface TopicView {
  id: string;
  name: string;
  state: TopicState;
  answered: number;
  total: number;
  assignee: PersonView | null;
  assigneeId: string;
  /** `date` in words; `daysLeft` is null once the date is over. */
  due: { dueOn: string; date: string; daysLeft: number | null } | null;
  /** Who said what holds now, where something does. */
  saidBy: PersonView | null;
  /** What a mark is for, as its form says it. */
  seen: number | null;
  rights: TopicRights;
  /** Where one goes on answering it. */
  sectionId: string;
}

/** What a view is for: who looks at it, in which language, when, and whether anything can still change. */
export interface Look {
  user: CurrentUser;
  language: Language;
  now: number;
  isDraft: boolean;
}

/** A topic with what is known of it. */
export function viewTopic(topic: Topic, answers: TimedAnswers, work: NamedTopicWork[], look: Look): TopicView {
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
export function viewTopics(catalogue: Catalogue, answers: TimedAnswers, work: NamedTopicWork[], look: Look) {
  return catalogue.dimensions.map((dimension) => ({
    id: dimension.id,
    name: dimension.name[look.language],
    topics: dimension.topics.map((topic) => viewTopic(topic, answers, work, look)),
  }));
}

export type DimensionTopics = ReturnType<typeof viewTopics>[number];

/** The colleagues to choose from; the address tells those of the same name apart. */
export function viewPeople(colleagues: Colleague[]): { value: string; label: string }[] {
  return colleagues.map(({ id, username, email }) => {
    const isShared = colleagues.some((other) => other.id !== id && other.username === username);
    return { value: id, label: isShared ? `${username} (${email})` : username };
  });
}
