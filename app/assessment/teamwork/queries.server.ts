import { and, asc, count, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { MAX_COMMENTS } from "~/assessment/teamwork/rules/comments";
import type { TopicWork } from "~/assessment/teamwork/rules/topics";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { comments, topicWork } from "./tables";

/** Maximum number of colleagues shown to assign a topic to. */
const MAX_PEOPLE = 200;
/** Maximum number of comments on a page of all answers. A question's own page shows all of its comments. */
const MAX_SHOWN = 500;

/** A topic's work with names; the name of a former colleague is null. */
export interface NamedTopicWork extends TopicWork {
  assignee: string | null;
  saidBy: string | null;
}

/** Batch query for the topics of an assessment that have an assignee or a mark. */
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

/** A colleague who can be assigned a topic. */
export interface Colleague {
  id: string;
  username: string;
  email: string;
}

/** Everyone in the company who may answer, by name. */
export function colleaguesQuery(ctx: Context, { companyId }: CurrentUser) {
  return ctx.db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        ne(users.role, "viewer"),
        isNull(users.erasedAt),
        // A removed user is only waiting to be erased.
        or(isNull(users.deletionDueAt), gt(users.deletionDueAt, ctx.clock())),
      ),
    )
    .orderBy(asc(users.username), asc(users.email))
    .limit(MAX_PEOPLE);
}

/** Batch query for the number of comments per question of an assessment. Questions without comments are left out. */
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

/** A stored comment. */
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
