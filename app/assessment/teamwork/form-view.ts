import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { type TimedAnswers, type TopicState, topicStateOf } from "~/assessment/teamwork/rules/topics";
import type { NamedTopicWork } from "./queries.server";
import { type TopicView, type ViewContext, viewTopic } from "./view";

/** The state of each topic by id, for the list of topics. */
export type TopicStates = Record<string, TopicState>;

/** The team's part of the question form: the current topic, the states of all topics, and the number of comments per question. */
export interface FormTeam {
  topic: TopicView;
  /** Whether to offer marking the topic ready. An owner who has not assigned it to anyone does not see the offer. */
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

/** The team's part of the form for one topic. `work` and `comments` are the results of `topicWorkQuery` and `commentCountsQuery`. */
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
  look: ViewContext,
): FormTeam {
  const view = viewTopic(topic, answers, work, look);
  return {
    topic: view,
    asksReady: view.rights.ready && (view.assignee !== null || look.user.role !== "owner"),
    states: viewStates(catalogue, answers, work),
    comments: Object.fromEntries(comments.map(({ questionId, count }) => [questionId, count])),
  };
}
