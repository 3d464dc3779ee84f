import { comparedSecret, secretLength } from "../../../core/secret";

/** Shortest and longest password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). There are no composition rules (6.2.5). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Shorter personal words appear in too many other words by chance. */
const SHORTEST_WORD = 4;
/** A password with a personal word needs this many other characters. A short name in a long sentence does no harm. */
const ENOUGH_BESIDES = 12;
/** Names of the product, which anybody can guess (OWASP ASVS 5.0, 6.1.2 and 6.2.11). */
const PRODUCT_WORDS = ["kompas"];

/** What anybody may know about the account's owner. Leave out what is not known yet. */
export interface Owner {
  username?: string;
  email?: string;
  company?: string;
}

export type PasswordVerdict = { ok: true } | { ok: false; reason: "short" | "long" | "common" | "personal" };

/**
 * Judges a new password, in the form in which passwords are compared. `isCommon` gets the password in lower case, as in
 * lists of common passwords.
 */
export function judgePassword(typed: string, owner: Owner, isCommon: (password: string) => boolean): PasswordVerdict {
  const password = comparedSecret(typed);
  const length = secretLength(typed);
  if (length < PASSWORD_LENGTH.min) return { ok: false, reason: "short" };
  if (length > PASSWORD_LENGTH.max) return { ok: false, reason: "long" };
  if (isCommon(normalise(password)) || isRepetition(normalise(password))) return { ok: false, reason: "common" };
  if (isPersonal(compact(password), owner)) return { ok: false, reason: "personal" };
  return { ok: true };
}

/** A password in the form of the lists of common ones: compatible forms unified (NFKC, RFC 8265), in lower case. */
function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Letters and digits only, without accents. A guess for "Les Épices & Fils" is "lesepicesfils". */
function compact(text: string): string {
  return normalise(text)
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** One or two characters over and over. No list can contain them all. */
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

/** Names and addresses, whole and word by word, longest first. */
function personalWords({ username = "", email = "", company = "" }: Owner): string[] {
  const [mailbox = ""] = email.split("@");
  const whole = [username, company, email, mailbox];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [...new Set([...whole, ...parts].map(compact))];
  return words.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

/** How many characters a password has besides these words. */
function besides(password: string, words: string[]): number {
  return words.reduce((rest, word) => rest.replaceAll(word, ""), password).length;
}
