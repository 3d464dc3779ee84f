import type { Section } from "~/domain/catalogue/catalogue";
import type { GivenAnswer } from "./save-answers.server";

/** Names of the form's fields for a question and its «Please specify». */
export const fieldName = (questionId: string) => `q.${questionId}`;
export const otherFieldName = (questionId: string) => `other.${questionId}`;

/**
 * The answers in a section's form. An untouched radio group is left out; a checkbox group without a tick was cleared, since
 * browsers send no field for it.
 */
export function readSectionForm(section: Section, form: FormData): GivenAnswer[] {
  return section.questions.flatMap((question) => {
    const optionIds = form.getAll(fieldName(question.id)).filter((value) => typeof value === "string");
    if (optionIds.length === 0 && question.type !== "checkbox") return [];
    const otherText = form.get(otherFieldName(question.id));
    return [{ questionId: question.id, optionIds, otherText: typeof otherText === "string" ? otherText : null }];
  });
}
