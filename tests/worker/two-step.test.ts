import { beforeEach, describe, expect, it } from "vitest";
import { judgeCode } from "~/account/two-step/judge-code.server";
import { askSecondStep } from "~/account/two-step/second-step.server";
import {
  beginTwoStep,
  cancelTwoStep,
  confirmTwoStep,
  findTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from "~/account/two-step/set-up.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { createContext } from "~/platform/context";
import { change, createFaultyContext, dumpDatabase, interrupted, rowsOf } from "../support/database";
import { post, solvedCaptcha } from "../support/pages";
import { beginSetUp, codeNow, go, protectedOwner, STEP, withFakeClock, wrongCode } from "../support/two-step";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const MINUTE = 60_000;

withFakeClock();
let ctx: Context;
beforeEach(() => {
  ctx = withoutQueue(createTestContext());
});

const judge = (user: CurrentUser, code: string) => judgeCode(ctx, user.id, code, NOBODY);
const causesOf = async (user: CurrentUser) =>
  (
    await rowsOf<{ cause: string }>(
      "select cause from outbox where user_id = ? and channel = 'email' and cause <> 'account-created' order by rowid",
      user.id,
    )
  ).map(({ cause }) => cause);
const eventsOf = async (user: CurrentUser) =>
  (
    await rowsOf<{ type: string }>(
      "select type from security_events where user_id = ? and type <> 'sign-up' order by rowid",
      user.id,
    )
  ).map(({ type }) => type);

const begin = (user: CurrentUser) => beginSetUp(ctx, user);
const createProtected = () => protectedOwner(ctx);

describe("turning two-step sign-in on", () => {
  it("ASVS 7.5.1 requires the password, and checks no more than ten attempts", async () => {
    const user = await registerCompany(ctx);
    for (let count = 1; count <= 10; count += 1) {
      expect(await beginTwoStep(ctx, user.id, "not the password")).toEqual({ ok: false, reason: "password-wrong" });
    }
    expect(await beginTwoStep(ctx, user.id, TEST_PASSWORD)).toMatchObject({ reason: "too-many-requests" });
    expect(await findTwoStep(ctx, user.id)).toEqual({ state: "off" });
  });

  it("accepts the first code of the app, and asks for none at sign-in before that", async () => {
    const user = await registerCompany(ctx);
    const secret = await begin(user);
    expect(await askSecondStep(ctx, { userId: user.id, passwordHash: "x" }, "/")).toBeNull();
    const refused = { ok: false, reason: "code" };
    expect(await confirmTwoStep(ctx, user.id, wrongCode(secret), NOBODY)).toEqual(refused);
    expect(await confirmTwoStep(ctx, user.id, "", NOBODY)).toEqual(refused);
    const done = await confirmTwoStep(ctx, user.id, codeNow(secret), NOBODY);
    expect(done.ok && new Set(done.codes).size).toBe(10);
    expect(await findTwoStep(ctx, user.id)).toEqual({ state: "on", since: Date.now(), codesLeft: 10 });
    expect(await askSecondStep(ctx, { userId: user.id, passwordHash: "x" }, "/")).toContain("__Host-sign-in=");
    expect(await causesOf(user)).toEqual(["two-step-on"]);
    expect(await eventsOf(user)).toEqual(["two-step-on"]);
    // The code that turned two-step sign-in on cannot be used to sign in.
    expect(await judge(user, codeNow(secret))).toEqual(refused);
  });

  it("happens once when the code is sent ten times at once", async () => {
    const user = await registerCompany(ctx);
    const secret = await begin(user);
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => confirmTwoStep(ctx, user.id, codeNow(secret), NOBODY)),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rowsOf("select code_hash from recovery_codes where user_id = ?", user.id)).toHaveLength(10);
    expect(await causesOf(user)).toEqual(["two-step-on"]);
  });

  it("refuses the code of a key that has been replaced in the meantime", async () => {
    const user = await registerCompany(ctx);
    const secret = await begin(user);
    const at = createContext(interrupted('delete from "recovery_codes"', () => begin(user)));
    const done = await confirmTwoStep(withoutQueue(at), user.id, codeNow(secret), NOBODY);
    expect(done).toEqual({ ok: false, reason: "expired" });
    expect(await findTwoStep(ctx, user.id)).toMatchObject({ state: "set-up" });
    expect(await causesOf(user)).toEqual([]);
  });

  it("leaves nothing half done whichever statement fails, and a second try succeeds", async () => {
    for (let at = 1; ; at += 1) {
      const user = await registerCompany(ctx);
      const secret = await begin(user);
      const before = await dumpDatabase();
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const outcome = await confirmTwoStep(withoutQueue(faulty), user.id, codeNow(secret), NOBODY).catch(() => null);
      if (sent() < at) {
        expect(outcome?.ok).toBe(true);
        expect(at).toBeGreaterThan(5);
        break;
      }
      expect(outcome).toBeNull();
      expect(await dumpDatabase()).toEqual(before);
      expect((await confirmTwoStep(ctx, user.id, codeNow(secret), NOBODY)).ok).toBe(true);
    }
  });

  it("waits a quarter of an hour for the code, can be cancelled, and starts with a new key each time", async () => {
    const user = await registerCompany(ctx);
    const first = await begin(user);
    expect(await begin(user)).not.toBe(first);
    await cancelTwoStep(ctx, user.id);
    expect(await findTwoStep(ctx, user.id)).toEqual({ state: "off" });
    const secret = await begin(user);
    go(15 * MINUTE);
    expect(await findTwoStep(ctx, user.id)).toEqual({ state: "off" });
    expect(await confirmTwoStep(ctx, user.id, codeNow(secret), NOBODY)).toEqual({ ok: false, reason: "expired" });
  });

  it("has no effect when it is started or cancelled again once it is on", async () => {
    const { user, secret } = await createProtected();
    await beginTwoStep(ctx, user.id, TEST_PASSWORD);
    await cancelTwoStep(ctx, user.id);
    expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
  });

  it("ASVS 6.5.2, 11.2.1 stores neither the key nor a recovery code readably in the database", async () => {
    const { user, secret, codes } = await createProtected();
    const kept = JSON.stringify(await dumpDatabase());
    expect(kept).toContain(user.id);
    for (const word of [secret, ...codes]) expect(kept).not.toContain(word);
  });

  it("binds a key to its account: copied to another account's row, it opens nothing there", async () => {
    const [one, other] = [await createProtected(), await createProtected()];
    await change(
      "update two_steps set secret = (select secret from two_steps where user_id = ?) where user_id = ?",
      one.user.id,
      other.user.id,
    );
    expect(await judge(other.user, codeNow(one.secret))).toEqual({ ok: false, reason: "code" });
  });
});

