import { and, asc, count, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { MAX_COMMENTS } from "~/assessment/teamwork/rules/comments";
import type { TopicWork } from "~/assessment/teamwork/rules/topics";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { comments, topicWork } from "./tables";

/** Colleagues that a topic can be given to, shown at most. */
const MAX_PEOPLE = 200;
/** Comments that a page of all answers shows at most; each question's own page has all of its own. */
const MAX_SHOWN = 500;

/** Who looks after a topic, with names; null for a former colleague's. */
export interface NamedTopicWork extends TopicWork {
  assignee: string | null;
  saidBy: string | null;
}

/** The topics of an assessment that somebody looks after or has said something of, for the batch that reads it. */
export function topicWorkQuery(ctx: Context, assessmentId: string) {
  return topicsWork(ctx.db, { assessmentId });
}

const topicsWork = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const assignee = alias(users, "assignee");
  const sayer = alias(users, "sayer");
  return db
    .select({
      topicId: topicWork.topicId,
      assigneeId: topicWork.assigneeId,
      assignee: nameOf(assignee).as("assignee_name"),
      dueOn: topicWork.dueOn,
      state: topicWork.state,
      stateBy: topicWork.stateBy,
      saidBy: nameOf(sayer).as("sayer_name"),
      stateAt: topicWork.stateAt,
    })
    .from(topicWork)
    .leftJoin(assignee, eq(assignee.id, topicWork.assigneeId))
    .leftJoin(sayer, eq(sayer.id, topicWork.stateBy))
    .where(eq(topicWork.assessmentId, assessmentId));
});

function nameOf(person: { username: SQL.Aliased | unknown; erasedAt: unknown }): SQL<string | null> {
  return sql<string | null>`case when ${person.erasedAt} is null then ${person.username} end`;
}

/** A colleague whom a topic can be given to. */
export interface Colleague {
  id: string;
  username: string;
  email: string;
}

/** Everybody of a company who may answer, by name. */
export function colleaguesQuery(ctx: Context, { companyId }: CurrentUser) {
  return ctx.db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        ne(users.role, "viewer"),
        isNull(users.erasedAt),
        // Whoever has been removed is only waiting to be erased.
        or(isNull(users.deletionDueAt), gt(users.deletionDueAt, ctx.clock())),
      ),
    )
    .orderBy(asc(users.username), asc(users.email))
    .limit(MAX_PEOPLE);
}

/** How many comments each question of an assessment has, where it has any, for the batch that reads it. */
export function commentCountsQuery(ctx: Context, assessmentId: string) {
  return commentCounts(ctx.db, { assessmentId });
}

const commentCounts = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ questionId: comments.questionId, count: count().as("count") })
    .from(comments)
    .where(eq(comments.assessmentId, assessmentId))
    .groupBy(comments.questionId),
);

/** A comment as it was written. */
export interface CommentRow {
  id: string;
  questionId: string;
  authorId: string;
  author: string;
  text: string;
  createdAt: number;
}

/** The comments on a question, or on every question of an assessment, oldest first. */
export function commentsQuery(ctx: Context, assessmentId: string, questionId?: string) {
  const isMeant = questionId === undefined ? undefined : eq(comments.questionId, questionId);
  return ctx.db
    .select({
      id: comments.id,
      questionId: comments.questionId,
      authorId: comments.authorId,
      author: users.username,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.assessmentId, assessmentId), isMeant))
    .orderBy(asc(comments.questionId), asc(comments.createdAt))
    .limit(questionId === undefined ? MAX_SHOWN : MAX_COMMENTS);
}
