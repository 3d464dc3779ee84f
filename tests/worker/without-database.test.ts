import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "~/core/language";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { languageCookie } from "~/i18n/i18n.server";
import { resources } from "~/i18n/resources";
import { withoutDatabase } from "../support/database";
import { listCalls } from "../support/described";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { pathsOf } from "../support/route-paths";
import { createTestContext, registerCompany } from "../support/worker";

/** The route table is read as it is; only the helpers it is written with need Node. */
vi.mock("@remix-run/route-config", () => import("../support/route-config"));
const { default: routes } = await import("~/routes");

/** Public pages that need nothing from the database. */
const PUBLIC = [
  "/",
  "/login",
  "/login/passkey",
  "/register",
  "/forgotPassword",
  "/verify",
  "/terms&condition",
  "/privacy-policy",
  "/legal-documents",
];
/** The same for missing ones. */
const MISSING = ["/nothing/here/at/all", "/assets/none.css"];
/** Files that are independent of any user. */
const FILES = ["/verify.html", "/.well-known/did.json", "/.well-known/security.txt", "/robots.txt"];

const ctx = createTestContext();
let signedIn: string;
let bearer: string;
beforeAll(async () => {
  const user = await registerCompany(ctx, { language: "ms" });
  signedIn = await cookieOf(ctx, user.id);
  bearer = `Bearer ${(await issueTokens(ctx, new Request(ORIGIN), user.id)).accessToken}`;
});

/** Every path, with a value for each parameter. */
const EVERY = pathsOf(routes as RouteConfigEntry[])
  .filter((path) => !path.startsWith("api/") && path !== "*")
  .map((path) => `/${path.replaceAll(/:\w+/g, "x".repeat(43))}`);

const ask = (env: ReturnType<typeof withoutDatabase>, path: string, headers: Record<string, string>, body?: BodyInit) =>
  send(path, { headers: { Origin: ORIGIN, ...headers }, ...(body ? { method: "POST", body } : {}) }, env);

/** Checks that a response neither signs the user out nor redirects to sign-in. */
function expectStillSignedIn(path: string, { headers }: Response) {
  expect(headers.get("Location") ?? "", path).not.toMatch(/\/login/);
  expect(headers.getSetCookie().join(), path).not.toContain("__Host-session");
}

const textsOf = (language: Language) => resources[language].common.errors;

/** A whole page in this language, with its style sheets. */
async function readPage(path: string, language: Language, response: Response): Promise<string> {
  expect(response.headers.get("Content-Language"), path).toBe(language);
  const html = await response.text();
  expect(html, path).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
  expect(html, path).toMatch(/<link rel="stylesheet" href="\/assets\/base-[\w-]+\.css"/);
  return html;
}

async function expectAwayPage(path: string, language: Language, response: Response) {
  expect([path, response.status]).toEqual([path, 503]);
  expect(Number(response.headers.get("Retry-After")), path).toBeGreaterThan(0);
  expect(response.headers.get("Cache-Control"), path).toContain("no-store");
  const html = await readPage(path, language, response);
  expect(html, path).toContain(textsOf(language).away.title);
  expect(html, path).toContain(textsOf(language).away.text);
}

