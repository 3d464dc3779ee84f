import type * as NodeCrypto from "node:crypto";
import { vi } from "vitest";

/**
 * scrypt that works once for each password. A hash costs as much as twenty pages, and the tests' accounts share a few
 * passwords. The first time it is scrypt itself, at the cost that was asked for; the salt is then mixed into what that gave.
 * So the key still follows from password, salt and cost and from nothing else, differs where one of them does, and a password
 * nobody has used takes its time. That the product's hashes are scrypt's own is shown by tests/unit/passwords.test.ts.
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

/** Shared by the files that run in one Worker. */
const known = shared("kompas-test-scrypt");

function shared(name: string): Map<string, Buffer> {
  const place = globalThis as unknown as Record<symbol, Map<string, Buffer> | undefined>;
  const key = Symbol.for(name);
  place[key] ??= new Map();
  return place[key];
}
