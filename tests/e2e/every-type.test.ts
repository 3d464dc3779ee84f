import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CERTIFICATES, EMPLOYEES, ENERGY, MEASURES, POLICY, TEST_QUESTIONNAIRE, YEAR } from "../support/questionnaire";
import { overflowOf, violationsOn } from "./support/accessibility";
import { andArrive, focused } from "./support/actions";
import { untilStatus } from "./support/autosave";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany, startAssessment } from "./support/company";
import { startOwnServer } from "./support/own-server";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const WIDTHS = [360, 1280];
const OTHER = "Noise";
const [METERS, LIGHTING, TRAINING] = MEASURES.statements.map(({ id }) => `s-${id}`);

/** Publishes the questionnaire that has a question of every type. */
function publishing(): string {
  const { version, kind } = TEST_QUESTIONNAIRE;
  const document = JSON.stringify(TEST_QUESTIONNAIRE).replaceAll("'", "''");
  return `insert into catalogues (version, kind, document, published_at) values ('${version}', '${kind}', '${document}', 1)`;
}

/** The controls of a question, by the part of the answer they belong to. */
const fieldOf = (page: Page, id: string, part = "q") => page.locator(`[name="${part}.${id}"]`);
const optionOf = (page: Page, id: string, value: string, part = "q") =>
  page.locator(`[name="${part}.${id}"][value="${value}"]`);
/** A question with all its contents. */
const questionOf = (page: Page, id: string): Locator =>
  page.locator(`[data-question="${id}"]`).locator("fieldset").first();

