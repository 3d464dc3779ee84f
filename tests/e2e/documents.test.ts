import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { longDate } from "~/i18n/format";
import { encryptedPdf, realPdf, smallPdf } from "../support/pdfs";
import { andArrive, expectRefused, follow, press, shownOn, whereIs } from "./support/actions";
import { BASE_URL, useBrowser, type Visit } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** The first topics that count towards the score. Here, all their questions are answered Yes. */
const TOPICS = [...new Set(PLACES.filter(({ dimension }) => dimension.isOnSummary).map(({ topic }) => topic))];
const requiredOf = ({ sections }: Topic) =>
  sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired));

const choose = (page: Page, ...files: [name: string, content: Uint8Array][]) =>
  page
    .locator("#files")
    .setInputFiles(
      files.map(([name, content]) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(content) })),
    );

/** Sends the form. With scripts, a refusal does not load another page. */
async function send({ page, scripts }: Visit, button: string, leads: boolean): Promise<void> {
  const pressed = () => page.getByRole("button", { name: button, exact: true }).click();
  if (!scripts || leads) return andArrive(page, pressed);
  await pressed();
  await page.locator("form:not([aria-busy])").getByRole("alert").waitFor();
}

/** Adds a document as the form does, without opening its page. */
async function addDocument({ context }: Visit, path: string, entry: Record<string, string>): Promise<void> {
  const file1 = { name: "log.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf()) };
  const options = { headers: { Origin: BASE_URL }, multipart: { ...entry, file1 }, maxRedirects: 0 };
  expect((await context.request.post(`${path}?add`, options)).status()).toBe(303);
}

describe.each(waysOf("documents"))("supporting documents (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "evidence");
  const completion = text(language, "completion");
  const flash = text(language, "flash");
  const day = (iso: string) => longDate(iso, language);
  const [whole, single, expired, bare] = TOPICS;
  if (!whole || !single || !expired || !bare) throw new Error("Four topics count");
  const [question] = requiredOf(single);
  if (!question) throw new Error("A topic asks something");

  test("are uploaded after the answers, changed, submitted and seen in the results", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const here = `/uploadDocuments/${id}`;
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const field = (name: "name" | "description" | "dimension" | "issuedOn" | "expiresOn") =>
      page.locator(`#document-${name}`);

    await page.goto(here);
    expect(whereIs(page)).toBe(`/${id}`);
    expect(await page.locator(".toast").textContent()).toBe(flash("completeFirst"));
    await fillAssessment(visit, id, (each) => isYes(each, 45));
    await page.goto(`/complete/${id}`);
    await follow(page, completion("summary.upload"), main.locator("section"));
    expect(whereIs(page)).toBe(here);
    expect(await page.getByRole("button", { name: t("submit.first") }).isDisabled()).toBe(true);

    // Each file's problem appears next to it, and nothing typed is lost.
    expectStatus(422, /uploadDocuments/);
    await page.getByLabel(t("form.name"), { exact: true }).fill("Compteur d’eau");
    await choose(
      page,
      ["evil.pdf", new TextEncoder().encode("<html><script>alert(1)</script></html>")],
      ["log.pdf", await realPdf(2)],
      ["nothing.pdf", new Uint8Array()],
      ["torn.pdf", new TextEncoder().encode("%PDF-1.7\ntorn off here")],
      ["locked.pdf", await encryptedPdf()],
    );
    if (scripts) await watchProgress(page);
    await send(visit, t("form.upload"), false);
    const wrong = await page.getByRole("alert").getByRole("link").all();
    expect(
      await Promise.all(wrong.map(async (each) => [await each.getAttribute("href"), await each.textContent()])),
    ).toEqual([
      ["#files", t("files.type-web", { name: "evil.pdf" })],
      ["#files", t("files.empty", { name: "nothing.pdf" })],
      ["#files", t("files.broken", { name: "torn.pdf" })],
      ["#files", t("files.encrypted", { name: "locked.pdf" })],
      ["#document-dimension", t("errors.dimension")],
    ]);
    if (scripts) {
      const percent = new Intl.NumberFormat(language, { style: "percent" }).format(1);
      expect(await progressOf(page)).toEqual(
        expect.arrayContaining([t("form.progress", { percent }), t("form.checking")]),
      );
    }
    expect(await field("name").inputValue()).toBe("Compteur d’eau");
    // The file that passed need not be chosen again.
    expect(await page.getByLabel(t("form.keep", { name: "log.pdf" })).isChecked()).toBe(true);

    await page.getByLabel(t("form.about"), { exact: true }).selectOption({ label: whole.name[language] });
    await choose(page, ["plan.pdf", await realPdf(1)]);
    if (scripts) await failWithoutLine(visit);
    await send(visit, t("form.upload"), true);
    expect(whereIs(page)).toBe(`${here}?dialog=uploaded`);
    expect(await shownOn(page)).toBe(flash("documentsUploaded"));
    expect(await dialog.getByRole("heading").textContent()).toBe(t("uploaded.title"));

    // One more, for a question, with the dates between which it is valid.
    await follow(page, t("uploaded.more"), dialog);
    await field("dimension").selectOption("social");
    await field("name").fill("Certificat");
    await page.getByText(t("form.more"), { exact: true }).click();
    await field("description").fill("Pour une question");
    await page.getByLabel(t("form.issuedOn")).fill("2026-05-01");
    await page.getByLabel(t("form.expiresOn")).fill("2026-04-30");
    const ofTopic = page.locator("fieldset > div > div", {
      has: page.getByLabel(t("form.topic", { topic: single.name[language] }), { exact: true }),
    });
    await ofTopic.locator("summary").click();
    await ofTopic.getByLabel(question.text[language], { exact: true }).check();
    await choose(page, ["certificate.pdf", smallPdf()]);
    expectStatus(422, /uploadDocuments/);
    await send(visit, t("form.upload"), false);
    await expectRefused(page, { expiresOn: t("errors.order") });
    expect(await ofTopic.getByLabel(question.text[language], { exact: true }).isChecked()).toBe(true);
    await field("expiresOn").fill("2199-04-30");
    await send(visit, t("form.upload"), true);
    await addDocument(visit, here, {
      dimension: "social",
      name: "Périmé",
      description: "Ne vaut plus",
      expiresOn: "2021-01-01",
      links: expired.id,
    });
    await addDocument(visit, here, { dimension: "social", name: "Trop", description: "À supprimer" });

    await page.goto(here);
    for (const words of [
      t("list.for", { names: whole.name[language] }),
      t("list.for", { names: question.text[language] }),
      `${t("list.issued", { date: day("2026-05-01") })} · ${t("list.expires", { date: day("2199-04-30") })}`,
      t("list.notLinked"),
    ]) {
      expect(await main.textContent()).toContain(words);
    }
    await follow(page, t("list.editOf", { name: "Compteur d’eau" }));
    expect(await page.getByLabel(t("form.topic", { topic: whole.name[language] }), { exact: true }).isChecked()).toBe(
      true,
    );
    await field("name").fill("Relevés");
    await page.getByLabel(t("form.remove", { name: "plan.pdf" })).check();
    await send(visit, t("form.save"), true);
    await page.goto(`${here}?edit=none`);
    expect(await main.textContent()).toContain("log.pdf");
    expect(await page.getByText("plan.pdf").count()).toBe(0);
    await follow(page, t("list.deleteOf", { name: "Trop" }));
    expect(await dialog.textContent()).toContain(t("remove.text", { name: "Trop" }));
    await press(page, t("remove.yes"));
    expect(await shownOn(page)).toBe(flash("documentDeleted"));
    expect(await page.getByText("Trop", { exact: true }).count()).toBe(0);

    await follow(page, t("submit.button"));
    expect(await dialog.textContent()).toContain(t("confirm.question"));
    await press(page, t("confirm.yes"));
    expect(whereIs(page)).toBe(`/user/dashboard/${id}`);

    // The results show how many answers are evidenced, and the documents.
    await page.goto(`/user/dashboard/${id}?open=documents`);
    const documents = page.getByRole("region", { name: t("results.title") }).getByRole("table");
    for (const name of ["Relevés", "Certificat", "Périmé"]) expect(await documents.textContent()).toContain(name);
    const results = text(language, "results");
    const table = main.getByRole("table", { name: results("source.indicator") });
    const evidenceOf = (topic: Topic) =>
      table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: topic.name[language], exact: true }) })
        .textContent();
    const of = requiredOf(whole).length;
    for (const [topic, count] of [
      [whole, of],
      [single, 1],
      [expired, 0],
      [bare, 0],
    ] as const) {
      expect(await evidenceOf(topic)).toContain(results("source.backed", { count, of }));
    }

    const name = `${t("file.label", { number: 1 })}, Relevés`;
    await follow(page, t("file.previewOf", { name }));
    if (scripts) await turnPages(page);
    else expect(await dialog.textContent()).toContain(t("preview.noScript"));
    const open = dialog.getByRole("link", { name: t("preview.open") });
    const href = (await open.getAttribute("href")) ?? "";
    // Shown in a tab, or saved if the browser has no viewer.
    const [tab, shown] = await Promise.all([
      page.context().waitForEvent("page"),
      page.context().waitForEvent("response", (response) => response.url() === BASE_URL + href),
      open.click(),
    ]);
    expect(shown.status()).toBe(200);
    expect(shown.headers()["content-disposition"]).toMatch(/^inline\b/);
    if (await page.evaluate(() => navigator.pdfViewerEnabled)) await expect.poll(() => tab.url()).toBe(BASE_URL + href);
    await tab.close();
    const file = await page.context().request.get(href);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);

    // After submission, documents are read-only.
    await page.goto(`${here}?add`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("titleRead"));
    expect(await main.textContent()).toContain("log.pdf");
    expect(await main.locator("form, a[href*='?edit'], a[href*='=delete']").count()).toBe(0);
  });

  /** Sends while offline: the form says that it failed and keeps its contents. */
  async function failWithoutLine({ page, setOffline }: Visit): Promise<void> {
    await setOffline(true);
    await page.getByRole("button", { name: t("form.upload"), exact: true }).click();
    await expect.poll(() => page.locator("[data-upload-status]").textContent()).toBe(t("errors.upload"));
    await setOffline(false);
  }

  /** Turns to the second page of the displayed PDF and checks that it is drawn. */
  async function turnPages(page: Page): Promise<void> {
    const dialog = page.getByRole("dialog");
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
    await dialog.getByRole("button", { name: t("preview.prev"), exact: true }).click();
    await expect.poll(() => status.textContent()).toBe(t("preview.page", { page: 1, pages: 2 }));
    // Faster than pages can be drawn.
    for (const name of [t("preview.next"), t("preview.prev"), t("preview.next")])
      await dialog.getByRole("button", { name, exact: true }).click();
    await expect.poll(isDrawn).toBe(true);
    expect(await status.textContent()).toBe(t("preview.page", { page: 2, pages: 2 }));
  }
});

type Watched = { said: string[] };

/** Records what the form says while it sends its files. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector("[data-upload-status]");
    if (status) new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, { childList: true });
  });
const progressOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).said);
