import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addDomain,
  checkDomain,
  openOwnSignIn,
  releaseSignIn,
  removeDomain,
  removeSignIn,
  requireSignIn,
  saveProvider,
} from "~/account/company-sign-in/manage.server";
import { beginCompanySignInPath, COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createContext } from "~/platform/context";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, newCaller, post, requestFrom, send, solvedCaptcha, visit } from "../support/pages";
import { notificationsOf, registerCorporate } from "../support/people";
import { startProvider } from "../support/provider";
import { colleagueOf } from "../support/subject";
import { invite, newAddress } from "../support/team";
import { turnOn } from "../support/two-step";
import { createTestContext, registerCompany, TEST_PASSWORD, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const ctx = withoutQueue(createTestContext());
const later = (days: number) => withoutQueue(createTestContext(() => Date.now() + days * DAY));
const PROOF = { password: TEST_PASSWORD };

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => provider.reset());
// Other files run in the same Worker.
afterAll(() => vi.unstubAllGlobals());

let count = 0;

/** The owner of a corporate company whose people have addresses of its own domain. */
async function buyerOf(domain = `buyer-${++count}.com`) {
  const registered = await registerCorporate(ctx);
  const email = `owner@${domain}`;
  await change("update users set email = ? where id = ?", email, registered.id);
  return { ...registered, email, domain };
}

/** Adds the domain and its record, and proves it. */
async function prove(owner: CurrentUser, domain: string) {
  expect(await addDomain(ctx, owner, domain)).toEqual({ ok: true });
  const own = await openOwnSignIn(ctx, owner);
  if (!own || own === "forbidden") throw new Error("No sign-in");
  provider.records.set(`_kompas.${domain}`, `kompas-domain=${own.proof}`);
  expect(await checkDomain(ctx, owner, domain)).toEqual({ ok: true, proof: "proved" });
  return own.id;
}

const form = (more: Record<string, string> = {}) => ({
  issuer: provider.issuer,
  clientId: "kompas",
  clientSecret: "a secret of the provider",
  ...PROOF,
  ...more,
});

/** A company whose people sign in through the provider. */
async function ready() {
  const owner = await buyerOf();
  const id = await prove(owner, owner.domain);
  expect(await saveProvider(ctx, requestFrom(), owner, form())).toEqual({ ok: true });
  return { owner, id, domain: owner.domain };
}

/** A browser that has been sent to the provider. */
async function begin(id: string, { cookie = "", next = "" } = {}) {
  const headers = { "CF-Connecting-IP": newCaller() };
  const sent = await visit(beginCompanySignInPath(id, next), { headers, cookie });
  expect(sent.status).toBe(303);
  const waiting = cookiesOf(sent)["__Host-company-sign-in"];
  if (!waiting) throw new Error("No cookie");
  expect(waiting.attributes).toEqual(expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]));
  const { code, state } = provider.authorize(sent.headers.get("Location") ?? "");
  return {
    id,
    cookie: [cookie, waiting.pair].filter(Boolean).join("; "),
    answer: { code, state } as Record<string, string>,
  };
}

const answer = ({ id, cookie, answer: given }: Awaited<ReturnType<typeof begin>>, more: Record<string, string> = {}) =>
  visit(`/login/company/${id}/answer?${new URLSearchParams({ ...given, ...more })}`, {
    cookie,
    headers: { "CF-Connecting-IP": newCaller() },
  });

let people = 0;
/** What the provider says about somebody. */
const person = (email: string, more: Record<string, unknown> = {}) => ({
  sub: `person-${++people}`,
  email,
  email_verified: true,
  name: "Thandi Nkosi",
  ...more,
});

/** A whole sign-in of a person. */
async function signInAs(id: string, claims: Record<string, unknown>, given: { cookie?: string; next?: string } = {}) {
  provider.answers.claims = claims;
  return answer(await begin(id, given));
}

/** Why nobody was signed in, in words. */
async function refusal(response: Response): Promise<string> {
  expect([response.status, cookiesOf(response)["__Host-session"]]).toEqual([expect.any(Number), undefined]);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(503);
  const text = await response.text();
  return /role="alert"[^>]*>(?<why>[^<]+)</.exec(text)?.groups?.why ?? text;
}