/** The answers on the page, as its form would send them. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const form = document.querySelector("#section-form") as HTMLFormElement;
    const given = [...new FormData(form)].filter(([name, value]) => /^(?!base)[\w-]+\./.test(name) && value !== "");
    return given.map(([name, value]) => `${name}=${value}`);
  });

const FIRST = [
  `q.${POLICY.id}=yes`,
  `more.${POLICY.id}=energy`,
  `more.${POLICY.id}=other`,
  `more-other.${POLICY.id}=${OTHER}`,
  `q.${CERTIFICATES.id}=iso-14001`,
];
const SECOND = [
  `${METERS}.${MEASURES.id}=in-place`,
  `${LIGHTING}.${MEASURES.id}=in-progress`,
  `${TRAINING}.${MEASURES.id}=not-yet`,
  `q.${YEAR.id}=2019`,
  `q.${EMPLOYEES.id}=1250`,
  `i-diesel-year.${ENERGY.id}=100.5`,
  `i-diesel-unit.${ENERGY.id}=gallon`,
  `i-electricity-unit.${ENERGY.id}=kwh`,
  `i-electricity-1.${ENERGY.id}=10`,
  `i-electricity-2.${ENERGY.id}=20`,
  `i-lpg-unit.${ENERGY.id}=kg`,
];
const TOTAL = { en: "1,043.1", fr: "1 043,1" };

describe("a questionnaire with every type of question", () => {
  const browser = useBrowser();
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  beforeAll(async () => {
    server = await startOwnServer({ statements: [publishing()] });
  });
  afterAll(() => server?.stop());

  /** A new company's draft, and functions for using its pages. */
  async function begin(language: keyof typeof TOTAL, scripts: boolean) {
    const visit = await browser.visit({ language, scripts, address: server.address });
    const { page } = visit;
    await signInNewCompany(visit);
    const draft = await startAssessment(visit);
    /** Saves. With scripts, the page stays and says what cannot be saved as it is. */
    const save = async () => {
      const button = page.locator("[data-saves]");
      if (!scripts) return andArrive(page, () => button.click());
      await button.click();
      await expect
        .poll(() => page.locator("[data-autosave-status]").getAttribute("data-state"))
        .toMatch(/^(invalid|wordless)$/);
    };
    return {
      visit,
      page,
      save,
      open: (section: "assess" | "measure") => page.goto(`/${draft}?section=footprint.${section}`),
      /** With scripts, waits until the page has saved by itself; otherwise saves. */
      keep: () => (scripts ? untilStatus(page, text(language, "assessment")("autosave.saved")) : save()),
    };
  }

  async function expectSound(visit: Visit): Promise<void> {
    expect(await violationsOn(visit, WIDTHS)).toEqual([]);
    for (const width of WIDTHS) {
      await visit.page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(visit.page)).toEqual([]);
    }
  }

  async function fillFirst(page: Page): Promise<void> {
    await optionOf(page, POLICY.id, "yes").check();
    for (const value of ["energy", "other"]) await optionOf(page, POLICY.id, value, "more").check();
    await fieldOf(page, POLICY.id, "more-other").fill(OTHER);
    await optionOf(page, CERTIFICATES.id, "iso-14001").check();
  }

  async function fillSecond(page: Page): Promise<void> {
    for (const [index, { id }] of MEASURES.statements.entries()) {
      await optionOf(page, MEASURES.id, MEASURES.options[index]?.id ?? "", `s-${id}`).check();
    }
    await fieldOf(page, YEAR.id).fill("2019");
    await fieldOf(page, EMPLOYEES.id).fill("1 250");
    await fieldOf(page, ENERGY.id, "i-diesel-unit").selectOption("gallon");
    await fieldOf(page, ENERGY.id, "i-diesel-year").fill("100,5");
    await page
      .locator("details")
      .filter({ has: fieldOf(page, ENERGY.id, "i-electricity-1") })
      .locator("summary")
      .click();
    await fieldOf(page, ENERGY.id, "i-electricity-1").fill("10");
    await fieldOf(page, ENERGY.id, "i-electricity-2").fill("20");
  }

  test.each(
    someOf("every-type", [
      ["en", true],
      ["fr", false],
    ] as const),
  )("is filled in, saved, shown again and corrected (%s, scripts: %s)", async (language, scripts) => {
    const { visit, page, open, keep, save } = await begin(language, scripts);
    const say = text(language, "answering");
    const refuse = () => scripts || visit.expectStatus(422, /section=/);

    // The page does not ask what Yes opens until Yes is chosen. With No, what was ticked there no longer counts, and the page says so.
    await open("assess");
    const more = fieldOf(page, POLICY.id, "more").first();
    const left = questionOf(page, POLICY.id).locator(".choice-left");
    expect([await more.isVisible(), await left.isVisible()]).toEqual([false, false]);
    await fillFirst(page);
    await keep();
    await open("assess");
    expect(await shownOn(page)).toEqual(FIRST);
    await expectSound(visit);
    await optionOf(page, POLICY.id, "no").check();
    expect([await more.isVisible(), await left.isVisible()]).toEqual([false, true]);
    expect(await left.textContent()).toContain(POLICY.followUps?.text[language]);
    await keep();
    await open("assess");
    expect(await shownOn(page)).toEqual([`q.${POLICY.id}=no`, `q.${CERTIFICATES.id}=iso-14001`]);
    expect(await left.isVisible()).toBe(false);

    // "Other" without text is refused, and the summary links to its box.
    await fillFirst(page);
    await fieldOf(page, POLICY.id, "more-other").fill("");
    refuse();
    await save();
    if (!scripts) await page.getByRole("alert").getByRole("link", { name: POLICY.text[language] }).click();
    const words = await fieldOf(page, POLICY.id, "more-other").getAttribute("id");
    await expect.poll(() => focused(page)).toBe(words);
    await optionOf(page, POLICY.id, "no").check();
    await keep();
    await open("assess");

    // "None" together with another option is not a valid answer. Both stay ticked, and the question says why.
    await optionOf(page, CERTIFICATES.id, "none").check();
    if (scripts) {
      await expect
        .poll(() => questionOf(page, CERTIFICATES.id).textContent())
        .toContain(say("invalid.exclusive-option"));
      await untilStatus(page, say("state.invalid"));
    }
    refuse();
    await save();
    expect(await questionOf(page, CERTIFICATES.id).textContent()).toContain(say("invalid.exclusive-option"));
    expect((await shownOn(page)).slice(1)).toEqual([`q.${CERTIFICATES.id}=iso-14001`, `q.${CERTIFICATES.id}=none`]);
    await optionOf(page, CERTIFICATES.id, "iso-14001").uncheck();
    await keep();
    await open("assess");
    expect((await shownOn(page)).slice(1)).toEqual([`q.${CERTIFICATES.id}=none`]);

    // Tests each type on the other page alone, because any of them may be the only answer given.
    await open("measure");
    await expectSound(visit);
    await optionOf(page, MEASURES.id, "in-place", METERS).check();
    await keep();
    await open("measure");
    expect(await shownOn(page)).toContain(`${METERS}.${MEASURES.id}=in-place`);
    await fillSecond(page);
    await keep();
    await open("measure");
    // A figure appears with the decimal mark of its reader.
    expect(await shownOn(page)).toEqual(
      language === "fr" ? SECOND.map((field) => field.replace("100.5", "100,5")) : SECOND,
    );
    const energy = questionOf(page, ENERGY.id);
    const total = energy.locator(".amounts-total");
    expect((await total.textContent())?.replaceAll(/\s/g, " ")).toContain(TOTAL[language]);
    expect(await fieldOf(page, ENERGY.id, "i-electricity-1").isVisible()).toBe(true);

    // An invalid answer stays in its field, with the problem next to it; the rest is saved.
    await optionOf(page, MEASURES.id, "in-place", TRAINING).check();
    await fieldOf(page, YEAR.id).fill("1999");
    await fieldOf(page, EMPLOYEES.id).fill("100001");
    await fieldOf(page, ENERGY.id, "i-electricity-year").fill("5");
    await fieldOf(page, EMPLOYEES.id).focus();
    expect(await total.isVisible()).toBe(false);
    expect(await energy.textContent()).toContain(say("fields.totalChanged"));
    const expectFaults = async () => {
      for (const [id, words] of [
        [YEAR.id, say("invalid.not-a-year")],
        [EMPLOYEES.id, say("invalid.number-too-large")],
        [ENERGY.id, say("invalid.year-or-months")],
      ] as const) {
        await expect.poll(() => questionOf(page, id).textContent()).toContain(words);
      }
    };
    if (scripts) {
      await expectFaults();
      await expectSound(visit);
    }
    refuse();
    await save();
    await expectFaults();
    await expectSound(visit);
    const wrong = page.locator("[aria-invalid=true]:is(input, select)");
    expect(await wrong.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))).toEqual([
      `q.${YEAR.id}`,
      `q.${EMPLOYEES.id}`,
      `i-electricity-year.${ENERGY.id}`,
    ]);
    const electricity = ENERGY.inputs.find(({ id }) => id === "electricity")?.label[language] ?? "?";
    expect(await energy.getByRole("group", { name: electricity }).textContent()).toContain(
      say("invalid.year-or-months"),
    );
    const shown = await shownOn(page);
    for (const given of [`q.${YEAR.id}=1999`, `q.${EMPLOYEES.id}=100001`, `i-electricity-1.${ENERGY.id}=10`]) {
      expect(shown).toContain(given);
    }

    // Once corrected, it is saved, and the total changes with it.
    await fieldOf(page, YEAR.id).fill("2020");
    await fieldOf(page, EMPLOYEES.id).fill("12.5");
    for (const part of ["i-electricity-1", "i-electricity-2"]) await fieldOf(page, ENERGY.id, part).fill("");
    await keep();
    await open("measure");
    const now = await shownOn(page);
    for (const given of [
      `${TRAINING}.${MEASURES.id}=in-place`,
      `q.${YEAR.id}=2020`,
      `q.${EMPLOYEES.id}=${language === "fr" ? "12,5" : "12.5"}`,
      `i-electricity-year.${ENERGY.id}=5`,
    ]) {
      expect(now).toContain(given);
    }
    expect((await total.textContent())?.replaceAll(/\s/g, " ")).toContain(TOTAL[language].replace("43", "28"));
  });
});
