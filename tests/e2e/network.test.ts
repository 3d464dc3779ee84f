import { readFile } from "node:fs/promises";
import type { Locator, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { INVITATIONS_PATH, LEDGER_PATH, membersPath } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { violationsOn } from "./support/accessibility";
import { andArrive, follow, press, shownOn, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { signInCorporate } from "./support/corporate";
import { choose } from "./support/form";
import { receiveMail } from "./support/mailbox";
import { chooseState, startRegistration } from "./support/registration";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const PHONE = { width: 360, height: 640 };

const CODES = "/user/profile/access-code";

/** The filters of the list apply themselves a second after a change; without scripts, a button applies them. */
async function apply({ page, language, scripts }: Visit): Promise<void> {
  if (scripts) await andArrive(page, async () => {});
  else await press(page, text(language, "members")("apply"), page.getByRole("main"));
}

/** Opens the menu of what concerns the whole list. */
const openActions = ({ page, language }: Visit) =>
  page
    .getByRole("main")
    .locator("summary")
    .filter({ hasText: text(language, "members")("actions.all") })
    .click();

const boxOf = async (found: Locator) =>
  (await found.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

describe.each(waysOf("network"))("the list of joined companies (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "members");

  test("starts on the first screen of a phone, whatever is searched for", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    const main = page.getByRole("main");
    const topOf = async (selector: string) => (await main.locator(selector).first().boundingBox())?.y ?? Infinity;
    await signInCorporate(visit);
    await page.setViewportSize(PHONE);
    const list = membersPath(READINESS);
    for (const kind of KINDS_OF_ASSESSMENTS) {
      await page.goto(membersPath(kind));
      expect(await topOf("tbody tr"), kind).toBeLessThan(PHONE.height);
      expect(await main.getByRole("searchbox").isVisible()).toBe(false);
    }

    // The folded filters open. Once a filter is set they stay open, and the way back leads to the filtered list.
    const filters = main.locator("summary").filter({ hasText: t("filter") });
    await page.goto(list);
    await filters.click();
    await main.getByRole("searchbox").fill("xyzzy");
    await apply(visit);
    expect(whereIs(page)).toMatch(/search=xyzzy/);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    const chip = main.getByRole("link", { name: t("removeFilter", { name: t("filters.search"), value: "xyzzy" }) });
    const empty = main.getByRole("heading", { name: t("empty.title") });
    for (const found of [chip, empty]) {
      const { y } = (await found.boundingBox()) ?? { y: Infinity };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(PHONE.height);
    }
    await openActions(visit);
    expect(await main.getByRole("link", { name: t("export.csv") }).isVisible()).toBe(true);

    // A desktop has room for all of it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(list);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    expect(await filters.isVisible()).toBe(false);
    expect(await topOf("tbody tr")).toBeLessThan(400);
  });

  test("shows a company on a phone in three lines: its name, how far it is, and since when, with its menu", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInCorporate(visit);
    await page.setViewportSize(PHONE);
    await page.goto(`${membersPath(READINESS)}?level=leader`);
    const row = page.getByRole("main").locator("tbody tr").first();
    const lines = [];
    for (const part of [".cell-company a", ".level", ".cell-date"]) lines.push(await boxOf(row.locator(part)));
    const [name, level, date] = lines;
    expect(level?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect(date?.y).toBeGreaterThanOrEqual((level?.y ?? 0) + (level?.height ?? 0));
    const menu = await boxOf(row.locator("summary"));
    expect(menu.y).toBeLessThan((date?.y ?? 0) + (date?.height ?? 0));
    expect(menu.y + menu.height).toBeGreaterThan(date?.y ?? 0);
    expect(await row.locator(".cell-score").first().isVisible()).toBe(false);
    expect((await boxOf(row)).height).toBeLessThan(150);
  });

  test("says in place that a company has been reminded, and loses nothing of the list", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInCorporate(visit);
    await page.goto(`${membersPath(PROGRESS)}?state=open&sort=company&order=asc&size=10&page=2`);
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr");
    const remind = (index: number) => rows.nth(index).locator("button[name=remind]");
    const names = () => main.locator("tbody .cell-company a").allTextContents();
    const before = await names();
    expect(before).toHaveLength(10);
    // Other tests remind companies too.
    const free = (await Promise.all(before.map((_, index) => remind(index).count()))).lastIndexOf(1);
    const ticked = free === 0 ? 1 : 0;
    await rows.nth(ticked).locator("input[name=chosen]").check();
    await rows.nth(free).locator("summary").click();
    await andArrive(page, () => remind(free).click());
    expect(await shownOn(page)).toBe(text(language, "flash")("reminded", { number: 1 }));
    expect(await names()).toEqual(before);
    expect(whereIs(page)).toMatch(/state=open&sort=company&order=asc&size=10&page=2/);
    expect(await rows.nth(free).textContent()).toContain(t("remindedToday"));
    expect(await remind(free).count()).toBe(0);
    expect(await rows.nth(ticked).locator("input[name=chosen]").isChecked()).toBe(true);
    const { y } = await boxOf(rows.nth(free));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });
});

