import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { listFiles } from "../../scripts/lib/fingerprint.mjs";
import { COOKIES } from "../support/cookies";

const sources = ["app", "workers"]
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

describe("the cookies in the code", () => {
  it("are exactly those whose attributes the tests know", () => {
    const names = sources.flatMap(({ source }) =>
      [...source.matchAll(/\bcreateCookie\(\s*(?:"([^"]*)"|[^)])/g)].map(([call, name]) => name ?? call),
    );
    expect(names.sort()).toEqual(Object.keys(COOKIES));
  });

  it.each(LANGUAGES)("are all named by the privacy policy in %s, and no others", (language) => {
    const policy = readFileSync(`app/home/legal/content/privacy.${language}.md`, "utf8");
    const named = [...policy.matchAll(/^- \*\*`(__\w+-[\w-]+)`/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(COOKIES));
  });

  it("are created by one function alone, on the server", () => {
    const byHand =
      /(["'`])Set-Cookie\1\s*[:,]\s*["'`]|document\.cookie|cookieStore|createCookieSessionStorage|setCookie\(/i;
    expect(sources.filter(({ source }) => byHand.test(source)).map(({ file }) => file)).toEqual([]);
  });
});
