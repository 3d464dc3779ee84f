import type { Catalogue } from "~/domain/catalogue/catalogue";
import type { Question } from "~/domain/catalogue/questions";

import { inEveryLanguage } from "~/domain/language";

/** Questions as they were asked formerly: one in other words, and one that has given way to another. */
const FORMERLY: Record<string, Pick<Question, "id" | "text">> = {
  "energy-efficiency.assess.2": {
    id: "energy-efficiency.assess.audit",
    text: inEveryLanguage({
      en: "Has the company ever had an energy audit?",
      fr: "L’entreprise a-t-elle déjà fait l’objet d’un audit énergétique ?",
      ms: "Pernahkah syarikat menjalani audit tenaga?",
    }),
  },
  "water.assess.1": {
    id: "water.assess.1",
    text: inEveryLanguage({
      en: "Does the company know where its water comes from?",
      fr: "L’entreprise sait-elle d’où vient son eau ?",
      ms: "Adakah syarikat tahu dari mana datangnya air yang digunakannya?",
    }),
  },
};

/** An invented former version of the questionnaire, so that a demo draft has something to be brought up to date with. */
export function formerQuestions(current: Catalogue): Catalogue {
  return {
    ...current,
    version: "readiness-demo-former",
    dimensions: current.dimensions.map((dimension) => ({
      ...dimension,
      topics: dimension.topics.map((topic) => ({
        ...topic,
        sections: topic.sections.map((section) => ({
          ...section,
          questions: section.questions.map((question) => ({ ...question, ...FORMERLY[question.id] })),
        })),
      })),
    })),
  };
}
