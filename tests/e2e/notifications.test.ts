import { describe, expect, test } from "vitest";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "notifications");
const frame = text("en", "frame");
const WELCOME = text("en", "mail")("causes.account-created.subject");

describe.each(someOf("notifications", [true, false]))("notifications, scripts: %s", (scripts) => {
  const browser = useBrowser();

  test("show at the bell, open what they are about, and can be deleted and switched off", async () => {
    const visit = await browser.visit({ scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const header = page.getByRole("banner");
    const main = page.getByRole("main");
    const bell = header.locator("summary[aria-label*=unread]");
    const titles = () => main.getByRole("heading", { level: 2 }).allTextContents();

    // The welcome arrives through the queue, a moment after the registration.
    await expect.poll(() => page.goto("/notifications").then(titles), { timeout: 20_000 }).toContain(WELCOME);
    // The header of that page may be a moment older than its list.
    await page.reload();
    await bell.click();
    const entry = header.getByRole("button", { name: WELCOME });
    expect(await entry.textContent()).toContain(frame("unread"));
    await Promise.all([page.waitForEvent("load"), entry.click()]);
    expect(whereIs(page)).toBe("/user/history");
    await follow(page, text("en", "journey")("onboarding.later"));

    await header.locator("summary").nth(1).click();
    expect(await entry.textContent()).not.toContain(frame("unread"));
    await follow(page, frame("bell.all"), header);
    await follow(page, t("deleteAll"), main);
    expect(await page.getByRole("dialog").textContent()).toContain(t("confirm.title"));
    await follow(page, t("confirm.keep"));
    expect(await titles()).toContain(WELCOME);
    await press(page, t("about", { action: t("delete"), title: WELCOME }), main);
    expect(await titles()).not.toContain(WELCOME);

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
