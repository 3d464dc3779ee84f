/** Letters and digits that are not mistaken for one another (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Seventy-five bits that cannot be guessed; a check character follows from them. */
const RANDOM_LENGTH = 15;
const GROUP = /.{4}(?=.)/g;

/** A new code: 15 random characters and a check character, without dashes. */
export function createCode(random: (bytes: number) => Uint8Array): string {
  const characters = [...random(RANDOM_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  const given = characters.join("");
  return given + checkOf(given);
}

/** A code in its printed and typed form: groups of four. */
export const printCode = (code: string) => code.replace(GROUP, "$&-");

/** A text with such a code, made so that no line breaks at its dashes. */
export const keepWhole = (text: string) => text.replaceAll("-", "\u2011");

/**
 * The code that a user typed, ignoring case, dashes and spaces. Null if it cannot be a code, as after one wrong key or two swapped ones.
 */
export function readCode(typed: string): string | null {
  if (typed.length > 40) return null;
  const code = typed
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  if (code.length !== RANDOM_LENGTH + 1 || [...code].some((each) => !ALPHABET.includes(each))) return null;
  return checkOf(code.slice(0, RANDOM_LENGTH)) === code.at(-1) ? code : null;
}

/** The check character by Luhn's rule over 32 characters, which detects every wrong character and nearly every swap of two neighbours. */
function checkOf(given: string): string {
  const size = ALPHABET.length;
  const sum = [...given].reverse().reduce((total, character, index) => {
    const weighed = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(weighed / size) + (weighed % size);
  }, 0);
  return ALPHABET[(size - (sum % size)) % size] ?? "";
}
