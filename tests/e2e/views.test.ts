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
      const members = text("en", "members");
      const leader = `${members("filters.level")}: ${text("en", "common")("levels.leader")}`;
      expect(await page.getByRole("listitem").filter({ hasText: leader }).count()).toBe(1);
      await page.locator("#name").fill(name);
      await press(page, views("saveSend"));
      await page.goto(membersPath(READINESS));
      await menu.click();
      await follow(page, name);
      expect(await page.locator(".cell-company a").allTextContents()).toEqual(listed);
      await page.goto(VIEWS_PATH);
      const own = page
        .getByRole("listitem")
        .filter({ hasText: leader })
        .filter({ has: page.getByRole("link", { name }) });
      expect(await own.first().isVisible()).toBe(true);
      await press(page, new RegExp(`${name}$`));
      expect(await page.locator("main").textContent()).toContain(views("sent"));
      await follow(page, new RegExp(`: ${name}$`));
      await press(page, views("delete.confirm"));
      expect(await page.locator("main").textContent()).not.toContain(name);
    },
  );
});
