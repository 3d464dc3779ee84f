import { describe, expect, test } from "vitest";
import { membersPath, VIEWS_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { follow, press } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInCorporate } from "./support/corporate";
import { text } from "./support/texts";

describe("saved views", () => {
  const browser = useBrowser();

  test.each([true, false])(
    "a buyer saves a view, opens it from the menu and deletes it; scripts %s",
    async (scripts) => {
      const visit = await browser.visit({ scripts });
      const { page } = visit;
      const views = text("en", "views");
      const name = `Leaders ${scripts}`;
      await signInCorporate(visit);
      await page.goto(`${membersPath(READINESS)}?level=leader`);
      const listed = await page.locator(".cell-company a").allTextContents();
      const menu = page.locator("summary", { hasText: views("menu") });
      await menu.click();
      await follow(page, views("save"));
      await page.locator("#name").fill(name);
      await press(page, views("saveSend"));
      await page.goto(membersPath(READINESS));
      await menu.click();
      await follow(page, name);
      expect(await page.locator(".cell-company a").allTextContents()).toEqual(listed);
      await page.goto(VIEWS_PATH);
      await press(page, new RegExp(`${name}$`));
      expect(await page.locator("main").textContent()).toContain(views("sent"));
      await follow(page, new RegExp(`: ${name}$`));
      await press(page, views("delete.confirm"));
      expect(await page.locator("main").textContent()).not.toContain(name);
    },
  );
});
