import { describe, expect, it } from "vitest";
import { ownPath } from "~/foundation/web/own-path";

describe("the return path of a form or a link", () => {
  it.each(["/", "/user/history", "/user/history?year=2026#top", "/progress/abc?section=a//b"])("is %s", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/progress///evil.example/a",
    "/a//b",
    "https://evil.example",
    "login",
    "",
    null,
    1,
    `/${"a".repeat(8_000)}`,
  ])("is the first page instead of %s", (path) => {
    expect(ownPath(path)).toBe("/");
  });
});