describe.each(LANGUAGES)("the list of joined companies on a desk (%s)", (language) => {
  const browser = useBrowser();

  test("has ten companies in its first screen, and its head and actions always in sight", async () => {
    const visit = await browser.visit({ language, scripts: language !== "fr" });
    const { page } = visit;
    await signInCorporate(visit);
    await page.setViewportSize({ width: 1280, height: 800 });
    const main = page.getByRole("main");
    for (const kind of KINDS_OF_ASSESSMENTS) {
      await page.goto(membersPath(kind));
      const [bar, rows] = [await boxOf(main.locator(".list-bar")), await main.locator("tbody tr").all()];
      expect(rows).toHaveLength(50);
      const boxes = await Promise.all(rows.slice(0, 15).map(boxOf));
      expect(boxes.filter(({ y, height }) => y >= 0 && y + height <= bar.y).length).toBeGreaterThanOrEqual(10);
      for (const { height } of boxes) expect(height).toBeLessThanOrEqual(45);
      await page.evaluate(() => scrollTo(0, 1300));
      const head = await boxOf(main.locator("thead th").nth(1));
      const after = await boxOf(main.locator(".list-bar"));
      expect([head.y, after.y + after.height <= 800]).toEqual([0, true]);
      // Nothing covers them, and every column sorts.
      for (const name of await main.locator("thead button").all()) await name.click({ trial: true });
      for (const button of await main.locator(".list-bar button:visible").all()) await button.click({ trial: true });
      expect(await main.locator("thead button").count()).toBe(6);
    }
  });
});

describe.each(LANGUAGES)("the pages about companies (%s)", (language) => {
  const browser = useBrowser();

  test("are in one row on a desk, and in a menu with the current one's name on a phone", async () => {
    const visit = await browser.visit({ language, scripts: false });
    const { page } = visit;
    const t = text(language, "members");
    await signInCorporate(visit);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(INVITATIONS_PATH);
    const area = page.getByRole("navigation", { name: t("area.label") });
    const boxes = await Promise.all((await area.getByRole("link").all()).map(boxOf));
    expect(boxes).toHaveLength(8);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(await area.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);

    await page.setViewportSize(PHONE);
    await page.goto(INVITATIONS_PATH);
    const menu = area.locator("summary");
    expect(await menu.textContent()).toContain(t("area.invitations"));
    expect((await boxOf(menu)).y).toBeLessThan(120);
    const first = area.getByRole("link", { name: t("area.companies") });
    expect(await first.isVisible()).toBe(false);
    await menu.click();
    await andArrive(page, () => first.click());
    expect(await menu.textContent()).toContain(t("area.companies"));

    // The caption of a table that scrolls is whole.
    await page.goto("/advanceAnalytics?tab=sdg");
    const caption = await boxOf(page.locator("caption span", { hasText: text(language, "analytics")("sdg.title") }));
    expect(caption.x + caption.width).toBeLessThanOrEqual(PHONE.width);
  });
});

