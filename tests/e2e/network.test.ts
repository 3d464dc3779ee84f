import { readFile } from "node:fs/promises";
import type { Route } from "playwright";
import { describe, expect, test } from "vitest";
import { INVITATIONS_PATH, LEDGER_PATH, membersPath } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { violationsOn } from "./support/accessibility";
import { andArrive, follow, press, shownOn, signIn, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { choose } from "./support/form";
import { receiveMail } from "./support/mailbox";
import { chooseState, startRegistration } from "./support/registration";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const PHONE = { width: 360, height: 640 };

const CODES = "/user/profile/access-code";

/** Signs in the corporate company's user who reads in the visit's language. */
async function signInCorporate({ page, language }: Visit): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.corporate;
  await page.goto("/login");
  await signIn(page, language, { email: language === "en" ? email : email.replace("@", `-${language}@`), password });
}

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
    await press(page, t("apply"), main);
    expect(whereIs(page)).toContain(`${list}?search=xyzzy`);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    const chip = main.getByRole("link", { name: t("removeFilter", { name: t("filters.search"), value: "xyzzy" }) });
    const empty = main.getByRole("heading", { name: t("empty.title") });
    for (const found of [chip, empty]) {
      const { y } = (await found.boundingBox()) ?? { y: Infinity };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(PHONE.height);
    }
    const actions = main.locator("summary").filter({ hasText: t("actions.all") });
    await actions.click();
    expect(await main.getByRole("link", { name: t("export.csv") }).isVisible()).toBe(true);

    // A desktop has room for all of it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(list);
    expect(await main.getByRole("searchbox").isVisible()).toBe(true);
    expect(await filters.isVisible()).toBe(false);
    expect(await topOf("tbody tr")).toBeLessThan(700);
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
      await press(page, t("apply"), main);
      expect(whereIs(page)).toMatch(/search=featherstonehaugh.*state=draft/);
      const row = main.locator("tbody tr").first();
      await row.locator("input[name=chosen]").check();
      await andArrive(page, () => main.locator("button[name=intent][value=remind]").click());
      expect(await shownOn(page)).toBe(messages("reminded", { number: 1 }));
      await andArrive(page, () => row.locator(".cell-actions a").first().click());
      expect(await main.textContent()).toContain(t("draft.text"));
      expect(await main.locator("button[value=remind]").count()).toBe(0);

      // Once the assessment is submitted, the large company opens its results and exports them for Excel.
      await fillAssessment(member, draft, ({ id }) => id.length % 2 === 0);
      await submitAssessment(member, draft);
      await page.goto(`${membersPath(READINESS)}?search=featherstonehaugh&state=done`);
      const opening = row.locator(".cell-actions a");
      expect(await opening.count()).toBeGreaterThan(0);
      await andArrive(page, () => opening.first().click());
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
      await andArrive(page, () => main.locator("th button[name=by]").first().click());
      expect(await main.locator("th[aria-sort=descending]").count()).toBe(1);
      const isTicked = await main.locator(`input[name=chosen][value="${ticked}"]:checked, [data-elsewhere]`).count();
      expect(isTicked).toBe(1);
      await page.setViewportSize({ width: 360, height: 640 });
      await main.locator("summary", { hasText: t("filter") }).click();
      await main.locator("select[name=by]").selectOption("overall.asc");
      await press(page, t("apply"), main);
      expect(await main.locator("th[aria-sort=ascending]").count()).toBe(1);
      await page.setViewportSize({ width: 1280, height: 800 });

      // The large company compares two groups and exports the list.
      await page.goto("/advanceAnalytics?compare=1&industry=hospitality");
      await main.locator("select[name=industry2]").selectOption({ index: 1 });
      await press(page, analytics("filters.apply"), main);
      expect(new URL(page.url()).searchParams.get("industry2")).toMatch(/./);
      expect(await main.locator("figure table").count()).toBeGreaterThan(0);
      await page.goto(membersPath(READINESS));
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
