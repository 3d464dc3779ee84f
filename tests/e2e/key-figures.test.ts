import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { standardPath, standardsPath } from "~/core/addresses/crosswalk";
import { figuresPrintPath, figuresSectionPath, figuresYearPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { elements, namespaces } from "../fixtures/standards/vsme-elements-2026-05-01.json";
import { readXbrlJson } from "../support/xbrl-json-reader";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";

const t = text("en", "figures");
const YEAR = 2025;

describe("key figures", () => {
  const browser = useBrowser();

  test("are entered without scripts, questioned where one may be a typing mistake, and shown on one page", async () => {
    const { page, ...visit } = await browser.visit({ scripts: false });
    await signInNewCompany({ page, ...visit });
    await page.goto(KEY_FIGURES_PATH);
    await page.locator("#year").selectOption(String(YEAR));
    await press(page, t("start.button"));
    await follow(page, t("year.goOn", { section: t("sections.company.name") }));
    await page.locator("#turnover").fill("1 234 500,50");
    await press(page, t("form.next"));
    expect(whereIs(page)).toBe(figuresSectionPath(YEAR, "people"));

    await page.locator("#employees").fill("10");
    await page.locator("#employees-women").fill("12");
    await page.getByLabel(t("form.notKnownOf", { figure: t("figures.leavers.name") })).check();
    await press(page, t("form.next"));
    expect(new URL(page.url()).hash).toBe("#employees-women");
    expect(await page.locator("#employees-women-asked").textContent()).toContain("more than “Employees”");
    await page.locator("#employees-women").fill("6");
    await press(page, t("form.next"));
    expect(whereIs(page)).toBe(figuresSectionPath(YEAR, "training"));

    await page.goto(figuresYearPath(YEAR));
    expect(await page.locator("main").textContent()).toContain(t("filled", { count: 4, total: 61 }));
    await follow(page, t("year.print"));
    expect(whereIs(page)).toBe(figuresPrintPath(YEAR));
    const rows = await page.locator("main tbody tr").allTextContents();
    expect(rows.find((row) => row.startsWith(t("figures.turnover.name")))).toContain("1,234,500.5\u00a0ZAR");
    expect(rows.find((row) => row.startsWith(t("figures.leavers.name")))).toContain(t("notKnown"));

    await page.goto(figuresYearPath(YEAR));
    await follow(page, t("year.standards"));
    expect(whereIs(page)).toBe(standardsPath(YEAR));
    await follow(page, "VSME");
    expect(await page.locator("#section-B8 table").isVisible()).toBe(false);
    await page.locator("#section-B8 summary").click();
    expect(await page.locator("#section-B8 table").isVisible()).toBe(true);
    const vsme = readXbrlJson(await download(page, "xBRL-JSON"));
    const listed = new Map(elements.map(({ name, type, period }) => [name, { type, isInstant: period === "instant" }]));
    const said = vsme.facts.map(({ concept, value, unit, isInstant }) => {
      const name = concept.replace(`{${namespaces.vsme}}`, "vsme:");
      expect(listed.get(name)?.isInstant, name).toBe(isInstant);
      return [name.replace("vsme:", ""), value, unit?.over.join() ?? null];
    });
    expect(said.sort()).toEqual([
      ["EmployeeCountingMethodology", "vsme:AtTheEndOfTheReportingPeriodMember", null],
      ["NumberOfEmployees", "10", null],
      ["NumberOfFemaleEmployees", "6", null],
      ["Turnover", "1234500.5", `{${namespaces.iso4217}}ZAR`],
      ["TypeOfNumberOfEmployees", "vsme:HeadcountMember", null],
    ]);
    await page.goto(standardPath(YEAR, "sedg"));
    expect(await download(page, "CSV")).toMatch(/\r\nS2\.2;[^\r]*;10;/);
    const sedg: { elements: { element: string; state: string }[] } = JSON.parse(await download(page, "JSON"));
    expect(sedg.elements.flatMap(({ element, state }) => (state === "empty" ? [] : `${element} ${state}`))).toEqual([
      "S2.2 partly",
      "S3.1 partly",
    ]);
  });
});

/** The file behind a link. */
async function download(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).click();
  return readFile(await (await waiting).path(), "utf8");
}
