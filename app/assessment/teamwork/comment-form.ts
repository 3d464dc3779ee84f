/** The question form's field for a comment on a question. The prefix and suffix of its name never occur in the name of an answer field. */
export const commentFieldName = (questionId: string) => `comment-${questionId}[]`;

/** The value of the submit button next to it. */
export const commentIntent = (questionId: string) => `comment/${questionId}`;

/** The question that a comment button belongs to; null for any other button. */
export function readCommentIntent(intent: string): string | null {
  return /^comment\/(.+)$/.exec(intent)?.[1] ?? null;
}
