import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type Language, mapLanguages } from "~/core/language";
import type { Text } from "~/core/text";
import { withoutEvidenceClaims } from "./evidence-claims";
import type { Scores } from "./scores";

/** Placeholders for names in level texts: the company (specification, results 5), and its weakest dimension. */
const PLACEHOLDERS = /SME X|DIMENSION X/g;

/**
 * The level's text for a company with these scores, in every language. If `isEvidenced` is false, no answer has a document, so claims of
 * proof are removed. Of dimensions with the same score, the first is the weakest.
 */
export function overallText(
  catalogue: Catalogue,
  { overall, dimensions }: Scores,
  company: string,
  isEvidenced: boolean,
): Text {
  const lowest = Math.min(...dimensions.map(({ score }) => score));
  const weakest = dimensions.find(({ score }) => score === lowest)?.subject;
  const dimension = scoredDimensions(catalogue).find(({ id }) => id === weakest);
  const textOf = ({ overall: text }: { overall: Text }, language: Language) =>
    isEvidenced ? text[language] : withoutEvidenceClaims(text[language]);
  return mapLanguages((language) =>
    textOf(catalogue.levels[overall.level], language).replace(PLACEHOLDERS, (placeholder) =>
      placeholder === "SME X" ? company : (dimension?.name[language] ?? ""),
    ),
  );
}
