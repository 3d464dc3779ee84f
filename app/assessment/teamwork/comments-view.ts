import { wordsOf } from "~/assessment/answers/rules/answers";
import type { Answer } from "~/assessment/answers/rules/value";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { mayDeleteComment } from "~/assessment/teamwork/rules/access";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { formatMoment } from "~/i18n/format";
import type { CommentRow } from "./queries.server";

/** A comment as shown to the reader. */
export interface CommentView {
  id: string;
  author: string;
  isYours: boolean;
  text: string;
  /** `at` is ISO 8601; `moment` is the same time in words. */
  at: string;
  moment: string;
  mayDelete: boolean;
}

/** Comments for a reader; `canChange` says whether comments may still be deleted. */
export function viewComments(
  rows: CommentRow[],
  { user, language, canChange }: { user: CurrentUser; language: Language; canChange: boolean },
): CommentView[] {
  return rows.map(({ id, authorId, author, text, createdAt }) => ({
    id,
    author,
    isYours: authorId === user.id,
    text,
    at: new Date(createdAt).toISOString(),
    moment: formatMoment(createdAt, language, user.timeZone),
    mayDelete: canChange && mayDeleteComment(user, authorId),
  }));
}

/** The question being commented on, with its answer in words; an empty list if it has none. */
export function viewSubject(
  { topic, section, question }: SectionLocation & { question: Question },
  answer: Answer | undefined,
  language: Language,
) {
  return {
    id: question.id,
    text: question.text[language],
    topic: topic.name[language],
    section: section.name[language],
    sectionId: section.id,
    answers: wordsOf(question, answer?.value, language),
  };
}

export type SubjectView = ReturnType<typeof viewSubject>;

/** The comments of a whole assessment, read-only, by question id. */
export function commentsByQuestion(
  rows: CommentRow[],
  look: { user: CurrentUser; language: Language },
): Record<string, CommentView[]> {
  const ids = [...new Set(rows.map(({ questionId }) => questionId))];
  const said = (id: string) => rows.filter(({ questionId }) => questionId === id);
  return Object.fromEntries(ids.map((id) => [id, viewComments(said(id), { ...look, canChange: false })]));
}
