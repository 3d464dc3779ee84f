import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/features/account/session.server";
import { saveAnswers } from "~/features/assessment/save-answers.server";
import { submitAssessment } from "~/features/assessment/submit.server";
import { BODY_LIMIT } from "~/platform/security.server";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, ORIGIN, post, send, solvedCaptcha, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;
let cookie: string;
let draft: string;
let completed: string;

beforeAll(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  draft = ctx.ids.seal(await completeDraft(ctx, user, 30));
  const finished = await completeDraft(ctx, user, 40);
  await submitAssessment(ctx, user, finished);
  completed = ctx.ids.seal(finished);
});

const SECTION = { section: "water.assess", "q.water.assess.1": "no", intent: "save" };

/** Every form of the product, with fields that would change something. */
const mutations = (): [path: string, fields: Record<string, string>][] => [
  ["/login", { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) }],
  ["/register", { intent: "back", username: "Eve" }],
  ["/user/history", {}],
  ["/", {}],
  [`/${draft}`, SECTION],
  [`/${draft}`, { intent: "submit" }],
  [`/autosave/${draft}`, SECTION],
  ["/language", { language: "fr", back: "/" }],
  ["/logout", {}],
];

/** Sends a form with exactly these headers. */
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string>, method = "POST") =>
  send(path, { method, headers: { Cookie: cookie, ...headers }, body: new URLSearchParams(fields) });

