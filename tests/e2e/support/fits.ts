import { expect } from "vitest";
import { violationsOn } from "./accessibility";
import { whereIs } from "./actions";
import type { Visit } from "./browser";

/** Nothing is wider than the screen, on a phone and at a desk, and nothing breaks a rule of accessibility. */
export async function expectFits(visit: Visit): Promise<void> {
  const { page } = visit;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${whereIs(page)} at ${width}`).toBeLessThanOrEqual(width);
  }
  expect(await violationsOn(visit)).toEqual([]);
}
