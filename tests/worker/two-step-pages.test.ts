import { beforeEach, describe, expect, it } from "vitest";
import { findTwoStep } from "~/account/two-step/set-up.server";
import type { Context } from "~/platform/context";
import { change } from "../support/database";
import { cookieOf, cookiesOf, post, send, solvedCaptcha, visit } from "../support/pages";
import { codeNow, go, protectedOwner, STEP, withFakeClock, wrongCode } from "../support/two-step";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const MINUTE = 60_000;

withFakeClock();
let ctx: Context;
beforeEach(() => {
  ctx = withoutQueue(createTestContext());
});

const createProtected = () => protectedOwner(ctx);

describe("ASVS 6.3.3 signing in on the page", () => {
  const signIn = (email: string, search = "") =>
    post(`/login${search}`, { email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) });

  it("starts no session before the code, and one after it", async () => {
    const { user, secret } = await createProtected();
    const first = await signIn(user.email, "?next=/user/profile");
    expect([first.status, first.headers.get("Location")]).toEqual([303, "/login/code"]);
    expect(Object.keys(cookiesOf(first))).toEqual(["__Host-sign-in"]);
    const waiting = cookiesOf(first)["__Host-sign-in"];
    expect(waiting?.attributes).toEqual(expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Lax", "Max-Age=600"]));
    const cookie = waiting?.pair ?? "";
    expect(decodeURIComponent(cookie)).not.toContain(user.id);
    expect((await visit("/user/history", { cookie })).headers.get("Location")).toMatch(/^\/login/);
    expect(await (await visit("/login/code", { cookie })).text()).toContain('autoComplete="one-time-code"');

    const refused = await post("/login/code", { code: wrongCode(secret) }, { cookie });
    expect(refused.status).toBe(400);
    expect(Object.keys(cookiesOf(refused))).toEqual([]);
    const html = await refused.text();
    expect(html).toContain("This code is wrong");
    expect(html).not.toContain(wrongCode(secret));
    const empty = await post("/login/code", { code: "12" }, { cookie });
    expect(await empty.text()).toContain("Enter the 6 digits");

    const done = await post("/login/code", { code: ` ${codeNow(secret).replace(/^.../, "$& ")} ` }, { cookie });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/user/profile"]);
    const cookies = cookiesOf(done);
    expect(cookies["__Host-sign-in"]?.attributes).toContain("Max-Age=0");
    const session = cookies["__Host-session"]?.pair ?? "";
    expect((await visit("/user/history", { cookie: session })).status).toBe(200);
  });

  it("says how long to wait after five wrong codes", async () => {
    const { user, secret } = await createProtected();
    const cookie = cookiesOf(await signIn(user.email))["__Host-sign-in"]?.pair ?? "";
    const statuses = [];
    for (let count = 1; count <= 5; count += 1) {
      statuses.push((await post("/login/code", { code: wrongCode(secret) }, { cookie })).status);
    }
    const limited = await post("/login/code", { code: codeNow(secret) }, { cookie });
    expect([...statuses, limited.status]).toEqual([400, 400, 400, 400, 400, 429]);
    expect(limited.headers.get("Retry-After")).toBe("900");
    expect(await limited.text()).toContain("15 minutes");
  });

  it("leads back to the password after ten minutes, after a new password, and without a pending sign-in", async () => {
    const { user, secret } = await createProtected();
    const open = async (path: string, cookie: string) => {
      const response = await visit(path, { cookie });
      return [response.headers.get("Location"), cookiesOf(response)["__Host-flash"] !== undefined];
    };
    expect(await open("/login/code", "")).toEqual(["/login", true]);
    expect(await open("/login/code", "__Host-sign-in=ImFiYyI%3D")).toEqual(["/login", true]);
    const cookie = cookiesOf(await signIn(user.email))["__Host-sign-in"]?.pair ?? "";
    go(10 * MINUTE);
    expect(await open("/login/code", cookie)).toEqual(["/login", true]);

    const fresh = cookiesOf(await signIn(user.email))["__Host-sign-in"]?.pair ?? "";
    await change("update users set password_hash = 'scrypt$another' where id = ?", user.id);
    const response = await post("/login/code", { code: codeNow(secret) }, { cookie: fresh });
    expect(response.headers.get("Location")).toBe("/login");
    expect(cookiesOf(response)["__Host-session"]).toBeUndefined();
  });

  it("never redirects to another site", async () => {
    const { user, secret } = await createProtected();
    const cookie = cookiesOf(await signIn(user.email, "?next=//evil.example"))["__Host-sign-in"]?.pair ?? "";
    const done = await post("/login/code", { code: codeNow(secret) }, { cookie });
    expect(done.headers.get("Location")).toBe("/user/history");
  });
});

