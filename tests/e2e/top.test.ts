import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";

describe("a page with a row of small tabs", () => {
  const browser = useBrowser();

  test.each([360, 1280])("opens at its top, whichever tab is current (%i px)", async (width) => {
    const visit = await browser.visit();
    await signInNewCompany(visit);
    const { page } = visit;
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/knowledge-base");
    const href = await page.locator('main nav a.rounded-full[href*="tag="]').first().getAttribute("href");
    await page.goto(href ?? "");
    expect(await page.locator('main nav a.rounded-full[aria-current="true"]').count()).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
