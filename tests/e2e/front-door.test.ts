import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/domain/language";
import { follow, press, solveCaptcha, whereIs } from "./support/actions";
import { BASE_URL, useBrowser, type Visit } from "./support/browser";
import { newAccount } from "./support/company";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";

/** The first round of a connection: what a stranger's document may take; its style sheet serves every later page too. */
const MOST_BYTES = 14 * 1024;
const MOST_LOADS = 5;

/** How many documents a browser has loaded, and how many sums it has been asked. */
function count({ page }: Visit) {
  const counted = { loads: 0, sums: 0 };
  page.on("load", async () => {
    counted.loads += 1;
    counted.sums += await page.locator("#captchaAnswer").count();
  });
  return counted;
}

describe.each(LANGUAGES)("a stranger (%s)", (language) => {
  const browser = useBrowser();
  const t = text(language, "account");

  test.each([true, false])("comes from the first page to the first question (scripts %s)", async (scripts) => {
    const visit = await browser.visit({ language, scripts, width: 360 });
    const { page } = visit;
    const counted = count(visit);
    const account = newAccount();
    const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value);
    const choose = (name: string, value: string) => page.locator(`main [name=${name}]`).selectOption(value);

    await page.goto("/");
    await fill("username", "Lerato");
    await fill("email", account.email);
    await fill("password", account.password);
    await press(page, t("signUp.continue"));
    for (const name of ["company", "companyReg", "companyLocation", "designation"]) await fill(name, "Lerato Foods");
    await choose("industry", "hospitality");
    await press(page, t("signUp.continue"));
    expect(await page.getByRole("button", { name: t("signUp.showPlaces"), exact: true }).isVisible()).toBe(!scripts);
    await choose("state", "ZA-GP");
    await choose("companySize", "300k-3m");
    await page.locator("input[name=terms]").check();
    await solveCaptcha(page);
    await press(page, t("signUp.create"));
    expect(whereIs(page)).toBe("/register/sent");
    await press(page, t("sent.begin"));
    expect(whereIs(page)).toMatch(/^\/[\w-]{43}\?section=/);
    expect(await page.getByRole("main").getByRole("group").first().isVisible()).toBe(true);

    console.info(
      `${language}, scripts ${scripts ? "on" : "off"}: ${counted.loads} loads and ${counted.sums} sum from / to the first question`,
    );
    expect(counted.loads).toBeLessThanOrEqual(MOST_LOADS);
    expect(counted.sums).toBe(1);
    expect((await receiveMail(account.email))[0]?.text).toContain("/confirmAddress?token=");
  });

  test("reads in one screen what it is, opens the sample, and is asked for little", async () => {
    const { page } = await browser.visit({ language, width: 360 });
    await page.goto("/");
    const main = page.getByRole("main");
    for (const fact of ["whom", "time", "price", "gain"] as const) {
      expect(await main.getByText(t(`door.${fact}.text`)).isVisible()).toBe(true);
    }
    await follow(page, t("door.sample"));
    expect(whereIs(page)).toBe("/sample");
    const sample = text(language, "results");
    expect(await page.getByText(sample("sample.title"), { exact: true }).isVisible()).toBe(true);
    const told = (await page.getByRole("main").textContent()) ?? "";
    expect(told).toContain("Karoo Sun Preserves");
    expect(told.replaceAll(/\s/g, " ")).toContain(
      sample("lead.practices", { count: 43, of: 80 }).replaceAll(/\s/g, " "),
    );
  });

  test("gets all that the first view needs in few bytes", async () => {
    const headers = { "Accept-Language": language };
    const html = await (await fetch(`${BASE_URL}/`, { headers })).text();
    const named = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => `${BASE_URL}${href}`);
    const styles = await Promise.all(named.map(async (href) => (await fetch(href)).text()));
    const bytes = [html, ...styles].map((part) => gzipSync(part, { level: 9 }).byteLength);
    const total = bytes.reduce((sum, each) => sum + each, 0);
    console.info(`${language}: the first view of / takes ${bytes.join(" + ")} = ${total} bytes`);
    expect(bytes[0]).toBeLessThanOrEqual(MOST_BYTES);
  });
});
