import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/core/language";
import { follow, openPart, press, solveCaptcha, whereIs } from "./support/actions";
import { BASE_URL, useBrowser, type Visit } from "./support/browser";
import { type Account, newAccount, PLACES } from "./support/company";
import { answerThrough } from "./support/form";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

/** The first round trip of a connection: the limit for a new visitor's first view, including style sheet and script. */
const MAX_BYTES = 14 * 1024;
/** Page loads from the first page to the first question, and from the end of the last section to the result. */
const MAX_LOADS = 5;
const MAX_TO_SUBMIT = 2;
/** With scripts, the last registration step loads once more, with the cities of the chosen state. */
const WITH_CITIES = 1;
/** Taps that neither answer a question nor leave a section: to register, to begin and to submit. */
const MAX_TAPS_BESIDE = 20;

/** Counts the documents that a browser loads, the captcha sums it gets, and the taps of its user. Typing into a field counts as one tap. */
async function count({ page }: Visit) {
  // The pages count taps themselves from the moment they start, and carry the number over to the next page.
  await page.addInitScript(() => {
    const tapped = () => sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1));
    addEventListener("pointerdown", tapped);
    addEventListener("change", ({ target }) => {
      if (target instanceof Element && target.matches("select, input:not([type=radio], [type=checkbox])")) tapped();
    });
  });
  const taps = async () => Number(await page.evaluate(() => sessionStorage.getItem("taps")));
  const counted = { loads: 0, sums: 0, taps };
  const asking = new Set<string>();
  page.on("load", async () => {
    counted.loads += 1;
    // The last page of a test may be closed before this looks at it.
    const asks = await page
      .locator("#captchaAnswer")
      .count()
      .catch(() => 0);
    // A step that reloads with its cities is not a new one; a captcha solved there stays solved.
    if (asks > 0) asking.add(whereIs(page));
    counted.sums = asking.size;
  });
  return counted;
}

/** The joined contents of the files that a page refers to. */
async function fetchNamed(html: string, tag: RegExp): Promise<string> {
  const paths = [...html.matchAll(tag)].map(([, path]) => path);
  return (await Promise.all(paths.map(async (path) => (await fetch(BASE_URL + path)).text()))).join("");
}

const stylesOf = (html: string) => fetchNamed(html, /<link rel="stylesheet" href="([^"]+)"/g);
const scriptsOf = (html: string) => fetchNamed(html, /<script[^>]* src="([^"]+)"/g);

describe("the pages for new visitors", () => {
  const browser = useBrowser();

  test("have every style they use in their small style sheets", async () => {
    const visit = await browser.visit({ scripts: false });
    const { page } = visit;
    const t = text("en", "account");
    const full = await stylesOf(await (await fetch(`${BASE_URL}/login`)).text());
    const lacking = async () => {
      const html = await page.content();
      const door = await stylesOf(html);
      expect(door.length).toBeLessThan(full.length);
      const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
      const has = (sheet: string, name: string) =>
        sheet
          .split(`.${name.replaceAll(/[^\w-]/g, "\\$&")}`)
          .slice(1)
          .some((rest) => !/^[\w\\-]/.test(rest));
      return [...used].filter((name) => has(full, name) && !has(door, name));
    };
    const account = newAccount();
    const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value);

    await page.goto("/");
    expect(await lacking()).toEqual([]);
    // Each step as it first appears, and as it comes back refused.
    const refused = async (button: "continue" | "create") => {
      expect(await lacking()).toEqual([]);
      visit.expectStatus(400, /^\/register/);
      await press(page, t(`signUp.${button}`));
      expect(await lacking()).toEqual([]);
    };
    await page.goto("/register");
    await refused("continue");
    await fill("username", "Lerato");
    await fill("email", account.email);
    await fill("password", account.password);
    await press(page, t("signUp.continue"));
    await refused("continue");
    for (const name of ["company", "companyReg", "companyLocation", "designation"]) await fill(name, "Lerato Foods");
    await page.locator("main [name=industry]").selectOption("hospitality");
    await press(page, t("signUp.continue"));
    await refused("create");
  });
});