const userOf = async (email: string) =>
  (
    await rowsOf<{ id: string; role: string; companyId: string; username: string }>(
      "select id, role, company_id as companyId, username from users where email = ?",
      email,
    )
  )[0];

describe("a domain", () => {
  it("is proved by a record, of one company at a time, and refused where anybody has an address", async () => {
    const [first, second] = [await buyerOf(), await buyerOf()];
    expect(await addDomain(ctx, first, "gmail.com")).toMatchObject({ fault: "public" });
    expect(await addDomain(ctx, first, "not a domain")).toMatchObject({ fault: "form" });
    expect(await addDomain(ctx, first, ` @${first.domain.toUpperCase()} `)).toEqual({ ok: true });
    expect(await addDomain(ctx, first, first.domain)).toMatchObject({ fault: "known" });
    expect(await checkDomain(ctx, first, first.domain)).toEqual({ ok: true, proof: "missing" });
    // Nobody asks about a domain that is only said to be a company's.
    expect(await checkDomain(ctx, second, first.domain)).toEqual({ ok: false, reason: "not-found" });

    const own = await openOwnSignIn(ctx, first);
    if (!own || own === "forbidden") throw new Error("No sign-in");
    provider.files.set(first.domain, `kompas-domain=${own.proof}\n`);
    expect(await checkDomain(ctx, first, first.domain)).toEqual({ ok: true, proof: "proved" });

    await addDomain(ctx, second, first.domain);
    const others = await openOwnSignIn(ctx, second);
    if (!others || others === "forbidden") throw new Error("No sign-in");
    provider.records.set(`_kompas.${first.domain}`, `kompas-domain=${others.proof}`);
    expect(await checkDomain(ctx, second, first.domain)).toEqual({ ok: true, proof: "taken" });
    // Three months later its holder is whoever has the record then.
    expect(await checkDomain(later(91), second, first.domain)).toEqual({ ok: true, proof: "proved" });
    expect(await openOwnSignIn(ctx, first)).toMatchObject({ domains: [{ state: "waiting" }] });
    expect(await removeDomain(ctx, first, second.domain)).toBe(false);
    expect(await removeDomain(ctx, first, first.domain)).toBe(true);
  });

  it("is one of five at most", async () => {
    const owner = await buyerOf();
    for (const name of ["a", "b", "c", "d", "e"]) await addDomain(ctx, owner, `${name}.${owner.domain}`);
    expect(await addDomain(ctx, owner, owner.domain)).toMatchObject({ fault: "full" });
  });
});

describe("the provider", () => {
  it("is entered by the owner of a company with an access code, who gives the password again", async () => {
    const owner = await buyerOf();
    expect(await saveProvider(ctx, requestFrom(), owner, form())).toMatchObject({ reason: "not-found" });
    const id = await prove(owner, owner.domain);
    expect(await saveProvider(ctx, requestFrom(), owner, form({ password: "wrong" }))).toMatchObject({
      reason: "password-wrong",
    });
    expect(await saveProvider(ctx, requestFrom(), owner, form())).toEqual({ ok: true });
    const [row] = await rowsOf<{ secret: string }>(
      "select client_secret as secret from company_sign_ins where id = ?",
      id,
    );
    expect(row?.secret).not.toContain("secret of the provider");
    expect(ctx.storedBox("provider").open(row?.secret ?? "")).toBe("a secret of the provider");
    // An empty secret keeps the present one of this client, and of no other.
    await saveProvider(ctx, requestFrom(), owner, form({ clientSecret: "" }));
    expect(await openOwnSignIn(ctx, owner)).toMatchObject({ hasSecret: true });
    await saveProvider(ctx, requestFrom(), owner, form({ clientSecret: "", clientId: "another" }));
    expect(await openOwnSignIn(ctx, owner)).toMatchObject({ hasSecret: false });
    expect(await notificationsOf(owner)).toContain("company-sign-in-saved email");

    for (const stranger of [
      await registerCompany(ctx),
      await colleagueOf(ctx, owner),
      { ...owner, isConfirmed: false },
    ]) {
      expect(await openOwnSignIn(ctx, stranger)).toBe("forbidden");
      expect(await addDomain(ctx, stranger, "elsewhere.com")).toMatchObject({ reason: "forbidden" });
      expect(await saveProvider(ctx, requestFrom(), stranger, form())).toMatchObject({ reason: "forbidden" });
    }
  });

  it.each([
    ["http://login.provider.com", "https"],
    ["https://10.0.0.1/", "number"],
    ["https://login.provider.com:8443", "port"],
    ["https://login.internal", "private"],
    ["https://login.provider.com/?tenant=1", "malformed"],
    ["https://nobody.provider.com", "away"],
  ])("is not entered at %s", async (issuer, fault) => {
    const owner = await buyerOf();
    await prove(owner, owner.domain);
    expect(await saveProvider(ctx, requestFrom(), owner, form({ issuer }))).toMatchObject({ reason: "issuer", fault });
  });

  it.each([
    { issuer: "https://login.someone-else.com" },
    { jwks_uri: "https://10.0.0.1/keys" },
    { token_endpoint: "http://169.254.169.254/token" },
    { authorization_endpoint: undefined },
  ])("is not entered if it says %o of itself", async (metadata) => {
    const owner = await buyerOf();
    await prove(owner, owner.domain);
    provider.answers.metadata = metadata;
    expect(await saveProvider(ctx, requestFrom(), owner, form())).toMatchObject({ fault: "not-openid" });
    expect(provider.asked.some((address) => /10\.0\.0\.1|169\.254/.test(address))).toBe(false);
  });
});

