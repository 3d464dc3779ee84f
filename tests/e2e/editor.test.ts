import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { changePart } from "../support/workbooks";
import { follow, press, signIn, toldOn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";

const t = text("en", "questionnaires");
const flash = text("en", "flash");

describe("a questionnaire's next version", () => {
  const browser = useBrowser();

  test("is drafted, edited, translated by a workbook, looked at, compared and published without scripts", async () => {
    const office = await browser.visit({ scripts: false });
    const { page } = office;
    const main = page.getByRole("main");
    await page.goto("/login");
    await signIn(page, office.language, DEMO_ACCOUNTS.administrator);
    await page.goto("/admin");
    await follow(page, text("en", "admin")("pages.questionnaires"), main);
    await press(page, t("versions.draftOf", { version: "readiness-2" }));
    const own = new URL(page.url()).pathname;

    await page.goto(`${own}/edit?at=question/water.assess.1`);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const mark = `Water ${Date.now()}?`;
    await field("text.en").fill(mark);
    await field("text.fr").fill("");
    await press(page, t("edit.save"));
    expect(await toldOn(page)).toBe(flash("questionnaireSaved"));
    expect(await main.textContent()).toContain(t("rules.translation"));
    await field("text.fr").fill("Votre eau ?");
    await press(page, t("edit.save"));

    const answer = await page.context().request.get(`${own}/texts/file`);
    const book = changePart(new Uint8Array(await answer.body()), "xl/worksheets/sheet1.xml", (xml) =>
      xml.replace("Votre eau ?", "Connaissez-vous votre eau ?"),
    );
    await page.goto(`${own}/texts`);
    await page.locator("main [name=file]").setInputFiles({
      name: "texts.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(book),
    });
    await press(page, t("texts.submit"));
    expect(await main.textContent()).toContain(t("texts.changes", { count: 1 }));
    await press(page, t("texts.save"));
    expect(await toldOn(page)).toBe(flash("questionnaireImported", { number: 1 }));

    await page.goto(`${own}/preview?at=water.assess`);
    expect(await main.textContent()).toContain(mark);
    await follow(page, t("edit.back"), main);
    await follow(page, t("draft.compare"), main);
    expect(await main.textContent()).toContain(t("publish.counts.changed", { count: 1 }));
    // On a day to come, called off again: what is newest on this machine stays so for the tests beside this one.
    await field("date").fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
    await press(page, t("publish.schedule"));
    await follow(page, t("draft.callOff"), main);
    await press(page, t("callOff.confirm"));
    expect(await main.textContent()).toContain(t("checks.fine"));
    await follow(page, t("draft.discard"), main);
    await press(page, t("discard.confirm"));
    expect(new URL(page.url()).pathname).toBe("/admin/questionnaires");
    office.expectStatus(404, new RegExp(`^${own}$`));
    await page.goto(own);
  });
});
