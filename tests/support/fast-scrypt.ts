import type * as NodeCrypto from "node:crypto";
import { vi } from "vitest";

/**
 * Runs scrypt once for each password. One hash takes as long as twenty pages, and the test accounts share a few passwords. The first call
 * runs the real scrypt at the requested cost and then mixes the salt into the result. So the key still depends only on password, salt and
 * cost, differs if any of them differs, and a new password still takes its time. tests/unit/passwords.test.ts checks that the product uses
 * real scrypt hashes.
 */
vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof NodeCrypto>();
  const mixed = (key: Buffer, salt: NodeCrypto.BinaryLike, length: number) =>
    Buffer.from(original.hkdfSync("sha256", key, salt, "", length));

  const scrypt = (...[password, salt, length, cost, callback]: Parameters<typeof NodeCrypto.scrypt>) => {
    const name = JSON.stringify([password, length, cost]);
    const key = known.get(name);
    if (key) return queueMicrotask(() => callback(null, mixed(key, salt, length)));
    return original.scrypt(password, "", length, cost, (error, derived) => {
      if (error) return callback(error, derived);
      known.set(name, derived);
      callback(null, mixed(derived, salt, length));
    });
  };
  return { ...original, scrypt };
});

/** Shared by the files that run in the same Worker. */
const known = shared("kompas-test-scrypt");

function shared(name: string): Map<string, Buffer> {
  const place = globalThis as unknown as Record<symbol, Map<string, Buffer> | undefined>;
  const key = Symbol.for(name);
  place[key] ??= new Map();
  return place[key];
}
