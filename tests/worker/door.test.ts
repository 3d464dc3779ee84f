import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it, vi } from "vitest";
import { kindOfPath } from "~/core/addresses/assessment";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { PROGRESS } from "~/core/kinds/kind";
import { isFieldName } from "~/platform/body.server";
import { MAX_STREAMED_BYTES } from "~/platform/files/multipart.server";
import routes from "~/routes";
import { change, dumpDatabase } from "../support/database";
import { ORIGIN, send, visit } from "../support/pages";
import { pathsOf } from "../support/route-paths";
import { createSignedIn } from "../support/signed-in";

/** The route table is read as it is; only the helpers it is written with need Node. */
vi.mock("@remix-run/route-config", () => import("../support/route-config"));

const { cookie, draft } = await createSignedIn();
const URLENCODED = "application/x-www-form-urlencoded";

/** Everything except the attempt counters. */
async function dumpWithoutCounts() {
  // A page that is shown leaves whose bell its session reads.
  return dumpDatabase({ without: ["rate_limits", "bell_readers"] });
}

/** A form as an attacker sends it: raw, with any content type. */
const raw = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  send(path, {
    method: "POST",
    body,
    headers: { Origin: ORIGIN, Cookie: cookie, "Content-Type": URLENCODED, ...headers },
  });

