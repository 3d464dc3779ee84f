import { beforeAll, describe, expect, test } from "vitest";
import { andArrive, press, solveCaptcha, whereIs } from "./support/actions";
import { BASE_URL, useBrowser, type Visit } from "./support/browser";
import { text } from "./support/texts";

const t = text("en", "account");
const common = text("en", "common");

describe("forms with scripts", () => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
  });

  test("ASVS 6.2.6 show and hide a password, and send it hidden", async () => {
    const { page } = visit;
    await page.goto("/login");
    const password = page.getByLabel(t("signIn.password"), { exact: true });
    const toggle = page.getByRole("button", { name: common("form.showPassword") });
    await password.fill("a quiet river bend");
    expect(await password.getAttribute("type")).toBe("password");
    await toggle.click();
    expect([await password.getAttribute("type"), await toggle.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
    await toggle.press("Space");
    expect([await password.getAttribute("type"), await toggle.getAttribute("aria-pressed")]).toEqual([
      "password",
      "false",
    ]);
    await toggle.click();
    // Records the form's input type at the moment of sending; the module's own listener runs first.
    await password.evaluate((input: HTMLInputElement) =>
      addEventListener("submit", () => sessionStorage.setItem("sent-as", input.type)),
    );
    await page.getByLabel(t("signIn.email"), { exact: true }).fill("nobody@example.com");
    await solveCaptcha(page);
    visit.expectStatus(400, /^\/login$/);
    await press(page, t("signIn.submit"));
    expect(await page.getByRole("alert").textContent()).toContain(t("errors.signIn"));
    expect(await page.evaluate(() => sessionStorage.getItem("sent-as"))).toBe("password");
  });

  test("keep the sign-in button disabled until the captcha is answered, also after a refused attempt", async () => {
    const { page } = visit;
    await page.goto("/login");
    const submit = page.getByRole("button", { name: t("signIn.submit"), exact: true });
    for (const _turn of ["first", "after a refusal"]) {
      expect(await submit.isDisabled()).toBe(true);
      await page.locator("#captchaAnswer").fill("  ");
      expect(await submit.isDisabled()).toBe(true);
      await solveCaptcha(page);
      expect(await submit.isDisabled()).toBe(false);
      visit.expectStatus(400, /^\/login$/);
      await press(page, t("signIn.submit"));
    }
  });

  test("show that they are being sent, and are not sent twice", async () => {
    const { page } = visit;
    await page.goto("/register");
    const submit = page.getByRole("button", { name: t("signUp.continue") });
    visit.expectStatus(400, /^\/register$/);
    await andArrive(page, async () => {
      const seen = await submit.evaluate((button: HTMLButtonElement) => {
        const isRefused: boolean[] = [];
        addEventListener("submit", (event) => isRefused.push(event.defaultPrevented));
        button.click();
        button.click();
        return { isRefused, button: button.ariaBusy, form: button.form?.ariaBusy };
      });
      expect(seen).toEqual({ isRefused: [false, true], button: "true", form: "true" });
    });
    expect(await page.locator("[aria-busy]").count()).toBe(0);
  });

  test("load the states of a country chosen by keyboard once the field loses focus", async () => {
    const { page, context } = visit;
    const options = { headers: { Origin: BASE_URL }, maxRedirects: 0 };
    const basics = { username: "Nosipho", email: "n@example.com", password: "three green chairs" };
    const mobile = { mobileCountry: "ZA", mobile: "082 123 4567" };
    const company = { company: "Épices", companyReg: "1", companyLocation: "1 Road", designation: "Founder" };
    for (const [step, form] of [
      ["", { ...basics, ...mobile }],
      ["?step=2", { ...company, industry: "hospitality" }],
    ] as const) {
      await context.request.post(`/register${step}`, { ...options, form: { intent: "continue", ...form } });
    }
    await page.goto("/register?step=3");
    const country = page.getByLabel(t("signUp.country"));
    const states = page.getByLabel(t("signUp.state"));
    await country.focus();
    await page.keyboard.type("Malaysia");
    expect(await country.inputValue()).toBe("MY");
    expect(await states.locator("option").allTextContents()).toContain("Gauteng");
    await andArrive(page, () => page.keyboard.press("Tab"));
    expect(whereIs(page)).toBe("/register?step=3");
    expect(await country.inputValue()).toBe("MY");
    expect(await states.locator("option").allTextContents()).toContain("Selangor");
  });
});

describe("forms without scripts", () => {
  const browser = useBrowser();
  test("show no control that would do nothing, and keep their button enabled", async () => {
    const { page } = await browser.visit({ scripts: false });
    await page.goto("/login");
    expect(await page.getByRole("button", { name: common("form.showPassword") }).count()).toBe(0);
    expect(await page.getByRole("button", { name: t("signIn.submit") }).isEnabled()).toBe(true);
  });
});
