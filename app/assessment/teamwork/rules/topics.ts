import { progressOf } from "~/assessment/answers/rules/completion";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { dayAfter, dayIn, lastDayBegun } from "~/core/days/days";

export type TopicState = "not-started" | "in-progress" | "complete" | "ready" | "reviewed";

/** Answers by question, each with its time in milliseconds. */
export type TimedAnswers = ReadonlyMap<string, Answer & { answeredAt: number }>;

/** A topic's assignee, due date and last mark. */
export interface TopicWork {
  topicId: string;
  assigneeId: string | null;
  /** ISO date. */
  dueOn: string | null;
  state: "ready" | "reviewed" | null;
  stateBy: string | null;
  /** The time of the latest answer covered by the mark, in milliseconds. */
  stateAt: number | null;
}

/** The time of a topic's latest answer in milliseconds; 0 if it has none. A mark on the topic covers the answers up to then. */
export function answeredUntil(topic: Topic, answers: TimedAnswers): number {
  return Math.max(0, ...questionIds(topic).map((id) => answers.get(id)?.answeredAt ?? 0));
}

/**
 * The state of a topic. It is complete once every required question is answered. "ready" and "reviewed" apply only while no answer is newer
 * than the mark; a newer answer cancels the mark.
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

/** The topics that have an assignee and are not reviewed, in the questionnaire's order. */
export function unreviewedTopics(catalogue: Catalogue, answers: TimedAnswers, work: TopicWork[]): Topic[] {
  const topics = catalogue.dimensions.flatMap((dimension) => dimension.topics);
  return topics.filter((topic) => {
    const found = work.find(({ topicId }) => topicId === topic.id);
    return found?.assigneeId != null && topicStateOf(topic, answers, found) !== "reviewed";
  });
}

/** Every date that is tomorrow in some time zone. */
export function tomorrowsAnywhere(now: number): string[] {
  const last = dayAfter(lastDayBegun(now), 1);
  return [dayAfter(last, -2), dayAfter(last, -1), last];
}

/** The due date to remind about now in that time zone: tomorrow's. */
export function remindedOn(now: number, timeZone: string): string {
  return dayAfter(dayIn(now, timeZone), 1);
}

function questionIds(topic: Topic): string[] {
  return topic.sections.flatMap((section) => section.questions.map(({ id }) => id));
}

function isGiven(answer: Answer | undefined): boolean {
  return Boolean(answer?.value) && !answer?.isUnconfirmed;
}
