import { z } from "@hono/zod-openapi";
import { beforeEach, describe, expect, it } from "vitest";
import { tokensSchema, userSchema } from "~/foundation/company/contract";
import { newSession } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { createTestContext, testEnv } from "../../support/worker";
import { call, PASSWORD, registration, signIn, signUp, solveCaptcha, take, welcome } from "./client";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now: number;
let ctx: Context;
beforeEach(() => {
  now = Date.now();
  ctx = createTestContext(() => now);
});

const me = (token: string) => call(ctx, "GET", "users/me", { token });
const refresh = (refreshToken: string) => call(ctx, "POST", "auth/refresh", { body: { refreshToken } });
const rotated = z.object({ tokens: tokensSchema, ...tokensSchema.shape });

async function signUpWith(fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const body = { ...registration(), repatcheResponse: await solveCaptcha(ctx), ...fields };
  return call(ctx, "POST", "auth/signup", { body, headers: { "CF-Connecting-IP": crypto.randomUUID(), ...headers } });
}

describe("signing up", () => {
  it("creates the company and its owner, who is signed in at once", async () => {
    const { answer, sent, token } = await signUp(ctx, { email: `New-${crypto.randomUUID()}@Example.com` });
    expect(answer.body).toMatchObject({
      statusCode: 200,
      message: "Sign Up completed successfully",
      data: { tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) } },
    });
    const user = take(userSchema, await me(token));
    expect(user).toEqual(take(welcome, answer).user);
    expect(user).toMatchObject({
      _id: user.id,
      username: sent.username,
      email: sent.email.toLowerCase(),
      company: sent.company,
      companyReg: "2015/123456/07",
      companyLocation: "1 Main Road",
      designation: "Owner",
      mobile: "+27821234567",
      industry: { _id: "hospitality", name: "Accommodation and food service" },
      country: "South Africa",
      state: "Gauteng",
      city: "Johannesburg",
      companySize: "Less than R300,000",
      language: "English",
      proImage: null,
      isCorporate: false,
      ownAccessCode: null,
      joinedAccessCode: [],
    });
  });

  it("accepts ids and names in any language, and answers in the caller's language", async () => {
    const cases = [
      [{ country: "Afrique du Sud", state: "ZA-WC", companySize: "50m-100m" }, "fr-CA, en;q=0.5", "Afrique du Sud"],
      [{ country: "MY", state: "Pulau Pinang", mobile: "+60123456789" }, "ms", "Malaysia"],
      [{ country: "malaysia", state: "2468", mobile: "012-345 6789", mobileCountry: "MY" }, "en", "Malaysia"],
    ] as const;
    for (const [fields, language, country] of cases) {
      const answer = await signUpWith({ ...fields, city: null }, { "Accept-Language": language });
      expect(take(welcome, answer).user).toMatchObject({ country, city: "" });
    }
  });

  it("joins the corporate company whose access code is given", async () => {
    const { user } = await signUp(ctx);
    const code = `BUY-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await testEnv.DB.prepare(
      "update companies set is_corporate = 1, access_code = ? where id = (select company_id from users where id = ?)",
    )
      .bind(code, user._id)
      .run();
    const supplier = await signUp(ctx, { accessCode: ` ${code.toLowerCase()} `, accessCodeConsent: true });
    expect(supplier.user.joinedAccessCode).toEqual([code]);
    expect(take(userSchema, await me(supplier.token)).joinedAccessCode).toEqual([code]);
    expect((await signUpWith({ accessCode: "NOBODY", accessCodeConsent: true })).body.errors).toHaveProperty(
      "accessCode",
    );
  });

  it("names every invalid field, in the specification's words", async () => {
    const answer = await call(ctx, "POST", "auth/signup", { body: { password: "short", repatcheResponse: "x:1" } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({
      username: ["Please enter Username"],
      email: ["Please enter Email"],
      company: ["Please enter Company name"],
      companyReg: ["Please enter Company Registration Number"],
      companyLocation: ["Please enter Company Address"],
      designation: ["Job Title is required"],
      industry: ["Industry is required"],
      country: ["Country is required"],
      state: ["State is required"],
      companySize: ["Annual Revenue is required"],
      password: ["The password needs at least 8 characters"],
    });
  });

  it("strips invisible characters and line breaks from names, and refuses web addresses in them", async () => {
    const wrong = { username: "\u200b\u2028", company: "see https\u200b://evil.example", designation: "\u202e…" };
    const answer = await signUpWith({ ...wrong, city: "-" });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      username: ["Please enter Username"],
      company: ["Please leave out the web address or email address"],
      designation: ["Please use at least one letter or digit"],
      city: ["Please use at least one letter or digit"],
    });
    expect((await signUpWith({ accessCode: "A\tB\u200b", accessCodeConsent: true })).body.errors).toEqual({
      accessCode: [expect.stringMatching(/^We do not know this access code/)],
    });
    const odd = { username: " Zoe\u0308\u202e ", company: "A & B: C/D //\u2028", designation: "a\u0000b" };
    const { user } = await signUp(ctx, { ...odd, city: "Cape\r\nTown", companyReg: "a\r\nBcc: x" });
    expect(user).toMatchObject({ username: "Zoë", company: "A & B: C/D //", designation: "a b", city: "Cape Town" });
    expect(user).toMatchObject({ companyReg: "a Bcc: x" });
  });

  it("accepts names with initials, and states the maximum length in the caller's language", async () => {
    const { user } = await signUp(ctx, { username: "Dr.S.Kumaran", company: `A.B.C. Trading ${"x".repeat(145)}` });
    expect(user).toMatchObject({ username: "Dr.S.Kumaran", company: expect.stringMatching(/^.{160}$/) });
    const long = { username: "x".repeat(151), company: "x".repeat(161), email: `${"a".repeat(250)}@example.com` };
    for (const [language, said] of [
      ["en", (most: number) => `Please use at most ${most} characters`],
      ["fr", (most: number) => `Veuillez ne pas dépasser ${most} caractères`],
      ["ms", (most: number) => `Sila gunakan paling banyak ${most} aksara`],
    ] as const) {
      const answer = await signUpWith(long, { "Accept-Language": language });
      expect(answer.body.errors).toEqual({ username: [said(150)], company: [said(160)], email: [said(254)] });
    }
  });

  it("accepts email addresses with signs and international domains, one user for both spellings of a domain", async () => {
    const { sent, user } = await signUp(ctx, { email: `Sales&Care+${crypto.randomUUID()}@MÜNCHEN.example` });
    expect(user.email).toBe(sent.email.toLowerCase().replace("münchen", "xn--mnchen-3ya"));
    expect((await signIn(ctx, { email: user.email })).status).toBe(200);
    expect((await signIn(ctx, { email: sent.email })).status).toBe(200);
    for (const [email, said] of [
      ["nobody", "Please enter a complete email address, such as “name@company.com”"],
      ["jürgen@example.com", "Before the @, please use only the letters a to z, digits and symbols"],
    ]) {
      expect((await signUpWith({ email })).body.errors).toEqual({ email: [said] });
    }
  });

  it("refuses values that do not exist or do not belong together, and keeps the captcha for the next try", async () => {
    const repatcheResponse = await solveCaptcha(ctx);
    const wrong = await signUpWith({
      repatcheResponse,
      mobile: "12",
      industry: "piracy",
      state: "Selangor",
      companySize: "a lot",
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(["companySize", "industry", "mobile", "state"]);
    expect((await signUpWith({ repatcheResponse })).status).toBe(200);
    const again = await signUpWith({ repatcheResponse });
    expect(again.status).toBe(422);
    expect(again.body.errors).toHaveProperty("repatcheResponse");
  });

  it("does not reveal whether an email address is taken", async () => {
    const first = await signUp(ctx);
    const second = await signUp(ctx, { email: first.sent.email, company: "Somebody else" });
    const shape = (value: unknown): unknown =>
      typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;
    expect(second.answer.status).toBe(200);
    expect(second.answer.body.message).toBe(first.answer.body.message);
    expect(shape(second.answer.body)).toEqual(shape(first.answer.body));
    expect(second.token).toHaveLength(first.token.length);
    expect(second.refreshToken).toHaveLength(first.refreshToken.length);
    expect(second.user._id).toHaveLength(first.user._id.length);
    expect(second.user._id).not.toBe(first.user._id);
    expect(second.user.company).toBe("Somebody else");

    expect((await me(second.token)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect(take(userSchema, await me(first.token)).company).toBe(first.sent.company);
  });

  it("blocks a caller who signs up again and again", async () => {
    const headers = { "CF-Connecting-IP": crypto.randomUUID() };
    const one = await signUpWith({ accessCode: "NOBODY", accessCodeConsent: true }, headers);
    expect(one.status).toBe(422);
    await testEnv.DB.prepare("update rate_limits set count = 60 where key like 'sign-up/caller/%'").run();
    const more = await signUpWith({}, headers);
    expect(more.status).toBe(429);
    expect(Number(more.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(more.body.message).toMatch(/^Too many tries\. Please wait \d+ minutes/);
  });
});

describe("signing in", () => {
  it("returns tokens and the user", async () => {
    const { sent } = await signUp(ctx);
    const answer = await signIn(ctx, { email: ` ${sent.email.toUpperCase()} ` });
    expect(answer.body).toMatchObject({ statusCode: 200, message: "Login successfully" });
    const { tokens, user } = take(welcome, answer);
    expect(take(userSchema, await me(tokens.accessToken))).toEqual(user);
  });

  it("returns the same answer for an unknown address and for a wrong password", async () => {
    const { sent } = await signUp(ctx);
    const wrong = await signIn(ctx, { email: sent.email, password: "not the one" });
    const unknown = await signIn(ctx, { email: "nobody@example.com" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it("requires an unused captcha answer and the user type", async () => {
    const { sent } = await signUp(ctx);
    const used = await solveCaptcha(ctx);
    expect((await signIn(ctx, { email: sent.email, repatcheResponse: used })).status).toBe(200);
    for (const repatcheResponse of [
      used,
      undefined,
      "",
      "made-up:7",
      `${(await solveCaptcha(ctx)).split(":")[0]}:99`,
    ]) {
      const answer = await signIn(ctx, { email: sent.email, repatcheResponse });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty("repatcheResponse");
    }
    const admin = await signIn(ctx, { email: sent.email, userType: "Admin" });
    expect(admin.status).toBe(422);
    expect(admin.body.errors).toHaveProperty("userType");
    const empty = await call(ctx, "POST", "auth/signin", { body: {} });
    expect(empty.body.errors).toMatchObject({ email: ["Please enter email"], password: ["Please enter password"] });
    expect(empty.body.message).toBe("Please enter email");
  });

  it("blocks password guessing for one address", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await signIn(ctx, { email })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    now += 16 * MINUTE;
    expect((await signIn(ctx, { email })).status).toBe(401);
  });
});

describe("API tokens", () => {
  it("give access for fifteen minutes, and can be refreshed for seven days", async () => {
    const { token, refreshToken } = await signUp(ctx);
    now += 15 * MINUTE - 1;
    expect((await me(token)).status).toBe(200);
    now += 1;
    const late = await me(token);
    expect(late.status).toBe(401);
    expect(late.body.message).toBe("Authentication failed. Please log in again.");
    expect(late.headers.get("WWW-Authenticate")).toContain("invalid_token");
    now += 6 * DAY;
    const next = take(rotated, await refresh(refreshToken));
    expect((await me(next.tokens.accessToken)).status).toBe(200);
    now += 7 * DAY;
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  it.each([
    ["a second before", -1000, 200],
    ["at", 0, 401],
    ["a second after", 1000, 401],
  ])(
    "%s thirty days from signing in, however often they were refreshed (%i ms), answer %i",
    async (_when, offset, status) => {
      let { token, refreshToken } = await signUp(ctx);
      const end = now + 30 * DAY;
      for (let day = 6; day < 30; day += 6) {
        now += 6 * DAY;
        ({ accessToken: token, refreshToken } = take(rotated, await refresh(refreshToken)));
      }
      // Refreshed in the last quarter of an hour, so that only the end of the session itself can make it invalid.
      now = end - 10 * MINUTE;
      ({ accessToken: token, refreshToken } = take(rotated, await refresh(refreshToken)));
      now = end + offset;
      expect((await me(token)).status).toBe(status);
      expect((await refresh(refreshToken)).status).toBe(status);
    },
  );

  it("are all revoked as a family when a used refresh token returns", async () => {
    const { token, refreshToken } = await signUp(ctx);
    const next = take(rotated, await refresh(refreshToken));
    expect(next.refreshToken).not.toBe(refreshToken);
    expect((await me(token)).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await me(next.accessToken)).status).toBe(401);
    expect((await me(token)).status).toBe(401);
  });

  it("are issued to only one of many simultaneous refreshes", async () => {
    const { refreshToken } = await signUp(ctx);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  it("of other sign-ins of the same user stay valid when one signs out", async () => {
    const { sent, token, refreshToken } = await signUp(ctx);
    const other = take(welcome, await signIn(ctx, { email: sent.email })).tokens;
    const answer = await call(ctx, "POST", "auth/logout", { token });
    expect(answer.status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await me(other.accessToken)).status).toBe(200);
    const body = { refreshToken: other.refreshToken };
    expect((await call(ctx, "POST", "auth/logout", { body })).status).toBe(200);
    expect((await me(other.accessToken)).status).toBe(401);
    expect((await call(ctx, "POST", "auth/logout", { body })).status).toBe(401);
  });

  it("cannot be replaced by a page session, a refresh token or an altered token", async () => {
    const { user, token, refreshToken } = await signUp(ctx);
    const { write, cookie } = await newSession(ctx, new Request("https://kompas.test/login"), user._id);
    await write;
    const withCookie = await call(ctx, "GET", "users/me", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
    expect(withCookie.status).toBe(401);
    expect(withCookie.body.message).toBe("Please log in to continue");
    const altered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const value of [refreshToken, altered, "", "x"]) expect((await me(value)).status).toBe(401);
    const basic = await call(ctx, "GET", "users/me", { headers: { Authorization: `Basic ${token}` } });
    expect(basic.status).toBe(401);
  });
});

describe("the account's language", () => {
  it("takes precedence over Accept-Language and can be changed", async () => {
    const { sent, token } = await signUp(ctx, {}, { "Accept-Language": "ms" });
    expect(take(userSchema, await me(token))).toMatchObject({ language: "Malay", country: "Afrika Selatan" });
    const changed = await call(ctx, "POST", "users/language", { token, body: { language: "French" } });
    expect(changed.body).toMatchObject({ data: { language: "French", message: "La langue a été changée" } });
    const headers = { "Accept-Language": "en" };
    const missing = await call(ctx, "GET", "users/submission/summery?SubmissionId=nothing", { token, headers });
    expect(missing.body.message).toBe("Ce que vous demandez n’existe pas ou ne vous est pas accessible");
    const answer = await signIn(ctx, { email: sent.email, password: PASSWORD }, headers);
    expect(take(welcome, answer).user.country).toBe("Afrique du Sud");
    const unknown = await call(ctx, "POST", "users/language", { token, body: { language: "Klingon" } });
    expect(unknown.status).toBe(422);
    expect(take(userSchema, await me(token)).language).toBe("French");
  });
});
