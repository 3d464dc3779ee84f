import type * as NodeCrypto from "node:crypto";
import { scryptSync } from "node:crypto";
import { afterAll, describe, expect, it, vi } from "vitest";

const counted = vi.hoisted(() => ({ hashes: 0, areCheap: false }));
vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof NodeCrypto>();
  const scrypt = (...[password, salt, length, cost, done]: Parameters<typeof NodeCrypto.scrypt>) => {
    counted.hashes += 1;
    return original.scrypt(password, salt, length, counted.areCheap ? { N: 2 } : cost, done);
  };
  return { ...original, scrypt };
});

// Another file in this process may have loaded the module with the real scrypt, and a later file must not get this one.
vi.resetModules();
const { hashPassword, matchPassword } = await import("~/platform/crypto/passwords");
afterAll(() => vi.resetModules());

const PASSWORD = "a quiet river bend";

describe("ASVS 11.4.2 a password's hash", { timeout: 30_000 }, () => {
  it("is plain scrypt, with a salt of 16 random bytes and at least the cost that appendix C asks for", async () => {
    const [scheme, N, r, p, salt = "", key] = (await hashPassword(PASSWORD)).split("$");
    expect([scheme, N, r, p]).toEqual(["scrypt", "32768", "8", "3"]);
    const bytes = Buffer.from(salt, "base64url");
    expect(bytes).toHaveLength(16);
    const wanted = scryptSync(PASSWORD, bytes, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 });
    expect(key).toBe(wanted.toString("base64url"));
  });

  it("differs each time, and matches its own password only", async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).not.toBe(other);
    expect(await matchPassword(PASSWORD, one)).toBe("yes");
    expect(await matchPassword(PASSWORD, other)).toBe("yes");
    expect(await matchPassword(`${PASSWORD} `, one)).toBe("no");
    expect(await matchPassword(PASSWORD, null)).toBe("no");
  });
});

describe("the work of checking a password", () => {
  it("is one hash, and a second where it is typed in another form; it is the same for an unknown address", async () => {
    counted.areCheap = true;
    const hash = await hashPassword("Élève à l’île");
    const workOf = async (typed: string, of: string | null) => {
      counted.hashes = 0;
      const match = await matchPassword(typed, of);
      return [match, counted.hashes];
    };
    for (const [wrong, hashes] of [
      ["a wrong one", 1],
      ["a wrong \u00e9", 1],
      ["a wrong e\u0301", 2],
      ["a\u00a0wrong one", 2],
    ] as const) {
      expect(await workOf(wrong, hash)).toEqual(["no", hashes]);
      expect(await workOf(wrong, null)).toEqual(["no", hashes]);
    }
    expect(await workOf("Élève à l’île".normalize("NFD"), hash)).toEqual(["yes", 1]);
  });
});