describe("a sign-in through the company", () => {
  it("lets a new person join as a viewer, tells the owner, and knows the person the next time", async () => {
    const { owner, id, domain } = await ready();
    const claims = person(`thandi@${domain}`);
    const first = await signInAs(id, claims, { next: "/user/team" });
    expect([first.status, first.headers.get("Location")]).toEqual([303, "/user/team"]);
    expect(cookiesOf(first)["__Host-company-sign-in"]?.attributes).toContain("Max-Age=0");
    const thandi = await userOf(`thandi@${domain}`);
    expect(thandi).toMatchObject({ role: "viewer", companyId: owner.companyId, username: "Thandi Nkosi" });
    expect(await notificationsOf(owner)).toContain("colleague-joined email");
    const home = await visit("/user/team", { cookie: cookiesOf(first)["__Host-session"]?.pair ?? "" });
    expect(await home.text()).toContain("Thandi Nkosi");

    // Married, with another address of the company: the provider's own name for her decides.
    const second = await signInAs(id, { ...claims, email: `thandi.dlamini@${domain}` });
    expect(second.headers.get("Location")).toBe("/user/history");
    expect(await userOf(`thandi.dlamini@${domain}`)).toBeUndefined();
    // Without a password of her own, no password opens the account.
    for (const password of ["", "scrypt$", TEST_PASSWORD]) {
      const fields = { email: `thandi@${domain}`, password, ...solvedCaptcha(ctx) };
      const wrong = await post("/login", fields, { headers: { "CF-Connecting-IP": newCaller() } });
      expect([password, wrong.status]).toEqual([password, 400]);
    }
  });

  it("gives an invited person the place of the invitation, and takes what only userinfo says", async () => {
    const { owner, id, domain } = await ready();
    await invite(ctx, owner, { email: `invited@${domain}`, role: "contributor" });
    const claims = person("");
    provider.answers.userinfo = { sub: claims.sub, email: `invited@${domain}`, name: "https://spam.com" };
    const joined = await signInAs(id, { sub: claims.sub });
    expect(joined.status).toBe(303);
    expect(await userOf(`invited@${domain}`)).toMatchObject({ role: "contributor", username: "invited" });
    expect(await rowsOf("select id from invitations where company_id = ?", owner.companyId)).toEqual([]);
  });

  it.each<[string, (typeof provider)["answers"]["claims"], RegExp]>([
    ["nonce", { nonce: "another" }, /is not right/],
    ["audience", { aud: "another" }, /is not right/],
    ["issuer", { iss: "https://login.someone-else.com" }, /is not right/],
    ["time", { exp: Math.floor(Date.now() / 1000) - 600 }, /is not right/],
    ["address of another domain", { email: "thandi@elsewhere.com" }, /not one of/],
    ["address of a subdomain", { email: "thandi@sub.buyer.com" }, /not one of/],
    ["unchecked address", { email_verified: false }, /has not checked your email/],
    ["missing address", { email: "not an address" }, /does not say what your email/],
  ])("refuses a wrong %s", async (_, wrong, why) => {
    const { id, domain } = await ready();
    expect(await refusal(await signInAs(id, { ...person(`wrong@${domain}`), ...wrong }))).toMatch(why);
    expect(await userOf(`wrong@${domain}`)).toBeUndefined();
  });

  it("refuses a forged signature, a wrong state, another issuer's answer, and an error", async () => {
    const { id, domain } = await ready();
    provider.answers.isForged = true;
    expect(await refusal(await signInAs(id, person(`wrong@${domain}`)))).toMatch(/is not right/);
    provider.reset();
    provider.answers.claims = person(`wrong@${domain}`);
    expect(await refusal(await answer(await begin(id), { state: "another" }))).toMatch(/is not right/);
    expect(await refusal(await answer(await begin(id), { iss: "https://login.someone-else.com" }))).toMatch(
      /is not right/,
    );
    expect(await refusal(await answer(await begin(id), { error: "access_denied" }))).toMatch(/did not let you in/);
    provider.answers.tokenError = { status: 400, body: { error: "invalid_grant" } };
    expect(await refusal(await answer(await begin(id)))).toMatch(/has run out/);
    provider.answers.tokenError = { status: 401, body: { error: "invalid_client" } };
    expect(await refusal(await answer(await begin(id)))).toMatch(/does not accept Kompas/);
    provider.reset();
    const waiting = await begin(id);
    provider.answers.isAway = true;
    expect(await refusal(await answer(waiting))).toMatch(/does not answer/);
    const away = await visit(beginCompanySignInPath(id), { headers: { "CF-Connecting-IP": newCaller() } });
    expect(await refusal(away)).toMatch(/does not answer/);
  });

  it("takes an answer once, in the browser that asked for it, for the company that it was asked for", async () => {
    const [one, other] = [await ready(), await ready()];
    provider.answers.claims = person(`once@${one.domain}`);
    const waiting = await begin(one.id);
    expect(await refusal(await answer({ ...waiting, cookie: "" }))).toMatch(/begun in another browser/);
    expect(await refusal(await answer({ ...waiting, id: other.id }))).toMatch(/begun in another browser/);
    const fresh = await begin(one.id);
    expect((await answer(fresh)).status).toBe(303);
    expect(await refusal(await answer(fresh))).toMatch(/used already/);
  });

  it("opens an account of the company, and no account of another company or of the network's office", async () => {
    const { owner, id, domain } = await ready();
    const colleague = await colleagueOf(ctx, owner);
    await change("update users set email = ? where id = ?", `known@${domain}`, colleague.id);
    expect((await signInAs(id, person(`known@${domain}`))).status).toBe(303);
    expect(await rowsOf("select user_id from sign_in_links where user_id = ?", colleague.id)).toHaveLength(1);
    // The address was given to somebody else at the provider.
    expect(await refusal(await signInAs(id, person(`known@${domain}`)))).toMatch(/belongs to another person/);

    const elsewhere = await registerCompany(ctx, { email: `elsewhere@${domain}` });
    expect(await refusal(await signInAs(id, person(`elsewhere@${domain}`)))).toMatch(/does not open/);
    const administrator = await colleagueOf(ctx, owner, "viewer");
    await change("update users set email = ?, is_administrator = 1 where id = ?", `office@${domain}`, administrator.id);
    expect(await refusal(await signInAs(id, person(`office@${domain}`)))).toMatch(/does not open/);
    for (const { id: userId } of [elsewhere, administrator]) {
      expect(await rowsOf("select user_id from sign_in_links where user_id = ?", userId)).toEqual([]);
    }
    // Nor one that became an administrator's after it was linked.
    const claims = person(`risen@${domain}`);
    await signInAs(id, claims);
    await change("update users set is_administrator = 1 where email = ?", `risen@${domain}`);
    expect(await refusal(await signInAs(id, claims))).toMatch(/does not open/);

    const leaving = person(`leaving@${domain}`);
    await signInAs(id, leaving);
    await change("update users set deletion_due_at = ? where email = ?", ctx.clock() - 1, `leaving@${domain}`);
    expect(await refusal(await signInAs(id, leaving))).toMatch(/was removed from/);
  });

  it("looks for an old record again, and refuses once it has been gone for too long", async () => {
    const { id, domain } = await ready();
    const claims = person(`domain@${domain}`);
    const age = (days: number) =>
      change("update sign_in_domains set proved_at = ? where domain = ?", ctx.clock() - days * DAY, domain);
    const record = provider.records.get(`_kompas.${domain}`) ?? "";
    provider.records.delete(`_kompas.${domain}`);
    await age(70);
    expect((await signInAs(id, claims)).status).toBe(303);
    await age(91);
    expect(await refusal(await signInAs(id, claims))).toMatch(/no longer proves/);
    provider.records.set(`_kompas.${domain}`, record);
    expect((await signInAs(id, claims)).status).toBe(303);
    const [row] = await rowsOf<{ at: number }>("select proved_at as at from sign_in_domains where domain = ?", domain);
    expect(ctx.clock() - (row?.at ?? 0)).toBeLessThan(DAY);
  });

  it("is gone with the access code, with its removal, and where an installation has none", async () => {
    const { owner, id } = await ready();
    const path = beginCompanySignInPath(id);
    const off = { ...testEnv, COMPANY_SIGN_IN: "" };
    expect((await visit(path, { env: off })).status).toBe(404);
    expect(await openOwnSignIn(withoutQueue(createContext(off)), owner)).toBe("forbidden");
    expect(await (await visit("/login", { env: off })).text()).not.toContain("Continue with my company");
    await change("update companies set is_corporate = 0 where id = ?", owner.companyId);
    expect((await visit(path)).status).toBe(404);
    await change("update companies set is_corporate = 1 where id = ?", owner.companyId);
    expect(await removeSignIn(ctx, requestFrom(), owner, PROOF)).toEqual({ ok: true });
    expect((await visit(path)).status).toBe(404);
    expect((await visit("/login/company/nobody")).status).toBe(404);
  });
});