// All at the same time, because each request waits as long as a reader would.
describe.concurrent.each(["fails", "hangs"] as const)("the site when the database %s", (how) => {
  const env = withoutDatabase(how);

  describe.each(LANGUAGES)("in %s,", (language) => {
    const asAsked = () => ({ Cookie: signedIn, "Accept-Language": `${language}, de;q=0.5` });
    const asChosen = async () => {
      const [chosen] = (await languageCookie.serialize(language)).split(";");
      return { Cookie: `${signedIn}; ${chosen}`, "Accept-Language": "de" };
    };

    it("shows public pages, and tells signed-in users that they stay signed in", async () => {
      for (const headers of [asAsked(), await asChosen()]) {
        await Promise.all(
          PUBLIC.map(async (path) => {
            const response = await ask(env, path, headers);
            expect([path, response.status]).toEqual([path, 200]);
            expectStillSignedIn(path, response);
            const html = await readPage(path, language, response);
            expect(html, path).toContain(textsOf(language).away.notice);
          }),
        );
      }
    });

    it("answers 404 for pages that do not exist", async () => {
      await Promise.all(
        MISSING.map(async (path) => {
          const response = await ask(env, path, asAsked());
          expect([path, response.status]).toEqual([path, 404]);
          expect(await readPage(path, language, response)).toContain(textsOf(language).notFound.title);
        }),
      );
    });

    it("answers 503 for private pages, in the reader's language, with styles and a Retry-After", async () => {
      for (const headers of [asAsked(), await asChosen()]) {
        const paths = ["/user/history", "/user/profile/edit", "/knowledge-base", "/plan?x=1", "/plan/actions.csv"];
        await Promise.all(
          paths.map(async (path) => {
            const response = await ask(env, path, headers);
            expectStillSignedIn(path, response);
            await expectAwayPage(path, language, response);
          }),
        );
      }
    });

    it("answers 503 to a form too, and a language choice leads back to the form's page", async () => {
      const sent = new URLSearchParams({ username: "Nomsa" });
      await expectAwayPage("/logout", language, await ask(env, "/logout", asAsked(), sent));
      const edited = await ask(env, "/user/profile/edit?a=1", asAsked(), sent);
      expect(await edited.text()).toContain('name="back" value="/user/profile/edit?a=1"');
    });

    it("answers 503 to an API call in its own format, with a Retry-After readable from any origin", async () => {
      const headers = { Authorization: bearer, "Accept-Language": language };
      const response = await ask(env, "/api/users/country/StateCity?type=Country&typeId=", headers);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(response.headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
      const message = textsOf(language).away.title;
      const requestId = expect.stringMatching(/^[0-9a-f]{16}$/);
      expect(await response.json()).toEqual({ statusCode: 503, message, errorMessage: message, errors: {}, requestId });
    });
  });

  it("answers every address with a message, and never sends a signed-in user to sign in or signs them out", async () => {
    await Promise.all(
      EVERY.flatMap((path) =>
        [undefined, new URLSearchParams({ intent: "save" })].map(async (body) => {
          const response = await ask(env, path, { Cookie: signedIn, "Accept-Language": "fr" }, body);
          const what = `${body ? "POST" : "GET"} ${path}`;
          expect([200, 302, 303, 400, 404, 405, 410, 415, 422, 503], what).toContain(response.status);
          // The pending sign-in has expired, whether the database answers or not.
          if (!path.startsWith("/login")) expectStillSignedIn(what, response);
          if (response.status === 503) await expectAwayPage(what, "fr", response);
          else await response.body?.cancel();
        }),
      ),
    );
  });

  it("answers 503 to every API call with a token, and each description says so", async () => {
    await Promise.all(
      (await listCalls(ctx)).map(async ({ method, path }) => {
        const headers = { Authorization: bearer, "Content-Type": "application/json" };
        const body = method === "GET" ? undefined : "{}";
        const response = await send(path.replaceAll(/\{\w+\}/g, "x"), { method, headers, body }, env);
        await response.body?.cancel();
        expect([`${method} ${path}`, response.status]).toEqual([`${method} ${path}`, 503]);
      }),
    );
  });

  it("serves the files that are the same for every user", async () => {
    for (const path of FILES) {
      const response = await ask(env, path, { Cookie: signedIn });
      await response.body?.cancel();
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  it("stores a choice of language in the browser, and leads back", async () => {
    const fields = new URLSearchParams({ language: "ms", back: "/terms&condition" });
    const response = await ask(env, "/language", { Cookie: signedIn }, fields);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/terms&condition"]);
    expect(response.headers.getSetCookie().join()).toContain("__Host-language=");
  });
});

it("a faulty statement is reported as our error, and not as an unavailable database", async () => {
  const wrong = { ...withoutDatabase("fails") };
  const failed = () => Promise.reject(new Error("D1_ERROR: no such table: sessions: SQLITE_ERROR"));
  const statement = { bind: () => statement, all: failed } as unknown as D1PreparedStatement;
  wrong.DB = { prepare: () => statement, batch: failed, withSession: () => wrong.DB } as unknown as D1Database;
  const response = await ask(wrong, "/user/history", { Cookie: signedIn, "Accept-Language": "en" });
  expect(response.status).toBe(500);
});
