import { describe, expect, test } from "vitest";
import { docx } from "../support/office";
import { SMALL_PNG } from "../support/pictures";
import { andArrive, expectRefused, follow, openPart, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { joinAsColleague } from "./support/colleague";
import { fillAssessment, PLACES, signInNewCompany, startAssessment } from "./support/company";
import { answerRequired, isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const TOPICS = new Set(PLACES.map(({ topic }) => topic)).size;

describe.each(waysOf("completion"))("the end of an assessment (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "completion");
  const assessment = text(language, "assessment");
  const evidence = text(language, "evidence");
  const flash = text(language, "flash");

  test("follows the last answer: uploading documents of any kind, reviewing all answers, and the final confirmation", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, (question) => isYes(question, 45), PLACES.length - 1);
    const dialog = page.getByRole("dialog", { name: t("dialog.title") });
    const main = page.getByRole("main");
    const choose = (...files: [name: string, content: Uint8Array][]) =>
      page.locator("#files").setInputFiles(
        files.map(([name, content]) => ({
          name,
          mimeType: "application/octet-stream",
          buffer: Buffer.from(content),
        })),
      );

    await page.goto(`/${id}`);
    expect(await main.getByRole("button", { name: t("summary.upload") }).count()).toBe(1);
    await answerRequired(page, language, 45);
    await press(page, assessment("form.finish"));
    expect(whereIs(page)).toBe(`/complete/${id}?dialog=complete`);
    for (const words of [
      // The company profile is told beside them.
      t("dialog.topics", { count: TOPICS - 1 }),
      t("dialog.required", { count: 82 }),
      t("dialog.noDocuments"),
    ]) {
      expect(await dialog.textContent()).toContain(words);
    }

    await follow(page, t("dialog.upload"), dialog);
    expectStatus(422, /complete/);
    await page.getByLabel(evidence("form.name"), { exact: true }).fill("Politique");
    await choose(["policy.docx", new TextEncoder().encode("<html><script>alert(1)</script></html>")]);
    const send = () => page.getByRole("button", { name: t("upload.go"), exact: true }).click();
    if (scripts) {
      await send();
      await page.getByRole("alert").waitFor();
    } else await andArrive(page, send);
    await expectRefused(page, {
      files: evidence("files.kind", { name: "policy.docx" }),
      dimension: evidence("errors.dimension"),
    });
    expect(await page.getByLabel(evidence("form.name"), { exact: true }).inputValue()).toBe("Politique");
    await page.getByLabel(evidence("form.about"), { exact: true }).selectOption("environment");
    await choose(["policy.docx", await docx()], ["photo.png", SMALL_PNG]);
    await andArrive(page, send);
    expect(whereIs(page)).toBe(`/complete/${id}?dialog=submit`);
    expect(await dialog.textContent()).toContain(t("confirm.question"));
    await follow(page, t("confirm.no"), dialog);
    expect(whereIs(page)).toBe(`/complete/${id}`);
    expect(await main.textContent()).toContain(t("summary.title"));
    await follow(page, t("summary.review"), main);
    expect(whereIs(page)).toBe(`/review/${id}`);
    for (const words of [t("review.optional"), "policy.docx"]) expect(await main.textContent()).toContain(words);

    // A colleague who answers cannot submit, but can tell the owner that it is ready.
    const colleague = await browser.visit({ language, scripts });
    await joinAsColleague(visit, colleague, "Sipho Dube");
    await colleague.page.goto(`/complete/${id}?dialog=submit`);
    expect(await colleague.page.getByRole("main").textContent()).toContain(t("owner.text"));
    expect(await colleague.page.getByRole("link", { name: t("summary.submit") }).count()).toBe(0);
    await press(colleague.page, t("owner.tell"));
    expect(await colleague.page.locator(".toast").textContent()).toBe(flash("ownerTold"));
    await colleague.page.goto(`/uploadDocuments/${id}?dialog=submit`);
    expect(await colleague.page.getByRole("main").textContent()).toContain(evidence("submit.ownerOnly"));
    expect(await colleague.page.getByRole("dialog").count()).toBe(0);

    await page.goto(`/complete/${id}`);
    await follow(page, t("summary.submit"), main);
    expect(await dialog.textContent()).toContain(t("dialog.documents", { count: 1 }));
    await follow(page, t("dialog.preview"), dialog);
    expect(whereIs(page)).toBe(`/review/${id}`);
    for (const words of ["policy.docx", "photo.png", t("review.optional")])
      expect(await main.textContent()).toContain(words);
    // Folded by topic; a jump link opens its target.
    const left = main.getByText(t("review.optional"), { exact: true }).last();
    expect(await left.isVisible()).toBe(false);
    await main
      .getByRole("navigation")
      .getByRole("link")
      .nth(TOPICS - 1)
      .click();
    expect(await left.isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: t("review.print") }).isVisible()).toBe(scripts);
    await page.emulateMedia({ media: "print" });
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper must not count
    const paper = await page.locator("body").innerText();
    for (const words of ["policy.docx", t("review.optional")]) expect(paper).toContain(words);
    for (const words of [t("review.edit"), t("review.submit")]) expect(paper.split("\n")).not.toContain(words);
    await page.emulateMedia({ media: "screen" });
    await main
      .getByRole("link", { name: t("review.submit") })
      .first()
      .click();
    await page.waitForURL(/dialog=submit/);
    await press(page, t("confirm.yes"), dialog);
    // The welcome opens once, over the response, and its address does not open it again on reload.
    expect(whereIs(page)).toBe(`/user/dashboard/${id}`);
    expect(await main.getByRole("status").first().textContent()).toBe(t("report.ready"));
    const welcome = page.getByRole("dialog", { name: text(language, "results")("welcome.title") });
    expect((await welcome.boundingBox())?.y).toBeLessThan(300);
    await page.reload();
    expect(await welcome.count()).toBe(0);
    await openPart(page, evidence("results.title"));

    // Files for an office program are saved; a picture is shown.
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", {
          name: evidence("file.saveOf", { name: `${evidence("file.label", { number: 1 })}, Politique` }),
        })
        .click(),
    ]);
    expect(saved.suggestedFilename()).toBe("policy.docx");
    await follow(page, evidence("file.previewOf", { name: `${evidence("file.label", { number: 2 })}, Politique` }));
    const picture = page.getByRole("dialog").locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);

    await page.goto(`/view/${id}`);
    expect(await main.textContent()).toContain(t("summary.done"));
    await page.goto(`/complete/${id}?dialog=submit`);
    expect(whereIs(page)).toBe(`/view/${id}`);
  });
});
