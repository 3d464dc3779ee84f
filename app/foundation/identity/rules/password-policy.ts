import { comparedSecret, secretLength } from "../../../core/secret";

/** Shortest and longest password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). There are no rules on what it is made of (6.2.5). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A personal word this short stands in too many others by chance. */
const SHORTEST_WORD = 4;
/** A password with a personal word in it must hold this much besides; a short name in a long sentence is no harm. */
const ENOUGH_BESIDES = 12;
/** Names of the product, which everybody can guess (OWASP ASVS 5.0, 6.1.2 and 6.2.11). */
const PRODUCT_WORDS = ["kompas"];

/** What anybody may know of the account's owner; whatever is not known yet is left out. */
export interface Owner {
  username?: string;
  email?: string;
  company?: string;
}

export type PasswordVerdict = { ok: true } | { ok: false; reason: "short" | "long" | "common" | "personal" };

/** Judges a new password, in the form in which it is compared. `isCommon` is asked with the password in lower case, as lists of common passwords have it. */
export function judgePassword(typed: string, owner: Owner, isCommon: (password: string) => boolean): PasswordVerdict {
  const password = comparedSecret(typed);
  const length = secretLength(typed);
  if (length < PASSWORD_LENGTH.min) return { ok: false, reason: "short" };
  if (length > PASSWORD_LENGTH.max) return { ok: false, reason: "long" };
  if (isCommon(normalise(password)) || isRepetition(normalise(password))) return { ok: false, reason: "common" };
  if (isPersonal(compact(password), owner)) return { ok: false, reason: "personal" };
  return { ok: true };
}

/** A password as lists of common ones have it: compatible forms made one (NFKC, RFC 8265), in lower case. */
function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Letters and digits only, without accents: «Les Épices & Fils» is guessed as «lesepicesfils». */
function compact(text: string): string {
  return normalise(text)
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** One or two characters over and over: no list can hold them all. */
function isRepetition(password: string): boolean {
  return new Set(password).size <= 2;
}

function isPersonal(password: string, owner: Owner): boolean {
  const words = personalWords(owner);
  if (password.length >= SHORTEST_WORD && words.some((word) => word.includes(password))) return true;
  if (besides(password, PRODUCT_WORDS) < PASSWORD_LENGTH.min && password.includes(PRODUCT_WORDS[0] ?? "")) return true;
  const known = words.filter((word) => password.includes(word));
  return known.length > 0 && besides(password, known) < ENOUGH_BESIDES;
}

/** Names and addresses as a whole and word by word, the longest first. */
function personalWords({ username = "", email = "", company = "" }: Owner): string[] {
  const [mailbox = ""] = email.split("@");
  const whole = [username, company, email, mailbox];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [...new Set([...whole, ...parts].map(compact))];
  return words.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

/** How many characters a password has beside these words. */
function besides(password: string, words: string[]): number {
  return words.reduce((rest, word) => rest.replaceAll(word, ""), password).length;
}
