import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createBox, createStoredBox } from "~/platform/crypto/box";
import { hashWithKey } from "~/platform/crypto/codes";
import { createIds } from "~/platform/crypto/ids";
import { newestKey, readKeyRing } from "~/platform/crypto/key-ring";
import { deriveKey, type Purpose } from "~/platform/crypto/keys";
import { tokenOf } from "~/platform/crypto/tokens";
// What the version that knew a single key wrote, with 32 times the byte 7.
import written from "../fixtures/one-key.json";

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const [FIRST, SECOND, THIRD] = [keyOf(7), keyOf(8), keyOf(9)] as const;
const NOON = Date.UTC(2026, 10, 28, 12);
const clock = () => NOON;

const ringOf = (settings: Record<string, string>) => {
  const { ring, faults } = readKeyRing(settings);
  expect(faults).toEqual([]);
  return ring;
};
const one = ringOf({ SECRET_KEY: FIRST });
const both = ringOf({ SECRET_KEY: FIRST, SECRET_KEY_2: SECOND });
const second = ringOf({ SECRET_KEY_2: SECOND });
const leaked = ringOf({ SECRET_KEY: FIRST, SECRET_KEY_2: SECOND, SECRET_KEYS_LEAKED: "SECRET_KEY" });
const nameAt = (settings: Record<string, string>, now = NOON) => newestKey(ringOf(settings), now).name;

describe("an installation with one key", () => {
  it("opens every link, cookie, token and row that it has ever written", () => {
    for (const [purpose, token] of Object.entries(written.boxes)) {
      const opened = createStoredBox(one, purpose as Purpose, clock).open(token);
      expect(opened, purpose).toEqual({ purpose });
    }
    expect(createBox(one, "second-step", clock).open(written.boxes["two-step"])).toEqual({ purpose: "two-step" });
    expect(createIds(one, "id", clock).open(written.sealedId)).toEqual({ ok: true, id: written.id });
    const shared = createIds(one, "share", clock).openPart(written.share);
    expect(shared).toEqual({ ok: true, id: written.id, name: written.id });
  });

  it("writes the same links as ever, byte for byte, and boxes as long as ever", () => {
    const ids = createIds(one, "id", clock);
    expect([ids.seal(written.id), ids.sealPart(written.id, "water")]).toEqual([written.sealedId, written.sealedPart]);
    expect(createIds(one, "share", clock).sealPart(written.id, written.id)).toBe(written.share);
    const sealed = createBox(one, "address", clock).seal({ purpose: "address" });
    expect(sealed).toHaveLength(written.boxes.address.length);
  });

  it("finds every stored hash again", () => {
    const key = (purpose: Purpose) => deriveKey(FIRST, purpose);
    expect({
      "no-invitations": tokenOf(key("no-invitations"), "a@b.example"),
      network: tokenOf(key("network"), "203.0.113.0"),
      invitation: tokenOf(key("invitation"), written.id),
      recovery: hashWithKey(key("recovery"), "address/a@b.example"),
      "two-step": hashWithKey(key("two-step"), "recovery-code/u/123456789012"),
    }).toEqual(written.hashes);
  });
});