describe("ASVS 6.5.1 a two-step code that counts once", () => {
  it("is accepted once, also when it is sent twice at once", async () => {
    const { user, secret } = await createProtected();
    const verdicts = await Promise.all([judge(user, codeNow(secret)), judge(user, codeNow(secret))]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await judge(user, codeNow(secret))).toEqual({ ok: false, reason: "code" });
    go(STEP);
    expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
  });

  it("invalidates the code before it", async () => {
    const { user, secret } = await createProtected();
    const before = codeNow(secret);
    go(STEP);
    expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
    expect(await judge(user, before)).toEqual({ ok: false, reason: "code" });
  });

  it("is also accepted once if it is a recovery code, whose owner is notified", async () => {
    const { user, codes } = await createProtected();
    const [code = ""] = codes;
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => judge(user, code)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findTwoStep(ctx, user.id)).toMatchObject({ codesLeft: 9 });
    expect((await causesOf(user)).filter((cause) => cause === "recovery-code-used")).toHaveLength(1);
    expect((await eventsOf(user)).filter((type) => type === "recovery-code-used")).toHaveLength(1);
  });

  it("works for only one account if it is a recovery code", async () => {
    const [one, other] = [await createProtected(), await createProtected()];
    expect(await judge(other.user, one.codes[0] ?? "")).toEqual({ ok: false, reason: "code" });
    expect(await judge(one.user, one.codes[0]?.replace(/^(....)(....)/, "$1-$2-") ?? "")).toEqual({ ok: true });
  });
});

