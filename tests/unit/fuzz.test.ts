import { describe, expect, it } from "vitest";
import { MARK, MARKUP } from "../fuzz/lib/inputs/values";
import { judgeAnswer, judgeLine } from "../fuzz/lib/judge";
import { Random } from "../fuzz/lib/random";
import { routeFor } from "../fuzz/lib/routes";

const ADDRESS = "http://localhost:8787";
const SECURE = {
  "Content-Security-Policy": "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=()",
  "Cache-Control": "no-store",
};

function judge(status: number, headers: Record<string, string> = {}, body = "") {
  return judgeAnswer({ status, headers: new Headers({ ...SECURE, ...headers }), body, ms: 1 }, ADDRESS);
}

describe("an answer that the fuzz test reports as a fault", () => {
  it("is an unintended server failure", () => {
    expect(judge(200)).toEqual([]);
    expect(judge(500)).toEqual(["status 500"]);
    expect(judge(503)).toEqual(["status 503"]);
    expect(judge(503, { "Retry-After": "5" })).toEqual([]);
  });

  it("is one with a missing header", () => {
    for (const name of Object.keys(SECURE)) expect(judge(200, { [name]: "" })).toEqual([`no ${name.toLowerCase()}`]);
    // A file of plain text needs fewer.
    const file = { ETag: '"1"', "Content-Type": "text/plain" };
    expect(judge(200, { ...file, "Content-Security-Policy": "" })).toEqual([]);
    expect(judge(200, { ...file, "X-Content-Type-Options": "" })).toEqual(["no x-content-type-options"]);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "login", "/a\\b", "/a b", ""])(
    "is a redirect to %j",
    (location) => expect(judge(303, { Location: location })).toEqual(["redirect to elsewhere"]),
  );

  it("is a page that returns the sent input as markup", () => {
    const html = { "Content-Type": "text/html; charset=utf-8" };
    expect(judge(303, { Location: "/login?next=%2F" })).toEqual([]);
    expect(judge(200, html, `<p>&quot;&#x27;&gt;&lt;${MARK}&gt; ${MARK}</p>`)).toEqual([]);
    expect(judge(200, html, `<p class="a">${MARK}<input value="${MARK}"/>`)).toEqual([]);
    for (const body of [MARKUP, `<script>${MARK}</script>`, `<a title=""'&gt;&lt;${MARK}&gt;">`]) {
      expect(judge(200, html, body)).toEqual(["input as markup"]);
    }
    expect(judge(200, { "Content-Type": "application/json" }, MARKUP)).toEqual([]);
    expect(judge(200, { [`X-${MARK}`]: "1" })).toEqual(["input in a header's name"]);
  });
});

describe("the fuzz test's verdict on a log line", () => {
  it.each([
    ['{"event":"sign-up","ok":true}', null],
    ['{"event":"queue","messages":1}', null],
    ['{"level":"error","event":"request-failed","status":500}', "the event request-failed"],
    ['{"level":"error","event":"request-failed","status":503,"error":"D1_ERROR"}', "the event request-failed"],
    ['{"level":"error","event":"request-failed","status":503}', null],
    ['{"event":"dead-letter"}', "the event dead-letter"],
    ['{"event":"queue-send-lost"}', "the event queue-send-lost"],
    [`{"event":"sign-up","name":"${MARK}"}`, "input in the log"],
    ["Uncaught exception", "a line that is no event"],
    ["null", "a line that is no event"],
  ])("is right for %s", (line, fault) => expect(judgeLine(line)).toBe(fault));
});

describe("the fuzz test", () => {
  it("makes the same choices for the same seeds, and others for other seeds", () => {
    const numbers = (...seeds: number[]) => {
      const random = new Random(...seeds);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers(1, 2)).toEqual(numbers(1, 2));
    expect(new Set([numbers(1, 2), numbers(2, 1), numbers(1), numbers(1, 3)].map(String)).size).toBe(4);
    const list = Array.from({ length: 50 }, (_, index) => index);
    expect(new Random(5).shuffle(list).sort((a, b) => a - b)).toEqual(list);
  });

  it("assigns an address to its route", () => {
    const paths = ["", ":id", "login", "view/:id", "user/profile", "user/profile/edit", "user/deadline/:scope", "*"];
    const routes = ["/", "/abc", "/login", "/view/abc/", "/user/profile/edit", "/user/deadline/own", "/a/b/c"];
    expect(routes.map((path) => routeFor(paths, path))).toEqual([
      "",
      ":id",
      "login",
      "view/:id",
      "user/profile/edit",
      "user/deadline/:scope",
      "*",
    ]);
  });
});
