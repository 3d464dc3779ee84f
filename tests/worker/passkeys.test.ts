import { describe, expect, it } from "vitest";
import { addPasskey, prepareAdding } from "~/account/passkeys/add.server";
import { listPasskeys, removePasskey, renamePasskey } from "~/account/passkeys/manage.server";
import { judgePasskey, prepareSignIn } from "~/account/passkeys/sign-in.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { hashToken } from "~/platform/crypto/tokens";
import { makePasskey, type Signing, type SoftPasskey, signWithPasskey } from "../support/authenticator";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { ORIGIN } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
let now = Date.now();
const ctx = withoutQueue(createTestContext(() => now));
const request = new Request(`${ORIGIN}/login/passkey`);

async function prepare(user: CurrentUser, name = "Office computer") {
  const ready = await prepareAdding(ctx, request, user, { name, password: TEST_PASSWORD });
  if (!ready.ok) throw new Error(ready.reason);
  return ready;
}

async function add(user: CurrentUser, name?: string): Promise<SoftPasskey> {
  const { passkey, answer } = await makePasskey(await prepare(user, name), ORIGIN);
  expect(await addPasskey(ctx, request, user.id, answer)).toEqual({ ok: true });
  return passkey;
}

/** Signs in with a passkey, on the right site by default. */
async function use(passkey: SoftPasskey, more: Signing = {}) {
  const answer = await signWithPasskey(passkey, await prepareSignIn(ctx, request), { origin: ORIGIN, ...more });
  return judgePasskey(ctx, request, answer);
}

/** An owner with `count` passkeys, created without the slow password check. */
async function createOwner(count = 0) {
  const user = await registerCompany(ctx);
  for (let index = 0; index < count; index += 1) {
    await change(
      "insert into passkeys (id, user_id, name, public_key, counter, transports, created_at) values (?, ?, ?, '', 0, '[]', ?)",
      ctx.ids.create(),
      user.id,
      `Key ${index}`,
      index,
    );
  }
  return user;
}

const refused = { ok: false, reason: "refused" };
const noPasskey = { ok: false, reason: "passkey" };