describe("a link to a company's sign-in", () => {
  it("leads to the sign-in page from another site, which could choose whom its visitors become", async () => {
    const { id } = await ready();
    const follow = (site: string) =>
      visit(beginCompanySignInPath(id), { headers: { "Sec-Fetch-Site": site, "CF-Connecting-IP": newCaller() } });
    for (const site of ["cross-site", "same-site"]) {
      const led = await follow(site);
      expect([led.headers.get("Location"), cookiesOf(led)["__Host-company-sign-in"]]).toEqual(["/login", undefined]);
    }
    for (const site of ["same-origin", "none"]) {
      expect((await follow(site)).headers.get("Location")).toContain(provider.issuer);
    }
  });
});

describe("the sign-in page", () => {
  const ask = (email: string) =>
    post("/login", { intent: "company", email, password: "" }, { headers: { "CF-Connecting-IP": newCaller() } });

  it("answers by the domain alone, whether or not the address has an account", async () => {
    const { owner, id, domain } = await ready();
    const pages = await Promise.all(
      [ask(owner.email), ask(`nobody@${domain}`)].map(async (asked) => (await asked).text()),
    );
    for (const html of pages) expect(html).toContain(`href="/login/company/${id}"`);
    const unknown = await ask("somebody@elsewhere.com");
    expect([unknown.status, (await unknown.text()).includes("No company has set up")]).toEqual([400, true]);
    expect((await ask("")).status).toBe(400);
  });
});

