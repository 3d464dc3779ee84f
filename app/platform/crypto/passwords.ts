import { scrypt, timingSafeEqual } from "node:crypto";
import { comparedSecret } from "~/core/secret";

/** OWASP ASVS 5.0, appendix C. One hash takes about 240 ms and 32 MiB. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_LENGTH = 32;

/** Hashes a secret with scrypt, in its compared form and whole (ASVS 5.0 6.2.8): `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(comparedSecret(password), salt);
  return ["scrypt", COST.N, COST.r, COST.p, Buffer.from(salt).toString("base64url"), key.toString("base64url")].join(
    "$",
  );
}

/**
 * Whether a secret matches the hash. Hashes made before secrets had one form are of the secret as typed: `as-typed` means that only this
 * form matches and that the hash should be renewed. A second hash is computed only if the typed text has another form, and then for every
 * address. Without a hash the function takes as long and returns "no", so an unknown address takes the same time.
 */
export async function matchPassword(password: string, hash: string | null): Promise<"no" | "yes" | "as-typed"> {
  const compared = comparedSecret(password);
  if (await fits(compared, hash)) return "yes";
  return compared !== password && (await fits(password, hash)) ? "as-typed" : "no";
}

async function fits(secret: string, hash: string | null): Promise<boolean> {
  const [, , , , salt = "", expected = ""] = (hash ?? NOBODY).split("$");
  const key = await derive(secret, new Uint8Array(Buffer.from(salt, "base64url")));
  const known = Buffer.from(expected, "base64url");
  return hash !== null && known.length === key.length && timingSafeEqual(key, known);
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$AAAAAAAAAAAAAAAAAAAAAA$AAAA`;

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