describe.each(waysOf("a day of a network"))(
  "a day of a corporate company and of a company that joins it (%s, scripts %s)",
  (language, scripts) => {
    const browser = useBrowser();
    const t = text(language, "members");

    /**
     * The large company invites a company by a list. The company joins through its link, shows up as joined, and leaves again, because
     * other tests count the members of the demo company.
     */
    async function invite(corporate: Visit): Promise<void> {
      const stranger = await browser.visit({ language, scripts });
      const [invitations, account] = [text(language, "invitations"), text(language, "account")];
      const { page } = corporate;
      const main = page.getByRole("main");
      const email = `invited-${crypto.randomUUID()}@example.com`;
      await page.goto(INVITATIONS_PATH);
      expect(await violationsOn(corporate)).toEqual([]);
      await main.locator("textarea[name=text]").fill(`${email};Umoja Mills;${language}\nnobody`);
      await press(page, invitations("form.check"), main);
      expect(await main.textContent()).toContain(invitations("preview.send", { count: 1 }));
      expect(await main.textContent()).toContain(invitations("faults.email"));
      expect(await main.locator("textarea[name=text]").inputValue()).toBe("nobody\n");
      expect(await violationsOn(corporate)).toEqual([]);
      await press(page, invitations("preview.submit", { count: 1 }), main);
      expect(await shownOn(page)).toBe(text(language, "flash")("companiesInvited", { number: 1 }));

      const [mail] = await receiveMail(email);
      const link = new URL(/\S+\/register\?invitation=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
      await stranger.page.goto(link.pathname + link.search);
      const form = stranger.page.getByRole("main");
      expect(await form.locator("input[name=email]").inputValue()).toBe(email);
      await startRegistration(stranger, { email, password: "seven slow trains" });
      await stranger.page.goto("/register?step=3");
      expect(await form.locator("input[name=accessCode]").inputValue()).toMatch(/\w-\w/);
      await chooseState(stranger, { index: 1 });
      await form.locator("select[name=companySize]").selectOption("300k-3m");
      for (const box of ["accessCodeConsent", "terms"]) await form.locator(`input[name=${box}]`).check();
      await solveCaptcha(stranger.page);
      await press(stranger.page, account("signUp.create"));
      expect(whereIs(stranger.page)).toBe("/register/sent");

      await page.goto(`${INVITATIONS_PATH}?state=joined&search=${email}`);
      expect(await main.locator("tbody tr").count()).toBe(1);
      expect(await main.locator("tbody").textContent()).toContain(invitations("states.joined"));

      await stranger.page.goto(LEDGER_PATH);
      await andArrive(stranger.page, () => form.locator('a[href*="remove="]').click());
      await andArrive(stranger.page, () => stranger.page.getByRole("dialog").locator("button[value=remove]").click());
      await page.reload();
      expect(await main.textContent()).toContain(invitations("list.none"));
    }

    test("covers inviting, reminding, filtering, opening, comparing, exporting; joining, seeing who has read what, leaving", async () => {
      const [corporate, member] = [
        await browser.visit({ language, scripts }),
        await browser.visit({ language, scripts }),
      ];
      const [company, ledger, messages] = [
        text(language, "company"),
        text(language, "ledger"),
        text(language, "flash"),
      ];
      const analytics = text(language, "analytics");
      await signInCorporate(corporate);
      await invite(corporate);
      await signInNewCompany(member);
      const draft = await startAssessment(member);
      const [{ section } = { section: null }] = PLACES;
      if (!section?.questions[0]) throw new Error("The questionnaire has no first question");
      await member.page.goto(`/${draft}?section=${section.id}`);
      await choose(member.page, language, section.questions[0], "yes");

      // The member joins, agreeing to the scope it chooses.
      await member.page.goto(`${CODES}?add`);
      const dialog = member.page.getByRole("dialog");
      expect(await dialog.locator("input[name=scope]:checked").getAttribute("value")).toBe("full");
      expect(await dialog.textContent()).toContain(company("scope.note"));
      expect(await violationsOn(member)).toEqual([]);
      await dialog.getByLabel(company("add.agree")).check();
      const codes = await (await corporate.context.request.get(CODES)).text();
      const code = /id="own-code"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*id="own-code"/
        .exec(codes)
        ?.slice(1)
        .find(Boolean);
      await dialog.getByLabel(company("add.code")).fill(code ?? "");
      await press(member.page, company("add.save"), dialog);
      expect(await shownOn(member.page)).toBe(messages("codeUpdated"));

      // The large company finds the member, reminds it, and sees its progress.
      const { page } = corporate;
      const main = page.getByRole("main");
      await page.goto(membersPath(READINESS));
      await main.getByRole("searchbox").fill("featherstonehaugh");
      await main.locator("select[name=state]").selectOption("draft");
      await apply(corporate);
      expect(whereIs(page)).toMatch(/search=featherstonehaugh.*state=draft/);
      const row = main.locator("tbody tr").first();
      await row.locator("input[name=chosen]").check();
      await andArrive(page, () => main.locator("button[name=intent][value=remind]").click());
      expect(await shownOn(page)).toBe(messages("reminded", { number: 1 }));
      expect(await row.textContent()).toContain(t("remindedToday"));
      await row.locator("summary").click();
      await follow(page, t("links.draft"), row);
      expect(await main.textContent()).toContain(t("draft.text"));
      expect(await main.locator("button[value=remind]").count()).toBe(0);

      // Once the assessment is submitted, the large company opens its results and exports them for Excel.
      await fillAssessment(member, draft, ({ id }) => id.length % 2 === 0);
      await submitAssessment(member, draft);
      await page.goto(`${membersPath(READINESS)}?search=featherstonehaugh&state=done`);
      await row.locator("summary").click();
      await follow(page, t("links.answers"), row);
      expect(await main.getByRole("heading", { level: 1 }).count()).toBe(1);
      await page.goto(`${membersPath(READINESS)}?search=featherstonehaugh&state=done`);
      await row.locator("input[name=chosen]").check();
      // With scripts, the page shows that the file is being made.
      let spins = 0;
      const watchesIt = async (route: Route) => {
        spins = await main.locator("[data-files] .spinner").count();
        await route.continue();
      };
      if (scripts) await page.route(/\/submissions/, watchesIt);
      const [book] = await Promise.all([
        page.waitForEvent("download"),
        main
          .locator("button[formaction*=submissions][formaction*=xlsx], button[name=format][value=xlsx]")
          .first()
          .click(),
      ]);
      expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
      await page.unroute(/\/submissions/, watchesIt);
      expect(spins).toBe(scripts ? 1 : 0);
      if (scripts) await expect.poll(() => row.locator("input[name=chosen]").isChecked()).toBe(false);

      // Ticked rows stay ticked in another order, which a phone user chooses among the filters.
      await page.goto(membersPath(READINESS));
      await row.locator("input[name=chosen]").check();
      const ticked = await row.locator("input[name=chosen]").getAttribute("value");
      await andArrive(page, () => main.locator("th button[name=by]").nth(1).click());
      expect(await main.locator("th[aria-sort=descending]").count()).toBe(1);
      const isTicked = await main.locator(`input[name=chosen][value="${ticked}"]:checked, [data-elsewhere]`).count();
      expect(isTicked).toBe(1);
      await page.setViewportSize({ width: 360, height: 640 });
      await main.locator("summary", { hasText: t("filter") }).click();
      await main.locator("select[name=sorted]").selectOption("overall.asc");
      await apply(corporate);
      expect(await main.locator("th[aria-sort=ascending]").count()).toBe(1);
      await page.setViewportSize({ width: 1280, height: 800 });

      // The large company compares two groups and exports the list.
      await page.goto("/advanceAnalytics?compare=1&industry=hospitality");
      await main
        .locator("summary")
        .filter({ hasText: analytics("filters.title") })
        .click();
      await main.locator("select[name=industry2]").selectOption({ index: 1 });
      await press(page, analytics("filters.apply"), main);
      expect(new URL(page.url()).searchParams.get("industry2")).toMatch(/./);
      expect(await main.locator("figure table").count()).toBeGreaterThan(0);
      await page.goto(membersPath(READINESS));
      await openActions(corporate);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        main.getByRole("link", { name: t("export.csv") }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("Associated Companies.csv");
      // The company is Malaysian: its spreadsheets use semicolons only in French.
      const separator = language === "fr" ? ";" : ",";
      expect(await readFile(await download.path(), "utf8")).toMatch(
        new RegExp(`^\uFEFF${t("export.number")}${separator}`),
      );

      // The member sees that its results were opened, reduces what the other may see, and ends the membership.
      await member.page.goto(LEDGER_PATH);
      const own = member.page.getByRole("main");
      // Other tests may have opened them meanwhile, as the network's office.
      const readings = own
        .getByRole("table", { name: ledger("readings.title") })
        .locator("tbody tr", { hasText: ledger("things.progress") });
      expect(await readings.count()).toBe(1);
      await andArrive(member.page, () => own.locator("button[value=scope]").click());
      expect(await shownOn(member.page)).toBe(messages("scopeChanged"));
      expect(await own.textContent()).toContain(ledger("scopes.level.text"));
      await andArrive(member.page, () => own.locator('a[href*="remove="]').click());
      await andArrive(member.page, () => dialog.locator("button[value=remove]").click());
      expect(await dialog.textContent()).toContain(company("joined.empty"));
      await member.page.goto(LEDGER_PATH);
      expect(await readings.count()).toBe(1);
      await follow(member.page, ledger("standing.codes"), own);
    });
  },
);
