import { describe, expect, test } from "vitest";
import { press, signIn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { registerCompany } from "./support/company";
import { unsubscribePath } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

describe.each(someOf("unsubscribe", [true, false]))("unsubscribing, scripts: %s", (scripts) => {
  const browser = useBrowser();

  test("takes one press after the link in a mail, without signing in, and can be undone", async () => {
    const { page } = await browser.visit({ scripts });
    const account = await registerCompany("fr");
    const t = text("fr", "notifications");
    const name = t("types.ACCOUNT_CREATED.name");
    const path = await unsubscribePath(account.email);
    const title = () => page.getByRole("heading", { level: 1 }).textContent();

    await page.goto(path);
    expect(await title()).toBe(t("unsubscribe.title", { name }));
    await press(page, t("unsubscribe.stop"));
    expect(await title()).toBe(t("unsubscribe.doneTitle", { name }));

    await page.goto("/login");
    await signIn(page, "en", account);
    const box = page.getByRole("group", { name }).getByLabel(t("preferences.email"));
    const openPreferences = async () => {
      await page.goto("/user/profile?tab=notifications");
      const groups = page.getByRole("main").locator("summary");
      await groups
        .filter({ hasText: t("groups.account") })
        .first()
        .click();
    };
    await openPreferences();
    expect(await box.isChecked()).toBe(false);

    await page.goto(path);
    await press(page, t("unsubscribe.resume"));
    expect(await title()).toBe(t("unsubscribe.title", { name }));
    await openPreferences();
    expect(await box.isChecked()).toBe(true);

    await page.getByLabel(t("preferences.digest")).check();
    await press(page, t("preferences.save"));
    expect(await page.getByLabel(t("preferences.digest")).isChecked()).toBe(true);
  });
});