/** A new visitor's way from the first page to the first question. */
async function beginFromFrontDoor({ page, language, scripts }: Visit, account: Account): Promise<void> {
  const t = text(language, "account");
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
  await choose("state", language === "ms" ? "2474" : "ZA-GP");
  await choose("companySize", "300k-3m");
  await page.locator("input[name=terms]").check();
  await solveCaptcha(page);
  await press(page, t("signUp.create"));
  expect(whereIs(page)).toBe("/register/sent");
  await press(page, t("sent.begin"));
  expect(whereIs(page)).toMatch(/^\/[\w-]{43}\?section=/);
  expect(await page.getByRole("main").getByRole("group").first().isVisible()).toBe(true);
}

describe("a new visitor's journey", () => {
  const browser = useBrowser();

  test("leads from the first page to a submitted assessment with one page load per section and few extra taps", async () => {
    const visit = await browser.visit({ width: 360 });
    const { page, language } = visit;
    const counted = await count(visit);
    await beginFromFrontDoor(visit, newAccount());
    await answerThrough(page, language, PLACES.length, null);
    const end = text(language, "completion");
    const dialog = page.getByRole("dialog", { name: end("dialog.title") });
    await follow(page, end("dialog.now"), dialog);
    await press(page, end("confirm.yes"), dialog);
    expect(whereIs(page)).toMatch(/^\/user\/dashboard\/[\w-]{43}$/);

    const taps = await counted.taps();
    const asked = PLACES.flatMap(({ section }) => section.questions).filter((question) => question.isRequired).length;
    console.info(
      `${counted.loads} loads, ${taps} taps and ${counted.sums} sum from / to a submitted assessment of ${PLACES.length} sections`,
    );
    expect(counted.loads).toBeLessThanOrEqual(MAX_LOADS + WITH_CITIES + PLACES.length + MAX_TO_SUBMIT);
    expect(counted.sums).toBe(1);
    // Each answer is a tap, and so is leaving a section.
    expect(taps).toBeGreaterThanOrEqual(asked + PLACES.length);
    expect(taps).toBeLessThanOrEqual(asked + PLACES.length + MAX_TAPS_BESIDE);
  }, 120_000);
});

describe.each(LANGUAGES)("a new visitor (%s)", (language) => {
  const browser = useBrowser();
  const t = text(language, "account");

  test.each(someOf(`front-door ${language}`, [true, false]))(
    "gets from the first page to the first question (scripts %s)",
    async (scripts) => {
      const visit = await browser.visit({ language, scripts, width: 360 });
      const { page } = visit;
      const counted = await count(visit);
      const account = newAccount();
      await beginFromFrontDoor(visit, account);

      console.info(
        `${language}, scripts ${scripts ? "on" : "off"}: ${counted.loads} loads and ${counted.sums} sum from / to the first question`,
      );
      expect(counted.loads).toBeLessThanOrEqual(MAX_LOADS + (scripts ? WITH_CITIES : 0));
      expect(counted.sums).toBe(1);
      expect((await receiveMail(account.email))[0]?.text).toContain("/confirmAddress?token=");

      // A user with an account gets a way back from the sample instead of an offer to register.
      const sample = text(language, "results");
      await page.goto("/sample");
      expect(await page.getByRole("link", { name: sample("sample.begin") }).count()).toBe(0);
      await follow(page, sample("sample.back"));
      expect(whereIs(page)).toBe("/user/history");
    },
  );

  test("reads on one screen what the product is, opens the sample, and is asked for little", async () => {
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
    const performance = await openPart(page, sample("performance.title"));
    expect(await performance.isVisible()).toBe(true);
    const told = (await page.getByRole("main").textContent()) ?? "";
    expect(told).toContain("Karoo Sun Preserves");
    expect(told.replaceAll(/\s/g, " ")).toContain(
      sample("lead.practices", { count: 43, of: 80 }).replaceAll(/\s/g, " "),
    );
  });

  test("loads everything the first view needs in few bytes", async () => {
    const headers = { "Accept-Language": language };
    const html = await (await fetch(`${BASE_URL}/`, { headers })).text();
    const bytes = [html, await stylesOf(html), await scriptsOf(html)].map(
      (part) => gzipSync(part, { level: 9 }).byteLength,
    );
    const total = bytes.reduce((sum, each) => sum + each, 0);
    console.info(`${language}: the first view of / takes ${bytes.join(" + ")} = ${total} bytes`);
    expect(Math.min(...bytes)).toBeGreaterThan(500);
    expect(total).toBeLessThanOrEqual(MAX_BYTES);
  });
});
