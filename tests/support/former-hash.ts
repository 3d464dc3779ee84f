import { scrypt } from "node:crypto";

/** The hash of a secret as it was made before secrets were normalised: of the typed text itself. */
export function formerHash(typed: string): Promise<string> {
  const salt = Buffer.from("a salt of former");
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) =>
    scrypt(typed, new Uint8Array(salt), 32, cost, (error, key) =>
      error ? reject(error) : resolve(`scrypt$32768$8$3$${salt.toString("base64url")}$${key.toString("base64url")}`),
    ),
  );
}
