import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { CHARACTERS, cutDisplayFace, DISPLAY_FACE } from "../../scripts/fonts/display-face.mjs";

const MAX_BYTES = 25_000;

it("the heading font is as the script cuts it, and small enough for a slow connection", async () => {
  const kept = readFileSync(DISPLAY_FACE);
  expect(kept.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  expect(kept.equals(await cutDisplayFace()), "app/fonts/newsreader.woff2 is what `npm run font` makes").toBe(true);
});

it.each(LANGUAGES)("the heading font has every letter and digit used by the texts in %s", (language) => {
  const used = new Set(JSON.stringify(resources[language]).match(/[\p{L}\p{N}]/gu));
  expect([...used].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
});
