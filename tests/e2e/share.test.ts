import { describe, expect, test } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { follow, openReportMenu, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { newCaller } from "./support/caller";
import { fillClimate, startClimate } from "./support/climate";
import { confirmOwnAddress } from "./support/colleague";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { makeLink } from "./support/sharing";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const WORD = "a river bend";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Gives a company a result of the kind and returns its sealed id. */
async function complete(visit: Visit, kind: Kind): Promise<string> {
  const baseline = await startAssessment(visit);
  await fillAssessment(visit, baseline, () => true);
  await submitAssessment(visit, baseline);
  if (kind === READINESS) return baseline;
  const climate = await startClimate(visit);
  await fillClimate(visit, climate);
  await submitAssessment(visit, climate, PROGRESS);
  return climate;
}

describe.each(waysOf("share"))("a report shared by a link (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const [share, results] = [text(language, "share"), text(language, "results")];

  test.each<Kind>([READINESS, PROGRESS])(
    "%s: is created with a password, read by a visitor, counted and ended",
    async (kind) => {
      const owner = await browser.visit({ language, scripts });
      await signInNewCompany(owner);
      const paths = assessmentPaths(kind, await complete(owner, kind));
      await confirmOwnAddress(owner);

      // From the results to the page of links, which is still empty.
      const { page } = owner;
      await page.goto(paths.results);
      await follow(page, results("share"), await openReportMenu(page, language));
      expect(whereIs(page)).toBe(paths.share);
      const main = page.getByRole("main");
      expect(await main.textContent()).toContain(share("list.empty"));
      owner.expectStatus(400, /\/share$/);
      await press(page, share("form.make"));
      expect(await page.locator("#share-recipient-error").textContent()).toBe(share("errors.recipient"));
      const address = await makeLink(owner, { parts: ["scores"], word: WORD });
      expect(await main.textContent()).toContain(share("list.readers", { count: 0 }));

      // A stranger, in a browser with another language.
      const other = language === "en" ? "fr" : "en";
      const stranger = await browser.visit({ language: other, scripts });
      // A headless browser identifies as a program, and programs do not count as readers.
      await stranger.context.setExtraHTTPHeaders({ ...newCaller(), "User-Agent": BROWSER });
      const reader = stranger.page;
      await reader.goto(address);
      expect(await reader.locator("html").getAttribute("lang")).toBe(language);
      expect(await reader.locator("h1").textContent()).toBe(share("word.title"));
      stranger.expectStatus(400, /^\/shared\//);
      await reader.locator("#word").fill("a river bed");
      await press(reader, share("word.open"));
      expect(await reader.locator("#word-error").textContent()).toBe(share("errors.word"));
      await reader.locator("#word").fill(WORD);
      await press(reader, share("word.open"));
      const titles = await reader.locator("article h2").allTextContents();
      const report = text(language, "report");
      expect(titles[0]).toBe(kind === READINESS ? report("scores.title") : report("progress.scores"));
      expect(titles).not.toContain(report("summary.title"));
      expect(await reader.locator("header a, footer a, main a[href^='/user']").count()).toBe(0);
      await reader.reload();
      expect(await reader.locator("article").count()).toBe(1);

      // One reader, however often the page is opened; none once the owner has confirmed ending the link.
      await page.reload();
      expect(await main.textContent()).toContain(share("list.readers", { count: 1 }));
      await page
        .locator("main")
        .getByRole("link", { name: share("list.endNamed", { recipient: "Bank" }) })
        .click();
      await page.waitForURL(/dialog=end/);
      expect(await page.getByRole("dialog").textContent()).toContain(share("end.title"));
      await press(page, share("end.confirm"));
      expect(await main.textContent()).toContain(share("state.ended"));
      expect(await page.locator("main li input").count()).toBe(0);
      stranger.expectStatus(410, /^\/shared\//);
      await reader.reload();
      expect(await reader.locator("article").count()).toBe(0);
      expect(await reader.locator("h1").textContent()).toBe(text(other, "share")("gone.title"));
    },
  );
});