/** The same form as multipart, byte by byte. */
const multipart = (fields: [string, string][]) => ({
  type: "multipart/form-data; boundary=xYx",
  body: `${fields
    .map(([name, value]) => `--xYx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("")}--xYx--\r\n`,
});

/**
 * Every address, whether or not it takes a form: the body is checked before anything is looked up. Where the mail service reports, no form is
 * read at all (`stopped-addresses.test.ts`).
 */
const FORMS = pathsOf(routes as RouteConfigEntry[])
  .filter((path) => path !== "mail/events")
  .map((path) => `/${path.replace(/\/?\*$/, "").replace(/:(\w+)\??/g, (_, name) => (name === "id" ? draft : "abc"))}`);

describe("ASVS 2.2.1 the check of form field names before anything uses them", () => {
  const HOSTILE: [what: string, fields: [string, string][]][] = [
    ["a list of fifty million", [["a[49999999]", "x"]]],
    ["a list of a thousand", [["a[100]", "x"]]],
    ["an index that is no number", [["a[1e9]", "x"]]],
    ["three thousand levels", [[`a${"[0]".repeat(3_000)}`, "x"]]],
    ["nine levels", [["a.b.c.d.e.f.g.h.i", "x"]]],
    ["a long name", [["a".repeat(201), "x"]]],
    ["many fields", Array.from({ length: 1_001 }, (_, index) => [`a${index}`, ""])],
    ["a name of the language's own", [["__proto__[x]", "x"]]],
    ["the same further down", [["a.constructor.b", "x"]]],
    ["no name", [["", "x"]]],
    ["a control character", [["a\u0001", "x"]]],
    ["the form library's state", [["__state__", "{}"]]],
    ["a state that is none", [["__state__", "{"]]],
    ["the form library's intent", [["__intent__", '{"type":"insert","payload":{"name":"a[49999999]"}}']]],
    ["an intent that is none", [["__intent__", "x"]]],
  ];

  it.each(HOSTILE)("%s is refused with 400 by every form, in either encoding", async (_, fields) => {
    const before = await dumpWithoutCounts();
    const parts = multipart(fields);
    for (const path of FORMS) {
      const started = Date.now();
      for (const [type, body] of [
        [URLENCODED, new URLSearchParams(fields).toString()],
        [parts.type, parts.body],
      ] as const) {
        const response = await raw(path, body, { "Content-Type": type });
        await response.body?.cancel();
        // The draft is of the other kind and has no worksheet for bills, and it is no request; the Worker does not parse an upload to an
        // address that does not exist.
        const isGone =
          kindOfPath(path) === PROGRESS || path.startsWith("/bills/") || path.startsWith(`${RECEIVED_PATH}/`);
        const isUpload = type !== URLENCODED && isGone;
        expect([path, type, response.status]).toEqual([path, type, isUpload && response.status === 404 ? 404 : 400]);
      }
      expect(Date.now() - started).toBeLessThan(2_000);
    }
    expect(await dumpWithoutCounts()).toEqual(before);
  });

  it("nothing that was sent is written to the log", async () => {
    const lines: unknown[] = [];
    const spies = (["log", "error", "warn"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void lines.push(words)),
    );
    await raw("/login", "__state__=%7Bsecret-of-mine").then((response) => response.body?.cancel());
    await raw("/login", "__intent__=secret-of-mine").then((response) => response.body?.cancel());
    for (const spy of spies) spy.mockRestore();
    expect(JSON.stringify(lines)).not.toContain("secret-of-mine");
  });

  it("the field names of our own pages pass", () => {
    for (const name of [
      "email",
      "q.human-labour-rights.assess.2",
      "cf-turnstile-response",
      "List-Unsubscribe",
      "links[]",
      "rows[99].name",
    ]) {
      expect([name, isFieldName(name)]).toEqual([name, true]);
    }
  });
});

describe("the target of a redirect", () => {
  const ODD = [
    "%2Fevil.example%2Fx",
    "%5Cevil.example",
    "%5C%5Cevil.example",
    "x%0d%0aSet-Cookie:a=b",
    "x%00",
    "%09%2Fevil.example",
  ];
  const PATHS = [
    "/autosave/",
    "/view/",
    "/user/assessment/",
    "/user/progress/assessment/",
    "/points/",
    "/review/",
    "/user/dashboard/",
    "/user/progress/dashboard/",
    "/user/progress/",
    "/uploadProgressDocuments/",
    "/topics/",
    "/complete/",
    "/uploadDocuments/",
    "/",
  ];

  it.each(PATHS)("%s… never leads to another site nor causes an error", async (path) => {
    for (const odd of ODD) {
      for (const who of [cookie, ""]) {
        const response = await visit(path + odd, who ? { cookie: who } : {});
        await response.body?.cancel();
        expect([path + odd, response.status < 500]).toEqual([path + odd, true]);
        const location = response.headers.get("Location");
        if (location !== null) {
          expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
        }
      }
    }
  });

  it.each(["a\r\nSet-Cookie: x=y", "a\u0000b", "\u2028", "//evil.example"])(
    "stays on our own site after a change of language on a section called %j",
    async (section) => {
      const body = new URLSearchParams({ section, language: "fr" });
      const response = await raw(`/${draft}`, body);
      await response.body?.cancel();
      expect([400, 303, 404, 422]).toContain(response.status);
      const location = response.headers.get("Location");
      if (location !== null) expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(response.headers.getSetCookie().some((each) => each.startsWith("x="))).toBe(false);
    },
  );
});

describe("the content type of a request body", () => {
  const large = "x".repeat(500_000);

  it.each([
    "Multipart/Form-Data; boundary=xYx",
    "MULTIPART/FORM-DATA; boundary=xYx",
    "multipart/form-data ; boundary=xYx",
  ])("%s is read in parts and limited in size like any other", async (type) => {
    const { body } = multipart([["name", large]]);
    for (const path of ["/login", `/${draft}`, "/support"]) {
      const response = await raw(path, body, { "Content-Type": type });
      await response.body?.cancel();
      expect([path, response.status]).toEqual([path, 413]);
    }
  });

  it("a form is accepted with its type in any letter case", async () => {
    const body = new URLSearchParams({ language: "fr", back: "/support" }).toString();
    const response = await raw("/language", body, { "Content-Type": "Application/X-WWW-Form-URLencoded" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/support"]);
  });

  it.each(["utf-16", "UTF-7", "x".repeat(5_000), "iso-8859-1"])(
    "charset %.20s is refused with 415",
    async (charset) => {
      for (const path of ["/login", `/${draft}`, "/language"]) {
        const response = await raw(path, "language=fr", { "Content-Type": `${URLENCODED}; charset=${charset}` });
        await response.body?.cancel();
        expect([path, response.status]).toEqual([path, 415]);
      }
    },
  );

  it("charset=utf-8 is accepted", async () => {
    const response = await raw("/language", "language=fr&back=/", { "Content-Type": `${URLENCODED}; charset="UTF-8"` });
    expect(response.status).toBe(303);
  });
});

describe("an upload with its content type in another letter case", () => {
  it.each(["/uploadDocuments/", "/complete/", "/uploadProgressDocuments/", "/complete/progress/"])(
    "to %s is read part by part, and no further than any other",
    async (path) => {
      await change("update assessments set kind = ?", kindOfPath(path));
      let pulled = 0;
      const head = '--xYx\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      const endless = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
        pull(controller) {
          pulled += 1024 * 1024;
          if (pulled > 2 * MAX_STREAMED_BYTES) return controller.close();
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const response = await send(path + draft, {
        method: "POST",
        headers: { Origin: ORIGIN, Cookie: cookie, "Content-Type": "Multipart/Form-Data; boundary=xYx" },
        body: endless,
        duplex: "half",
      } as RequestInit);
      await response.body?.cancel();
      expect(response.status).toBe(413);
      expect(pulled).toBeLessThan(MAX_STREAMED_BYTES + 8 * 1024 * 1024);
    },
  );
});

describe("internal addresses of the framework", () => {
  it("a manifest request with thousands of path segments is refused, one for a page is answered", async () => {
    const ask = (paths: string) => visit(`/__manifest?version=1&${paths}`);
    for (const paths of [`p=${"/a".repeat(3_600)}`, `p=${"%2Fa".repeat(1_800)}`, "p=/a/b&".repeat(900)]) {
      expect((await ask(paths)).status).toBe(400);
    }
    expect((await ask("p=/login&p=/user/profile/password")).status).toBeLessThan(300);
  });

  it.each(["/login?_data=routes%2Faccount%2Flogin", "/?_data=root", "/user/profile?_data="])(
    "%s is refused",
    async (path) => {
      const response = await visit(path, { cookie });
      await response.body?.cancel();
      expect(response.status).toBe(400);
    },
  );
});

describe("invalid addresses", () => {
  it.each([
    "/%",
    "/view/%ED%A0%80",
    "/%zz/x",
    "/login%FF",
    "/api/%C0%AF",
    "/%5C",
    "/%5Cevil.example",
    "/%2F%2Fevil.example",
    "//x",
    "/api/users/me.data",
    "/api/.data",
  ])("%s is refused, and appears in no line of the log", async (path) => {
    const [log, warn] = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")];
    for (const headers of [undefined, { Origin: "https://elsewhere.example" }]) {
      const response = await (headers ? send(path, { method: "POST", headers }) : visit(path, { cookie }));
      await response.body?.cancel();
      expect(response.status).toBe(400);
    }
    expect([...log.mock.calls, ...warn.mock.calls]).toEqual([]);
    vi.restoreAllMocks();
  });

  it("a made-up X-Forwarded-Host header changes nothing", async () => {
    const form = (headers: Record<string, string>) => raw("/logout", "a=1", { Cookie: "", ...headers });
    for (const host of ["evil.example", "kompas.test, evil.example", ""]) {
      expect((await form({ "X-Forwarded-Host": host })).status).toBe(303);
    }
    expect((await form({ "X-Forwarded-Host": "evil.example", Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("upper and lower case letters in an address", () => {
  it.each(["/Api/users/me", "/API/openapi.json", "/aPi/x", "/Api", "/api", "/api/", "/api/%2F", "/api/%00"])(
    "%s is answered as an unknown API call",
    async (path) => {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const response = await send(path, { method, headers: { Origin: ORIGIN } });
        expect([path, method, response.status]).toEqual([path, method, 404]);
        expect(await response.json()).toMatchObject({ statusCode: 404 });
      }
    },
  );
});

describe("a path with a line break", () => {
  const ENDS = ["%0A", "%0D", "%E2%80%A8", "%E2%80%A9"];

  it.each(ENDS)("%s is refused as an API call, whatever page it comes from", async (end) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const headers = { Origin: "https://elsewhere.example" };
      const response = await send(`/api/ProGress/submission/${end}start`, { method, headers });
      expect([method, response.status]).toEqual([method, 400]);
      expect(await response.json()).toMatchObject({ statusCode: 400 });
    }
  });

  it.each(ENDS)("%s is refused as a page", async (end) => {
    const response = await visit(`/user/${end}history`, { cookie });
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    await response.body?.cancel();
  });
});
