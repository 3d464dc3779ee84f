import { describe, expect, test } from "vitest";
import { DATES_PATH, LEDGER_PATH, membersPath, putTagPath, TAGS_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { inDays } from "../support/days";
import { andArrive, expectRefused, follow, press, shownOn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { joinDemo, signInCorporate } from "./support/corporate";
import { expectFits } from "./support/fits";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

describe.each(waysOf("chosen-deadlines"))("a date for the companies of a tag (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text("en", "deadlines");
  const theirWords = text(language, "deadlines");
  const members = text("en", "members");
  const tags = text("en", "tags");

  test("is set in the list, shown to the company at home, found again, and removed", async () => {
    // The buyer's owner reads in English.
    const [buyer, member] = [
      await browser.visit({ language: "en", scripts }),
      await browser.visit({ language, scripts }),
    ];
    await signInCorporate(buyer);
    await signInNewCompany(member);
    const id = await joinDemo(buyer, member);
    const { page } = buyer;
    const [ours, theirs] = [page.getByRole("main"), member.page.getByRole("main")];
    const name = await page.locator(".cell-company a").first().textContent();
    const tag = `Tin ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto(putTagPath(READINESS, id));
    await ours.locator("#tag").fill(tag);
    await press(page, tags("put.put"), ours);

    await page.goto(TAGS_PATH);
    await follow(page, tag, ours);
    await follow(page, members("chooseAll", { shown: "1" }), ours);
    await ours.locator(".list-bar summary").click();
    await press(page, members("setDate"), ours);
    expect(await ours.textContent()).toContain(name);
    await expectFits(buyer);
    buyer.expectStatus(422, /^\/associatedCompanies\/dates\/new/);
    await ours.getByLabel(t("field")).fill(inDays(-3));
    await press(page, t("chosen.save", { count: 1 }), ours);
    await expectRefused(page, { dueOn: t("errors.past") });
    await ours.getByLabel(t("field")).fill(inDays(30));
    await press(page, t("chosen.save", { count: 1 }), ours);
    expect(whereIs(page)).toBe(DATES_PATH);
    expect(await shownOn(page)).toBe(text("en", "flash")("dateSet", { number: 1 }));
    expect(await ours.textContent()).toContain(t("dates.done", { count: 1, done: 0 }));
    await expectFits(buyer);

    const dates = theirs.getByRole("region", { name: theirWords("heading") });
    await member.page.goto("/user/history?dialog=none");
    expect(await dates.locator("time").getAttribute("datetime")).toBe(inDays(30));
    expect(await dates.textContent()).toContain(theirWords("left", { count: 30 }));

    // The list of its companies, and back.
    await follow(page, name ?? "", ours);
    expect(await page.locator(".cell-company a").allTextContents()).toEqual([name]);
    await expectFits(buyer);
    await page.goto(membersPath(READINESS));
    await follow(page, members("chosenDates", { count: 1 }), ours);
    await follow(page, new RegExp(`^${t("dates.remove")} ?: `), ours);
    await expectFits(buyer);
    await press(page, t("remove.confirm"));
    expect(await ours.textContent()).toContain(t("dates.none"));
    await member.page.goto("/user/history?dialog=none");
    expect(await dates.count()).toBe(0);

    // The demo's other tests find neither company nor tag.
    await member.page.goto(LEDGER_PATH);
    await andArrive(member.page, () => theirs.locator('a[href*="remove="]').click());
    await andArrive(member.page, () => member.page.getByRole("dialog").locator("button[value=remove]").click());
    await page.goto(TAGS_PATH);
    await follow(page, new RegExp(`: ${tag}$`), ours);
    await follow(page, tags("delete.open"));
    await press(page, tags("delete.confirm"));
  });
});
