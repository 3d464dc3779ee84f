import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { CHARACTERS, cutDisplayFace, DISPLAY_FACE } from "../../scripts/fonts/display-face.mjs";

const MAX_BYTES = 25_000;

it("keeps the face of headings as the script cuts it, small enough for a slow line", async () => {
  const kept = readFileSync(DISPLAY_FACE);
  expect(kept.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  expect(kept.equals(await cutDisplayFace()), "app/fonts/newsreader.woff2 is what `npm run font` makes").toBe(true);
});

it.each(LANGUAGES)("has every letter and figure that the texts in %s are written with", (language) => {
  const used = new Set(JSON.stringify(resources[language]).match(/[\p{L}\p{N}]/gu));
  expect([...used].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
});