describe("requiring it", () => {
  const tryOut = async (owner: CurrentUser, id: string, claims: Record<string, unknown>) =>
    signInAs(id, claims, { cookie: await cookieOf(ctx, owner.id) });

  const signIn = (email: string, password = TEST_PASSWORD) =>
    post("/login", { email, password, ...solvedCaptcha(ctx) }, { headers: { "CF-Connecting-IP": newCaller() } });

  async function required() {
    const made = await ready();
    const tried = await tryOut(made.owner, made.id, person(made.owner.email));
    expect(tried.headers.get("Location")).toBe(COMPANY_SIGN_IN_PATH);
    const colleague = await colleagueOf(ctx, made.owner);
    const email = `colleague@${made.domain}`;
    await change("update users set email = ? where id = ?", email, colleague.id);
    return { ...made, colleague: { ...colleague, email } };
  }

  it("waits until the owner has tried it, as nobody else", async () => {
    const { owner, id, domain } = await ready();
    expect(await requireSignIn(ctx, requestFrom(), owner, PROOF)).toEqual({ ok: false, reason: "not-ready" });
    expect(await refusal(await tryOut(owner, id, person(`somebody@${domain}`)))).toMatch(/recognised someone else/);
    expect(await userOf(`somebody@${domain}`)).toBeUndefined();
    // Signed out meanwhile: then nobody has tried it.
    const waiting = await begin(id, { cookie: await cookieOf(ctx, owner.id) });
    provider.answers.claims = person(owner.email);
    const [, pair = ""] = waiting.cookie.split("; ");
    expect(await refusal(await answer({ ...waiting, cookie: pair }))).toMatch(/another browser/);
    expect((await tryOut(owner, id, person(owner.email))).status).toBe(303);
    expect(await requireSignIn(ctx, requestFrom(), owner, { password: "wrong" })).toMatchObject({
      reason: "password-wrong",
    });
    expect(await requireSignIn(ctx, requestFrom(), owner, PROOF)).toEqual({ ok: true });
    expect(await saveProvider(ctx, requestFrom(), owner, form({ clientId: "renewed" }))).toEqual({ ok: true });
  });

  it("ends sessions, passwords and recoveries of everybody but the owner, whose password is told each time", async () => {
    const { owner, colleague, id } = await required();
    const cookie = await cookieOf(ctx, colleague.id);
    expect((await visit("/user/team", { cookie })).status).toBe(200);
    expect(await openOwnSignIn(ctx, owner)).toMatchObject({ isTried: true, isRequired: false, outsiders: [] });
    expect(await requireSignIn(ctx, requestFrom(), owner, PROOF)).toEqual({ ok: true });
    expect((await visit("/user/team", { cookie })).status).toBe(303);
    expect(await notificationsOf(colleague)).toContain("company-sign-in-required email");

    const refused = await signIn(colleague.email);
    const html = await refused.text();
    expect([refused.status, html.includes("Your password does not open Kompas")]).toEqual([400, true]);
    expect(html).toContain(`/login/company/${id}`);
    // A wrong password says nothing of the kind.
    expect(await (await signIn(colleague.email, "wrong password")).text()).not.toContain("does not open Kompas");
    // Nothing else that proves a sign-in starts a session.
    await expect(cookieOf(ctx, colleague.id)).rejects.toThrow();

    const { captchaToken, captchaAnswer } = solvedCaptcha(ctx);
    const called = await send("/api/auth/signin", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": newCaller() },
      body: JSON.stringify({
        email: colleague.email,
        password: TEST_PASSWORD,
        userType: "User",
        repatcheResponse: `${captchaToken}:${captchaAnswer}`,
      }),
    });
    expect([called.status, (await called.text()).includes("does not open Kompas")]).toEqual([401, true]);
    const again = solvedCaptcha(ctx);
    const forgotten = await post(
      "/forgotPassword",
      { email: colleague.email, ...again },
      { headers: { "CF-Connecting-IP": newCaller() } },
    );
    expect(forgotten.status).toBe(303);
    const codes = await notificationsOf(colleague);
    expect(codes).not.toContain("recovery-code email");

    const byPassword = await signIn(owner.email);
    expect(byPassword.status).toBe(303);
    expect(await notificationsOf(owner)).toContain("company-sign-in-passed-by email");
    const before = (await notificationsOf(owner)).filter((each) => each.includes("passed-by")).length;
    await tryOut(owner, id, person(owner.email));
    expect((await notificationsOf(owner)).filter((each) => each.includes("passed-by"))).toHaveLength(before);

    expect((await signInAs(id, person(colleague.email))).status).toBe(303);
    expect(await releaseSignIn(ctx, requestFrom(), owner, PROOF)).toEqual({ ok: true });
    expect((await signIn(colleague.email)).status).toBe(303);
    expect(await notificationsOf(colleague)).toContain("company-sign-in-over email");
  });

  it("keeps a second step of one's own, unless the provider decides", async () => {
    const { owner, colleague, id } = await required();
    await turnOn(ctx, colleague);
    const claims = person(colleague.email);
    const asked = await signInAs(id, claims);
    expect([asked.headers.get("Location"), cookiesOf(asked)["__Host-session"]]).toEqual(["/login/code", undefined]);
    await requireSignIn(ctx, requestFrom(), owner, PROOF);
    expect(cookiesOf(await signInAs(id, claims))["__Host-session"]).toBeDefined();
  });

  it("sends an invited person to the company's sign-in, and names who could not sign in", async () => {
    const { owner } = await required();
    const outsider = { ...(await colleagueOf(ctx, owner, "viewer")), email: newAddress() };
    await change("update users set email = ? where id = ?", outsider.email, outsider.id);
    expect(await openOwnSignIn(ctx, owner)).toMatchObject({ outsiders: [outsider.email] });
    const { token } = await invite(ctx, owner, { email: newAddress() });
    await requireSignIn(ctx, requestFrom(), owner, PROOF);
    expect(await (await visit(`/invitation/${token}`)).text()).toContain("has its own sign-in");
  });

  it("stays until another provider has been tried", async () => {
    const { owner } = await required();
    await requireSignIn(ctx, requestFrom(), owner, PROOF);
    const issuer = provider.issuer.replace("https://", "https://other.");
    expect(await saveProvider(ctx, requestFrom(), owner, form({ issuer }))).toMatchObject({ fault: "away" });
  });
});

