import { describe, expect, test } from "vitest";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";

const t = text("en", "notifications");
const WELCOME = text("en", "mail")("causes.account-created.subject");

describe.each([true, false])("notifications, scripts: %s", (scripts) => {
  const browser = useBrowser();

  test("ring the bell, open what they are about, and can be deleted and switched off", async () => {
    const visit = await browser.visit({ scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const header = page.getByRole("banner");
    const bell = (label: string) => header.locator(`summary[aria-label="${label}"]`);

    // The welcome comes by the queue, a moment after the registration.
    await expect
      .poll(
        async () => {
          await page.goto("/notifications");
          return bell(t("bell.unread", { count: 1 })).count();
        },
        { timeout: 20_000, interval: 1000 },
      )
      .toBe(1);
    await bell(t("bell.unread", { count: 1 })).click();
    const entry = header.getByRole("button", { name: WELCOME });
    expect(await entry.textContent()).toContain(t("priorities.MEDIUM"));
    await Promise.all([page.waitForEvent("load"), entry.click()]);
    expect(whereIs(page)).toBe("/user/history");

    await bell(t("bell.label")).click();
    await follow(page, t("bell.all"), header);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([WELCOME]);
    await follow(page, t("deleteAll"), main);
    expect(await page.getByRole("dialog").textContent()).toContain(t("confirm.text", { count: 1 }));
    await follow(page, t("confirm.keep"));
    await press(page, t("about", { action: t("delete"), title: WELCOME }), main);
    expect(await page.getByRole("status").textContent()).toBe(text("en", "common")("flash.notificationDeleted"));
    expect(await main.textContent()).toContain(t("empty.title"));

    await follow(page, t("preferencesLink"), main);
    const group = () => page.getByRole("group", { name: t("types.NEWSLETTER.name") });
    await page
      .locator("summary")
      .filter({ hasText: t("groups.support") })
      .click();
    await group().getByLabel(t("preferences.email")).uncheck();
    await press(page, t("preferences.save"));
    expect(await page.getByRole("status").textContent()).toBe("Preferences saved successfully");
    const support = page.locator("summary").filter({ hasText: t("groups.support") });
    expect(await support.textContent()).toContain(t("preferences.off", { count: 1 }));
    await support.click();
    expect(await group().getByLabel(t("preferences.email")).isChecked()).toBe(false);
    expect(await group().getByLabel(t("preferences.inApp")).isChecked()).toBe(true);
  });
});
