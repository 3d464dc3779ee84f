import { beforeEach, describe, expect, it } from "vitest";
import { findRecovery } from "~/account/password/recovery.server";
import { type CurrentUser, findUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens, rotateTokens } from "~/foundation/identity/tokens.server";
import { codeFor } from "../support/codes";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, newCaller, ORIGIN, post, solvedCaptcha, visit } from "../support/pages";
import { isPassword, NEW_PASSWORD, recoverySteps, verifiedRecovery } from "../support/recovery";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
let now = Date.now();
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const { start, reset } = recoverySteps(ctx, () => user);
const verified = () => verifiedRecovery(ctx, user);
const signsIn = (password: string) => isPassword(user, password);

describe("the new password of a recovery", () => {
  it("ASVS 6.2.4, 6.2.11 must follow the policy, and the token stays valid meanwhile", async () => {
    const token = await verified();
    expect(await reset(token, "password1")).toEqual({ ok: false, reason: "invalid", error: "errors.passwordCommon" });
    expect(await reset(token, user.email)).toEqual({ ok: false, reason: "invalid", error: "errors.passwordPersonal" });
    expect(await reset(token, user.companyName)).toMatchObject({ error: "errors.passwordPersonal" });
    expect((await reset(token)).ok).toBe(true);
  });

  it("is set once per token: of two requests at once one succeeds, and afterwards none", async () => {
    const token = await verified();
    const verdicts = await Promise.all([reset(token, "first of the two"), reset(token, "second of them two")]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "over")).toHaveLength(1);
    const winner = verdicts[0]?.ok ? "first of the two" : "second of them two";
    expect(await signsIn(winner)).toBe(true);
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    const told = await rowsOf("select id from outbox where user_id = ? and cause = 'password-changed'", user.id);
    expect(told).toHaveLength(2);
  });

  it("can be set for fifteen minutes", async () => {
    const [early, late] = [await verified(), await verified()];
    now += 15 * MINUTE;
    expect(await reset(late)).toEqual({ ok: false, reason: "over" });
    now -= 1;
    expect((await reset(early)).ok).toBe(true);
  });

  it("ASVS 7.4.3 ends every session of the user's browsers and API clients, and no other user's", async () => {
    const stranger = await registerCompany(ctx);
    const request = new Request(ORIGIN);
    const cookies = [await cookieOf(ctx, user.id), await cookieOf(ctx, stranger.id)];
    const [own, other] = [await issueTokens(ctx, request, user.id), await issueTokens(ctx, request, stranger.id)];
    expect((await reset(await verified())).ok).toBe(true);
    const who = async (cookie = "") => {
      const fresh = withoutQueue(createTestContext(clock));
      return (await findUser(fresh, new Request(ORIGIN, { headers: { Cookie: cookie } })))?.id;
    };
    expect([await who(cookies[0]), await who(cookies[1])]).toEqual([undefined, stranger.id]);
    expect(await findTokenOwner(ctx, own.accessToken, request)).toBeNull();
    expect(await rotateTokens(ctx, request, own.refreshToken)).toMatchObject({ reason: "token" });
    expect((await findTokenOwner(ctx, other.accessToken, request))?.user.id).toBe(stranger.id);
  });

  it("drops a pending change of email, voids other recoveries and keeps two-step sign-in (ASVS 6.4.3)", async () => {
    const other = await start();
    const verdict = await verified();
    await change(
      "insert into email_changes (id, user_id, email, created_at, expires_at) values (?, ?, 'thief@example.com', ?, ?)",
      ctx.ids.create(),
      user.id,
      now,
      now + 60 * MINUTE,
    );
    await change(
      "insert into two_steps (user_id, secret, confirmed_at, last_step, created_at) values (?, 'sealed', ?, 0, ?)",
      user.id,
      now,
      now,
    );
    expect((await reset(verdict)).ok).toBe(true);
    expect(await rowsOf("select id from email_changes where user_id = ?", user.id)).toEqual([]);
    expect((await findRecovery(ctx, other)).stage).toBe("over");
    expect(await rowsOf("select secret from two_steps where user_id = ?", user.id)).toEqual([{ secret: "sealed" }]);
  });

  it("removes the user's passkeys, and no other user's", async () => {
    const stranger = await registerCompany(ctx);
    for (const { id } of [user, stranger]) {
      await change(
        "insert into passkeys (id, user_id, name, public_key, counter, transports, created_at) values (?, ?, 'x', '', 0, '[]', 0)",
        `key-of-${id}`,
        id,
      );
    }
    expect((await reset(await verified())).ok).toBe(true);
    const left = await rowsOf("select user_id as id from passkeys where user_id in (?, ?)", user.id, stranger.id);
    expect(left).toEqual([{ id: stranger.id }]);
  });

  it("is written completely or not at all, and a retry completes it", async () => {
    const count = async () => {
      const { ctx: counting, sent } = createFaultyContext(-1, "run", clock);
      expect((await reset(await verified(), NEW_PASSWORD, withoutQueue(counting))).ok).toBe(true);
      return sent();
    };
    const statements = await count();
    expect(statements).toBeGreaterThan(6);
    for (let at = 1; at <= statements; at += 1) {
      user = await registerCompany(ctx);
      const token = await verified();
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty } = createFaultyContext(at, "fail", clock);
      await expect(reset(token, NEW_PASSWORD, withoutQueue(faulty))).rejects.toThrow();
      expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
      expect((await reset(token)).ok).toBe(true);
    }
  });
});

