import { inEveryLanguage, type Language } from "~/core/language";
import { HOW_TOS, type HowTo } from "./how-tos";

/** A link to a step-by-step article. */
export interface HowToLink {
  href: string;
  title: string;
}

/** The how-to article on a topic, for any version of the questionnaire; null if there is none. */
export function howToOn(topicId: string, language: Language): HowToLink | null {
  return linkTo(
    HOW_TOS.find(({ topic }) => topic === topicId),
    language,
  );
}

/** The how-to article whose steps put a question's practice into place; null if there is none. */
export function howToFor(questionId: string, language: Language): HowToLink | null {
  return linkTo(
    HOW_TOS.find(({ practices }) => practices.includes(questionId)),
    language,
  );
}

function linkTo(howTo: HowTo | undefined, language: Language): HowToLink | null {
  return howTo ? { href: `/knowledge-base/${howTo.slug}`, title: inEveryLanguage(howTo.title)[language] } : null;
}
