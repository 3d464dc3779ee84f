import { inEveryLanguage, type Language } from "~/core/language";
import { HOW_TOS } from "./how-tos";

/** A link to a step-by-step article. */
export interface HowToLink {
  href: string;
  title: string;
}

/** The how-to article on a topic, for any version of the questionnaire; null if there is none. */
export function howToOn(topicId: string, language: Language): HowToLink | null {
  const howTo = HOW_TOS.find(({ topic }) => topic === topicId);
  return howTo ? { href: `/knowledge-base/${howTo.slug}`, title: inEveryLanguage(howTo.title)[language] } : null;
}
