import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { asChoice } from "../support/answers";
import { fillIn } from "../support/workbooks";
import { follow, press, whereIs } from "./support/actions";
import { BASE_URL, useBrowser, type Visit } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const QUESTIONS = PLACES.flatMap(({ section }) => section.questions);

describe.each(waysOf("workbook"))("the offline workbook (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "workbook");

  const question = (id: string) => {
    const found = QUESTIONS.find((each) => each.id === id);
    const option = (name: string) => asChoice(found).options.find((each) => each.id === name)?.label[language] ?? "";
    return { text: found?.text[language] ?? "", yes: option("yes"), no: option("no") };
  };
  const chooseFile = ({ page }: Visit, name: string, content: Uint8Array) =>
    page
      .locator("#file")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) })
      .then(() => press(page, t("upload.button")));
  /** Answers on the website in another tab meanwhile. */
  async function answerElsewhere({ context }: Visit, id: string, section: string, answers: Record<string, string>) {
    const named = Object.entries(answers).map(([name, answer]) => [`q.${name}`, answer]);
    const form = { section, ...Object.fromEntries(named) };
    const answer = await context.request.post(`/autosave/${id}`, { headers: { Origin: BASE_URL }, form });
    expect(answer.ok()).toBe(true);
  }

  test("is downloaded from the form, filled in, previewed, and saved where no colleague has answered meanwhile", async () => {
    const visit = await browser.visit({ language, scripts });
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
    const workbook = new Uint8Array(await readFile(await download.path()));
    const filled = fillIn(workbook, [
      { question: "water.assess.1", answer: "Ya" },
      { question: "water.assess.2", answer: "peut-être" },
      { question: "climate-action.assess.1", answer: "No" },
      { question: "water.assess.options", option: "other", answer: "x", words: "Puits & forage" },
      { question: "climate-action.learn.1", answer: "Oui" },
      { question: "climate-action.learn.2", answer: "yes" },
    ]);

    const alert = page.getByRole("alert");
    expectStatus(422, /workbook/);
    await press(page, t("upload.button"));
    expect(await alert.textContent()).toContain(t("errors.empty"));
    expectStatus(422, /workbook/);
    await chooseFile(visit, "notes.xlsx", new TextEncoder().encode("no workbook"));
    expect(await alert.textContent()).toContain(t("errors.type"));

    // Answers identical to the website's change nothing.
    const main = page.getByRole("main");
    await chooseFile(visit, "unchanged.xlsx", workbook);
    expect(await main.textContent()).toContain(t("preview.nothing"));

    await answerElsewhere(visit, id, "climate-action.learn", { "climate-action.learn.1": "no" });
    await chooseFile(visit, "rempli.xlsx", filled);
    const shown = await main.textContent();
    for (const words of [
      t("preview.changes", { count: 4 }),
      t("preview.conflicts", { count: 1 }),
      t("preview.problems", { count: 1 }),
      t("problems.unknown-option", {
        written: "peut-être",
        choices: `${question("water.assess.2").yes} / ${question("water.assess.2").no}`,
      }),
    ]) {
      expect(shown).toContain(words);
    }
    const changes = main.locator("input[name=take]");
    expect(await changes.count()).toBe(4);
    const [first] = await main.locator("label", { has: page.locator("input[name=take]") }).allTextContents();
    for (const words of [question("climate-action.assess.1").text, question("climate-action.assess.1").no]) {
      expect(first).toContain(words);
    }
    await changes.first().uncheck();

    // Both answers to a question appear side by side, and the website's counts unless the user chooses.
    const sides = (name: string) => main.getByRole("radiogroup", { name: question(name).text }).locator("label");
    const learned = await sides("climate-action.learn.1").allTextContents();
    expect(learned.join("\n")).toMatch(new RegExp(`^${t("conflict.you")}.*${question("climate-action.learn.1").no}`));
    expect(learned[1]).toBe(`${t("conflict.mine")}${question("climate-action.learn.1").yes}`);
    await sides("climate-action.learn.1").last().click();

    // Another tab answers one of them during the preview: the page asks about that one and saves the rest.
    await answerElsewhere(visit, id, "climate-action.learn", {
      "climate-action.learn.1": "no",
      "climate-action.learn.2": "no",
    });
    expectStatus(409, /workbook/);
    await press(page, t("preview.save"));
    expect(await main.textContent()).toContain(t("preview.again"));
    expect(await main.textContent()).toContain(t("done.saved", { count: 3 }));
    expect(await sides("climate-action.learn.2").count()).toBe(2);
    await press(page, t("preview.save"));
    expect(await main.textContent()).toContain(t("done.saved", { count: 3 }));
    expect(await main.textContent()).toContain(t("done.left", { count: 2 }));

    await follow(page, t("done.next"));
    const isAnswered = (name: string, answer: string) =>
      page.locator(`input[name='q.${name}'][value=${answer}]`).isChecked();
    await page.goto(`/${id}?section=water.assess`);
    expect(await isAnswered("water.assess.1", "yes")).toBe(true);
    expect(await page.locator("input[name='other.water.assess.options']").inputValue()).toBe("Puits & forage");
    await page.goto(`/${id}?section=climate-action.assess`);
    expect(await isAnswered("climate-action.assess.1", "yes")).toBe(true);
    await page.goto(`/${id}?section=climate-action.learn`);
    expect(await isAnswered("climate-action.learn.1", "yes")).toBe(true);
    expect(await isAnswered("climate-action.learn.2", "no")).toBe(true);

    // After submission, the workbook is read-only.
    await fillAssessment(visit, id, () => true);
    await submitAssessment(visit, id);
    await page.goto(`/workbook/${id}`);
    expect(await main.textContent()).toContain(t("download.textRead"));
    expect(await page.locator("#file").count()).toBe(0);
  });
});
