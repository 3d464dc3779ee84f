import { isWebAddress, looksLikeLink } from "../../../core/link-like";
import { hasWord } from "../../../core/typed-text";

/** Longest name of a company and of a person. In characters. */
export const LONGEST_NAME = { company: 160, person: 150 } as const;

/** What keeps a text from being a name. */
export type NameFault = "missing" | "long" | "no-letter" | "link";

/**
 * What keeps a line from being the name of a company or a person, or null. Names go into mails: a person's holds nothing that a mail program
 * would turn into a link, and a company's no address that says so, since some companies are called like their site.
 */
export function judgeName(name: string, of: keyof typeof LONGEST_NAME): NameFault | null {
  if (name === "") return "missing";
  if (name.length > LONGEST_NAME[of]) return "long";
  if (!hasWord(name)) return "no-letter";
  return (of === "company" ? isWebAddress(name) : looksLikeLink(name)) ? "link" : null;
}
