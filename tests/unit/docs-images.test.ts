import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The maximum size of a picture, in bytes. */
const MAX_BYTES = 150_000;
const IMAGES = "docs/images";

test("docs/images contains exactly what README and the tour show, each image small", () => {
  const shown = ["README.md", "docs/tour.md"].flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/!\[.+?\]\((?:docs\/)?images\/(.+?)\)/g)].map(([, name]) => name),
  );
  expect(readdirSync(IMAGES).sort()).toEqual([...new Set(shown)].sort());
  for (const name of readdirSync(IMAGES))
    expect(statSync(join(IMAGES, name)).size, name).toBeLessThanOrEqual(MAX_BYTES);
});
