import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { type TimedAnswers, type TopicState, topicStateOf } from "~/assessment/teamwork/rules/topics";
import type { NamedTopicWork } from "./queries.server";
import { type Look, type TopicView, viewTopic } from "./view";

/** How far each topic is, by its id, as the list of topics shows it. */
export type TopicStates = Record<string, TopicState>;

/** What the question form shows of a team: the topic on show, all the others' states, and how many comments a question has. */
export interface FormTeam {
  topic: TopicView;
  /** Whether to offer saying that it is ready: not to an owner who shares it with nobody. */
  asksReady: boolean;
  states: TopicStates;
  comments: Record<string, number>;
}

export function viewStates(catalogue: Catalogue, answers: TimedAnswers, work: NamedTopicWork[]): TopicStates {
  const topics = catalogue.dimensions.flatMap((dimension) => dimension.topics);
  const stateOf = (topic: Topic) =>
    topicStateOf(
      topic,
      answers,
      work.find(({ topicId }) => topicId === topic.id),
    );
  return Object.fromEntries(topics.map((topic) => [topic.id, stateOf(topic)]));
}

/** The team's part of the form for one topic. `work` and `comments` are what `topicWorkQuery` and `commentCountsQuery` found. */
export function viewFormTeam(
  {
    catalogue,
    answers,
    work,
    comments,
  }: {
    catalogue: Catalogue;
    answers: TimedAnswers;
    work: NamedTopicWork[];
    comments: { questionId: string; count: number }[];
  },
  topic: Topic,
  look: Look,
): FormTeam {
  const view = viewTopic(topic, answers, work, look);
  return {
    topic: view,
    asksReady: view.rights.ready && (view.assignee !== null || look.user.role !== "owner"),
    states: viewStates(catalogue, answers, work),
    comments: Object.fromEntries(comments.map(({ questionId, count }) => [questionId, count])),
  };
}
