import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "~/core/language";
import { LEGAL_TABS } from "~/foundation/identity/content/legal-documents";
import { cookieOf, send, visit } from "../support/pages";
import { pathsOf } from "../support/route-paths";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

/** The route table is read as it is; only the helpers it is written with need Node. */
vi.mock("@remix-run/route-config", () => import("../support/route-config"));
const { default: routes } = await import("~/routes");

/** Public pages with the same content for everyone. */
const INDEXED = [
  "/",
  "/login",
  "/register",
  "/sample",
  "/terms&condition",
  "/privacy-policy",
  "/legal-documents",
  "/legal-documents?tab=security",
  "/favicon.svg",
];

describe("/robots.txt", () => {
  /** Whether a crawler may fetch a path: the longest matching pattern decides (RFC 9309, 2.2.2). */
  const readRules = async () => {
    const response = await visit("/robots.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const [agent, ...lines] = (await response.text()).trimEnd().split("\n");
    expect(agent).toBe("User-agent: *");
    const rules = lines.map((line) => {
      const [name = "", pattern = ""] = line.split(": ");
      const words = pattern.replace(/[.*+?^{}()|[\]\\]/g, (sign) => (sign === "*" ? ".*" : `\\${sign}`));
      return { allows: name === "Allow", length: pattern.length, pattern: new RegExp(`^${words}`) };
    });
    return (path: string) => {
      const [longest] = rules.filter((rule) => rule.pattern.test(path)).sort((a, b) => b.length - a.length);
      return longest?.allows ?? true;
    };
  };

  it("allows the public pages, and the files they need", async () => {
    const mayFetch = await readRules();
    for (const path of INDEXED) {
      expect([path, mayFetch(path)]).toEqual([path, true]);
      const response = await visit(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text(), path).not.toContain('content="noindex"');
    }
    const [, sheet = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(await (await visit("/login")).text()) ?? [];
    expect(mayFetch(sheet)).toBe(true);
  });

  it("disallows every other address", async () => {
    const mayFetch = await readRules();
    const paths = pathsOf(routes as RouteConfigEntry[]).map((path) => `/${path.replaceAll(/:\w+/g, "aZ09_-")}`);
    expect(paths.filter((path) => mayFetch(path) && !INDEXED.includes(path))).toEqual([]);
    for (const path of ["/api/openapi.json", "/shared/x", "/login/code", "/login?next=/plan", "/dev/mailbox"])
      expect([path, mayFetch(path)]).toEqual([path, false]);
  });
});

describe("/.well-known/security.txt (RFC 9116)", () => {
  it("gives the contact, the languages, its own address, and how long it is valid", async () => {
    const response = await visit("/.well-known/security.txt");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await response.text()).trimEnd().split("\n");
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
    expect(fields).toMatchObject({
      Contact: `mailto:${testEnv.CONTACT_EMAIL}`,
      "Preferred-Languages": LANGUAGES.join(", "),
      Canonical: `${testEnv.APP_URL}/.well-known/security.txt`,
    });
    const left = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 60 * 60_000);
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThan(365);
    const { pathname, search } = new URL(fields.Policy ?? "");
    const policy = await visit(pathname + search);
    expect(await policy.text()).toContain(`mailto:${testEnv.CONTACT_EMAIL}`);
  });
});

describe("static files", () => {
  it.each(["/favicon.svg", "/contexts/report-1.json"])(
    "at %s have the security headers in addition to their own",
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(response.headers.get("Strict-Transport-Security")).toContain("includeSubDomains");
      // Programs on any site may read the meaning of a credential's terms.
      const isForAll = path.startsWith("/contexts/");
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe(isForAll ? "cross-origin" : "same-origin");
      const tag = response.headers.get("ETag");
      expect(tag).toMatch(/^(W\/)?"/);
      expect((await response.text()).length).toBeGreaterThan(50);
      const again = await visit(path, { headers: { "If-None-Match": tag ?? "" } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("X-Content-Type-Options")).toBe("nosniff");
      // A part of a file says how long to keep it too.
      const part = await visit(path, { headers: { Range: "bytes=0-9" } });
      expect(part.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    },
  );

  it("are cached for a year if their names contain a hash, and need no HTTPS on a developer's machine", async () => {
    const [, sheet = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(await (await visit("/login")).text()) ?? [];
    const response = await send(sheet, { method: "HEAD" }, testEnv, "http://localhost:8787");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(response.headers.get("Strict-Transport-Security")).toBeNull();
  });
});

describe("the site header of a page", () => {
  it.each(["/terms&condition", "/privacy-policy", ...LEGAL_TABS.map((tab) => `/legal-documents?tab=${tab}`)])(
    "appears on %s together with the footer, and links an anonymous visitor to the front page",
    async (path) => {
      const html = await (await visit(path)).text();
      expect(html).toMatch(/<header class="site-head[^"]*".*<a href="\/" class="brand">.*<main.*<footer/s);
    },
  );

  it("links a signed-in user to the history, where the front page leads too", async () => {
    const ctx = withoutQueue(createTestContext());
    const cookie = await cookieOf(ctx, (await registerCompany(ctx)).id);
    const html = await (await visit("/privacy-policy", { cookie })).text();
    expect(html).toContain('<a href="/user/history" class="brand">');
    expect((await visit("/", { cookie })).headers.get("Location")).toBe("/user/history");
  });
});
