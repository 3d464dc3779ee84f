import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { PASSWORD_LENGTH } from "../../app/foundation/identity/rules/password-policy";
import { packPasswords } from "./pack.mjs";

const NAME = "virtual:common-passwords";
const RESOLVED = `\0${NAME}`;

/**
 * `virtual:common-passwords`: the list of the zxcvbn project (MIT; common and breached passwords by frequency), packed. The
 * source stays in its package; the bundle contains only passwords of at least the minimum length.
 */
export function commonPasswords(): Plugin {
  return {
    name: "kompas:common-passwords",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => {
      if (id !== RESOLVED) return undefined;
      const file = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-common/src/passwords.json");
      const passwords = JSON.parse(readFileSync(file, "utf8")) as string[];
      return `export default ${JSON.stringify(packPasswords(passwords, PASSWORD_LENGTH.min))}`;
    },
  };
}
