import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { assessmentPaths, historyPath, isResultsPath, kindOfPath } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { follow, openPart, press, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** A company's submitted report, with its code and its file. */
async function report(owner: Visit) {
  await signInNewCompany(owner);
  const id = await startAssessment(owner);
  await fillAssessment(owner, id, (question) => isYes(question, 47), 41);
  await submitAssessment(owner, id);
  const paths = assessmentPaths("readiness", id);
  const link = owner.page.getByRole("main").locator('a[href^="/verify?code="]');
  // If the proof could not be made at once, it comes with the report's file, moments later.
  const isProved = async () => {
    await owner.page.goto(paths.results);
    return link.count();
  };
  await expect.poll(isProved).toBe(1);
  const code = (await link.getAttribute("href"))?.split("=")[1] ?? "";
  const answer = await owner.context.request.get(paths.reportFile(owner.language));
  const [pdf, json] = [await answer.body(), await (await owner.context.request.get(`/verify/${code}`)).body()];
  return { paths, code, pdf, json };
}

const named = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

async function checkFile({ page, language }: Visit, file: ReturnType<typeof named>): Promise<string> {
  await page.goto("/verify");
  await page.locator("#file").setInputFiles(file);
  await press(page, text(language, "verify")("checkFile"));
  return (await page.getByRole("main").textContent()) ?? "";
}

describe("a report with a proof", () => {
  const browser = useBrowser();

  test.each(waysOf("proof"))(
    "is verified by a visitor with its code and its files, and withdrawn by its owner (%s, scripts: %s)",
    async (language, scripts) => {
      const t = text(language, "verify");
      const owner = await browser.visit({ language, scripts });
      const { paths, code, pdf, json } = await report(owner);
      const stranger = await browser.visit({ language, scripts });
      const byCode = async () => {
        await stranger.page.goto("/verify");
        await stranger.page.locator("#code").fill(code.toLowerCase().replaceAll("-", " "));
        await press(stranger.page, t("check"));
        return (await stranger.page.getByRole("main").textContent()) ?? "";
      };
      for (const said of [
        await byCode(),
        await checkFile(stranger, named("report.pdf", pdf)),
        await checkFile(stranger, named("proof.json", json)),
      ]) {
        expect(said).toContain(t("state.issued"));
        expect(said).toContain("47 / 80");
        expect(said).not.toContain(t("paper"));
      }
      const altered = Buffer.concat([pdf, Buffer.from("\n")]);
      const warned = await checkFile(stranger, named("report.pdf", altered));
      expect(warned).toContain(t("paper"));
      expect(warned).not.toContain(t("state.issued"));

      await follow(owner.page, t("withdraw.link"), await openPart(owner.page, t("proof")));
      expect(whereIs(owner.page)).toBe(paths.withdraw);
      await press(owner.page, t("withdraw.confirm"));
      expect(whereIs(owner.page)).toBe(paths.results);
      expect(await owner.page.getByRole("main").textContent()).toContain(t("withdraw.doneText"));
      for (const said of [await byCode(), await checkFile(stranger, named("report.pdf", pdf))])
        expect(said).toContain(t("text.withdrawn"));
    },
    90_000,
  );

  test("is verified offline by the downloaded verification page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    try {
      const owner = await browser.visit({ language: "fr" });
      const { pdf, json } = await report(owner);
      const t = text("fr", "verify");
      const kept = await owner.context.request.get("/verify.html");
      expect(kept.headers()["content-disposition"]).toContain("verify.html");
      const file = join(folder, "verify.html");
      writeFileSync(file, await kept.body());
      const { page, setOffline } = await browser.visit({ language: "fr", width: 360 });
      await setOffline(true);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      const outcome = page.locator("#outcome");
      const judge = async (given: ReturnType<typeof named>) => {
        await outcome.evaluate((element) => element.replaceChildren());
        await page.locator("#file").setInputFiles(given);
        await expect.poll(() => outcome.textContent()).not.toBe("");
        return (await outcome.textContent()) ?? "";
      };
      for (const given of [named("r.pdf", pdf), named("p.json", json)]) {
        const said = await judge(given);
        for (const words of [t("state.issued"), "47 / 80"]) expect(said).toContain(words);
        expect(said).toContain(t("offline.status", { date: "|", address: "" }).split("|")[1]?.slice(0, 30) ?? "?");
        expect(said).not.toContain(t("paper"));
      }
      expect(await judge(named("r.pdf", Buffer.concat([pdf, Buffer.from("\n")])))).toContain(t("paper"));
      const forged = json.toString().replace(/"correct":47/, '"correct":77');
      expect(await judge(named("p.json", Buffer.from(forged)))).toContain(t("state.changed"));
      const foreign = json.toString().replace(/"issuer":"[^"]+"/, '"issuer":"did:web:esg.example"');
      expect(await judge(named("p.json", Buffer.from(foreign)))).toContain("esg.example");
      for (const odd of ["", "{", "%PDF-1.7", "[".repeat(50_000), '{"issuer":1e999}'])
        expect(await judge(named("x", Buffer.from(odd)))).toMatch(
          new RegExp(`${t("state.unreadable")}|${t("state.without")}`),
        );
      expect(await judge(named("x", Buffer.alloc(4_000_000)))).toContain(t("tooLarge"));
      expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 90_000);

  test("of the demo company is genuine, of either kind", async () => {
    const { page } = await browser.visit({ language: "en", scripts: false });
    await page.goto("/login");
    await signIn(page, "en", DEMO_ACCOUNTS.owner);
    for (const kind of KINDS_OF_ASSESSMENTS) {
      await page.goto(historyPath(kind));
      const hrefs = await page.locator("main a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      await page.goto(hrefs.find((href) => isResultsPath(href) && kindOfPath(href) === kind) ?? "");
      const check = await page.locator('main a[href^="/verify?code="]').first().getAttribute("href");
      await page.goto(check ?? "");
      const said = await page.getByRole("main").textContent();
      expect(said, kind).toContain(text("en", "verify")("state.issued"));
    }
  });
});
