import { beforeEach, describe, expect, it } from "vitest";
import { completeSignIn } from "~/features/account/complete-sign-in.server";
import { SignInRefused } from "~/features/account/credentials.server";
import type { CurrentUser } from "~/features/account/session.server";
import { askSecondStep, judgeSecondStep, readSecondStep } from "~/features/two-step/second-step.server";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/features/two-step/set-up.server";
import { totpAt } from "../support/authenticator";
import { change, interrupted, rowsOf } from "../support/database";
import { cookiesOf, ORIGIN, post, send, solvedCaptcha } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const NOWHERE = { browser: "", os: "", country: "", city: "" };
const ctx = withoutQueue(createTestContext());
let user: CurrentUser;
let callers = 0;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

/** The Worker's bindings in which the password is another one just before the session starts. */
const overtaken = () =>
  interrupted('insert into "sessions"', () =>
    change("update users set password_hash = 'scrypt$another' where id = ?", user.id),
  );
const postOvertaken = (path: string, fields: Record<string, string>, cookie = "") => {
  const headers = { Origin: ORIGIN, "CF-Connecting-IP": `203.0.113.${++callers}`, Cookie: cookie };
  return send(path, { method: "POST", headers, body: new URLSearchParams(fields) }, overtaken());
};
const traces = () =>
  rowsOf(
    "select id from sessions where user_id = ? union all select device_hash from known_devices where user_id = ? union all select type from security_events where user_id = ? and type = 'sign-in'",
    ...[user.id, user.id, user.id],
  );

/** Turns two-step sign-in on and returns a recovery code. */
async function protect(): Promise<string> {
  await beginTwoStep(ctx, user.id, TEST_PASSWORD);
  const standing = await findTwoStep(ctx, user.id);
  const secret = standing.state === "set-up" ? standing.secret : "";
  const done = await confirmTwoStep(ctx, user.id, totpAt(secret, Date.now()), NOWHERE);
  return (done.ok && done.codes[0]) || "";
}

describe("ASVS 7.4.3 a sign-in with a password that is changed while it is judged", () => {
  const fields = () => ({ email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) });

  it("starts no session in a browser", async () => {
    const response = await postOvertaken("/login", fields());
    expect(response.status).toBe(400);
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
    expect(await traces()).toEqual([]);
  });

  it("starts none after the second step, which leads back to the password", async () => {
    const code = await protect();
    const waiting = cookiesOf(await post("/login", fields()))["__Host-sign-in"]?.pair ?? "";
    const response = await postOvertaken("/login/code", { code }, waiting);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
    expect(await traces()).toEqual([]);
  });

  it("comes to no second step either", async () => {
    const code = await protect();
    const asked = await askSecondStep(ctx, { userId: user.id, passwordHash: "scrypt$former" }, "/");
    const request = new Request(ORIGIN, { headers: { Cookie: asked?.split(";")[0] ?? "" } });
    const waiting = await readSecondStep(ctx, request);
    if (!waiting) throw new Error("Nothing waits");
    expect(await judgeSecondStep(ctx, waiting, code, NOWHERE)).toEqual({ ok: false, reason: "expired" });
  });

  it("gets no tokens of the API", async () => {
    const { email, password, captchaToken, captchaAnswer } = fields();
    const body = { email, password, repatcheResponse: `${captchaToken}:${captchaAnswer}`, userType: "User" };
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await send("/api/auth/signin", init, overtaken());
    expect(response.status).toBe(401);
    expect(JSON.stringify(await response.json())).not.toContain("refreshToken");
    expect(await traces()).toEqual([]);
  });
});

describe("a sign-in to an account that is erased meanwhile", () => {
  it("starts no session, whatever proved it", async () => {
    await change("update users set erased_at = 1 where id = ?", user.id);
    await expect(completeSignIn(ctx, new Request(ORIGIN), user.id)).rejects.toBeInstanceOf(SignInRefused);
    expect(await traces()).toEqual([]);
  });
});
