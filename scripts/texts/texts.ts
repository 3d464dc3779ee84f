import { inEveryLanguage, LANGUAGES } from "../../app/core/language";
import { LEGAL_DOCUMENTS } from "../../app/foundation/identity/content/legal-documents";
import { CROSSWALKS } from "../../app/improvement/crosswalk/content/tables";
import { namedQuestions } from "../../app/improvement/crosswalk/rules/named";
import { STANDARDS, tableIn } from "../../app/improvement/crosswalk/rules/table";
import { packKnowledge } from "./knowledge";
import { packLegal } from "./legal";

/** The files put beside the Worker, by path. */
export const TEXTS = new Map<string, () => unknown>([
  ["assets/texts/crosswalk-questions.json", () => namedQuestions(Object.values(CROSSWALKS))],
  ...LANGUAGES.flatMap((language) => [
    [`assets/texts/knowledge.${language}.json`, () => packKnowledge(language)] as const,
    ...STANDARDS.map(
      (standard) =>
        [
          `assets/texts/crosswalk-${standard}.${language}.json`,
          () => tableIn(CROSSWALKS[standard], (text) => inEveryLanguage(text)[language]),
        ] as const,
    ),
    ...LEGAL_DOCUMENTS.map(
      (document) => [`assets/texts/${document}.${language}.json`, () => packLegal(document, language)] as const,
    ),
  ]),
]);