describe("ASVS 3.5.1 a form is taken from our own pages only", () => {
  it.each([
    ["without an Origin", {}],
    ["from nowhere", { Origin: "null" }],
    ["from another site", { Origin: "https://evil.example" }],
    ["from a site that begins like ours", { Origin: `${ORIGIN}.evil.example` }],
    ["from a site that ends like ours", { Origin: "https://evilkompas.test" }],
    ["from a subdomain", { Origin: "https://www.kompas.test" }],
    ["from our host without TLS", { Origin: "http://kompas.test" }],
    ["from another port", { Origin: `${ORIGIN}:8443` }],
    ["from another site that has no Origin", { "Sec-Fetch-Site": "cross-site" }],
    ["from a sibling site that has no Origin", { "Sec-Fetch-Site": "same-site" }],
    ["from another site that says same-origin", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
  ])("%s it is refused with 403 and changes nothing", async (_, headers: Record<string, string>) => {
    const before = await dumpDatabase();
    for (const [path, fields] of mutations()) {
      const response = await sendForm(path, fields, headers);
      expect([path, response.status]).toEqual([path, 403]);
      expect(cookiesOf(response)).toEqual({});
      expect(await response.text()).toContain("This form came from another site");
    }
    expect(await dumpDatabase()).toEqual(before);
  });

  it.each([
    ["with our Origin", { Origin: ORIGIN }],
    ["with no Origin but same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ])("%s it is taken", async (_, headers: Record<string, string>) => {
    const response = await sendForm(`/${draft}`, SECTION, headers);
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/${draft}?section=water.assess`]);
  });

  it("takes no call of the API from a foreign page, and no cookie for a sign-in", async () => {
    const before = await dumpDatabase();
    for (const [method, path] of [
      ["POST", "users/submission/create"],
      ["PATCH", "users/submission/end"],
      ["POST", "users/questions/answer"],
      ["POST", "users/language"],
      ["POST", "auth/logout"],
    ] as const) {
      const headers = { Cookie: cookie, "Content-Type": "application/json" };
      const init = { method, body: "{}" };
      const url = `/api/${path}`;
      const foreign = await send(url, { ...init, headers: { ...headers, Origin: "https://evil.example" } });
      expect([path, foreign.status]).toEqual([path, 403]);
      expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
      await foreign.body?.cancel();
      const own = await send(url, { ...init, headers: { ...headers, Origin: ORIGIN } });
      expect([path, own.status]).toEqual([path, 401]);
      await own.body?.cancel();
    }
    expect(await dumpDatabase()).toEqual(before);
  });
});

describe("ASVS 3.5.3 nothing changes by a GET", () => {
  it("neither the session, the language nor an assessment", async () => {
    const before = await dumpDatabase();
    for (const path of ["/logout", "/language?language=fr&back=/user/history"]) {
      const response = await visit(path, { cookie });
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 302, "/"]);
      expect(cookiesOf(response)).toEqual({});
    }
    for (const path of [
      "/user/history?start=1",
      `/${draft}?intent=submit`,
      `/${draft}?section=water.assess&q.water.assess.1=yes&intent=save`,
      `/autosave/${draft}?section=water.assess&q.water.assess.1=yes`,
      `/user/dashboard/${draft}?generateReport=true`,
    ]) {
      const response = await visit(path, { cookie });
      expect(response.status).toBeLessThan(500);
      await response.body?.cancel();
    }
    expect(await dumpDatabase()).toEqual(before);
    expect((await visit("/user/history", { cookie })).status).toBe(200);
  });

  it.each(["PUT", "PATCH", "DELETE"])("and a page does not take %s", async (method) => {
    for (const [path, fields] of mutations()) {
      const response = await sendForm(path, fields, { Origin: ORIGIN }, method);
      expect([path, response.status]).toEqual([path, 405]);
      await response.body?.cancel();
    }
  });
});

describe("what is sent must be small and of a kind that is read", () => {
  const form = (bytes: number) => {
    const start = "section=water.assess&intent=save&x=";
    return start + "x".repeat(bytes - start.length);
  };
  const headers = () => ({
    Origin: ORIGIN,
    Cookie: cookie,
    "Content-Type": "application/x-www-form-urlencoded",
  });
  /** As a body without Content-Length, in pieces. */
  const stream = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(sent, sent + 8192));
        sent += 8192;
      },
    });
  };
  const request = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { ...headers(), ...more },
      body,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });

  it.each([
    ["a true Content-Length", (text: string) => [text, { "Content-Length": String(text.length) }] as const],
    ["no Content-Length", (text: string) => [stream(text), {}] as const],
    ["a Content-Length that is too small", (text: string) => [stream(text), { "Content-Length": "10" }] as const],
  ])("at most 64 KiB, with %s", async (_, wrap: (text: string) => readonly [BodyInit, Record<string, string>]) => {
    expect(BODY_LIMIT).toBe(65_536);
    expect((await request(`/${draft}`, ...wrap(form(BODY_LIMIT)))).status).toBe(303);
    const response = await request(`/${draft}`, ...wrap(form(BODY_LIMIT + 1)));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("What you sent is too large");
  });

  it("by what Content-Length says alone, without reading on", async () => {
    const response = await request(`/${draft}`, form(100), { "Content-Length": String(BODY_LIMIT + 1) });
    expect(response.status).toBe(413);
  });

  it("stops reading a body that does not end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    expect((await request(`/${draft}`, endless)).status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });

  it("answers the API in its envelope", async () => {
    const response = await request("/api/auth/signin", JSON.stringify({ x: "x".repeat(BODY_LIMIT) }), {
      "Content-Type": "application/json",
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ statusCode: 413, errors: {} });
  });

  it.each([
    ["text/plain", "section=water.assess"],
    ["application/json", "{}"],
    ["application/xml", "<x/>"],
    ["multipart/mixed; boundary=x", "--x--"],
    ["", "section=water.assess"],
  ])("a form, and not %j", async (type, body) => {
    const before = await dumpDatabase();
    const response = await request(`/${draft}`, new TextEncoder().encode(body), { "Content-Type": type });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain("What you sent cannot be read");
    expect(await dumpDatabase()).toEqual(before);
  });

  it("a broken multipart body is refused without a trace of the code", async () => {
    const response = await request(`/${draft}`, "no boundary in here", {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(/at \w+ \(|index\.js|Error:/);
  });
});

describe("headers of every answer", () => {
  const answers = (): [string, number, () => Promise<Response>][] => [
    ["a page for anyone", 200, () => visit("/login")],
    ["a page for a user", 200, () => visit("/user/history", { cookie })],
    ["the question form", 200, () => visit(`/${draft}?section=water.assess`, { cookie })],
    ["the results", 200, () => visit(`/user/dashboard/${completed}`, { cookie })],
    ["a page that is not there", 404, () => visit("/nothing/here")],
    ["a link that does not open", 422, () => visit(`/view/${"A".repeat(43)}`, { cookie })],
    ["a redirect", 303, () => visit("/user/history")],
    ["a refused form", 403, () => sendForm("/logout", {}, { Origin: "https://evil.example" })],
    ["a form with errors", 400, () => post("/login", {})],
    ["an answer of the API", 200, () => visit("/api/auth/captcha")],
    ["a failure of the API", 401, () => visit("/api/users/me")],
    ["a refused call", 403, () => sendForm("/api/auth/signin", {}, { Origin: "https://evil.example" })],
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

  it("ASVS 3.4.1 Strict-Transport-Security for a year at least, subdomains included", () =>
    check((headers, name) => {
      const value = headers.get("Strict-Transport-Security") ?? "";
      expect(Number(/max-age=(\d+)/.exec(value)?.[1]), name).toBeGreaterThanOrEqual(31_536_000);
      expect(value, name).toContain("includeSubDomains");
    }));

  it("ASVS 3.4.2 no other origin may read", () =>
    check((headers, name) => expect(headers.get("Access-Control-Allow-Origin"), name).toBeNull()));

  it("ASVS 3.4.3 a Content-Security-Policy that runs scripts by nonce only", async () => {
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
      for (const own of ["object-src", "worker-src", "frame-src", "script-src-attr", "script-src-elem"]) {
        expect(policy.has(own), name).toBe(false);
      }
      nonces.push(nonce);
    });
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it("ASVS 3.4.4 nosniff", () =>
    check((headers, name) => expect(headers.get("X-Content-Type-Options"), name).toBe("nosniff")));

  it("ASVS 3.4.5 a Referrer-Policy that tells other sites nothing", () =>
    check((headers, name) => expect(headers.get("Referrer-Policy"), name).toBe("same-origin")));

  it("ASVS 3.4.6 nobody may frame us", () =>
    check((headers, name) => expect(policyOf(headers).get("frame-ancestors"), name).toEqual(["'none'"])));

  it("ASVS 14.3.2 nothing is kept in a cache", () =>
    check((headers, name) => expect(headers.get("Cache-Control"), name).toContain("no-store")));

  it("ASVS 4.1.1 a Content-Type with its character set wherever there is a body", () =>
    check((headers, name) => {
      const type = headers.get("Content-Type");
      if (type) expect(type, name).toMatch(/^(text\/html; charset=utf-8|application\/json)/i);
    }));

  it("has the nonce of its own policy on every script of a page, and no script in an attribute", async () => {
    for (const path of [`/${draft}?section=water.assess`, `/user/dashboard/${completed}`, "/register", "/nothing"]) {
      const response = await visit(path, { cookie });
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
      const html = await response.text();
      for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
      expect(html).not.toMatch(/(href|action|src)="javascript:/i);
    }
  });

  it("ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4 sets no cookie that scripts, other hosts or plain HTTP could have", async () => {
    const answered = [
      await post("/login", { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) }),
      await post("/register", { intent: "back", username: "Eve" }),
      await post("/language", { language: "en", back: "/" }),
      await post("/logout", {}, { cookie: await cookieOf(ctx, user.id) }),
    ];
    const cookies = answered.flatMap((response) => Object.entries(cookiesOf(response)));
    expect([...new Set(cookies.map(([name]) => name))].sort()).toEqual([
      "__Host-flash",
      "__Host-language",
      "__Host-session",
      "__Host-sign-up",
    ]);
    for (const [name, { attributes, pair }] of cookies) {
      expect(attributes, name).toEqual(expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]));
      expect(attributes.join(), name).not.toContain("Domain");
      expect(pair.length, name).toBeLessThan(4096);
    }
  });
});

describe("ASVS 3.7.2 redirects stay on our own site", () => {
  const FOREIGN = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
  ];

  it.each(FOREIGN)("after a change of language that names %j", async (back) => {
    const response = await post("/language", { language: "en", back });
    const location = response.headers.get("Location") ?? "";
    expect(response.status).toBe(303);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    expect(location).toBe("/");
  });

  it.each(["//evil.example", "/.//evil.example", "https://evil.example"])(
    "after a sign-in that names %j",
    async (next) => {
      const person = await registerCompany(ctx);
      const fields = { email: person.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
      const response = await post(`/login?next=${encodeURIComponent(next)}`, fields);
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/user/history"]);
    },
  );

  it("and lead back to where the reader wanted to go", async () => {
    const fields = { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
    const next = `/${draft}?section=water.assess`;
    const response = await post(`/login?next=${encodeURIComponent(next)}`, fields);
    expect([response.status, response.headers.get("Location")]).toEqual([303, next]);
  });
});

describe("ids in links", () => {
  it("are the same each time, URL-safe, and differ for different ids", () => {
    const ids = Array.from({ length: 200 }, () => ctx.ids.create());
    const sealed = ids.map((id) => ctx.ids.seal(id));
    expect(ids.map((id) => createTestContext().ids.seal(id))).toEqual(sealed);
    expect(new Set(sealed).size).toBe(200);
    for (const link of sealed) expect(link).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(sealed.map((link) => ctx.ids.open(link))).toEqual(ids.map((id) => ({ ok: true, id })));
  });

  it("give «Error decrypting submission ID» and 422 when any character was changed", async () => {
    for (let index = 0; index < draft.length; index += 6) {
      const changed = draft.slice(0, index) + (draft[index] === "A" ? "B" : "A") + draft.slice(index + 1);
      const response = await visit(`/${changed}`, { cookie });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("Error decrypting submission ID");
    }
  });

  it.each(["/", "/view/", "/user/assessment/", "/user/dashboard/"])(
    "are read at %s: 404 for any other shape, unsealed and unknown ids",
    async (path) => {
      const plain = ctx.ids.open(draft);
      for (const id of [
        plain.ok ? plain.id : "",
        ctx.ids.seal(ctx.ids.create()),
        "nonsense",
        draft.slice(1),
        `${draft}A`,
        `${draft.slice(1)}%2F`,
        "%00",
        "..%2f..%2fetc",
        "'%20or%201=1--",
      ]) {
        const response = await visit(`${path}${id}`, { cookie });
        const isOpened = path === "/user/assessment/" && id.length === 43 && ctx.ids.open(id).ok;
        expect([id, response.status]).toEqual([id, isOpened ? 303 : 404]);
        const html = await response.text();
        if (!isOpened) expect(html).toContain("Request not found");
      }
    },
  );

  it("ask a visitor to sign in before anything is said of them", async () => {
    const response = await visit(`/view/${draft}`);
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/login?next=%2Fview%2F${draft}`]);
  });
});

