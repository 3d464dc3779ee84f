import { describe, expect, test } from "vitest";
import { proofFieldName } from "~/assessment/evidence/rules/proofs";
import { LANGUAGES, type Language } from "~/core/language";
import { realPdf } from "../support/pdfs";
import { SMALL_JPEG, SMALL_PNG } from "../support/pictures";
import { overflowOf, violationsOn } from "./support/accessibility";
import { andArrive } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { group } from "./support/form";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const PLACE = PLACES.find(({ dimension }) => dimension.isOnSummary);
const [question, other] = PLACE?.section.questions.filter(({ isRequired }) => isRequired) ?? [];
const YES = { en: "Yes", fr: "Oui", ms: "Ya" };

const photograph = (name: string, content: Uint8Array = SMALL_JPEG, mimeType = "image/jpeg") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Each language once at each width, with scripts on one of them. */
const WAYS = LANGUAGES.flatMap((language, index): [Language, number, boolean][] => [
  [language, 360, index !== 1],
  [language, 1280, index === 1],
]);

/** One of them with scripts and one without. */
const MET = [true, false].flatMap((hasScripts) =>
  someOf(
    `proof ${hasScripts}`,
    WAYS.filter(([, , scripts]) => scripts === hasScripts),
  ),
);

describe.each(MET)("proof at the question (%s, %i px, scripts: %s)", (language, width, scripts) => {
  const browser = useBrowser();
  const t = text(language, "evidence");
  const results = text(language, "results");

  test("is added on a Yes, kept with the question, removed, and counted in the results", async () => {
    if (!PLACE || !question || !other) throw new Error("No topic counts");
    const visit = await browser.visit({ language, scripts, width });
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, () => true, 1);
    await page.goto(`/${id}?section=${PLACE.section.id}`);
    const box = (asked: typeof question) => page.locator(`[data-question="${asked.id}"]`);
    const add = (asked = question) => box(asked).locator(".proof-add > summary");
    const files = (asked = question) => page.locator(`input[name="${proofFieldName(asked.id)}"]`);
    const kept = (asked = question) => box(asked).locator("ul.proof-line");

    // A question without a Yes offers nothing and is no higher.
    expect(await add().isVisible()).toBe(false);
    const before = (await box(question).boundingBox())?.height ?? 0;
    await group(page, language, question).getByRole("radio", { name: YES[language], exact: true }).check();
    expect(await add().isVisible()).toBe(true);
    expect(await add().textContent()).toBe(t("proof.add"));
    expect(((await box(question).boundingBox())?.height ?? 0) - before).toBeLessThan(60);

    const send = async (chosen: ReturnType<typeof photograph>[], leads = true) => {
      if (scripts) {
        const [chooser] = await Promise.all([page.waitForEvent("filechooser"), add().click()]);
        expect(chooser.isMultiple()).toBe(true);
        await chooser.setFiles(chosen);
        return;
      }
      if (!(await files().isVisible())) await add().click();
      await files().setInputFiles(chosen);
      await andArrive(page, () =>
        box(question)
          .getByRole("button", { name: t("proof.keep") })
          .click(),
      );
      if (leads) expect(new URL(page.url()).hash).toBe(`#${question.id}`);
    };
    // Two photographs become one PDF; the Yes was only ticked so far, and is saved with them.
    await send([photograph("one.jpg"), photograph("two.png", SMALL_PNG, "image/png")]);
    const named = `${question.title?.[language]} ${new Date().getFullYear()}`;
    await kept().getByRole("link").first().waitFor();
    expect(await kept().getByRole("link").allTextContents()).toEqual([expect.stringContaining(named)]);
    const href = (await kept().getByRole("link").getAttribute("href")) ?? "";
    const pdf = await page.context().request.get(href);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

    // One bad file of several is named with its reason, and the good one stays.
    if (!scripts) expectStatus(422, new RegExp(`/${id}`));
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await send(
      [photograph("IMG_1.HEIC", heic, "image/heic"), photograph("log.pdf", await realPdf(1), "application/pdf")],
      false,
    );
    await kept().getByText("log.pdf", { exact: true }).waitFor();
    const wrong = box(question).locator("[id$='-proof-error']");
    expect(await wrong.textContent()).toBe(t("files.picture-kind", { name: "IMG_1.HEIC" }));
    expect(await kept().getByRole("link").count()).toBe(2);
    expect(await violationsOn(visit)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/proof-${language}-${width}.png` });

    // Removing asks first.
    const first = kept().getByRole("listitem").first();
    await first.locator("summary").click();
    const removed = () => first.getByRole("button", { name: t("remove.yes") }).click();
    if (scripts) await removed();
    else await andArrive(page, removed);
    await expect.poll(() => kept().getByRole("link").allTextContents()).toEqual(["log.pdf"]);

    // Files chosen before another button is pressed go with the form.
    if (!scripts) {
      await group(page, language, other).getByRole("radio", { name: YES[language], exact: true }).check();
      await add(other).click();
      await files(other).setInputFiles([photograph("three.jpg")]);
      await andArrive(page, () =>
        page.getByRole("button", { name: text(language, "assessment")("form.save"), exact: true }).click(),
      );
      expect(await kept(other).getByRole("link").count()).toBe(1);
    }

    await fillAssessment(visit, id, () => true);
    await submitAssessment(visit, id);
    await page.goto(`/user/dashboard/${id}`);
    const row = page
      .getByRole("main")
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: PLACE.topic.name[language], exact: true }) });
    expect(await row.first().textContent()).toContain(results("source.backed", { count: scripts ? 1 : 2, of: 10 }));
  });
});
