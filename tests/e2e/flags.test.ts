import { describe, expect, test } from "vitest";
import { FLAGS_PATH } from "~/core/addresses/network";
import { LANGUAGES } from "~/core/language";
import { andArrive, follow, press } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInCorporate } from "./support/corporate";
import { expectFits } from "./support/fits";
import { text } from "./support/texts";

describe("red flags, without scripts", () => {
  const browser = useBrowser();

  test.each(LANGUAGES)("a buyer adds one, sees the companies and why, and deletes it, in %s", async (language) => {
    const visit = await browser.visit({ language, scripts: false });
    const { page } = visit;
    const [flags, tags, members] = [text(language, "flags"), text(language, "tags"), text(language, "members")];
    await signInCorporate(visit);
    await page.goto(FLAGS_PATH);
    visit.expectStatus(422, /\/flags$/);
    await press(page, flags("make.send"));
    expect(await page.locator("main").textContent()).toContain(flags("errors.question-missing"));
    // The summary is in sight, although the form is below the list.
    const { y = -1 } = (await page.locator("#errors").boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await expectFits(visit);
    const question = await page.locator("#flag optgroup option").nth(4).textContent();
    await page.locator("#flag").selectOption({ label: question ?? "" });
    await page.locator("#flag-name").fill("CKT-8");
    await press(page, flags("make.send"));
    expect(await page.locator("main").textContent()).toContain(question);
    await expectFits(visit);
    await follow(page, "CKT-8", page.locator("main"));
    const rows = page.locator("tbody tr");
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.allTextContents()) expect(row).toContain(`${members("flag")}: CKT-8`);
    await expectFits(visit);
    await andArrive(page, () => page.locator(".cell-company a").first().click());
    await expectFits(visit);
    // The flag leads to the answers that have raised it.
    await follow(page, "CKT-8", page.locator("main"));
    expect(new URL(page.url()).pathname).toMatch(/\/answers$/);
    // The demo's other tests find no flag.
    await page.goto(FLAGS_PATH);
    await follow(page, /: CKT-8$/);
    await follow(page, tags("delete.open"));
    await expectFits(visit);
    await press(page, tags("delete.confirmFlag"));
    expect(await page.locator("main").textContent()).toContain(flags("none"));
  });
});