describe("adding a passkey", () => {
  it("stores the key under the given name, and notifies its owner", async () => {
    const user = await createOwner();
    const { id } = await add(user, "My phone");
    expect(await listPasskeys(ctx, user.id)).toEqual([{ id, name: "My phone", createdAt: now, lastUsedAt: null }]);
    const mails = await rowsOf(
      "select cause, data from outbox where user_id = ? and channel = 'email' and type = 'SECURITY_ALERT'",
      user.id,
    );
    expect(mails).toEqual([{ cause: "passkey-added", data: '{"name":"My phone"}' }]);
    const events = await rowsOf("select type from security_events where user_id = ? and type like 'passkey%'", user.id);
    expect(events).toEqual([{ type: "passkey-added" }]);
  });

  it("asks the browser for a key for this site that only its owner can use, without an email address", async () => {
    const { options } = await prepare(await createOwner());
    expect(options.rp).toEqual({ name: "Kompas", id: "kompas.test" });
    expect(options.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    expect(options.attestation).toBe("none");
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  });

  it("ASVS 7.5.1 requires the password", async () => {
    const user = await createOwner();
    const input = { name: "x", password: "not the password" };
    expect(await prepareAdding(ctx, request, user, input)).toEqual({ ok: false, reason: "password-wrong" });
  });

  it("refuses a key for another site, another user's challenge, and a challenge that is used or too old", async () => {
    const [user, stranger] = [await createOwner(), await createOwner()];
    const foreign = await makePasskey(await prepare(user), "https://kompas.test.evil.example");
    expect(await addPasskey(ctx, request, user.id, foreign.answer)).toEqual(refused);

    const theirs = await makePasskey(await prepare(stranger), ORIGIN);
    expect(await addPasskey(ctx, request, user.id, theirs.answer)).toEqual(refused);

    const { answer } = await makePasskey(await prepare(user), ORIGIN);
    expect(await addPasskey(ctx, request, user.id, answer)).toEqual({ ok: true });
    expect(await addPasskey(ctx, request, user.id, answer)).toEqual(refused);

    const late = await makePasskey(await prepare(user), ORIGIN);
    now += 5 * MINUTE;
    expect(await addPasskey(ctx, request, user.id, late.answer)).toEqual(refused);

    const forSignIn = await prepareSignIn(ctx, request);
    const mixed = await makePasskey(await prepare(user), ORIGIN);
    expect(await addPasskey(ctx, request, user.id, { ...mixed.answer, state: forSignIn.state })).toEqual(refused);
    expect(await listPasskeys(ctx, user.id)).toHaveLength(1);
  });

  it("refuses a key without user verification, a key with a certificate, and a malformed answer", async () => {
    const user = await createOwner();
    const unchecked = await makePasskey(await prepare(user), ORIGIN, { isUserVerified: false });
    const attestation = { fmt: "packed", attStmt: new Map<string, unknown>([["x5c", [Buffer.from("certificate")]]]) };
    const certified = await makePasskey(await prepare(user), ORIGIN, { attestation });
    expect(await addPasskey(ctx, request, user.id, unchecked.answer)).toEqual(refused);
    expect(await addPasskey(ctx, request, user.id, certified.answer)).toEqual(refused);
    for (const credential of ["", "{}", "[", '{"id":"x","rawId":"x","type":"public-key","response":{}}']) {
      const { state } = await prepare(user);
      expect(await addPasskey(ctx, request, user.id, { state, credential })).toEqual(refused);
      now += 15 * MINUTE;
    }
    expect(await listPasskeys(ctx, user.id)).toEqual([]);
  });

  it("refuses a key that belongs to another account", async () => {
    const [owner, thief] = [await createOwner(), await createOwner()];
    const { id } = await add(owner);
    const copy = await makePasskey(await prepare(thief), ORIGIN, { id });
    expect(await addPasskey(ctx, request, thief.id, copy.answer)).toEqual({ ok: false, reason: "known" });
    expect(await listPasskeys(ctx, owner.id)).toHaveLength(1);
    expect(await listPasskeys(ctx, thief.id)).toEqual([]);
  });

  it("stops at ten passkeys, also when several are added at once", async () => {
    const user = await createOwner(9);
    const made = [];
    for (let index = 0; index < 4; index += 1) made.push(await makePasskey(await prepare(user), ORIGIN));
    const verdicts = await Promise.all(made.map(({ answer }) => addPasskey(ctx, request, user.id, answer)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "full")).toHaveLength(3);
    const input = { name: "x", password: TEST_PASSWORD };
    expect(await prepareAdding(ctx, request, user, input)).toEqual({ ok: false, reason: "full" });
    const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
      "select count(*) as count from outbox where user_id = ? and cause = 'passkey-added' and channel = 'email'",
      user.id,
    );
    expect(count).toBe(1);
  });

  it("leaves nothing half done whichever statement fails", async () => {
    for (let at = 2; ; at += 1) {
      const user = await createOwner();
      const { answer } = await makePasskey(await prepare(user), ORIGIN);
      const before = await dumpDatabase({ without: ["spent_tokens"] });
      const { ctx: faulty, sent } = createFaultyContext(at, "fail", () => now);
      const outcome = await addPasskey(withoutQueue(faulty), request, user.id, answer).catch(() => null);
      if (sent() < at) {
        expect(outcome).toEqual({ ok: true });
        expect(at).toBeGreaterThan(4);
        break;
      }
      expect(outcome).toBeNull();
      expect(await dumpDatabase({ without: ["spent_tokens"] })).toEqual(before);
    }
  });
});

