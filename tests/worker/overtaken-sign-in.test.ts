import { beforeEach, describe, expect, it } from "vitest";
import { addPasskey, prepareAdding } from "~/account/passkeys/add.server";
import { prepareSignIn } from "~/account/passkeys/sign-in.server";
import { resetPassword } from "~/account/password/reset-password.server";
import { askSecondStep, judgeSecondStep, readSecondStep } from "~/account/two-step/second-step.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { SignInRefused } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { makePasskey, signWithPasskey } from "../support/authenticator";
import { change, interrupted, rowsOf } from "../support/database";
import { cookiesOf, newCaller, ORIGIN, post, send, solvedCaptcha } from "../support/pages";
import { verifiedRecovery, visitor } from "../support/recovery";
import { turnOn } from "../support/two-step";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const changePassword = () => change("update users set password_hash = 'scrypt$another' where id = ?", user.id);
/** The Worker's bindings in which `act` runs just before the session starts; by default, it changes the password. */
const overtaken = (act: () => Promise<unknown> = changePassword) => interrupted('insert into "sessions"', act);
const postOvertaken = (path: string, fields: Record<string, string>, { cookie = "", by = changePassword } = {}) => {
  const headers = { Origin: ORIGIN, "CF-Connecting-IP": newCaller(), Cookie: cookie };
  return send(path, { method: "POST", headers, body: new URLSearchParams(fields) }, overtaken(by));
};
const traces = () =>
  rowsOf(
    "select id from sessions where user_id = ? union all select device_hash from known_devices where user_id = ? union all select type from security_events where user_id = ? and type = 'sign-in'",
    user.id,
    user.id,
    user.id,
  );

/** Turns two-step sign-in on and returns a recovery code. */
const protect = async () => (await turnOn(ctx, user)).codes[0] ?? "";

describe("ASVS 7.4.3 a sign-in whose password is changed while it is being checked", () => {
  const fields = () => ({ email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) });

  it("starts no session in a browser", async () => {
    const response = await postOvertaken("/login", fields());
    expect(response.status).toBe(400);
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
    expect(await traces()).toEqual([]);
  });

  it("starts no session after the second step, which leads back to the password", async () => {
    const code = await protect();
    const waiting = cookiesOf(await post("/login", fields()))["__Host-sign-in"]?.pair ?? "";
    const response = await postOvertaken("/login/code", { code }, { cookie: waiting });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
    expect(await traces()).toEqual([]);
  });

  it("is refused at the second step too", async () => {
    const code = await protect();
    const asked = await askSecondStep(ctx, { userId: user.id, passwordHash: "scrypt$former" }, "/");
    const request = new Request(ORIGIN, { headers: { Cookie: asked?.split(";")[0] ?? "" } });
    const waiting = await readSecondStep(ctx, request);
    if (!waiting) throw new Error("Nothing waits");
    expect(await judgeSecondStep(ctx, waiting, code, NOBODY)).toEqual({ ok: false, reason: "expired" });
  });

  it("gets no API tokens", async () => {
    const { email, password, captchaToken, captchaAnswer } = fields();
    const body = { email, password, repatcheResponse: `${captchaToken}:${captchaAnswer}`, userType: "User" };
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await send("/api/auth/signin", init, overtaken());
    expect(response.status).toBe(401);
    expect(JSON.stringify(await response.json())).not.toContain("refreshToken");
    expect(await traces()).toEqual([]);
  });
});

describe("ASVS 7.4.3 a sign-in whose passkey is removed while it is being checked", () => {
  const at = new Request(`${ORIGIN}/login/passkey`);
  const answer = async () => {
    const ready = await prepareAdding(ctx, at, user, { name: "Phone", password: TEST_PASSWORD });
    if (!ready.ok) throw new Error(ready.reason);
    const made = await makePasskey(ready, ORIGIN);
    expect(await addPasskey(ctx, at, user.id, made.answer)).toEqual({ ok: true });
    return signWithPasskey(made.passkey, await prepareSignIn(ctx, at), { origin: ORIGIN });
  };

  it("starts no session after a password recovery, which removes every passkey", async () => {
    const [signed, token] = [await answer(), await verifiedRecovery(ctx, user)];
    const reset = async () => {
      expect(await resetPassword(ctx, { token, password: "seven slow trains", visitor })).toMatchObject({ ok: true });
    };
    const response = await postOvertaken("/login/passkey", { ...signed }, { by: reset });
    expect(response.status).toBe(400);
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
    expect(await response.text()).toContain("sign in with your password");
    expect(await traces()).toEqual([]);
  });

  it("starts a session when only another passkey is removed", async () => {
    const signed = await answer();
    const remove = () =>
      change("delete from passkeys where user_id = ? and id <> ?", user.id, JSON.parse(signed.credential).id);
    const response = await postOvertaken("/login/passkey", { ...signed }, { by: remove });
    expect(response.status).toBe(303);
    expect(cookiesOf(response)["__Host-session"]).toBeDefined();
  });
});

describe("a sign-in to an account that is erased in the meantime", () => {
  it("starts no session, whatever the proof of identity", async () => {
    await change("update users set erased_at = 1 where id = ?", user.id);
    await expect(completeSignIn(ctx, new Request(ORIGIN), user.id)).rejects.toBeInstanceOf(SignInRefused);
    expect(await traces()).toEqual([]);
  });
});
