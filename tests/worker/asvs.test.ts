import { describe, expect, it } from "vitest";
import { keepRecovery } from "~/account/password/recovery-cookie.server";
import { askSecondStep } from "~/account/two-step/second-step.server";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/account/two-step/set-up.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { signIn } from "~/foundation/identity/credentials.server";
import { findUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens } from "~/foundation/identity/tokens.server";
import { resources } from "~/i18n/resources";
import { hashPassword, matchPassword } from "~/platform/crypto/passwords";
import { hashToken } from "~/platform/crypto/tokens";
import { totpAt } from "../support/authenticator";
import { deliverAll } from "../support/codes";
import { change, rowsOf } from "../support/database";
import { formerHash } from "../support/former-hash";
import { cookieOf, cookiesOf, ORIGIN, post, send, solvedCaptcha, visit } from "../support/pages";
import { beginRecovery, isPassword, verifiedRecovery } from "../support/recovery";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

// Requirements of ASVS 5.0, level 2, on accounts and sessions that no other file covers.

const ctx = withoutQueue(createTestContext());
let callers = 0;
const newCaller = () => `198.18.0.${++callers}`;
const request = (headers: HeadersInit = {}) => new Request(ORIGIN, { headers });
const pairOf = (setCookie: string | null | undefined) => setCookie?.split(";")[0] ?? "";
const signInOnPage = (email: string, password: string) =>
  post("/login", { email, password, ...solvedCaptcha(ctx) }, { headers: { "CF-Connecting-IP": newCaller() } });