describe("the recovery pages", () => {
  const walk = async () => {
    const headers = { "CF-Connecting-IP": newCaller() };
    const real = withoutQueue(createTestContext());
    const fields = { email: ` ${user.email.toUpperCase()} `, ...solvedCaptcha(real) };
    const asked = await post("/forgotPassword", fields, { headers });
    const cookie = cookiesOf(asked)["__Host-recovery"]?.pair ?? "";
    return { cookie, code: await codeFor(real, user) };
  };

  it("lead from the email address to /login, accept a pasted code with spaces, and leave nothing behind", async () => {
    const { cookie, code } = await walk();
    const pasted = ` ${code.slice(0, 3)} ${code.slice(3)}\n`;
    const given = await post("/OTPverify", { code: pasted }, { cookie });
    expect([given.status, given.headers.get("Location")]).toEqual([303, "/resetPassword"]);
    const next = cookiesOf(given)["__Host-recovery"]?.pair ?? "";
    expect(next).not.toBe(cookie);
    expect((await visit("/OTPverify", { cookie: next })).headers.get("Location")).toBe("/resetPassword");

    const empty = await post("/resetPassword", {}, { cookie: next });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please enter password");
    const differing = { password: NEW_PASSWORD, confirmation: "seven slow planes" };
    const refused = await post("/resetPassword", differing, { cookie: next });
    const html = await refused.text();
    expect(html).toContain("Passwords must match");
    expect(html).not.toContain(NEW_PASSWORD);

    const done = await post("/resetPassword", { password: NEW_PASSWORD, confirmation: NEW_PASSWORD }, { cookie: next });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/login"]);
    expect(cookiesOf(done)["__Host-recovery"]?.attributes).toContain("Max-Age=0");
    const login = await visit("/login", { cookie: cookiesOf(done)["__Host-flash"]?.pair });
    expect(await login.text()).toContain("Password Reset Successfully");
    expect(await signsIn(NEW_PASSWORD)).toBe(true);
  });

  it("lead back with a message when a later page lacks a valid recovery", async () => {
    for (const path of ["/OTPverify", "/resetPassword"]) {
      for (const cookie of [undefined, "__Host-recovery=nonsense"]) {
        const response = await visit(path, { cookie });
        expect([response.status, response.headers.get("Location")]).toEqual([303, "/forgotPassword"]);
        const page = await visit("/forgotPassword", { cookie: cookiesOf(response)["__Host-flash"]?.pair });
        expect(await page.text()).toContain("That request has expired");
      }
    }
    const { cookie } = await walk();
    expect((await visit("/resetPassword", { cookie })).headers.get("Location")).toBe("/OTPverify");
  });

  it("say how long to wait for a new code", async () => {
    const { cookie } = await walk();
    expect(await (await visit("/OTPverify", { cookie })).text()).toMatch(/new code in \d+ seconds/);
    const early = await post("/OTPverify", { intent: "resend" }, { cookie });
    expect(early.status).toBe(429);
    expect(Number(early.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(await early.text()).toMatch(/Please wait \d+ seconds/);
    const nothing = await post("/OTPverify", { code: "12345" }, { cookie });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain("Please enter all digits of the code");
  });
});
