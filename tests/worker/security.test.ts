import { describe, expect, it } from "vitest";
import { MAX_COMMENTS_BYTES } from "~/assessment/teamwork/rules/comments";
import { BODY_LIMIT } from "~/platform/body.server";
import { dumpDatabase } from "../support/database";
import { cookiesOf, ORIGIN, send, solvedCaptcha, visit } from "../support/pages";
import { publishProgress } from "../support/publish";
import { createSignedIn, ctx } from "../support/signed-in";
import { completeDraft, reloadUser, TEST_PASSWORD } from "../support/worker";

/** All but whose bell a session reads, which any page that is shown leaves. */
const dumpAll = () => dumpDatabase({ without: ["bell_readers"] });

const { user, cookie, draft, sendForm } = await createSignedIn();
await publishProgress();
const progress = ctx.ids.seal(await completeDraft(ctx, await reloadUser(ctx, user.email), 30, "progress"));

const SECTION = { section: "water.assess", "q.water.assess.1": "no", intent: "save" };

/** Every form of the product, with fields that would change something. */
const mutations = (): [path: string, fields: Record<string, string>][] => [
  ["/login", { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) }],
  ["/register", { intent: "back", username: "Eve" }],
  ["/user/history", {}],
  ["/", {}],
  [`/${draft}`, SECTION],
  [`/complete/${draft}`, { intent: "submit" }],
  [`/autosave/${draft}`, SECTION],
  [`/progress/${progress}`, SECTION],
  [`/user/progress/assessment/${progress}/clear`, { intent: "clear" }],
  ["/language", { language: "fr", back: "/" }],
  ["/logout", {}],
];

describe("ASVS 3.5.1 a form that only our own pages may send", () => {
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
  ])("%s is refused with 403 and changes nothing", async (_, headers: Record<string, string>) => {
    const before = await dumpAll();
    for (const [path, fields] of mutations()) {
      const response = await sendForm(path, fields, headers);
      expect([path, response.status]).toEqual([path, 403]);
      // A page of a signed-in user, even an error page, sets a marker that identifies no one.
      expect(Object.keys(cookiesOf(response)).filter((name) => name !== "__Host-page")).toEqual([]);
      expect(await response.text()).toContain("This form came from another site");
    }
    expect(await dumpAll()).toEqual(before);
  });

  it.each([
    ["with our Origin", { Origin: ORIGIN }],
    ["with no Origin but same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ])("%s is accepted", async (_, headers: Record<string, string>) => {
    const response = await sendForm(`/${draft}`, SECTION, headers);
    const [path] = response.headers.get("Location")?.split(/[&#]/) ?? [];
    expect([response.status, path]).toEqual([303, `/${draft}?section=water.assess`]);
  });

  it("ASVS 3.5.2 cannot call the API from a visitor's browser, because the API does not sign in by cookie", async () => {
    const before = await dumpAll();
    for (const [method, path] of [
      ["POST", "users/submission/create"],
      ["PATCH", "users/submission/end"],
      ["POST", "users/questions/answer"],
      ["POST", "users/language"],
      ["POST", "auth/logout"],
    ] as const) {
      for (const Origin of ["https://evil.example", "null", ORIGIN]) {
        const headers = { Cookie: cookie, "Content-Type": "application/json", Origin };
        const response = await send(`/api/${path}`, { method, body: "{}", headers });
        expect([path, Origin, response.status]).toEqual([path, Origin, 401]);
        expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
        expect(response.headers.getSetCookie()).toEqual([]);
        await response.body?.cancel();
      }
    }
    expect(await dumpAll()).toEqual(before);
  });
});

describe("ASVS 3.5.3 a request that is not a POST", () => {
  it("changes neither the session, the language nor an assessment by a GET", async () => {
    const before = await dumpAll();
    for (const path of ["/logout", "/language?language=fr&back=/user/history"]) {
      const response = await visit(path, { cookie });
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 302, "/"]);
      expect(cookiesOf(response)).toEqual({});
    }
    for (const path of [
      "/user/history?start=1",
      `/complete/${draft}?intent=submit`,
      `/${draft}?section=water.assess&q.water.assess.1=yes&intent=save`,
      `/autosave/${draft}?section=water.assess&q.water.assess.1=yes`,
      `/user/dashboard/${draft}?generateReport=true`,
    ]) {
      const response = await visit(path, { cookie });
      expect(response.status).toBeLessThan(500);
      await response.body?.cancel();
    }
    expect(await dumpAll()).toEqual(before);
    expect((await visit("/user/history", { cookie })).status).toBe(200);
  });

  it.each(["PUT", "PATCH", "DELETE"])("is refused by a page when it is a %s", async (method) => {
    for (const [path, fields] of mutations()) {
      const response = await sendForm(path, fields, { Origin: ORIGIN }, method);
      expect([path, response.status]).toEqual([path, 405]);
      await response.body?.cancel();
    }
  });
});

describe("a request body", () => {
  const form = (bytes: number) => {
    const start = "section=water.assess&intent=save&x=";
    return start + "x".repeat(bytes - start.length);
  };
  const headers = () => ({
    Origin: ORIGIN,
    Cookie: cookie,
    "Content-Type": "application/x-www-form-urlencoded",
  });
  /** Sends a text as a chunked body without Content-Length. */
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
    ["a Content-Length below nothing", (text: string) => [stream(text), { "Content-Length": "-5" }] as const],
    ["a Content-Length that is no number", (text: string) => [stream(text), { "Content-Length": "0x" }] as const],
  ])(
    "may have at most 64 KiB, with %s",
    async (_, wrap: (text: string) => readonly [BodyInit, Record<string, string>]) => {
      expect(BODY_LIMIT).toBe(65_536);
      expect((await request("/language", ...wrap(form(BODY_LIMIT)))).status).toBe(303);
      const response = await request("/language", ...wrap(form(BODY_LIMIT + 1)));
      expect(response.status).toBe(413);
      expect(await response.text()).toContain("What you sent is too large");
    },
  );

  it("is refused by its Content-Length alone, without being read", async () => {
    const response = await request("/language", form(100), { "Content-Length": String(BODY_LIMIT + 1) });
    expect(response.status).toBe(413);
  });

  it("may be larger when a section's form brings comments, from a signed-in user", async () => {
    const most = BODY_LIMIT + MAX_COMMENTS_BYTES;
    expect((await request(`/${draft}`, form(most))).status).toBe(303);
    expect((await request(`/${draft}`, form(most + 1))).status).toBe(413);
    // Nobody is signed in, so the page asks for that first.
    const stranger = await request(`/${draft}`, form(BODY_LIMIT + 1), { Cookie: "" });
    expect([stranger.status, stranger.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/login/)]);
  });

  it("that does not end is not read to its end", async () => {
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

  it("that is too large for an API call is refused in the API's envelope", async () => {
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
  ])("must be a form, and not %j", async (type, body) => {
    const before = await dumpAll();
    const response = await request(`/${draft}`, new TextEncoder().encode(body), { "Content-Type": type });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain("What you sent cannot be read");
    expect(await dumpAll()).toEqual(before);
  });

  it("that is broken multipart is refused without a trace of the code", async () => {
    const response = await request(`/${draft}`, "no boundary in here", {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("What you sent cannot be read");
    expect(text).not.toMatch(/at \w+ \(|index\.js|Error:/);
  });
});