describe("ASVS 6.2.7 password managers and pasting", () => {
  const inputsOf = (html: string) =>
    (html.match(/<input[^>]*>/g) ?? []).map((tag) =>
      Object.fromEntries(
        [...tag.matchAll(/ ([\w-]+)="([^"]*)"/gi)].map(([, name = "", value]) => [name.toLowerCase(), value]),
      ),
    );

  it("are told what each password, code and address field is for", async () => {
    const user = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, user.id);
    const protectedUser = await registerCompany(ctx);
    await beginTwoStep(ctx, protectedUser.id, TEST_PASSWORD);
    const settingUp = await cookieOf(ctx, protectedUser.id);
    const html: Record<string, string> = {};
    const read = async (name: string, path: string, as = "") => {
      const page = await visit(path, { cookie: as });
      expect([name, page.status]).toEqual([name, 200]);
      html[name] = await page.text();
    };
    await read("login", "/login");
    await read("register", "/register");
    await read("recovery", "/forgotPassword");
    await read("code", "/OTPverify", pairOf(await keepRecovery(await beginRecovery(ctx, user.email))));
    await read("reset", "/resetPassword", pairOf(await keepRecovery(await verifiedRecovery(ctx, user))));
    await read("change", "/user/profile/password", cookie);
    await read("edit", "/user/profile/edit", cookie);
    await read("two-step", "/user/security/two-step", cookie);
    await read("app", "/user/security/two-step", settingUp);
    await read("passkeys", "/user/security/passkeys", cookie);
    await read("everywhere", "/user/security?dialog=everywhere", cookie);
    await read("delete", "/user/privacy?dialog=delete", cookie);
    const standing = await findTwoStep(ctx, protectedUser.id);
    const secret = standing.state === "set-up" ? standing.secret : "";
    await confirmTwoStep(ctx, protectedUser.id, totpAt(secret, Date.now()), {
      browser: "",
      os: "",
      country: "",
      city: "",
    });
    await read("proof", "/user/security/two-step?ask=off", settingUp);
    const waiting = await askSecondStep(ctx, { userId: protectedUser.id, passwordHash: "x" }, "/");
    await read("second step", "/login/code", pairOf(waiting));

    const filled = Object.entries(html).map(([name, page]) => [
      name,
      inputsOf(page)
        .filter(({ type, name: field }) => type === "password" || /code$|^email$/i.test(field ?? ""))
        .filter(({ name: field }) => field !== "accessCode")
        .map(({ autocomplete }) => autocomplete),
    ]);
    expect(Object.fromEntries(filled)).toEqual({
      login: ["username", "current-password"],
      register: ["email", "new-password"],
      recovery: ["username"],
      code: ["one-time-code"],
      reset: ["new-password", "new-password"],
      change: ["current-password", "new-password", "new-password"],
      edit: ["email", "current-password"],
      "two-step": ["current-password"],
      app: ["one-time-code"],
      passkeys: ["current-password"],
      everywhere: ["current-password"],
      delete: ["current-password"],
      proof: ["current-password", "one-time-code"],
      "second step": ["one-time-code"],
    });
    for (const input of Object.values(html).flatMap(inputsOf)) {
      if (input.type === "password") expect(input).not.toHaveProperty("readonly");
      expect(Object.keys(input).filter((name) => name.startsWith("on"))).toEqual([]);
    }
  });

  it("are not blocked by any script: none of ours listens to what is pasted, typed or dropped", () => {
    const scripts = import.meta.glob<string>("../../app/**/enhance/*.ts", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(scripts).length).toBeGreaterThan(2);
    for (const [path, source] of Object.entries(scripts))
      expect(source, path).not.toMatch(/["'.](on)?(paste|drop|beforeinput)\b/i);
  });
});

describe("ASVS 6.2.8 the verification of a whole password in one normalised form", () => {
  const EXACT = `  Épée ${"Aé".repeat(59)} X `;

  it("compares by hash: not trimmed, cut, changed in case or mapped to look-alike characters", async () => {
    expect([...EXACT]).toHaveLength(128);
    const hash = await hashPassword(EXACT);
    expect(await matchPassword(EXACT, hash)).toBe("yes");
    for (const other of [
      EXACT.trim(),
      EXACT.trimEnd(),
      EXACT.slice(0, 127),
      `${EXACT.slice(0, 127)}.`,
      EXACT.toLowerCase(),
      EXACT.replace("X", "Ｘ"),
      EXACT.replaceAll("  ", " "),
    ]) {
      expect(await matchPassword(other, hash), JSON.stringify(other)).toBe("no");
    }
  });

  it("covers the form that sets the password and the form that accepts it", async () => {
    const user = await registerCompany(ctx);
    const fields = { password: TEST_PASSWORD, newPassword: EXACT, confirmation: EXACT };
    const changed = await post("/user/profile/password", fields, { cookie: await cookieOf(ctx, user.id) });
    expect([changed.status, changed.headers.get("Location")]).toEqual([303, "/login"]);
    expect(await isPassword(user, EXACT)).toBe(true);
    for (const other of [EXACT.trim(), EXACT.toUpperCase(), `${EXACT.slice(0, 127)}x`]) {
      expect((await signInOnPage(user.email, other)).status).toBe(400);
    }
    expect((await signInOnPage(user.email, EXACT)).status).toBe(303);
  });
});

describe("a password with accents or spaces of another width (RFC 8265, OpaqueString)", () => {
  const SET = "Élève  à l’île \u00e7 ";
  const FORMS = [SET.normalize("NFD"), SET.replaceAll(" ", "\u00a0"), SET.normalize("NFD").replaceAll(" ", "\u3000")];

  it.each(FORMS)("works when typed on another system: signed in, confirmed and changed (%j)", async (typed) => {
    const user = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, user.id);
    // The confirmation is typed in another Unicode form than the new password.
    const fields = { password: TEST_PASSWORD, newPassword: typed, confirmation: SET };
    expect((await post("/user/profile/password", fields, { cookie })).headers.get("Location")).toBe("/login");
    expect((await signInOnPage(user.email, SET)).status).toBe(303);
    expect((await signInOnPage(user.email, typed)).status).toBe(303);
    expect((await signInOnPage(user.email, SET.toLowerCase())).status).toBe(400);
    const again = await cookieOf(ctx, user.id);
    const same = { password: SET, newPassword: typed, confirmation: typed };
    const refused = await post("/user/profile/password", same, { cookie: again });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(resources.en.account.errors.passwordSame);
    expect((await beginTwoStep(ctx, user.id, typed)).ok).toBe(true);
  });

  it("matches an old hash only as it was typed then, and from the next sign-in on in every form", async () => {
    const user = await registerCompany(ctx);
    const was = SET.normalize("NFD");
    const former = await formerHash(was);
    await change("update users set password_hash = ? where id = ?", former, user.id);
    expect((await signInOnPage(user.email, SET)).status).toBe(400);
    expect((await signInOnPage(user.email, was)).status).toBe(303);
    expect(await rowsOf("select 1 from users where password_hash = ?", former)).toEqual([]);
    expect((await signInOnPage(user.email, SET)).status).toBe(303);

    await change("update users set password_hash = ? where id = ?", former, user.id);
    expect((await beginTwoStep(ctx, user.id, was)).ok).toBe(true);
    expect(await isPassword(user, SET)).toBe(true);
  });
});

