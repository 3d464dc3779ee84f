import { digitsIn } from "../../../core/pasted-code";

/** Recovery codes of an account. Twelve digits are 40 bits; ASVS 5.0 asks for 20 (6.5.4). */
export const RECOVERY_CODES = { count: 10, digits: 12 } as const;

const AUTHENTICATOR_DIGITS = 6;

/** Wrong codes judged in a quarter of an hour, both kinds together. */
export const CODE_TRIES = { max: 5, windowMs: 15 * 60_000 } as const;

/** How long a sign-in waits for its code after a right password. */
export const CODE_WAIT_MS = 10 * 60_000;

/** How long a new secret waits for its first code. */
export const SET_UP_WAIT_MS = 15 * 60_000;

export interface SignInCode {
  kind: "authenticator" | "recovery";
  digits: string;
}

/** The code that the user typed or pasted, with any text around it. Null when it can be neither kind. */
export function readSignInCode(typed: string): SignInCode | null {
  const digits = digitsIn(typed, [AUTHENTICATOR_DIGITS, RECOVERY_CODES.digits]);
  if (digits === null) return null;
  return { kind: digits.length === AUTHENTICATOR_DIGITS ? "authenticator" : "recovery", digits };
}

/** Splits a code or a key into groups of four for reading and writing down: "1234-5678-9012". */
export function inGroups(text: string, separator: string): string {
  return text.match(/.{1,4}/g)?.join(separator) ?? "";
}
