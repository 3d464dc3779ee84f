import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "~/platform/crypto/passwords";

const PASSWORD = "a quiet river bend";

describe("ASVS 11.4.2 a password's hash", { timeout: 30_000 }, () => {
  it("is scrypt's own, with a salt of 16 random bytes and at no lower cost than appendix C asks for", async () => {
    const [scheme, N, r, p, salt = "", key] = (await hashPassword(PASSWORD)).split("$");
    expect([scheme, N, r, p]).toEqual(["scrypt", "32768", "8", "3"]);
    const bytes = Buffer.from(salt, "base64url");
    expect(bytes).toHaveLength(16);
    const wanted = scryptSync(PASSWORD, bytes, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 });
    expect(key).toBe(wanted.toString("base64url"));
  });

  it("differs each time, and fits its own password only", async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).not.toBe(other);
    expect(await verifyPassword(PASSWORD, one)).toBe(true);
    expect(await verifyPassword(PASSWORD, other)).toBe(true);
    expect(await verifyPassword(`${PASSWORD} `, one)).toBe(false);
    expect(await verifyPassword(PASSWORD, null)).toBe(false);
  });
});
