import { and, isNull } from "drizzle-orm";
import { fieldsOf } from "~/assessment/answers/rules/answers";
import type { Field } from "~/assessment/answers/rules/fields";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { OpenedAssessment } from "./queries.server";

interface Side {
  fields: Field[];
  value: AnswerValue | null;
}

/** Two answers to one question; the user must choose one. */
export interface Conflict {
  questionId: string;
  question: Question;
  mine: Side;
  /** The stored answer; empty if it was taken back. */
  theirs: Side;
  /** Who gave it: the same user in another window, a colleague by username, or null for an erased user. */
  by: { isYou: boolean; username: string } | null;
  answeredAt: number | null;
  /** The stored answer's revision, which is the base for saving the choice. */
  revision: number;
}

/** Both sides of every conflict, with who gave the stored answer and when. One query if another user gave one of them, otherwise none. */
export async function describeConflicts(
  ctx: Context,
  user: CurrentUser,
  { answers }: OpenedAssessment,
  clashes: { question: Question; value: AnswerValue | null }[],
): Promise<Conflict[]> {
  const given = clashes.map((mine) => ({ ...mine, stored: answers.get(mine.question.id) }));
  const others = given.flatMap(({ stored }) => (stored && stored.answeredBy !== user.id ? [stored.answeredBy] : []));
  const found =
    others.length > 0
      ? await ctx.db
          .select({ id: users.id, username: users.username })
          .from(users)
          .where(and(isListed(users.id, others), isNull(users.erasedAt)))
      : [];
  const names = new Map([[user.id, user.username], ...found.map(({ id, username }) => [id, username] as const)]);
  return given.map(({ question, value, stored }) => {
    const username = names.get(stored?.answeredBy ?? "");
    const theirs = stored?.value ?? null;
    return {
      questionId: question.id,
      question,
      mine: { fields: fieldsOf(question, value), value },
      theirs: { fields: fieldsOf(question, theirs), value: theirs },
      by: username === undefined ? null : { isYou: stored?.answeredBy === user.id, username },
      answeredAt: stored?.answeredAt ?? null,
      revision: stored?.revision ?? 0,
    };
  });
}