describe("ASVS 6.2.10 a password that is neither compromised nor changed", () => {
  it("signs in years later, and no page asks for another one", async () => {
    const user = await registerCompany(ctx);
    const years = 7 * 365 * 24 * 60 * 60_000;
    await change("update users set created_at = ? where id = ?", Date.now() - years, user.id);
    const response = await signInOnPage(user.email, TEST_PASSWORD);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/user/history"]);
    const cookie = cookiesOf(response)["__Host-session"]?.pair;
    for (const path of ["/user/history", "/user/profile"]) {
      const page = await visit(path, { cookie });
      expect([path, page.status]).toEqual([path, 200]);
      expect(await page.text()).not.toMatch(/password (has expired|is old)|choose a new password/i);
    }

    const later = withoutQueue(createTestContext(() => Date.now() + years));
    const { captchaToken, captchaAnswer } = solvedCaptcha(later);
    const captcha = `${captchaToken}:${captchaAnswer}`;
    const input = { email: user.email, password: TEST_PASSWORD, captcha, caller: newCaller() };
    expect(await signIn(later, input)).toMatchObject({ ok: true, userId: user.id });
  });
});

describe("ASVS 7.2.1 the server's verification of a session token", () => {
  const cookieWith = (token: unknown) => `__Host-session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
  const tokenIn = (cookie: string) =>
    String(JSON.parse(atob(decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)))));
  const other = (letter = "") => (letter === "A" ? "B" : "A");

  it("in a browser rejects a token that was changed or made up", async () => {
    const user = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, user.id);
    const token = tokenIn(cookie);
    expect((await visit("/user/history", { cookie: cookieWith(token) })).status).toBe(200);
    for (const forged of [
      other(token[0]) + token.slice(1),
      token.slice(0, 20) + other(token[20]) + token.slice(21),
      token.slice(0, 42) + other(token[42]),
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
      // What someone who steals the database would have.
      hashToken(token),
      user.id,
      { id: user.id },
      "' or 1=1 --",
      "",
    ]) {
      const response = await visit("/user/history", { cookie: cookieWith(forged) });
      expect([forged, response.headers.get("Location")]).toEqual([forged, "/login?next=%2Fuser%2Fhistory"]);
    }
  });

  it("over the API rejects a changed token, a refresh token and an id of the database", async () => {
    const user = await registerCompany(ctx);
    const { accessToken, refreshToken } = await issueTokens(ctx, request(), user.id);
    const [session] = await rowsOf<{ id: string }>("select id from sessions where user_id = ?", user.id);
    const statusFor = async (token: string) => {
      const response = await send("/api/users/me", { headers: { Authorization: `Bearer ${token}` } });
      await response.body?.cancel();
      return response.status;
    };
    expect(await statusFor(accessToken)).toBe(200);
    for (const forged of [
      other(accessToken[0]) + accessToken.slice(1),
      accessToken.slice(0, 30) + other(accessToken[30]) + accessToken.slice(31),
      accessToken.slice(0, -4),
      refreshToken,
      session?.id ?? "",
      user.id,
      tokenIn(await cookieOf(ctx, user.id)),
    ]) {
      expect([forged, await statusFor(forged)]).toEqual([forged, 401]);
    }
  });
});

describe("ASVS 7.2.2, 7.2.3 session tokens", () => {
  it("are new and random for each session, and are no static secret of an account", async () => {
    const user = await registerCompany(ctx);
    const cookies = await Promise.all(Array.from({ length: 40 }, () => cookieOf(ctx, user.id)));
    const tokens = cookies.map((cookie) => atob(decodeURIComponent(cookie.split("=")[1] ?? "")).slice(1, -1));
    expect(new Set(tokens).size).toBe(40);
    const bytes = tokens.map((token) => Buffer.from(token, "base64url"));
    for (const each of bytes) expect(each.length * 8).toBeGreaterThanOrEqual(128);
    // Every byte varies, so no part encodes the user, the time or the server.
    for (let at = 0; at < 32; at += 1) expect(new Set(bytes.map((each) => each[at])).size).toBeGreaterThan(8);
    for (const word of [user.id, user.email, user.companyId]) expect(tokens.join()).not.toContain(word);
  });

  it("of the API are separate for each sign-in, and end only with their own sign-in", async () => {
    const user = await registerCompany(ctx);
    const [one, two] = [await issueTokens(ctx, request(), user.id), await issueTokens(ctx, request(), user.id)];
    expect(one.accessToken).not.toBe(two.accessToken);
    expect(one.refreshToken).not.toBe(two.refreshToken);
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${one.accessToken}` };
    expect((await send("/api/auth/logout", { method: "POST", headers, body: "{}" })).status).toBe(200);
    expect(await findTokenOwner(ctx, one.accessToken, request())).toBeNull();
    expect((await findTokenOwner(ctx, two.accessToken, request()))?.user.id).toBe(user.id);
  });

  it("of a browser are issued only by a sign-in", async () => {
    const user = await registerCompany(ctx);
    const headers = await completeSignIn(ctx, request(), user.id);
    const cookie = headers.getSetCookie().find((each) => each.startsWith("__Host-session="));
    const fresh = withoutQueue(createTestContext());
    expect((await findUser(fresh, request({ Cookie: pairOf(cookie) })))?.id).toBe(user.id);
    for (const path of ["/", "/login", "/register", "/forgotPassword", "/privacy-policy", "/user/history"]) {
      expect(cookiesOf(await visit(path))["__Host-session"], path).toBeUndefined();
    }
  });
});

describe("ASVS 1.2.1, 3.2.2 user input in emails and in the bell", () => {
  it("is shown as text, whatever the names contain", async () => {
    const evil = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    const user = await registerCompany(ctx);
    await change("update users set username = ?, job_title = ? where id = ?", evil, evil, user.id);
    await change("update companies set name = ? where id = ?", evil, user.companyId);
    await change(
      "update outbox set data = json_object('company', ?, 'name', ?), cause = case channel when 'email' then cause else 'access-code-joined' end where user_id = ?",
      evil,
      evil,
      user.id,
    );
    await deliverAll(ctx, user.id);
    const mails = await rowsOf<{ html: string }>("select html from local_mailbox where recipient = ?", user.email);
    expect(mails.length).toBeGreaterThan(0);
    const cookie = await cookieOf(ctx, user.id);
    const paths = [
      "/notifications",
      "/user/profile",
      "/user/profile/edit",
      "/user/security",
      "/user/privacy?dialog=delete",
    ];
    const pages = await Promise.all(paths.map(async (path) => (await visit(path, { cookie })).text()));
    for (const html of [...mails.map((mail) => mail.html), ...pages]) {
      expect(html).toContain("&lt;script&gt;alert(1)");
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    }
  });
});
