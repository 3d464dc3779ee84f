import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { andArrive, follow, press, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { confirmOwnAddress } from "./support/colleague";
import { type Account, signInNewCompany } from "./support/company";
import { englishLeftOn } from "./support/english";
import { expectFits } from "./support/fits";
import { startProvider } from "./support/provider";
import { text } from "./support/texts";

const DOMAIN = "example.com";

describe("a company's own sign-in", () => {
  const browser = useBrowser();
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  /** Enters an address at the provider. */
  async function enter(page: Page, email: string, what = "Enter") {
    expect(new URL(page.url()).origin).toBe(provider.issuer);
    await page.getByLabel("Address").fill(email);
    await andArrive(page, () => page.getByRole("button", { name: what }).click());
  }

  /** Every state fits a phone and a desk, is accessible, and is all in its language. */
  async function look(visit: Visit) {
    await expectFits(visit);
    expect(await englishLeftOn(visit.page, visit.language)).toEqual([]);
  }

  /** On the sign-in page, continues with the company of an address. */
  async function continueWithCompany(visit: Visit, email: string) {
    const { page, language } = visit;
    const [t, account] = [text(language, "provider"), text(language, "account")];
    await page.goto("/login?next=/user/team");
    await page.getByLabel(account("signIn.email"), { exact: true }).fill(email);
    await press(page, t("with"));
    await look(visit);
    await andArrive(page, () => page.getByRole("main").locator('a[href^="/login/company/"]').click());
  }

  /** A new company, which the network's office gives an access code. */
  async function newBuyer(owner: Visit): Promise<Account> {
    const account = await signInNewCompany(owner);
    await confirmOwnAddress(owner);
    const { page } = await browser.visit({ scripts: false });
    const t = text("en", "office");
    const main = page.getByRole("main");
    await page.goto("/login");
    await signIn(page, "en", DEMO_ACCOUNTS.administrator);
    await page.goto(`/admin/people?search=${encodeURIComponent(account.email)}`);
    await andArrive(page, () => main.locator("tbody a").first().click());
    await andArrive(page, () => main.locator("a[href^='/admin/companies/']").click());
    await follow(page, t("company.make.open"), main);
    await page.locator("textarea[name=reason]").fill("It buys from many small companies.");
    await press(page, t("company.make.confirm"));
    return account;
  }

  async function prove(owner: Visit) {
    const { page, language } = owner;
    const t = text(language, "provider");
    await page.goto(COMPANY_SIGN_IN_PATH);
    await page.getByLabel(t("domains.add")).fill(DOMAIN);
    await press(page, t("domains.submit"));
    await look(owner);
    const value = (await page.locator("dd").last().textContent()) ?? "";
    provider.records.set(`_kompas.${DOMAIN}`, value);
    await andArrive(page, () => page.locator('button[value^="check "]').click());
    const redirect = await page.getByText(/\/login\/company\/[\w-]+\/answer$/).textContent();
    provider.register(redirect ?? "");
  }

  async function enterProvider({ page, language }: Visit, password: string) {
    const t = text(language, "provider");
    await page.getByLabel(t("provider.issuer"), { exact: true }).fill(provider.issuer);
    await page.getByLabel(t("provider.clientId"), { exact: true }).fill(provider.clientId);
    await page.locator("[name=clientSecret]").fill(provider.clientSecret);
    await page.locator("[name=password]").fill(password);
    await press(page, t("provider.submit"));
  }

  /** Answers a question of the owner's page with the password. */
  async function confirm(
    owner: Visit,
    password: string,
    open: "require.open" | "remove",
    submit: "ask.requireSubmit" | "ask.removeSubmit",
  ) {
    const { page, language } = owner;
    const t = text(language, "provider");
    await page.goto(COMPANY_SIGN_IN_PATH);
    await follow(page, t(open));
    await look(owner);
    await page.locator("[name=password]").fill(password);
    await press(page, t(submit));
  }

  test.each([
    { language: "en" as const, scripts: true },
    { language: "fr" as const, scripts: false },
    { language: "ms" as const, scripts: true },
  ])("is set up, tried, used by a new person, required and removed: $language, scripts $scripts", async (given) => {
    const owner = await browser.visit(given);
    const { page, language } = owner;
    const t = text(language, "provider");
    const { email, password } = await newBuyer(owner);
    await prove(owner);
    await enterProvider(owner, password);
    await follow(page, t("try.submit"));
    await enter(page, email);
    expect(whereIs(page)).toBe(COMPANY_SIGN_IN_PATH);
    await expect.poll(() => page.getByRole("main").textContent()).toContain(t("try.works"));
    await look(owner);
    await page.goto(`${COMPANY_SIGN_IN_PATH}?forget=${DOMAIN}`);
    await look(owner);
    await follow(page, t("ask.forgetBack"));

    const somebody = await browser.visit(given);
    const address = `nomvula-${crypto.randomUUID().slice(0, 8)}@${DOMAIN}`;
    await continueWithCompany(somebody, address);
    await enter(somebody.page, address);
    expect(whereIs(somebody.page)).toBe("/user/team");
    expect(await somebody.page.getByRole("main").textContent()).toContain("Nomvula Mahlangu");

    // Whoever turns back at the provider reads so, and can try again.
    const other = await browser.visit(given);
    await continueWithCompany(other, address);
    other.expectStatus(400, /\/answer\?/);
    await enter(other.page, address, "Cancel");
    const company = "Featherstonehaugh Sustainable Packaging Solutions (Pty) Ltd";
    expect(await other.page.getByRole("alert").textContent()).toBe(t("refused.refused", { company }));
    await look(other);
    await follow(other.page, t("refused.other"));

    await confirm(owner, password, "require.open", "ask.requireSubmit");
    await somebody.page.goto("/user/team");
    expect(whereIs(somebody.page)).toBe("/login?next=%2Fuser%2Fteam");

    // The owner's password still opens the account.
    const spare = await browser.visit(given);
    await spare.page.goto("/login");
    await signIn(spare.page, language, { email, password });
    expect(whereIs(spare.page)).toMatch(/^\/user\/history/);

    await confirm(owner, password, "remove", "ask.removeSubmit");
    expect(await page.getByRole("main").textContent()).toContain(t("domains.none"));
  });
});
