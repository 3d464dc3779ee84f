import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { Option, Question } from "~/assessment/catalogue/rules/questions";
import { editChoice } from "./answers";

/** How to edit questions, by id; null removes a question. */
export type Editing = Record<string, (question: Question) => Question | null>;

/** Removes options from a question. */
export const withoutOptions = (isGone: (option: Option) => boolean) =>
  editChoice((question) => ({ ...question, options: question.options.filter((option) => !isGone(option)) }));

/** A later version of the questionnaire, which only tests publish. */
export function nextVersion(editing: Editing, version = "readiness-next"): Catalogue {
  const edited = (question: Question) => {
    const edit = editing[question.id];
    return (edit ? edit(question) : question) ?? [];
  };
  return {
    ...newestReadiness,
    version,
    dimensions: newestReadiness.dimensions.map((dimension) => ({
      ...dimension,
      topics: dimension.topics.map((topic) => ({
        ...topic,
        sections: topic.sections.map((section) => ({ ...section, questions: section.questions.flatMap(edited) })),
      })),
    })),
  };
}
