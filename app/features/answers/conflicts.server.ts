import { and, isNull } from "drizzle-orm";
import type { Answer } from "~/domain/progress/answers";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { users } from "~/platform/d1/schema/people";
import type { OpenedAssessment } from "./queries.server";

/** Two answers to one question, of which somebody must choose one. */
export interface Conflict {
  questionId: string;
  mine: Answer;
  /** What is stored, empty when the answer was taken back. */
  theirs: Answer;
  /** Who answered: the asker in another window, a colleague by username, or null for somebody who is gone. */
  by: { isYou: boolean; username: string } | null;
  answeredAt: number | null;
  /** The stored answer's revision: the base on which a choice is saved. */
  revision: number;
}

/** Both sides of every conflict, with who gave the stored answer and when. One look-up where there is one, none otherwise. */
export async function describeConflicts(
  ctx: Context,
  user: CurrentUser,
  { answers }: OpenedAssessment,
  clashes: (Answer & { questionId: string })[],
): Promise<Conflict[]> {
  const given = clashes.map((mine) => ({ mine, stored: answers.get(mine.questionId) }));
  const others = given.flatMap(({ stored }) => (stored && stored.answeredBy !== user.id ? [stored.answeredBy] : []));
  const found =
    others.length > 0
      ? await ctx.db
          .select({ id: users.id, username: users.username })
          .from(users)
          .where(and(isListed(users.id, others), isNull(users.erasedAt)))
      : [];
  const names = new Map([[user.id, user.username], ...found.map(({ id, username }) => [id, username] as const)]);
  return given.map(({ mine, stored }) => {
    const username = names.get(stored?.answeredBy ?? "");
    return {
      questionId: mine.questionId,
      mine: { optionIds: mine.optionIds, otherText: mine.otherText },
      theirs: { optionIds: stored?.optionIds ?? [], otherText: stored?.otherText ?? null },
      by: username === undefined ? null : { isYou: stored?.answeredBy === user.id, username },
      answeredAt: stored?.answeredAt ?? null,
      revision: stored?.revision ?? 0,
    };
  });
}
