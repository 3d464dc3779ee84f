/** An entry begins with a capital that gives the number of letters shared with the previous one: "A" for none, "Z" for twenty-five. */
const MAX_SHARED = 25;
const FIRST = "A".charCodeAt(0);

/**
 * Packs the passwords that the policy would otherwise accept into one text: lower case, sorted, each without the prefix it shares with
 * the previous one. `app/foundation/identity/content/common-passwords.server.ts` unpacks it.
 * @param {string[]} passwords
 * @param {number} shortest in characters
 * @returns {string}
 */
export function packPasswords(passwords, shortest) {
  const words = new Set(passwords.map((word) => word.normalize("NFKC").toLowerCase()));
  let former = "";
  let packed = "";
  for (const word of [...words].filter((each) => [...each].length >= shortest).sort()) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < former.length && word[shared] === former[shared]) shared += 1;
    packed += String.fromCharCode(FIRST + shared) + word.slice(shared);
    former = word;
  }
  return packed;
}
