import { progressOf } from "~/assessment/answers/rules/completion";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { dayAfter, dayIn, lastDayBegun } from "~/core/days/days";

export type TopicState = "not-started" | "in-progress" | "complete" | "ready" | "reviewed";

/** Answers by question, with when each was given, in milliseconds. */
export type TimedAnswers = ReadonlyMap<string, Answer & { answeredAt: number }>;

/** Who looks after a topic, and what was last said of it. */
export interface TopicWork {
  topicId: string;
  assigneeId: string | null;
  /** ISO date. */
  dueOn: string | null;
  state: "ready" | "reviewed" | null;
  stateBy: string | null;
  /** Up to when answers had been given that were looked at then, in milliseconds. */
  stateAt: number | null;
}

/** When the latest answer of a topic was given, in milliseconds; 0 without any. What is said of the topic covers answers up to then. */
export function answeredUntil(topic: Topic, answers: TimedAnswers): number {
  return Math.max(0, ...questionIds(topic).map((id) => answers.get(id)?.answeredAt ?? 0));
}

/**
 * How far a topic is. It is complete once every required question is answered. «Ready» and «reviewed» hold from there on while no answer
 * has been given after the ones that were looked at; one given later takes that back.
 */
export function topicStateOf(
  topic: Topic,
  answers: TimedAnswers,
  said: Pick<TopicWork, "state" | "stateAt"> | null | undefined,
): TopicState {
  const isBegun = questionIds(topic).some((id) => isGiven(answers.get(id)));
  if (!isBegun || !progressOf(topic.sections, answers).isComplete) return isBegun ? "in-progress" : "not-started";
  const holds = answeredUntil(topic, answers) <= (said?.stateAt ?? -1);
  return (holds && said?.state) || "complete";
}

/** The topics that somebody looks after and nobody has reviewed, in the questionnaire's order. */
export function unreviewedTopics(catalogue: Catalogue, answers: TimedAnswers, work: TopicWork[]): Topic[] {
  const topics = catalogue.dimensions.flatMap((dimension) => dimension.topics);
  return topics.filter((topic) => {
    const found = work.find(({ topicId }) => topicId === topic.id);
    return found?.assigneeId != null && topicStateOf(topic, answers, found) !== "reviewed";
  });
}

/** Every day that is tomorrow in some time zone. */
export function tomorrowsAnywhere(now: number): string[] {
  const last = dayAfter(lastDayBegun(now), 1);
  return [dayAfter(last, -2), dayAfter(last, -1), last];
}

/** The dates of which somebody in that time zone is reminded now: those of tomorrow. */
export function remindedOn(now: number, timeZone: string): string {
  return dayAfter(dayIn(now, timeZone), 1);
}

function questionIds(topic: Topic): string[] {
  return topic.sections.flatMap((section) => section.questions.map(({ id }) => id));
}

function isGiven(answer: Answer | undefined): boolean {
  return Boolean(answer?.value) && !answer?.isUnconfirmed;
}
