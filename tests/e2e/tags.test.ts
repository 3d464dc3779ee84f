import { describe, expect, test } from "vitest";
import { membersPath, TAGS_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { andArrive, follow, press, signIn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { chartFaultsOn } from "./support/charts";
import { signInCorporate } from "./support/corporate";
import { expectFits } from "./support/fits";
import { text } from "./support/texts";

describe("tags, without scripts", () => {
  const browser = useBrowser();

  const tags = text("en", "tags");

  async function buyer() {
    const visit = await browser.visit({ scripts: false });
    await visit.page.goto("/login");
    await signIn(visit.page, "en", DEMO_ACCOUNTS.corporate);
    return visit;
  }

  test("a buyer tags ticked companies, finds them by the tag, and puts another by a list", async () => {
    const visit = await buyer();
    const { page } = visit;
    // Companies of the demo: those of other tests join and leave meanwhile, and have no such level.
    await page.goto(`${membersPath(READINESS)}?level=advanced`);
    const boxes = page.locator('input[name="chosen"]');
    const names = await page.locator(".cell-company a").allTextContents();
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.locator(".list-bar summary").click();
    await press(page, text("en", "members")("tag"));
    await expectFits(visit);
    await page.locator("#tag").fill("CKT-7");
    await press(page, tags("put.put"));
    // Back at the list as it was.
    expect(new URL(page.url()).searchParams.get("level")).toBe("advanced");
    await page.goto(TAGS_PATH);
    await page.locator("#text").fill(`${names[2]},CKT-7\nNo Such Company,CKT-7`);
    await press(page, tags("import.send"));
    expect(await page.locator("main").textContent()).toContain(tags("faults.unknown"));
    expect(await page.locator("#text").inputValue()).toBe("No Such Company,CKT-7");
    await expectFits(visit);
    await follow(page, "CKT-7");
    expect((await page.locator(".cell-company a").allTextContents()).sort()).toEqual(names.slice(0, 3).sort());
    await expectFits(visit);
    await andArrive(page, () => page.locator(".cell-company a").first().click());
    expect(await page.locator("main").textContent()).toContain("CKT-7");
    await expectFits(visit);
    await page.goto(TAGS_PATH);
    await follow(page, tags("levels.open"));
    await expectFits(visit);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await chartFaultsOn(page)).toEqual([]);
    }
    await page.locator("main figure details summary").first().click();
    await andArrive(page, () => page.locator("tr", { hasText: "CKT-7" }).locator("a", { hasText: "3" }).last().click());
    expect((await page.locator(".cell-company a").allTextContents()).sort()).toEqual(names.slice(0, 3).sort());
  });

  test.each(LANGUAGES)(
    "one more filter leaves room for ten companies, also beside the button without scripts: %s",
    async (language) => {
      for (const scripts of [true, false]) {
        const reader = await browser.visit({ language, scripts });
        await signInCorporate(reader);
        await reader.page.goto(membersPath(READINESS));
        const fields = await reader.page.locator(".list-filters > :visible").all();
        const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
        const ends = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
        expect(new Set(ends).size, `scripts ${scripts}`).toBe(1);
        expect(Math.max(...boxes.map((box) => box?.height ?? 0))).toBeLessThan(70);
      }
    },
  );

  test("a tag is deleted, so that the demo's other tests find none", async () => {
    const { page } = await buyer();
    await page.goto(TAGS_PATH);
    await follow(page, /: CKT-7$/);
    await follow(page, tags("delete.open"));
    await press(page, tags("delete.confirm"));
    expect(await page.locator("main").textContent()).toContain(tags("none"));
  });
});
