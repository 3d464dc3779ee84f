import { isWebAddress, looksLikeLink } from "../../../core/link-like";
import { hasWord } from "../../../core/typed-text";

/** Longest name of a company and of a person, in characters. */
export const LONGEST_NAME = { company: 160, person: 150 } as const;

/** Why a text cannot be a name. */
export type NameFault = "missing" | "long" | "no-letter" | "link";

/**
 * Says why a line cannot be the name of a company or a person, or returns null. Names go into mails. So a person's name
 * must not contain anything that a mail program would turn into a link. A company's name must not be an explicit web
 * address; plain domains are allowed, because some companies are named like their site.
 */
export function judgeName(name: string, of: keyof typeof LONGEST_NAME): NameFault | null {
  if (name === "") return "missing";
  if (name.length > LONGEST_NAME[of]) return "long";
  if (!hasWord(name)) return "no-letter";
  return (of === "company" ? isWebAddress(name) : looksLikeLink(name)) ? "link" : null;
}
