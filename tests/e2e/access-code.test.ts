import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { violationsOn } from "./support/accessibility";
import { andArrive, expectRefused, follow, press, shownOn, signIn, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, newAccount, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { chooseState, startRegistration } from "./support/registration";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "company");
const messages = text("en", "flash");
const account = text("en", "account");
const HERE = "/user/profile/access-code";

const flash = shownOn;

const expectAccessible = async (visit: Visit) => expect(await violationsOn(visit)).toEqual([]);

describe.each(
  someOf("access-code", [
    ["with scripts", true],
    ["without scripts", false],
  ]),
)("access codes %s", (_, scripts) => {
  const browser = useBrowser();

  test("are added after ticking consent, removed after confirming, and changed by their owner without losing members", async () => {
    const chain = await browser.visit({ scripts });
    await chain.page.goto("/login");
    await signIn(chain.page, "en", DEMO_ACCOUNTS.corporate);
    await chain.page.goto(HERE);
    const own = await chain.page.getByLabel(t("own.label")).inputValue();
    await expectAccessible(chain);

    // Registering with the code joins its company.
    const founder = await browser.visit({ scripts });
    const person = newAccount();
    await startRegistration(founder, person);
    await founder.page.goto("/register?step=3");
    const part = (name: string) => founder.page.locator(`main [name=${name}]`);
    await chooseState(founder, "ZA-GP");
    await part("city").fill("Johannesburg");
    await part("companySize").selectOption("300k-3m");
    await founder.page.getByText(account("signUp.haveAccessCode"), { exact: true }).click();
    await part("accessCode").fill(own.toLowerCase());
    for (const box of ["accessCodeConsent", "terms"]) await part(box).check();
    await solveCaptcha(founder.page);
    await press(founder.page, account("signUp.create"));
    expect(whereIs(founder.page)).toBe("/register/sent");
    await founder.page.goto(HERE);
    const added = founder.page.getByLabel(t("joined.label", { number: 1 }), { exact: true });
    expect(await added.inputValue()).toBe(own);

    const copy = chain.page.getByRole("button", { name: t("own.copy"), exact: true });
    if (scripts) {
      await chain.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await copy.click();
      await expect.poll(() => chain.page.locator("dialog [role=status]").textContent()).toBe(`${own} Copied`);
      expect(await chain.page.evaluate(() => navigator.clipboard.readText())).toBe(own);
    } else {
      expect(await copy.isVisible()).toBe(false);
    }

    const supplier = await browser.visit({ scripts });
    const { page } = supplier;
    await signInNewCompany(supplier);
    const shared = await startAssessment(supplier);
    await fillAssessment(supplier, shared, () => true);
    await submitAssessment(supplier, shared);
    /** Checks whether the code's owner can open what the supplier has submitted. */
    const isShared = async (isExpected: boolean) => {
      if (!isExpected) chain.expectStatus(404, /^\/uploadDocuments/);
      const answer = await chain.page.goto(`/uploadDocuments/${shared}`);
      return answer?.status() === 200;
    };
    expect(await isShared(false)).toBe(false);
    await page.goto(HERE);
    expect(await page.getByRole("dialog", { name: t("title") }).textContent()).toContain(t("joined.empty"));
    await follow(page, t("joined.add"));

    supplier.expectStatus(400, /access-code\?add$/);
    await press(page, t("add.save"));
    await expectRefused(page, { code: t("errors.missing"), agree: t("errors.agree") });
    await expectAccessible(supplier);

    await page.getByLabel(t("add.code")).fill("NOBODY-KNOWS");
    await page.getByLabel(t("add.agree")).check();
    supplier.expectStatus(400, /access-code\?add$/);
    await press(page, t("add.save"));
    await expectRefused(page, { code: t("errors.unknown") });
    expect(await page.getByLabel(t("add.code")).inputValue()).toBe("NOBODY-KNOWS");

    await page.getByLabel(t("add.code")).fill(own.toLowerCase());
    await page.getByLabel(t("add.agree")).check();
    await press(page, t("add.save"));
    expect([whereIs(page), await flash(page)]).toEqual([HERE, messages("codeUpdated")]);
    expect(await page.getByLabel(t("joined.label", { number: 1 }), { exact: true }).inputValue()).toBe(own);
    await expectAccessible(supplier);
    expect(await isShared(true)).toBe(true);

    await follow(page, t("joined.add"));
    await page.getByLabel(t("add.code")).fill(own);
    await page.getByLabel(t("add.agree")).check();
    supplier.expectStatus(400, /access-code\?add$/);
    await press(page, t("add.save"));
    await expectRefused(page, { code: t("errors.joined") });

    await chain.page.goto(HERE);
    await follow(chain.page, t("own.rotate"));
    await expectAccessible(chain);
    await press(chain.page, t("rotate.confirm"));
    expect(await flash(chain.page)).toBe(messages("codeRotated"));
    expect(await chain.page.getByLabel(t("own.label")).inputValue()).toMatch(/^KMPS-\w{4}-\w{4}$/);

    await page.goto(HERE);
    expect(await page.getByLabel(t("joined.label", { number: 1 }), { exact: true }).inputValue()).toBe(own);
    await andArrive(page, () => page.getByRole("link", { name: /^Remove Added Code 1/ }).click());
    await expectAccessible(supplier);
    await andArrive(page, () => page.locator("dialog button[value=remove]").click());
    expect(await page.getByRole("dialog", { name: t("title") }).textContent()).toContain(t("joined.empty"));
    expect(await isShared(false)).toBe(false);
  });
});
