/** The field of the question form in which one writes a comment on a question. Its name begins and ends as that of no part of an answer does. */
export const commentFieldName = (questionId: string) => `comment-${questionId}[]`;

/** What the button beside it says. */
export const commentIntent = (questionId: string) => `comment/${questionId}`;

/** The question that a button is beside; null for another button. */
export function readCommentIntent(intent: string): string | null {
  return /^comment\/(.+)$/.exec(intent)?.[1] ?? null;
}