describe("a ring of keys", () => {
  it("seals with the newest key, says so at the beginning, and opens with each", () => {
    const box = createBox(both, "unsubscribe", clock);
    const sealed = box.seal({ a: 1 });
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(sealed.slice(0, 8)).toBe(both[1]?.mark);
    expect([box, createBox(second, "unsubscribe", clock)].map((each) => each.open(sealed))).toEqual([
      { a: 1 },
      { a: 1 },
    ]);
    expect(box.open(written.boxes.unsubscribe)).toEqual({ purpose: "unsubscribe" });
    expect(createBox(one, "unsubscribe", clock).open(sealed)).toBeNull();
    expect(createBox(second, "unsubscribe", clock).open(written.boxes.unsubscribe)).toBeNull();
    expect(createBox(both, "address", clock).open(sealed)).toBeNull();
    expect(box.open(sealed.slice(8))).toBeNull();
    expect(box.open(`${sealed.slice(0, 8)}${sealed.slice(0, 8)}${sealed.slice(8)}`)).toBeNull();
  });

  it("seals ids with the newest key too, in the same form, and opens those of each", () => {
    const ids = createIds(both, "id", clock);
    const sealed = ids.seal(written.id);
    expect(sealed).toMatch(/^[\w-]{43}$/);
    expect(sealed).not.toBe(written.sealedId);
    for (const each of [sealed, written.sealedId]) expect(ids.resolve(each)).toBe(written.id);
    expect(ids.openPart(written.sealedPart)).toEqual({ ok: true, id: written.id, name: "water" });
    expect(createIds(second, "id", clock).open(written.sealedId)).toEqual({ ok: false, reason: "unreadable" });
  });

  it("opens only stored values with a key that has leaked", () => {
    const { unsubscribe, outbox } = written.boxes;
    expect(createBox(leaked, "unsubscribe", clock).open(unsubscribe)).toBeNull();
    expect(createIds(leaked, "id", clock).resolve(written.sealedId)).toBeNull();
    expect(createStoredBox(leaked, "outbox", clock).open(outbox)).toEqual({ purpose: "outbox" });
    // A key that was given up again: the former one seals.
    expect(nameAt({ SECRET_KEY: FIRST, SECRET_KEY_2: SECOND, SECRET_KEYS_LEAKED: "SECRET_KEY_2" })).toBe("SECRET_KEY");
  });

  it("seals what is stored again, and says what has been", () => {
    const box = createStoredBox(both, "outbox", clock);
    const again = box.reseal(written.boxes.outbox) ?? "";
    expect([box.isNewest(written.boxes.outbox), box.isNewest(again)]).toEqual([false, true]);
    expect(createStoredBox(second, "outbox", clock).open(again)).toEqual({ purpose: "outbox" });
    expect(createStoredBox(second, "outbox", clock).reseal(written.boxes.outbox)).toBeNull();
  });

  it("lets a key begin at its moment, before which it only opens", () => {
    const settings = { SECRET_KEY: FIRST, SECRET_KEY_2: `2026-11-28T12:00:00Z ${SECOND}` };
    expect([NOON - 1, NOON].map((now) => nameAt(settings, now))).toEqual(["SECRET_KEY", "SECRET_KEY_2"]);
    const before = createBox(ringOf(settings), "address", () => NOON - 1);
    expect(before.open(createBox(ringOf(settings), "address", clock).seal("x"))).toBe("x");
    // Nothing else is left to seal with.
    expect(nameAt({ SECRET_KEY_2: `2027-01-01T00:00:00Z ${SECOND}` })).toBe("SECRET_KEY_2");
  });

  it("orders its keys by their numbers, whatever their names look like as text", () => {
    const settings = { SECRET_KEY_10: FIRST, SECRET_KEY_2: SECOND, SECRET_KEY_9: THIRD };
    expect(ringOf(settings).map(({ name }) => name)).toEqual(["SECRET_KEY_2", "SECRET_KEY_9", "SECRET_KEY_10"]);
    expect(nameAt(settings)).toBe("SECRET_KEY_10");
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["no key", {}, /^SECRET_KEY is missing/],
    ["a short key", { SECRET_KEY: FIRST, SECRET_KEY_2: "c2hvcnQ=" }, /^SECRET_KEY_2 must be at least 32 bytes/],
    ["no base64", { SECRET_KEY: `${FIRST.slice(0, -1)}!` }, /^SECRET_KEY must/],
    ["a moment that is none", { SECRET_KEY: `2026-13-40T12:00:00Z ${FIRST}` }, /^SECRET_KEY must/],
    [
      "only leaked keys",
      { SECRET_KEY: FIRST, SECRET_KEYS_LEAKED: "SECRET_KEY" },
      /^SECRET_KEYS_LEAKED names every key/,
    ],
    ["a day that no month has", { SECRET_KEY: `2026-02-31T12:00:00Z ${FIRST}` }, /^SECRET_KEY must/],
    ["a key under a name of none", { SECRET_KEY: FIRST, SECRET_KEY_02: SECOND }, /^SECRET_KEY_02 is no name of a key/],
    ["an unknown name", { SECRET_KEY: FIRST, SECRET_KEYS_LEAKED: FIRST }, /^SECRET_KEYS_LEAKED must list names/],
  ])("is refused with %s, and no fault quotes a key", (_, settings, fault) => {
    const { faults } = readKeyRing(settings);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults.join()).not.toContain(FIRST.slice(0, 20));
  });
});

it("`npm run secret` writes a key that begins in ten minutes, and shows none on a screen", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/secret.mjs"]);
  const [key] = ringOf({ SECRET_KEY_2: stdout });
  expect(key?.from).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect(key?.from).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
  expect(stderr).not.toContain(key?.secret);
});
