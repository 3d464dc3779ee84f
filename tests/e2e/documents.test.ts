import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { realPdf } from "../support/pdfs";
import { andArrive, expectRefused, follow, press, whereIs } from "./support/actions";
import { useBrowser, type VisitOptions } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";

const choose = (page: Page, slot: number, name: string, content: Uint8Array) =>
  page.locator(`#file${slot}`).setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(content) });

/** Sends the form. Where scripts run a refusal comes without another page. */
async function send(page: Page, scripts: boolean, button: string, leads: boolean): Promise<void> {
  const pressed = () => page.getByRole("button", { name: button, exact: true }).click();
  if (!scripts || leads) return andArrive(page, pressed);
  await pressed();
  await page.getByRole("alert").waitFor();
}

describe.each<[string, Required<Pick<VisitOptions, "language" | "scripts">>]>([
  ["with scripts", { language: "en", scripts: true }],
  ["without scripts, in French", { language: "fr", scripts: false }],
])("supporting documents %s", (_, options) => {
  const browser = useBrowser();
  const { language, scripts } = options;
  const t = text(language, "evidence");
  const completion = text(language, "completion");
  const common = text(language, "common");

  test("are uploaded after the answers, changed, submitted and seen in the results", async () => {
    const visit = await browser.visit(options);
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const here = `/uploadDocuments/${id}`;

    await page.goto(here);
    expect(await page.locator(".toast").textContent()).toBe(text(language, "flash")("completeFirst"));
    await fillAssessment(visit, id, (question) => isYes(question, 45), 41);

    await page.goto(`/${id}`);
    const upload = page.getByRole("link", { name: completion("summary.upload"), exact: true });
    await andArrive(page, () => upload.first().click());
    expect(whereIs(page)).toBe(here);
    expect(await page.getByRole("button", { name: t("submit.first") }).isDisabled()).toBe(true);

    expectStatus(422, /uploadDocuments/);
    await page.getByLabel(t("form.name"), { exact: true }).fill("Compteur d’eau");
    await choose(page, 2, "evil.pdf", new TextEncoder().encode("<html><script>alert(1)</script></html>"));
    await send(page, scripts, t("form.upload"), false);
    await expectRefused(page, {
      dimension: t("errors.dimension"),
      description: t("errors.description"),
      file2: t("files.type", { name: "evil.pdf" }),
    });
    expect(await page.getByLabel(t("form.name"), { exact: true }).inputValue()).toBe("Compteur d’eau");

    await page.getByLabel(t("form.dimension"), { exact: true }).selectOption("environment");
    await page.getByLabel(t("form.description"), { exact: true }).fill("Relevés de l’année");
    await page.locator("input[name=links][value=water]").check();
    await choose(page, 1, "log.pdf", await realPdf(2));
    await choose(page, 2, "plan.pdf", await realPdf(1));
    await send(page, scripts, t("form.upload"), true);
    expect(whereIs(page)).toBe(`${here}?dialog=uploaded`);
    expect(await page.locator(".toast").textContent()).toBe(text(language, "flash")("documentsUploaded"));
    expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe(t("uploaded.title"));
    await andArrive(page, () => page.getByRole("link", { name: common("shell.close") }).click());

    await follow(page, t("list.editOf", { name: "Compteur d’eau" }));
    await page.getByLabel(t("form.name"), { exact: true }).fill("Relevés");
    await page.getByLabel(t("form.remove", { name: "plan.pdf" })).check();
    await send(page, scripts, t("form.save"), true);
    await page.goto(here);
    expect(await page.getByText("plan.pdf").count()).toBe(0);

    await follow(page, t("list.add"));
    await page.getByLabel(t("form.dimension"), { exact: true }).selectOption("social");
    await page.getByLabel(t("form.name"), { exact: true }).fill("Trop");
    await page.getByLabel(t("form.description"), { exact: true }).fill("À supprimer");
    await choose(page, 1, "extra.pdf", await realPdf(1));
    await send(page, scripts, t("form.upload"), true);
    await page.goto(here);
    await follow(page, t("list.deleteOf", { name: "Trop" }));
    await press(page, t("remove.yes"));
    expect(await page.getByText("Trop", { exact: true }).count()).toBe(0);

    await follow(page, t("submit.button"));
    expect(await page.getByRole("dialog").textContent()).toContain(t("confirm.question"));
    await press(page, t("confirm.yes"));
    expect(whereIs(page)).toBe(`/user/dashboard/${id}?generateReport=true`);
    await page.goto(`/user/dashboard/${id}`);
    const table = page
      .getByRole("region", { name: t("results.title") })
      .getByRole("table")
      .first();
    expect(await table.textContent()).toContain("Relevés");

    const name = `${t("file.label", { number: 1 })}, Relevés`;
    await follow(page, t("file.previewOf", { name }));
    const dialog = page.getByRole("dialog");
    if (scripts) {
      const status = dialog.getByRole("status");
      await expect.poll(() => status.textContent(), { timeout: 20_000 }).toBe(t("preview.page", { page: 1, pages: 2 }));
      await dialog.getByRole("button", { name: t("preview.next"), exact: true }).click();
      await expect.poll(() => status.textContent()).toBe(t("preview.page", { page: 2, pages: 2 }));
      const isDrawn = () =>
        dialog.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return Array.from(data).some((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255);
        });
      await expect.poll(isDrawn).toBe(true);
    } else {
      expect(await dialog.textContent()).toContain(t("preview.noScript"));
    }
    const href = (await dialog.getByRole("link", { name: t("preview.open") }).getAttribute("href")) ?? "";
    const file = await page.context().request.get(href);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});
