import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { fillIn } from "../support/workbooks";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser, type VisitOptions } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment } from "./support/company";
import { text } from "./support/texts";

describe.each<[string, Required<Pick<VisitOptions, "language" | "scripts">>]>([
  ["with scripts", { language: "en", scripts: true }],
  ["without scripts, in French", { language: "fr", scripts: false }],
])("the offline workbook %s", (_, options) => {
  const browser = useBrowser();
  const t = text(options.language, "workbook");

  test("is downloaded from the form, filled in, looked at and saved", async () => {
    const visit = await browser.visit(options);
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, () => true, 2);
    await page.goto(`/${id}?section=water.assess`);
    await press(page, t("title"));
    expect(whereIs(page)).toBe(`/workbook/${id}`);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("download.button"), exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kompas-readiness-.*\.xlsx$/);
    const filled = fillIn(new Uint8Array(await readFile(await download.path())), [
      { question: "water.assess.1", answer: "Ya" },
      { question: "water.assess.2", answer: "peut-être" },
      { question: "climate-action.assess.1", answer: "No" },
      { question: "water.assess.options", option: "other", answer: "x", words: "Puits & forage" },
    ]);

    expectStatus(422, /workbook/);
    await press(page, t("upload.button"));
    expect(await page.getByRole("alert").textContent()).toContain(t("errors.empty"));

    await page.locator("#file").setInputFiles({
      name: "rempli.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(filled),
    });
    await press(page, t("upload.button"));
    const shown = await page.locator("main").textContent();
    expect(shown).toContain(t("preview.changes", { count: 3 }));
    expect(shown).toContain(t("preview.problems", { count: 1 }));
    expect(shown).toContain("peut-être");
    const changes = page.locator("input[name=take]");
    expect(await changes.count()).toBe(3);
    await changes.first().uncheck();
    await press(page, t("preview.save"));
    expect(await page.locator("main").textContent()).toContain(t("done.saved", { count: 2 }));
    expect(await page.locator("main").textContent()).toContain(t("done.left", { count: 1 }));

    await follow(page, t("done.next"));
    await page.goto(`/${id}?section=water.assess`);
    expect(await page.locator("input[name='q.water.assess.1'][value=yes]").isChecked()).toBe(true);
    expect(await page.locator("input[name='other.water.assess.options']").inputValue()).toBe("Puits & forage");
    await page.goto(`/${id}?section=climate-action.assess`);
    expect(await page.locator("input[name='q.climate-action.assess.1'][value=yes]").isChecked()).toBe(true);
  });
});
