import { beforeAll, describe, expect, test } from "vitest";
import { expectRefused, follow, press, signIn, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { type Account, registerCompany } from "./support/company";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";

const account = text("en", "account");
const flash = text("en", "common");
const RECOVERED = "seven slow trains";
const CHANGED = "eleven red kettles";

/** The code of the newest mail that carries one; it may be still on its way. */
async function receiveCode(email: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const codes = (await receiveMail(email)).flatMap((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? []);
    if (codes[0]) return codes[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code has reached ${email}`);
}

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a forgotten password, %s", (_, scripts) => {
  const browser = useBrowser();
  let owner: Account;
  beforeAll(async () => {
    owner = await registerCompany("en");
  });

  test("is replaced by way of a mailed code, and then changed in the profile's dialog", async () => {
    const { page, expectStatus } = await browser.visit({ scripts });
    const elsewhere = await browser.visit({ scripts });
    await elsewhere.page.goto("/login");
    await signIn(elsewhere.page, "en", owner);

    await page.goto("/login");
    await follow(page, account("signIn.forgot"));
    expectStatus(400, /^\/forgotPassword$/);
    await solveCaptcha(page);
    await press(page, account("recovery.email.submit"));
    await expectRefused(page, { email: account("errors.email") });
    await page.getByLabel(account("recovery.email.label"), { exact: true }).fill(owner.email);
    await page.locator("#captchaAnswer").fill("99");
    expectStatus(400, /^\/forgotPassword$/);
    await press(page, account("recovery.email.submit"));
    await expectRefused(page, { captchaAnswer: flash("captcha.wrong") });
    expect(await page.getByLabel(account("recovery.email.label"), { exact: true }).inputValue()).toBe(owner.email);
    await solveCaptcha(page);
    await press(page, account("recovery.email.submit"));
    expect(whereIs(page)).toBe("/OTPverify");

    const code = await receiveCode(owner.email);
    const field = page.getByLabel(account("recovery.code.label"), { exact: true });
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
    expectStatus(400, /^\/OTPverify$/);
    await press(page, account("recovery.code.submit"));
    await expectRefused(page, { code: account("recovery.problems.codeWrong", { count: 4 }) });
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, account("recovery.code.submit"));
    expect(whereIs(page)).toBe("/resetPassword");

    const password = page.getByLabel(account("recovery.password.label"), { exact: true });
    const again = page.getByLabel(account("recovery.password.confirm"), { exact: true });
    await password.fill("password1");
    await again.fill("password1");
    expectStatus(400, /^\/resetPassword$/);
    await press(page, account("recovery.password.submit"));
    await expectRefused(page, { password: account("errors.passwordCommon") });
    await password.fill(RECOVERED);
    await again.fill(RECOVERED);
    await press(page, account("recovery.password.submit"));
    expect(whereIs(page)).toBe("/login");
    await page
      .getByRole("status")
      .filter({ hasText: flash("flash.passwordReset") })
      .waitFor();

    await elsewhere.page.goto("/user/history");
    expect(whereIs(elsewhere.page)).toContain("/login");

    await signIn(page, "en", { ...owner, password: RECOVERED });
    await page.goto("/user/profile/password");
    const current = page.getByLabel(account("passwordChange.current"), { exact: true });
    const next = page.getByLabel(account("passwordChange.next"), { exact: true });
    const confirm = page.getByLabel(account("passwordChange.confirm"), { exact: true });
    await current.fill(RECOVERED);
    await next.fill(CHANGED);
    await confirm.fill(RECOVERED);
    expectStatus(400, /^\/user\/profile\/password$/);
    await press(page, account("passwordChange.submit"), page.getByRole("dialog"));
    await expectRefused(page, { confirmation: account("errors.newPasswordsMatch") });
    await current.fill(RECOVERED);
    await next.fill(CHANGED);
    await confirm.fill(CHANGED);
    await press(page, account("passwordChange.submit"), page.getByRole("dialog"));
    expect(whereIs(page)).toBe("/login");
    await page
      .getByRole("status")
      .filter({ hasText: flash("flash.passwordChanged") })
      .waitFor();
    await signIn(page, "en", { ...owner, password: CHANGED });
    expect(whereIs(page)).toBe("/user/history");
  });
});