describe("ASVS 6.3.3 signing in by the API", () => {
  const call = async (email: string, otp?: string, password = TEST_PASSWORD) => {
    const { captchaToken, captchaAnswer } = solvedCaptcha(ctx);
    const body = { email, password, otp, repatcheResponse: `${captchaToken}:${captchaAnswer}`, userType: "User" };
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await send("/api/auth/signin", init);
    const answer = await response.json<{ errors?: Record<string, string[]>; data?: { tokens: unknown } }>();
    return {
      status: response.status,
      fields: Object.keys(answer.errors ?? {}),
      hasTokens: Boolean(answer.data?.tokens),
    };
  };

  it("asks for a code only after the correct password, and accepts it in otp", async () => {
    const { user, secret, codes } = await createProtected();
    const refused = { status: 401, fields: ["otp"], hasTokens: false };
    const welcome = { status: 200, fields: [], hasTokens: true };
    expect(await call(user.email)).toEqual(refused);
    expect(await call(user.email, wrongCode(secret))).toEqual(refused);
    expect(await call(user.email, codeNow(secret), "not the password")).toEqual({ ...refused, fields: [] });
    expect(await call(user.email, codeNow(secret))).toEqual(welcome);
    expect(await call(user.email, codeNow(secret))).toEqual(refused);
    expect(await call(user.email, codes[0])).toEqual(welcome);
    expect(await call((await registerCompany(ctx)).email)).toEqual(welcome);
  });
});

describe("the page of two-step sign-in", () => {
  const PATH = "/user/security/two-step";

  it("leads from the password through the key to the recovery codes, which are shown once", async () => {
    const user = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, user.id);
    expect((await post(PATH, { intent: "begin", password: "wrong" }, { cookie })).status).toBe(400);
    const begun = await post(PATH, { intent: "begin", password: TEST_PASSWORD }, { cookie });
    expect([begun.status, begun.headers.get("Location")]).toEqual([303, PATH]);
    const html = await (await visit(PATH, { cookie })).text();
    const standing = await findTwoStep(ctx, user.id);
    const secret = standing.state === "set-up" ? standing.secret : "";
    expect(html).toContain(secret.match(/.{4}/g)?.join(" "));
    expect(html).toContain(`secret=${secret}`);
    expect(html).toMatch(/<svg[^>]+role="img"/);

    const refused = await post(PATH, { intent: "confirm", code: wrongCode(secret) }, { cookie });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(secret.match(/.{4}/g)?.join(" "));
    const shown = await post(PATH, { intent: "confirm", code: codeNow(secret) }, { cookie });
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    const codes = (await shown.text()).match(/<li>(\d{4}-\d{4}-\d{4})<\/li>/g) ?? [];
    expect(codes).toHaveLength(10);
    const later = await (await visit(PATH, { cookie })).text();
    expect(later).toContain("10 recovery codes left");
    expect(later).not.toMatch(/\d{4}-\d{4}-\d{4}/);
    expect(later).not.toContain(secret);

    go(STEP);
    const proof = { password: TEST_PASSWORD, code: codeNow(secret) };
    const renewed = await post(`${PATH}?ask=renew`, { intent: "renew", ...proof }, { cookie });
    expect((await renewed.text()).match(/<li>\d{4}-\d{4}-\d{4}<\/li>/g)).toHaveLength(10);
    go(STEP);
    const wrong = await post(`${PATH}?ask=off`, { intent: "off", ...proof, password: "wrong" }, { cookie });
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    expect(page).toContain("This is not your password");
    expect(page).not.toContain(proof.code);
    const off = await post(`${PATH}?ask=off`, { intent: "off", ...proof, code: codeNow(secret) }, { cookie });
    expect([off.status, off.headers.get("Location")]).toEqual([303, PATH]);
    expect(await findTwoStep(ctx, user.id)).toEqual({ state: "off" });
  });
});
