import { beforeAll, describe, expect, test } from "vitest";
import { expectRefused, follow, press, signIn, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { type Account, registerCompany } from "./support/company";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const account = text("en", "account");
const flash = text("en", "flash");
const RECOVERED = "seven slow trains";
const CHANGED = "eleven red kettles";

/** The code from the newest mail that contains one, once `count` have arrived; it may still be on its way. */
async function receiveCode(email: string, count = 1): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const codes = (await receiveMail(email)).flatMap((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? []);
    if (codes[0] && codes.length >= count) return codes[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code has reached ${email}`);
}

const WAYS = someOf("recovery", [
  ["with scripts", true],
  ["without scripts", false],
] as const);

describe("recovery", () => {
  const browser = useBrowser();

  /** Recoveries started at the beginning of the file. A new code takes a minute's wait, and the other tests use up most of it. */
  const waiting = new Map<boolean, Visit & { account: Account }>();

  beforeAll(async () => {
    for (const [, scripts] of WAYS) {
      const [visit, owner] = [await browser.visit({ scripts }), await registerCompany("en")];
      await visit.page.goto("/forgotPassword");
      await visit.page.getByLabel(account("recovery.email.label"), { exact: true }).fill(owner.email);
      await solveCaptcha(visit.page);
      await press(visit.page, account("recovery.email.submit"));
      waiting.set(scripts, { ...visit, account: owner });
    }
  });

  describe.each(WAYS)("a forgotten password, %s", (_, scripts) => {
    let owner: Account;
    beforeAll(async () => {
      owner = await registerCompany("en");
    });

    test("is replaced with the help of a mailed code, and then changed in the profile's dialog", async () => {
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
      await expectRefused(page, { captchaAnswer: text("en", "captcha")("wrong") });
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
      await page.getByRole("status").getByText(flash("passwordReset")).waitFor();

      await elsewhere.page.goto("/user/history");
      expect(whereIs(elsewhere.page)).toContain("/login");

      await signIn(page, "en", { ...owner, password: RECOVERED });
      await signIn(elsewhere.page, "en", { ...owner, password: RECOVERED });
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
      await page.getByRole("status").getByText(flash("passwordChanged")).waitFor();
      await signIn(page, "en", { ...owner, password: CHANGED });
      expect(whereIs(page)).toBe("/user/history");
      await elsewhere.page.reload();
      expect(whereIs(elsewhere.page)).toContain("/login");
    });
  });

  describe.each(WAYS)("a recovery code that does not arrive, %s", (_, scripts) => {
    test("is sent again as a new code after a minute, which makes the former one invalid", {
      timeout: 90_000,
    }, async () => {
      const visit = waiting.get(scripts);
      if (!visit) throw new Error("The recovery was begun before");
      const { page, expectStatus } = visit;
      const first = await receiveCode(visit.account.email);
      const resend = account("recovery.code.resend");
      const hint = page.locator("#resend-hint");
      const wait = /can ask for a new code in (\d+) second/;
      await page.goto("/OTPverify");
      const [, left = "0"] = wait.exec((await hint.textContent()) ?? "") ?? [];
      // With less left, the minute may be over before the button is pressed.
      if (Number(left) > 5) {
        expectStatus(429, /^\/OTPverify$/);
        await press(page, resend);
        expect(await page.getByRole("alert").textContent()).toMatch(/Please wait \d+ seconds? before you ask/);
      }
      const isOver = () => page.goto("/OTPverify").then(async () => !wait.test((await hint.textContent()) ?? ""));
      await expect.poll(isOver, { timeout: 70_000, interval: 1500 }).toBe(true);
      await press(page, resend);
      expect(await page.getByRole("status").last().textContent()).toContain(flash("codeSent"));

      const second = await receiveCode(visit.account.email, 2);
      const field = page.getByLabel(account("recovery.code.label"), { exact: true });
      if (first !== second) {
        await field.fill(first);
        expectStatus(400, /^\/OTPverify$/);
        await press(page, account("recovery.code.submit"));
        await expectRefused(page, { code: account("recovery.problems.codeWrong", { count: 4 }) });
      }
      await field.fill(second);
      await press(page, account("recovery.code.submit"));
      expect(whereIs(page)).toBe("/resetPassword");
    });
  });
});
