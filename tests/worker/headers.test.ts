import { describe, expect, it } from "vitest";
import { COOKIES, cookieFaults } from "../support/cookies";
import { cookieOf, cookiesOf, ORIGIN, post, solvedCaptcha, visit } from "../support/pages";
import { providerOf, registerCorporate } from "../support/people";
import { linkTo } from "../support/sharing";
import { createSignedIn, ctx } from "../support/signed-in";
import { protectedOwner } from "../support/two-step";
import { TEST_PASSWORD } from "../support/worker";

const { user, cookie, draft, completed, sendForm } = await createSignedIn();
const shared = (await linkTo(ctx, user, ctx.ids.resolve(completed) ?? "")).path;

describe("the headers of every response", () => {
  const answers = (): [string, number, () => Promise<Response>][] => [
    ["a page for anyone", 200, () => visit("/login")],
    ["a page for a user", 200, () => visit("/user/history", { cookie })],
    ["the question form", 200, () => visit(`/${draft}?section=water.assess`, { cookie })],
    ["the results", 200, () => visit(`/user/dashboard/${completed}`, { cookie })],
    ["a report by its link", 200, () => visit(shared)],
    ["a link to a report that is gone", 410, () => visit("/shared/none")],
    ["a page that is not there", 404, () => visit("/nothing/here")],
    ["a link that does not open", 422, () => visit(`/view/${"A".repeat(43)}`, { cookie })],
    ["a redirect", 303, () => visit("/user/history")],
    ["a refused form", 403, () => sendForm("/logout", {}, { Origin: "https://evil.example" })],
    ["a form with errors", 400, () => post("/login", {})],
    ["an answer of the API", 200, () => visit("/api/auth/captcha")],
    ["a failure of the API", 401, () => visit("/api/users/me")],
    ["a refused call", 415, () => sendForm("/api/auth/signin", { email: "x" }, { Origin: "https://evil.example" })],
  ];
  const check = async (judge: (headers: Headers, name: string) => void) => {
    for (const [name, status, get] of answers()) {
      const response = await get();
      expect([name, response.status]).toEqual([name, status]);
      await response.body?.cancel();
      judge(response.headers, name);
    }
  };
  const policyOf = (headers: Headers) =>
    new Map(
      (headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources] as const;
      }),
    );

  it("ASVS 3.4.1 include Strict-Transport-Security for a year at least, subdomains included", () =>
    check((headers, name) => {
      const value = headers.get("Strict-Transport-Security") ?? "";
      expect(Number(/max-age=(\d+)/.exec(value)?.[1]), name).toBeGreaterThanOrEqual(31_536_000);
      expect(value, name).toContain("includeSubDomains");
    }));

  it("ASVS 3.4.2 let no other origin read a page; the API, which reads no cookie, answers to any without credentials", () =>
    check((headers, name) => {
      const isApi = /API|call/.test(name);
      expect(headers.get("Access-Control-Allow-Origin"), name).toBe(isApi ? "*" : null);
      expect(headers.get("Access-Control-Allow-Credentials"), name).toBeNull();
    }));

  it("ASVS 3.4.3 include a Content-Security-Policy that runs scripts by nonce only", async () => {
    const nonces: string[] = [];
    await check((headers, name) => {
      const policy = policyOf(headers);
      expect(policy.get("default-src"), name).toEqual(["'none'"]);
      expect(policy.get("base-uri"), name).toEqual(["'none'"]);
      expect(policy.get("form-action"), name).toEqual(["'self'"]);
      expect(policy.get("style-src"), name).toEqual(["'self'"]);
      const [nonce = "", ...rest] = policy.get("script-src") ?? [];
      expect(rest, name).toEqual(["'strict-dynamic'"]);
      expect(nonce, name).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
      expect(policy.get("worker-src"), name).toEqual(["'self'"]);
      for (const own of ["object-src", "frame-src", "script-src-attr", "script-src-elem"]) {
        expect(policy.has(own), name).toBe(false);
      }
      nonces.push(nonce);
    });
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it("ASVS 3.4.4 include nosniff", () =>
    check((headers, name) => expect(headers.get("X-Content-Type-Options"), name).toBe("nosniff")));

  it("ASVS 3.4.5 include a Referrer-Policy that tells other sites nothing", () =>
    // A link is a secret, so even our own pages that its reader visits do not receive it.
    check((headers, name) =>
      expect(headers.get("Referrer-Policy"), name).toBe(/link to|its link/.test(name) ? "no-referrer" : "same-origin"),
    ));

  it("ASVS 3.4.6 forbid framing", () =>
    check((headers, name) => expect(policyOf(headers).get("frame-ancestors"), name).toEqual(["'none'"])));

  it("ASVS 14.3.2 forbid storing in a cache", () =>
    check((headers, name) => expect(headers.get("Cache-Control"), name).toContain("no-store")));

  it("ASVS 4.1.1 include a Content-Type with its character set wherever there is a body", () =>
    check((headers, name) => {
      const type = headers.get("Content-Type");
      if (type) expect(type, name).toMatch(/^(text\/html; charset=utf-8|application\/json)/i);
    }));

  it("match the nonce on every script of a page, with no script in an attribute", async () => {
    for (const path of [`/${draft}?section=water.assess`, `/user/dashboard/${completed}`, "/register", "/nothing"]) {
      const response = await visit(path, { cookie });
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
      const html = await response.text();
      for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
      expect(html).not.toMatch(/(href|action|src)="javascript:/i);
    }
  });

  it("change a cookie with every page of a signed-in user, so that no browser shows an old copy of a page", async () => {
    const markOf = (response: Response) => cookiesOf(response)["__Host-page"]?.pair;
    const paths = [
      "/user/history",
      `/${draft}?section=water.assess`,
      `/topics/${draft}`,
      `/points/${draft}`,
      `/review/${draft}`,
    ];
    const marks = new Set<string | undefined>();
    for (const path of [...paths, "/user/profile", "/notifications", `/user/dashboard/${completed}`, "/nowhere"]) {
      const mark = markOf(await visit(path, { cookie }));
      expect(mark, path).toMatch(/^__Host-page=[\w%-]{22,}$/);
      expect(marks, path).not.toContain(mark);
      marks.add(mark);
    }
    for (const path of ["/login", "/knowledge-base"]) expect(markOf(await visit(path)), path).toBeUndefined();
    expect(markOf(await visit("/api/openapi.json", { cookie }))).toBeUndefined();
  });

  it("ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4 set no cookie that scripts, other hosts or plain HTTP could read", async () => {
    const { user: careful } = await protectedOwner(ctx);
    const signIn = (email: string) => post("/login", { email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) });
    const answered = [
      await signIn(user.email),
      await signIn(careful.email),
      await visit("/login/code"),
      await post("/register", { intent: "back", username: "Eve" }),
      await post("/forgotPassword", { email: user.email, ...solvedCaptcha(ctx) }),
      await post("/language", { language: "en", back: "/" }),
      await visit(`/user/dashboard/${completed}?generateReport=true`, { cookie }),
      await sendForm(`/autosave/${draft}?section=water.assess`, { section: "water.assess" }, { Origin: ORIGIN }),
      await post("/logout", {}, { cookie: await cookieOf(ctx, user.id) }),
      await sendForm(`/takeAlong/${draft}`, { intent: "take" }, { Origin: ORIGIN }),
      await visit("/user/profile", { cookie }),
      await visit(shared),
      // A provider's answer that nobody here has asked for.
      await visit(`/login/company/${await providerOf(await registerCorporate(ctx))}/answer`),
    ];
    // `post` and `visit` check the attributes of each.
    const names = answered.flatMap((response) => Object.keys(cookiesOf(response)));
    expect([...new Set(names)].sort()).toEqual(Object.keys(COOKIES));
  });

  it.each([
    ["a name that is not listed", "__Host-other=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax"],
    ["no HttpOnly", "__Host-flash=1; Max-Age=60; Path=/; Secure; SameSite=Lax"],
    ["no Secure", "__Host-flash=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax"],
    ["a word for other sites", "__Host-flash=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=None"],
    ["another path", "__Host-flash=1; Max-Age=60; Path=/user; HttpOnly; Secure; SameSite=Lax"],
    ["other hosts", "__Host-flash=1; Domain=kompas.test; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax"],
    ["a longer life", "__Host-flash=1; Max-Age=61; Path=/; HttpOnly; Secure; SameSite=Lax"],
    ["no end", "__Host-flash=1; Path=/; HttpOnly; Secure; SameSite=Lax"],
    [
      "more than a browser takes",
      `__Host-flash=${"1".repeat(4096)}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ],
  ])("fail the cookie check when a cookie has %s", (_what, header) => {
    expect(cookieFaults(new Headers({ "Set-Cookie": header }))).toHaveLength(1);
  });
});