describe("ASVS 1.2.1 what people type is shown as text", () => {
  const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

  it("names, answers in own words and refused forms", async () => {
    const person = await registerCompany(ctx);
    const id = await completeDraft(ctx, person, 40);
    const own = { questionId: "water.assess.options", optionIds: ["other"], otherText: EVIL };
    await saveAnswers(ctx, person, id, [own]);
    await submitAssessment(ctx, person, id);
    const open = ctx.ids.seal(await completeDraft(ctx, person, 1));
    await change("update users set username = ? where id = ?", EVIL, person.id);
    await change("update companies set name = ?, city = ? where id = ?", EVIL, EVIL, person.companyId);
    const mine = await cookieOf(ctx, person.id);
    const sealed = ctx.ids.seal(id);
    const pages = [
      await visit("/user/history", { cookie: mine }),
      await visit(`/view/${sealed}`, { cookie: mine }),
      await visit(`/user/dashboard/${sealed}`, { cookie: mine }),
      await visit(`/${open}?section=water.assess`, { cookie: mine }),
      await post("/login", { email: EVIL, password: "x", ...solvedCaptcha(ctx) }),
      await post("/register", { username: EVIL, email: EVIL, mobile: EVIL, mobileCountry: EVIL }),
      await visit(`/nothing?${encodeURIComponent(EVIL)}`),
      await visit(`/login?next=${encodeURIComponent(EVIL)}`),
    ];
    for (const page of pages) {
      const html = await page.text();
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    }
    const stored = await rowsOf<{ other_text: string }>(
      "select other_text from answers where assessment_id = ? and other_text is not null",
      id,
    );
    expect(stored).toEqual([{ other_text: EVIL }]);
  });
});
