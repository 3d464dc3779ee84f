import { inEveryLanguage, type Language } from "~/core/language";
import { HOW_TOS } from "./how-tos";

/** A link to an article that says step by step how something is done. */
export interface HowToLink {
  href: string;
  title: string;
}

/** The how-to article on a topic, whatever the version of the questionnaire; null where there is none. */
export function howToOn(topicId: string, language: Language): HowToLink | null {
  const howTo = HOW_TOS.find(({ topic }) => topic === topicId);
  return howTo ? { href: `/knowledge-base/${howTo.slug}`, title: inEveryLanguage(howTo.title)[language] } : null;
}
