import { expect } from "vitest";
import { andArrive, expectRefused, press, readSum, solveCaptcha, whereIs } from "./actions";
import { BASE_URL, type Visit } from "./browser";
import type { Account } from "./company";
import { text } from "./texts";

/**
 * Registers on the pages, each step first with mistakes, and with a step back in between. Ends on the page that a registration leads to.
 */
export async function registerByHand(visit: Visit, person: Account & { username: string }): Promise<void> {
  await visit.page.goto("/register");
  await fillBasics(visit, person);
  await fillCompany(visit, person);
  await fillDetails(visit);
}

/** Brings a registration to its last step as the first two forms would, for tests about that step. */
export async function startRegistration(
  { context }: Visit,
  { email, password }: Account,
  origin = BASE_URL,
): Promise<void> {
  const basics = { username: "Nosipho", email, password, mobileCountry: "ZA", mobile: "082 123 4567" };
  const place = { company: "Épices", companyReg: "1", companyLocation: "1 Road", designation: "Founder" };
  for (const [step, form] of [
    ["", basics],
    ["?step=2", { ...place, industry: "hospitality" }],
  ] as const) {
    const options = { headers: { Origin: origin }, form: { intent: "continue", ...form }, maxRedirects: 0 };
    expect((await context.request.post(`${origin}/register${step}`, options)).status()).toBe(303);
  }
}

/** Chooses a state in the last step; with scripts, the page reloads with that state's cities. */
export async function chooseState({ page, scripts }: Visit, state: string | { index: number }): Promise<void> {
  const field = page.locator("main select[name=state]");
  if (scripts) return andArrive(page, () => field.selectOption(state));
  await field.selectOption(state);
}

function words({ page, language }: Visit) {
  const t = text(language, "account");
  type Label =
    `signUp.${"username" | "email" | "password" | "mobileCountry" | "mobile" | "companyName" | "companyReg" | "companyLocation" | "designation" | "industry" | "country" | "state" | "city" | "companySize" | "accessCode"}`;
  /** A field by its label, which may end with "(optional)". */
  const field = (key: Label) => page.locator("main label").filter({ hasText: startOf(t(key)) });
  const control = async (key: Label) => page.locator(`[id="${await field(key).getAttribute("for")}"]`);
  return {
    t,
    fill: async (key: Label, value: string) => (await control(key)).fill(value),
    choose: async (key: Label, value: string) => (await control(key)).selectOption(value),
    typedIn: async (key: Label) => (await control(key)).inputValue(),
    offers: async (key: Label) => (await control(key)).locator("option").allTextContents(),
  };
}

