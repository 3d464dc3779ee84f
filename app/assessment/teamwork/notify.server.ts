import { type SQL, sql } from "drizzle-orm";
import { answers } from "~/assessment/answers/tables";
import { mailHoldsSince } from "~/assessment/teamwork/rules/comments";
import type { Kind } from "~/core/kinds/kind";
import { fieldIn, LANGUAGES } from "~/core/language";
import type { Text } from "~/core/text";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { eventAt, isMailedSince, notifyPeople } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { comments, topicWork } from "./tables";

export interface TopicEvent {
  assessmentId: string;
  kind: Kind;
  topic: { id: string; name: Text };
}

/** The event's data. It includes the topic's name in every language, because the reader's language is chosen on reading. */
function topicData({ assessmentId, kind, topic }: TopicEvent): Record<string, string> {
  const names = LANGUAGES.map((language) => [fieldIn("topic", language), topic.name[language]]);
  return { assessmentId, kind, topicId: topic.id, ...Object.fromEntries(names) };
}

const colleaguesOf = (user: CurrentUser) => sql`${users.companyId} = ${user.companyId} and ${users.id} <> ${user.id}`;

/**
 * Notifies a topic's new assignee, or the current one about a new date, if `isNews` is true. Users who assign a topic to themselves get no
 * message.
 */
export function notifyAssignment(
  ctx: Context,
  user: CurrentUser,
  event: TopicEvent & { assigneeId: string | null; dueOn: string | null; isNews: SQL },
) {
  return notifyPeople(ctx, {
    cause: "topic-assigned",
    eventId: `topic-assigned/${ctx.ids.create()}`,
    data: { ...topicData(event), dueOn: event.dueOn ?? "" },
    to: sql`${users.id} = ${event.assigneeId ?? ""} and ${colleaguesOf(user)} and ${event.isNews}`,
  });
}

/** Notifies the owners that a topic can be reviewed, if `isNews` is true. */
export function notifyTopicReady(ctx: Context, user: CurrentUser, event: TopicEvent & { isNews: SQL }) {
  return notifyPeople(ctx, {
    cause: "topic-ready",
    eventId: `topic-ready/${ctx.ids.create()}`,
    data: topicData(event),
    to: sql`${colleaguesOf(user)} and ${users.role} = 'owner' and ${event.isNews}`,
  });
}

/** Notifies a topic's assignee, and the user who last marked it, that it was sent back, if `isNews` is true. */
export function notifyReturn(
  ctx: Context,
  user: CurrentUser,
  event: TopicEvent & { people: (string | null)[]; isNews: SQL },
) {
  const people = JSON.stringify(event.people.filter((id) => id !== null));
  return notifyPeople(ctx, {
    cause: "topic-sent-back",
    eventId: `topic-sent-back/${ctx.ids.create()}`,
    data: topicData(event),
    to: sql`${users.id} in (select value from json_each(${people})) and ${colleaguesOf(user)} and ${event.isNews}`,
  });
}

/**
 * Notifies earlier commenters on the question, the user who answered it, and the topic's assignee. A reader gets one mail for many comments
 * in a row: the event's id contains the question and the time, which makes recent mails easy to find.
 */
export function notifyComment(
  ctx: Context,
  user: CurrentUser,
  event: TopicEvent & { questionId: string; commentId: string; isKept: SQL },
) {
  const { assessmentId, topic, questionId, commentId, isKept } = event;
  const now = ctx.clock();
  const about = `comment-added/${assessmentId}/${questionId}/`;
  const concerned = sql`select ${comments.authorId} from ${comments} where ${comments.assessmentId} = ${assessmentId} and ${comments.questionId} = ${questionId}
    union select ${answers.answeredBy} from ${answers} where ${answers.assessmentId} = ${assessmentId} and ${answers.questionId} = ${questionId}
    union select ${topicWork.assigneeId} from ${topicWork} where ${topicWork.assessmentId} = ${assessmentId} and ${topicWork.topicId} = ${topic.id}`;
  return notifyPeople(ctx, {
    cause: "comment-added",
    eventId: `${eventAt(about, now)}/${commentId}`,
    data: { ...topicData(event), questionId },
    to: sql`${users.id} in (${concerned}) and ${colleaguesOf(user)} and ${isKept}`,
    inAppOnly: isMailedSince(about, mailHoldsSince(now)),
  });
}
