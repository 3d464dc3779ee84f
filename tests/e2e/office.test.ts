import { describe, expect, test } from "vitest";
import { dayIn } from "~/core/days/days";
import type { OfficeAct } from "~/core/office-acts";
import type { FlashKey } from "~/foundation/web/flash.server";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { totpAt } from "../support/authenticator";
import { follow, press, shownOn, signIn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { joinAsColleague } from "./support/colleague";
import { signInNewCompany } from "./support/company";
import { confirmBy, readKey } from "./support/security";
import { text } from "./support/texts";

const t = text("en", "office");
const team = text("en", "team");
const security = text("en", "security");
const flash = text("en", "flash");
/** Not in any language, because the log shows it to readers of each. */
const REASON = "KPI 2026-11-23";

/** What an administrator does on a page: the link that opens the dialog, the button that confirms, and what the page says and logs then. */
interface Act {
  open: string;
  confirm: string;
  told: FlashKey;
  logged: `acts.${OfficeAct}`;
  /** A checkbox has to be ticked first. */
  isChecked?: true;
}

const toOwner = team("people.handOver");
const [toViewer, toContributor] = [team("role.confirm.viewer"), team("role.confirm.contributor")];
const ON_A_PERSON: Act[] = [
  {
    open: t("person.remove.open"),
    confirm: t("person.remove.confirm"),
    isChecked: true,
    told: "secondStepRemoved",
    logged: "acts.second-step-removed",
  },
  { open: toViewer, confirm: toViewer, told: "roleChanged", logged: "acts.person-viewer" },
  { open: toContributor, confirm: toContributor, told: "roleChanged", logged: "acts.person-contributor" },
  { open: toOwner, confirm: toOwner, told: "roleChanged", logged: "acts.person-owner", isChecked: true },
];
const ON_A_COMPANY: Act[] = [
  {
    open: t("company.make.open"),
    confirm: t("company.make.confirm"),
    told: "companyChanged",
    logged: "acts.company-corporate",
  },
  {
    open: t("company.code.open"),
    confirm: t("company.code.confirm"),
    told: "companyChanged",
    logged: "acts.company-code",
  },
  {
    open: t("company.ordinary.open"),
    confirm: t("company.ordinary.confirm"),
    told: "companyChanged",
    logged: "acts.company-ordinary",
  },
];

const ON_AN_INDUSTRY: Act[] = [
  {
    open: t("industry.close.open"),
    confirm: t("industry.close.confirm"),
    told: "industryClosed",
    logged: "acts.industry-closed",
  },
  {
    open: t("industry.open.open"),
    confirm: t("industry.open.confirm"),
    told: "industryOpened",
    logged: "acts.industry-opened",
  },
];

/** A long test, and longer on a busy machine. */
const PATIENCE_MS = 120_000;

describe("a network administrator", () => {
  const browser = useBrowser();

  test(
    "manages companies, people, industries and factors without scripts, and the log records each action",
    async () => {
      const office = await browser.visit({ scripts: false });
      const { page } = office;
      const main = page.getByRole("main");
      const mark = `${Date.now()}`;
      const reason = page.locator("textarea[name=reason]");
      await page.goto("/login");
      await signIn(page, office.language, DEMO_ACCOUNTS.administrator);
      const perform = async ({ open, confirm, told, isChecked }: Act) => {
        await follow(page, open, main);
        await reason.fill(REASON);
        if (isChecked) await page.locator("input[name=checked]").check();
        await press(page, confirm);
        expect(await shownOn(page), open).toBe(flash(told));
      };

      // A signed-in colleague of a company, with a second factor.
      const [owner, colleague] = [await browser.visit({ scripts: false }), await browser.visit({ scripts: false })];
      await signInNewCompany(owner);
      const { email, password } = await joinAsColleague(owner, colleague, "Sipho Dube");
      await colleague.page.goto("/user/security/two-step");
      await confirmBy(colleague, password, security("twoStep.off.submit"));
      await colleague.page.locator("main input[name=code]").fill(totpAt(await readKey(colleague), Date.now()));
      await press(colleague.page, security("twoStep.setUp.submit"));

      // Searches by address and signs the colleague out; without a reason nothing happens.
      await page.goto("/admin/people");
      await page.locator("input[name=search]").fill(email);
      await press(page, t("search.submit"), main);
      await main.locator("tbody a").first().click();
      const person = new URL(page.url()).pathname;
      await follow(page, t("person.signOut.open"), main);
      office.expectStatus(400, /^\/admin\/people\//);
      await press(page, t("person.signOut.confirm"));
      expect(await page.getByRole("alert").textContent()).toContain(t("reason.missing"));
      await reason.fill(REASON);
      await press(page, t("person.signOut.confirm"));
      expect(await main.textContent()).toContain(t("person.noSessions"));
      for (const act of ON_A_PERSON) await perform(act);
      expect(await main.textContent()).toContain(t("person.role.why.owner"));

      await main.locator("a[href^='/admin/companies/']").click();
      for (const act of ON_A_COMPANY) await perform(act);
      expect(await main.textContent()).toContain(t("company.corporate.no"));

      // Adds an industry, stops offering it, offers it again, and renames it.
      const industry = `Spacecraft ${mark}`;
      await page.goto("/admin/industries/new");
      for (const name of ["nameEn", "nameFr", "nameMs"]) await page.locator(`input[name=${name}]`).fill(industry);
      await press(page, t("industry.add"), main);
      await reason.fill(REASON);
      await press(page, t("industry.save.confirm"));
      expect(await shownOn(page)).toBe(flash("industrySaved"));
      await follow(page, industry, main);
      for (const act of ON_AN_INDUSTRY) {
        await perform(act);
        await follow(page, industry, main);
      }
      await page.locator("input[name=nameEn]").fill(`${industry} and parts`);
      await press(page, t("industry.submit"), main);
      await reason.fill(REASON);
      await press(page, t("industry.save.confirm"));
      expect(await main.textContent()).toContain(`${industry} and parts`);

      // A set of factors for an uninhabited island.
      await page.goto("/admin/factors/new");
      const values = {
        set: `island-${mark}`,
        title: "Island",
        address: "https://example.org/factors",
        licence: "Open",
      };
      for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
      await page.locator("select[name=mark]").selectOption("secondary");
      await page.locator("textarea[name=table]").fill(`island.${mark};electricity;BV;2025;2025;0,5;kwh;co2e`);
      await press(page, t("factors.check"));
      expect(await main.textContent()).toContain("0.5 kg / kWh");
      await reason.fill(REASON);
      await press(page, t("factors.publish"));
      expect(await shownOn(page)).toBe(flash("factorsPublished"));

      // Today's log has all entries, the person's log those about the person, and another year's log none.
      const today = dayIn(Date.now(), "UTC");
      const logOf = async (query: string) => {
        await page.goto(`/admin/log?${query}`);
        return (await main.locator("tbody").textContent()) ?? "";
      };
      const whole = await logOf(`from=${today}`);
      const logged = [
        ...[...ON_A_PERSON, ...ON_A_COMPANY, ...ON_AN_INDUSTRY].map((act) => act.logged),
        ...(["person-signed-out", "industry-added", "industry-changed", "factors-published"] as const).map(
          (act) => `acts.${act}` as const,
        ),
      ];
      for (const act of logged) expect(whole).toContain(t(act));
      expect(whole).toContain(REASON);
      const own = await logOf(`person=${person.split("/").at(-1)}`);
      for (const { logged: act } of ON_A_PERSON) expect(own).toContain(t(act));
      await page.locator("main [name=to]").fill("2026-01-01");
      await press(page, t("log.filter"), main);
      expect(await main.textContent()).toContain(t("log.none"));
    },
    PATIENCE_MS,
  );
});
