import { describe, expect, test } from "vitest";
import { memberPath, membersPath } from "~/core/addresses/network";
import { newRequestPath, RECEIVED_PATH, SENT_PATH } from "~/core/addresses/requests";
import { READINESS } from "~/core/kinds/kind";
import { inDays } from "../support/days";
import { smallPdf } from "../support/pdfs";
import { violationsOn } from "./support/accessibility";
import { andArrive, follow, press, shownOn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { joinDemo, signInCorporate } from "./support/corporate";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** Nothing is wider than the screen, and nothing breaks a rule of accessibility. */
async function expectFits(visit: Visit): Promise<void> {
  const { page } = visit;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${whereIs(page)} at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
  expect(await violationsOn(visit)).toEqual([]);
}

describe.each(waysOf("requests"))(
  "a request from a buyer to a company and back (%s, scripts %s)",
  (language, scripts) => {
    const browser = useBrowser();
    const t = text(language, "requests");

    test("is asked, accepted, discussed, done with a document, sent back, done and closed; and ends when the company leaves", async () => {
      const [buyer, member] = [await browser.visit({ language, scripts }), await browser.visit({ language, scripts })];
      await signInCorporate(buyer);
      await signInNewCompany(member);
      const id = await joinDemo(buyer, member);
      const [ours, theirs] = [buyer.page.getByRole("main"), member.page.getByRole("main")];
      const title = `ISO 14001, ${crypto.randomUUID().slice(0, 8)}`;

      await buyer.page.goto(memberPath(id, "requests"));
      expect(await ours.textContent()).toContain(t("new.title"));
      await follow(buyer.page, t("new.title"), ours);
      await expectFits(buyer);
      buyer.expectStatus(422, /^\/associatedCompanies\/requests\/new/);
      await ours.locator("textarea[name=text]").fill("Valid next year");
      await press(buyer.page, t("new.send", { count: 1 }), ours);
      expect(await ours.locator("textarea[name=text]").inputValue()).toBe("Valid next year");
      await ours.locator("input[name=kind][value=document]").check();
      await ours.locator("input[name=title]").fill(title);
      await ours.locator("input[name=dueOn]").fill(inDays(30));
      await press(buyer.page, t("new.send", { count: 1 }), ours);
      expect(whereIs(buyer.page)).toBe(memberPath(id, "requests"));
      expect(await shownOn(buyer.page)).toBe(text(language, "flash")("requestsMade", { number: 1 }));
      expect(await ours.textContent()).toContain(title);
      await expectFits(buyer);

      // It waits at the company's home.
      await member.page.goto("/user/history?dialog=none");
      await follow(member.page, text(language, "journey")("home.requests.title", { count: 1 }), theirs);
      expect(whereIs(member.page)).toBe(RECEIVED_PATH);
      await expectFits(member);
      await follow(member.page, title, theirs);
      await expectFits(member);
      await press(member.page, t("deeds.accepted.do"), theirs);
      expect(await theirs.textContent()).toContain(t("states.received.accepted"));
      await theirs.locator("#words-said").fill("Which site do you mean?");
      await press(member.page, t("deeds.said.do"), theirs);
      expect(await theirs.textContent()).toContain("Which site do you mean?");
      const file = { name: "certificate.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
      member.expectStatus(422, /^\/user\/requests\//);
      await theirs.locator("input[name=file]").setInputFiles(file);
      await theirs.locator("#words-done").fill("Here it is");
      await press(member.page, t("deeds.done.do"), theirs);
      expect(await theirs.locator("#words-done").inputValue()).toBe("Here it is");
      await expectFits(member);
      await theirs.locator("input[name=file]").setInputFiles({ ...file, buffer: Buffer.from(smallPdf()) });
      await press(member.page, t("deeds.done.do"), theirs);
      expect(await theirs.textContent()).toContain(t("states.received.done"));

      await buyer.page.goto(`${SENT_PATH}?show=done`);
      await expectFits(buyer);
      await follow(buyer.page, title, ours);
      for (const words of ["Which site do you mean?", "Here it is", "certificate.pdf", t("thread.done")]) {
        expect(await ours.textContent()).toContain(words);
      }
      await expectFits(buyer);
      await ours
        .locator("summary")
        .filter({ hasText: t("deeds.returned.title") })
        .click();
      await ours.locator("#words-returned").fill("Not the right year");
      await press(buyer.page, t("deeds.returned.do"), ours);
      expect(await ours.textContent()).toContain(t("states.sent.returned"));

      await member.page.reload();
      expect(await theirs.textContent()).toContain("Not the right year");
      await press(member.page, t("deeds.done.do"), theirs);
      await buyer.page.reload();
      await follow(buyer.page, t("deeds.closed.do"), ours);
      await expectFits(buyer);
      await press(buyer.page, t("deeds.closed.do"), buyer.page.getByRole("dialog"));
      expect(await ours.textContent()).toContain(t("states.sent.closed"));
      const closed = whereIs(buyer.page).split("#")[0] ?? "";

      // The company leaves: nothing of it is left to the buyer.
      await member.page.goto("/user/sharing");
      await andArrive(member.page, () => theirs.locator('a[href*="remove="]').click());
      await andArrive(member.page, () => member.page.getByRole("dialog").locator("button[value=remove]").click());
      buyer.expectStatus(404, /^\/associatedCompanies\//);
      expect((await buyer.page.goto(closed))?.status()).toBe(404);
      expect((await buyer.page.goto(newRequestPath(id)))?.url()).toContain(membersPath(READINESS));
    });
  },
);
