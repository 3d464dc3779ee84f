import { describe, expect, test } from "vitest";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/domain/kinds/kind";
import { membersPath } from "~/domain/network/paths";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { press, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";
import { WAYS } from "./support/ways";

const PHONE = { width: 360, height: 640 };

describe.each(WAYS)("the companies that have joined one (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "members");

  test("begin in the first screen of a phone, whatever is asked for", async () => {
    const { page } = await browser.visit({ language, scripts });
    const main = page.getByRole("main");
    const topOf = async (selector: string) => (await main.locator(selector).first().boundingBox())?.y ?? Infinity;
    await page.goto("/login");
    const { email, password } = DEMO_ACCOUNTS.corporate;
    await signIn(page, language, { email: language === "en" ? email : email.replace("@", `-${language}@`), password });

    await page.setViewportSize(PHONE);
    const list = membersPath(READINESS);
    for (const kind of KINDS_OF_ASSESSMENTS) {
      await page.goto(membersPath(kind));
      expect(await topOf("tbody tr"), kind).toBeLessThan(PHONE.height);
      expect(await main.getByRole("searchbox").isVisible()).toBe(false);
    }

    // What is folded away opens; once something is asked for it stays open, and the list is what one comes back to.
    const filters = main.locator("summary").filter({ hasText: t("filter") });
    await page.goto(list);
    await filters.click();
    await main.getByRole("searchbox").fill("xyzzy");
    await press(page, t("apply"), main);
    expect(whereIs(page)).toContain(`${list}?search=xyzzy`);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    const chip = main.getByRole("link", { name: t("removeFilter", { name: t("filters.search"), value: "xyzzy" }) });
    const empty = main.getByRole("heading", { name: t("empty.title") });
    for (const found of [chip, empty]) {
      const { y } = (await found.boundingBox()) ?? { y: Infinity };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(PHONE.height);
    }
    const actions = main.locator("summary").filter({ hasText: t("actions.all") });
    await actions.click();
    expect(await main.getByRole("link", { name: t("export.link") }).isVisible()).toBe(true);

    // There is room for all of it at a desk.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(list);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    expect(await filters.isVisible()).toBe(false);
    expect(await topOf("tbody tr")).toBeLessThan(700);
  });
});
