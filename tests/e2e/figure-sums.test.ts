import { describe, expect, test } from "vitest";
import { FIGURE_SUMS_PATH, figureSumsPath, membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { violationsOn } from "./support/accessibility";
import { follow, press, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";

describe("key figures in sum, without scripts", () => {
  const browser = useBrowser();

  test("a buyer finds the sums from its list, chooses a year, and opens a company behind them", async () => {
    const visit = await browser.visit({ scripts: false });
    const { page } = visit;
    const [sums, members] = [text("en", "sums"), text("en", "members")];
    await page.goto("/login");
    await signIn(page, "en", DEMO_ACCOUNTS.corporate);
    await page.goto(membersPath(READINESS));
    await follow(page, members("area.figures"), page.getByRole("main"));
    await page.waitForURL(`**${FIGURE_SUMS_PATH}`);
    const scope1 = page.getByRole("row", { name: /^Scope 1/ }).first();
    await expect.poll(() => scope1.textContent()).toMatch(/t CO2e.*\d+ of 6\d/s);
    await page.locator("#year").selectOption("2024");
    await press(page, sums("show"));
    await page.waitForURL(`**${figureSumsPath(2024)}`);
    await page
      .getByRole("region", { name: sums("companies.title", { year: "2024" }) })
      .getByRole("link")
      .first()
      .click();
    await page.waitForURL(/\/associatedCompanies\/company\/[\w-]+\/figures$/);
    await follow(page, sums("title"));
    await page.waitForURL(`**${FIGURE_SUMS_PATH}`);
  });

  test.each(LANGUAGES)("fits a phone and breaks no rule of accessibility: %s", async (language) => {
    const visit = await browser.visit({ scripts: false, language });
    const { page } = visit;
    await page.goto("/login");
    await signIn(page, language, DEMO_ACCOUNTS.corporate);
    await page.goto(FIGURE_SUMS_PATH);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${whereIs(page)} at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(await violationsOn(visit)).toEqual([]);
  });
});