describe("signing in with a passkey", () => {
  it("finds the account without an email address, and records the use", async () => {
    const user = await createOwner();
    const passkey = await add(user);
    now += MINUTE;
    expect(await use(passkey)).toMatchObject({ ok: true, userId: user.id });
    expect(await listPasskeys(ctx, user.id)).toMatchObject([{ lastUsedAt: now }]);
    // An authenticator without a counter can sign any number of times.
    expect(await use(passkey)).toMatchObject({ ok: true, userId: user.id });
  });

  it("refuses the same answer when it is used twice, also at once", async () => {
    const user = await createOwner();
    const passkey = await add(user);
    const answer = await signWithPasskey(passkey, await prepareSignIn(ctx, request), { origin: ORIGIN });
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => judgePasskey(ctx, request, answer)));
    expect(verdicts.filter(({ ok }) => ok)).toMatchObject([{ ok: true, userId: user.id }]);
    expect(await judgePasskey(ctx, request, answer)).toEqual(noPasskey);
  });

  it("refuses an answer for another site, without user verification, for another account, or too late", async () => {
    const [user, other] = [await createOwner(), await createOwner()];
    const passkey = await add(user);
    expect(await use(passkey, { origin: "https://kompas.test.evil.example" })).toEqual(noPasskey);
    expect(await use({ ...passkey, rpId: "evil.example" })).toEqual(noPasskey);
    expect(await use(passkey, { isUserVerified: false })).toEqual(noPasskey);
    expect(await use(passkey, { userHandle: Buffer.from(other.id).toString("base64url") })).toEqual(noPasskey);
    const asked = await prepareSignIn(ctx, request);
    const late = await signWithPasskey(passkey, asked, { origin: ORIGIN });
    now += 5 * MINUTE;
    expect(await judgePasskey(ctx, request, late)).toEqual(noPasskey);
    const failed = await rowsOf(
      "select type from security_events where user_id = ? and type = 'sign-in-failed'",
      user.id,
    );
    expect(failed).toHaveLength(4);
  });

  it("refuses a signature by another key, and a challenge that was made for adding a passkey", async () => {
    const [user, thief] = [await createOwner(), await createOwner()];
    const passkey = await add(user);
    const { keys } = await add(thief);
    expect(await use({ ...passkey, keys })).toEqual(noPasskey);
    const adding = await prepare(user);
    expect(await judgePasskey(ctx, request, await signWithPasskey(passkey, adding, { origin: ORIGIN }))).toEqual(
      noPasskey,
    );
  });

  it("refuses a counter that does not grow, because the key has been copied", async () => {
    const user = await createOwner();
    const passkey = await add(user);
    expect((await use(passkey, { counter: 5 })).ok).toBe(true);
    for (const counter of [5, 4, 0]) expect(await use(passkey, { counter })).toEqual(noPasskey);
    // The original and the copy at the same moment.
    const answers = [];
    for (let index = 0; index < 2; index += 1) {
      answers.push(await signWithPasskey(passkey, await prepareSignIn(ctx, request), { origin: ORIGIN, counter: 6 }));
    }
    const verdicts = await Promise.all(answers.map((answer) => judgePasskey(ctx, request, answer)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("ASVS 6.3.1 does not count as an attempt when it succeeds", async () => {
    const passkey = await add(await registerCompany(ctx));
    for (let count = 1; count <= 3; count += 1) expect((await use(passkey, { counter: count })).ok).toBe(true);
    expect((await use(passkey, { counter: 1 })).ok).toBe(false);
    const key = `passkey/caller/${hashToken("unknown")}`;
    const [row] = await rowsOf<{ count: number }>("select count from rate_limits where key = ?", key);
    const before = row?.count;
    expect((await use(passkey, { counter: 4 })).ok).toBe(true);
    expect(await rowsOf("select count from rate_limits where key = ?", key)).toEqual([{ count: before }]);
  });

  it("ASVS 6.3.1 is limited to fifty wrong answers in a quarter of an hour for one caller", async () => {
    const from = new Request(request, { headers: { "CF-Connecting-IP": "203.0.113.200" } });
    const tries = Array.from({ length: 60 }, () => judgePasskey(ctx, from, { state: "", credential: "" }));
    const verdicts = await Promise.all(tries);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "passkey")).toHaveLength(50);
  });
});

describe("managing passkeys", () => {
  it("renames and removes only the user's own passkeys", async () => {
    const [user, stranger] = [await createOwner(1), await createOwner(1)];
    const [{ id } = { id: "" }] = await listPasskeys(ctx, user.id);
    const missing = { ok: false, reason: "not-found" };
    expect(await renamePasskey(ctx, stranger.id, id, "Mine now")).toEqual(missing);
    expect(await removePasskey(ctx, stranger.id, { id, password: TEST_PASSWORD }, NOBODY)).toEqual(missing);
    expect(await renamePasskey(ctx, user.id, id, "Old laptop")).toEqual({ ok: true });
    expect(await listPasskeys(ctx, user.id)).toMatchObject([{ id, name: "Old laptop" }]);
  });

  it("removes a passkey once, with the password, and notifies its owner", async () => {
    const user = await createOwner();
    const passkey = await add(user, "Old laptop");
    const { id } = passkey;
    const wrong = await removePasskey(ctx, user.id, { id, password: "not the password" }, NOBODY);
    expect(wrong).toEqual({ ok: false, reason: "password-wrong" });
    const removals = [1, 2].map(() => removePasskey(ctx, user.id, { id, password: TEST_PASSWORD }, NOBODY));
    expect((await Promise.all(removals)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await use(passkey)).toEqual(noPasskey);
    const mails = await rowsOf(
      "select data from outbox where user_id = ? and channel = 'email' and cause = 'passkey-removed'",
      user.id,
    );
    expect(mails).toEqual([{ data: '{"name":"Old laptop"}' }]);
  });
});
