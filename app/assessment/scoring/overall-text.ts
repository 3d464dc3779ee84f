import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type Language, mapLanguages } from "~/core/language";
import type { Text } from "~/core/text";
import { translator } from "~/i18n/i18n.server";
import { withoutEvidenceClaims } from "./rules/evidence-claims";
import type { Scores } from "./rules/scores";

/** Where a level's text names the company (specification, results 5), and its weakest dimension. */
const [COMPANY, DIMENSION] = ["SME X", "DIMENSION X"];
const SENTENCES = /(?<=[.!?]) /u;

/**
 * What is said about a level, in every language: which level the company has reached, and what companies at that level have in general. A
 * level follows from a sum of answers, so its text may say of no company what that company has. Claims of proof are removed unless
 * `isEvidenced`, and what is said of the weakest dimension unless one is weaker than all others.
 */
export function overallText(
  catalogue: Catalogue,
  { overall, dimensions }: Scores,
  company: string,
  isEvidenced: boolean,
): Text {
  const lowest = Math.min(...dimensions.map(({ score }) => score));
  const [weakest, ...others] = dimensions.filter(({ score }) => score === lowest);
  const dimension = others.length > 0 ? null : scoredDimensions(catalogue).find(({ id }) => id === weakest?.subject);
  const { name, overall: text } = catalogue.levels[overall.level];
  const generalOf = (language: Language) => {
    const t = translator(language, "results");
    return (isEvidenced ? text[language] : withoutEvidenceClaims(text[language]))
      .split(SENTENCES)
      .filter((sentence) => dimension || !sentence.includes(DIMENSION))
      .map((sentence) => {
        const named = sentence
          .replaceAll(DIMENSION, () => dimension?.name[language] ?? "")
          .replaceAll(COMPANY, () => t("performance.any"))
          .replaceAll(t("performance.strength"), () => t("performance.itsStrength"));
        return named.charAt(0).toLocaleUpperCase(language) + named.slice(1);
      })
      .join(" ");
  };
  return mapLanguages((language) => {
    const about = { company, level: name[language] };
    return `${translator(language, "results")("performance.reached", about)} ${generalOf(language)}`;
  });
}