describe("the page of the company sign-in", () => {
  it("leads the owner from a domain to a sign-in that is required", async () => {
    const owner = await buyerOf();
    const cookie = await cookieOf(ctx, owner.id);
    const show = async (query = "") => (await visit(COMPANY_SIGN_IN_PATH + query, { cookie })).text();
    const submit = (fields: Record<string, string>, query = "") =>
      post(COMPANY_SIGN_IN_PATH + query, fields, { cookie });
    expect(await show()).toContain("Email domain");
    const wrong = await submit({ intent: "add", domain: "gmail.com" });
    expect([wrong.status, (await wrong.text()).includes('value="gmail.com"')]).toEqual([422, true]);
    expect((await submit({ intent: "add", domain: owner.domain })).status).toBe(303);
    const waiting = await show();
    const [, value = ""] = /(kompas-domain=[\w-]{43})/.exec(waiting) ?? [];
    expect(waiting).toContain(`_kompas.${owner.domain}`);
    expect((await submit({ intent: `check ${owner.domain}` })).status).toBe(422);
    provider.records.set(`_kompas.${owner.domain}`, value);
    expect((await submit({ intent: `check ${owner.domain}` })).status).toBe(303);
    expect(await show()).toContain("Proved on");

    const refused = await submit({ intent: "save", issuer: "http://10.0.0.1", clientId: "", password: "" });
    const errors = await refused.text();
    expect([refused.status, errors.includes("enter the client ID")]).toEqual([400, true]);
    const { password, ...rest } = form();
    const bad = await submit({ intent: "save", ...rest, issuer: "https://10.0.0.1", password });
    expect(await bad.text()).toContain("not the number of a machine");
    expect((await submit({ intent: "save", ...rest, password })).status).toBe(303);
    const [, id = ""] = /\/login\/company\/([\w-]+)/.exec(await show()) ?? [];
    expect((await signInAs(id, person(owner.email), { cookie })).headers.get("Location")).toBe(COMPANY_SIGN_IN_PATH);
    expect(await show("?ask=require")).toContain("Require the company sign-in?");
    expect((await submit({ intent: "require", password }, "?ask=require")).status).toBe(303);
    expect(await show()).toContain("Everyone but you has to use");
    expect(await (await submit({ intent: "remove", password: "wrong" }, "?ask=remove")).text()).toContain(
      "This is not your password",
    );
    expect((await submit({ intent: "remove", password }, "?ask=remove")).status).toBe(303);
    expect(await show()).toContain("No domain yet");
    const log = await (await visit("/user/security", { cookie })).text();
    expect(log).toContain("Company sign-in required of everyone");
  });
});