describe("ASVS 6.3.1 the limit on guessing codes", () => {
  it("allows five in a quarter of an hour, also when a hundred come at once", async () => {
    const { user, secret } = await createProtected();
    const guesses = Array.from({ length: 100 }, (_, index) => judge(user, String(index).padStart(6, "0")));
    const verdicts = await Promise.all(guesses);
    const judged = verdicts.filter((verdict) => verdict.ok || verdict.reason === "code");
    expect(judged.length).toBeLessThanOrEqual(5);
    const [limited] = verdicts.filter((verdict) => !verdict.ok && verdict.reason === "too-many-requests");
    expect(limited).toMatchObject({ retryAfterSeconds: 900 });
    // Not even the right one, of either kind.
    expect(await judge(user, codeNow(secret))).toMatchObject({ reason: "too-many-requests" });
    go(15 * MINUTE);
    expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
    expect((await eventsOf(user)).filter((type) => type === "two-step-failed")).toHaveLength(judged.length);
  });

  it("does not lock out a user who often signs in with correct codes", async () => {
    const { user, secret } = await createProtected();
    for (let count = 1; count <= 8; count += 1) {
      expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
      go(STEP);
    }
  });

  it("cannot be used up by a stranger without the password", async () => {
    const { user, secret } = await createProtected();
    for (let count = 1; count <= 8; count += 1) {
      const fields = { email: user.email, password: "a guess", ...solvedCaptcha(ctx) };
      const response = await post("/login", fields, { headers: { "CF-Connecting-IP": `203.0.113.${count}` } });
      expect(response.status).toBe(400);
      expect((await post("/login/code", { code: "123456" })).headers.get("Location")).toBe("/login");
    }
    expect(await judge(user, codeNow(secret))).toEqual({ ok: true });
  });
});

describe("changing two-step sign-in", () => {
  it("ASVS 7.5.1 requires the password and a code", async () => {
    const { user, secret } = await createProtected();
    const proofs = [
      [{ password: "wrong", code: codeNow(secret) }, "password-wrong"],
      [{ password: TEST_PASSWORD, code: wrongCode(secret) }, "code"],
    ] as const;
    for (const [proof, reason] of proofs) {
      expect(await turnOffTwoStep(ctx, user.id, proof, NOBODY)).toEqual({ ok: false, reason });
      expect(await renewRecoveryCodes(ctx, user.id, proof, NOBODY)).toEqual({ ok: false, reason });
    }
    expect(await findTwoStep(ctx, user.id)).toMatchObject({ state: "on", codesLeft: 10 });
  });

  it("with new recovery codes invalidates the former ones", async () => {
    const { user, secret, codes } = await createProtected();
    const done = await renewRecoveryCodes(ctx, user.id, { password: TEST_PASSWORD, code: codeNow(secret) }, NOBODY);
    if (!done.ok) throw new Error(done.reason);
    expect(done.codes.some((code) => codes.includes(code))).toBe(false);
    expect(await judge(user, codes[0] ?? "")).toEqual({ ok: false, reason: "code" });
    expect(await judge(user, done.codes[0] ?? "")).toEqual({ ok: true });
    expect(await causesOf(user)).toEqual(["two-step-on", "recovery-codes-renewed", "recovery-code-used"]);
  });

  it("by turning it off with a recovery code ends the requests for a code, and leaves nothing behind", async () => {
    const { user, codes } = await createProtected();
    const proof = { password: TEST_PASSWORD, code: codes[3] ?? "" };
    expect(await turnOffTwoStep(ctx, user.id, proof, NOBODY)).toEqual({ ok: true });
    expect(await askSecondStep(ctx, { userId: user.id, passwordHash: "x" }, "/")).toBeNull();
    expect(await rowsOf("select user_id from two_steps where user_id = ?", user.id)).toEqual([]);
    expect(await rowsOf("select user_id from recovery_codes where user_id = ?", user.id)).toEqual([]);
    expect(await causesOf(user)).toEqual(["two-step-on", "recovery-code-used", "two-step-off"]);
    expect(await eventsOf(user)).toEqual(["two-step-on", "recovery-code-used", "two-step-off"]);
  });
});
