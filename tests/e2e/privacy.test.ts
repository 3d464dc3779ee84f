import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { expectRefused, follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

describe.each(someOf("privacy", [true, false]))("data rights, scripts %s", (scripts) => {
  const browser = useBrowser();
  const t = text("en", "privacy");
  const frame = text("en", "frame");

  test("let a user request a copy of their data, be notified and download it", async () => {
    const visit = await browser.visit({ scripts });
    const { page } = visit;
    const { email } = await signInNewCompany(visit);
    await page.goto("/user/privacy");
    expect(await page.getByText(t("export.none")).isVisible()).toBe(true);
    await press(page, t("export.ask"));
    const download = page.getByRole("link", { name: t("export.download") });
    await expect
      .poll(
        async () => {
          await page.goto("/user/privacy");
          return download.count();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1);
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const zip = await readFile(await file.path(), "latin1");
    expect(zip.slice(0, 2)).toBe("PK");
    expect(zip).toContain(`"email": "${email}"`);
    await expect
      .poll(async () => (await receiveMail(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain("Your data is ready to download");
  });

  test("let a user request deletion with the password, see it announced on every page, and cancel it", async () => {
    const visit = await browser.visit({ scripts, width: 360 });
    const { page, expectStatus } = visit;
    const { email, password } = await signInNewCompany(visit);
    await page.goto("/user/privacy");
    await follow(page, t("delete.ask"));
    const dialog = page.getByRole("dialog");
    expectStatus(400, /dialog=delete/);
    await press(page, t("dialog.submit"), dialog);
    await expectRefused(page, { password: t("errors.password"), understood: t("errors.understood") });
    await dialog.locator("[name=password]").fill(password);
    await dialog.locator("[name=understood]").check();
    await press(page, t("dialog.submit"), dialog);
    expect(whereIs(page)).toBe("/user/privacy");

    await page.goto("/user/history");
    const notice = page.getByRole("region", { name: frame("deletion.label") });
    await press(page, frame("deletion.keep"), notice);
    expect(whereIs(page)).toBe("/user/history");
    expect(await notice.count()).toBe(0);
    expect(await page.getByRole("status").textContent()).toContain(text("en", "flash")("accountKept"));
    await expect
      .poll(async () => (await receiveMail(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(["Your account will be deleted", "Your account stays"]));
  });
});