function startOf(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|\\s*\\()`);
}

async function fillBasics(visit: Visit, { username, email, password }: Account & { username: string }) {
  const { page, expectStatus } = visit;
  const { t, fill, choose, typedIn } = words(visit);
  expectStatus(400, /^\/register$/);
  await press(page, t("signUp.continue"));
  await expectRefused(page, {
    username: t("errors.username"),
    email: t("errors.signUpEmail"),
    password: t("errors.signUpPassword"),
  });

  await fill("signUp.username", username);
  await fill("signUp.email", email);
  await fill("signUp.password", "short");
  await page.getByText(t("signUp.addMobile"), { exact: true }).click();
  // A reader of Malay most likely calls from Malaysia.
  expect(await typedIn("signUp.mobileCountry")).toBe(visit.language === "ms" ? "MY" : "ZA");
  await choose("signUp.mobileCountry", "ZA");
  await fill("signUp.mobile", "082 123 4567");
  expectStatus(400, /^\/register$/);
  await press(page, t("signUp.continue"));
  await expectRefused(page, { password: t("errors.passwordShort") });
  expect(await typedIn("signUp.username")).toBe(username);
  expect(await typedIn("signUp.email")).toBe(email);
  expect(await typedIn("signUp.mobile")).toBe("082 123 4567");
  expect(await typedIn("signUp.mobileCountry")).toBe("ZA");

  await fill("signUp.password", password);
  await fill("signUp.mobile", "12");
  expectStatus(400, /^\/register$/);
  await press(page, t("signUp.continue"));
  await expectRefused(page, { mobile: t("errors.mobile") });

  await fill("signUp.password", password);
  await fill("signUp.mobile", "082 123 4567");
  await press(page, t("signUp.continue"));
  expect(whereIs(page)).toBe("/register?step=2");
}

async function fillCompany(visit: Visit, { username }: { username: string }) {
  const { page, expectStatus } = visit;
  const { t, fill, choose, typedIn } = words(visit);
  await fill("signUp.companyName", "Les Épices d’Ébène & Fils");
  await fill("signUp.companyReg", "2015/123456/07");
  expectStatus(400, /^\/register\?step=2$/);
  await press(page, t("signUp.continue"));
  await expectRefused(page, {
    companyLocation: t("errors.companyLocation"),
    designation: t("errors.designation"),
    industry: t("errors.industry"),
  });
  expect(await typedIn("signUp.companyName")).toBe("Les Épices d’Ébène & Fils");

  await fill("signUp.companyLocation", "1 Main Road, Paarl");
  await fill("signUp.designation", "Founder");
  await choose("signUp.industry", "hospitality");
  await press(page, t("signUp.back"));
  expect(await typedIn("signUp.username")).toBe(username);
  expect(await page.getByText(t("signUp.passwordKept")).isVisible()).toBe(true);
  await press(page, t("signUp.continue"));
  expect(await typedIn("signUp.companyName")).toBe("Les Épices d’Ébène & Fils");
  expect(await typedIn("signUp.companyLocation")).toBe("1 Main Road, Paarl");
  expect(await typedIn("signUp.industry")).toBe("hospitality");
  await press(page, t("signUp.continue"));
  expect(whereIs(page)).toBe("/register?step=3");
}

async function fillDetails(visit: Visit) {
  const { page, expectStatus } = visit;
  const { t, fill, choose, typedIn, offers } = words(visit);
  const captcha = text(visit.language, "captcha");
  expect(await typedIn("signUp.country")).toBe("ZA");
  expect(await offers("signUp.state")).toContain("Gauteng");

  const update = () => (visit.scripts ? Promise.resolve() : press(page, t("signUp.showPlaces")));
  // A city belongs to its place: choosing another place clears it, even if it was just typed.
  await chooseState(visit, "ZA-GP");
  await update();
  expect(await page.locator("#cities option").count()).toBeGreaterThan(0);
  await fill("signUp.city", "Soweto");
  await chooseState(visit, "ZA-WC");
  await update();
  expect([await typedIn("signUp.state"), await typedIn("signUp.city")]).toEqual(["ZA-WC", ""]);
  expect(await page.locator("#cities option[value=Paarl]").count()).toBe(1);
  await fill("signUp.city", "Paarl");
  if (visit.scripts) {
    await andArrive(page, () => choose("signUp.country", "MY"));
  } else {
    await choose("signUp.country", "MY");
    await update();
  }
  expect(await typedIn("signUp.country")).toBe("MY");
  expect(await typedIn("signUp.city")).toBe("");
  const states = await offers("signUp.state");
  expect(states).toContain("Selangor");
  expect(states).not.toContain("Gauteng");

  await fill("signUp.city", "Klang");
  await chooseState(visit, "2474");
  expect(await typedIn("signUp.city")).toBe("Klang");
  await page.getByText(t("signUp.haveAccessCode"), { exact: true }).click();
  await fill("signUp.accessCode", "no such code");
  await choose("signUp.companySize", "300k-3m");
  if (visit.scripts) {
    expect(await page.getByRole("button", { name: t("signUp.create") }).isDisabled()).toBe(true);
  } else {
    expectStatus(400, /^\/register\?step=3$/);
    await press(page, t("signUp.create"));
    await expectRefused(page, {
      accessCodeConsent: t("errors.accessCodeConsent"),
      terms: t("errors.terms"),
      captchaAnswer: captcha("missing"),
    });
  }
  expect(await typedIn("signUp.state")).toBe("2474");
  expect(await typedIn("signUp.companySize")).toBe("300k-3m");

  for (const box of ["accessCodeConsent", "terms"]) await page.locator(`input[name=${box}]`).check();
  await page.locator("#captchaAnswer").fill(String((await readSum(page)) + 1));
  expectStatus(400, /^\/register\?step=3$/);
  await press(page, t("signUp.create"));
  await expectRefused(page, { captchaAnswer: captcha("wrong") });
  for (const box of ["accessCodeConsent", "terms"]) {
    expect(await page.locator(`input[name=${box}]`).isChecked()).toBe(true);
  }

  await solveCaptcha(page);
  expectStatus(400, /^\/register\?step=3$/);
  await press(page, t("signUp.create"));
  await expectRefused(page, { accessCode: t("errors.accessCode") });
  // A solved captcha stays solved, whatever else is wrong.
  expect(await page.locator("#captchaAnswer").count()).toBe(0);
  await fill("signUp.accessCode", "");
  await press(page, t("signUp.create"));
}
