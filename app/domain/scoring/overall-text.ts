import type { Catalogue } from "~/domain/catalogue/catalogue";
import { scoredDimensions } from "~/domain/catalogue/lookup";
import type { Text } from "~/domain/catalogue/text";
import { mapLanguages } from "~/domain/language";
import type { Scores } from "./scores";

/** What stands for names in the texts of levels: of the company (specification, results 5), and of its weakest dimension. */
const PLACEHOLDERS = /SME X|DIMENSION X/g;

/** What the level says of a company with these scores. Of dimensions with the same score, the first is the weakest. */
export function overallText(catalogue: Catalogue, { overall, dimensions }: Scores, company: string): Text {
  const lowest = Math.min(...dimensions.map(({ score }) => score));
  const weakest = dimensions.find(({ score }) => score === lowest)?.subject;
  const dimension = scoredDimensions(catalogue).find(({ id }) => id === weakest);
  return mapLanguages((language) =>
    catalogue.levels[overall.level].overall[language].replace(PLACEHOLDERS, (placeholder) =>
      placeholder === "SME X" ? company : (dimension?.name[language] ?? ""),
    ),
  );
}
