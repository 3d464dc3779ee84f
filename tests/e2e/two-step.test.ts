import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { totpAt } from "../support/authenticator";
import { expectRefused, follow, press, signIn, signOut, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { type Account, signInNewCompany } from "./support/company";
import { confirmBy, readKey } from "./support/security";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const PATH = "/user/security/two-step";

describe.each(
  someOf("two-step", [
    { language: "en", scripts: true },
    { language: "ms", scripts: false },
  ] as const),
)("two-step sign-in in $language, scripts: $scripts", ({ language, scripts }) => {
  const browser = useBrowser();
  const t = text(language, "security");
  let visit: Visit;
  let account: Account;
  let key = "";
  let codes: string[] = [];
  /** The time of the last used code; the next one must be later. */
  let usedAt = 0;

  beforeAll(async () => {
    visit = await browser.visit({ language, scripts, width: 360 });
    account = await signInNewCompany(visit);
  });
  afterAll(() => visit.context.close());

  /** The next code. The app may be half a minute ahead, so no test has to wait. */
  const nextCode = () => {
    const step = 30_000;
    usedAt = Math.max(Math.floor(Date.now() / step) * step, usedAt + step);
    return totpAt(key, usedAt);
  };
  const enter = (code: string) => visit.page.locator("main input[name=code]").fill(code);

  test("is set up with a password and an app, and gives recovery codes", async () => {
    const { page, expectStatus } = visit;
    await page.goto(PATH);
    expectStatus(400, /two-step$/);
    await confirmBy(visit, "not the password", t("twoStep.off.submit"));
    await expectRefused(page, { password: t("codeErrors.passwordWrong") });
    await confirmBy(visit, account.password, t("twoStep.off.submit"));
    key = await readKey(visit);
    expect(await page.locator("a[href^='otpauth://totp/Kompas:']").count()).toBe(1);
    expectStatus(400, /two-step$/);
    await enter("12");
    await press(page, t("twoStep.setUp.submit"));
    await expectRefused(page, { code: t("codeErrors.appCode") });
    await enter(nextCode());
    await press(page, t("twoStep.setUp.submit"));
    codes = await page
      .getByRole("list", { name: t("twoStep.codes.list") })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("twoStep.codes.save") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(t("twoStep.codes.fileName"));
    await follow(page, t("twoStep.codes.done"));
    await page.getByText(t("twoStep.on.left", { count: 10 })).waitFor();
  });

  test("asks after the password for an app code or a recovery code, which works only once", async () => {
    const { page, expectStatus } = visit;
    await signOut(page, language);
    await page.goto("/login?next=/user/profile");
    await signIn(page, language, account);
    expect(whereIs(page)).toBe("/login/code");
    expectStatus(400, /^\/login\/code$/);
    await enter("1234");
    await press(page, t("signInCode.submit"));
    await expectRefused(page, { code: t("codeErrors.code") });
    await enter(codes[0] ?? "");
    await press(page, t("signInCode.submit"));
    expect(whereIs(page)).toBe("/user/profile");

    await signOut(page, language);
    await page.goto(`/login?next=${PATH}`);
    await signIn(page, language, account);
    expectStatus(400, /^\/login\/code$/);
    await enter(codes[0] ?? "");
    await press(page, t("signInCode.submit"));
    await expectRefused(page, { code: t("codeErrors.codeWrong") });
    await enter(nextCode());
    await press(page, t("signInCode.submit"));
    expect(whereIs(page)).toBe(PATH);
    await page.getByText(t("twoStep.on.left", { count: 9 })).waitFor();
  });

  test("replaces the recovery codes with new ones, and can be turned off again", async () => {
    const { page, expectStatus } = visit;
    const prove = async (code: string, button: string) => {
      await page.locator("main input[type=password]").fill(account.password);
      await enter(code);
      await press(page, button);
    };
    await follow(page, t("twoStep.on.renew"));
    await prove(codes[1] ?? "", t("twoStep.on.renew"));
    const [renewed = ""] = await page
      .getByRole("list", { name: t("twoStep.codes.list") })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).not.toContain(renewed);
    await follow(page, t("twoStep.codes.done"));
    await page.getByText(t("twoStep.on.left", { count: 10 })).waitFor();

    await follow(page, t("twoStep.on.turnOff"));
    expectStatus(400, /two-step/);
    await prove(codes[2] ?? "", t("twoStep.on.turnOff"));
    await expectRefused(page, { code: t("codeErrors.codeWrong") });
    await prove(renewed, t("twoStep.on.turnOff"));
    await page.getByRole("heading", { name: t("twoStep.off.title") }).waitFor();
    await page.getByRole("status").getByText(text(language, "flash")("twoStepOff")).waitFor();
  });
});
