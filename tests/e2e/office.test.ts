import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { follow, press, signIn, toldOn } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { text } from "./support/texts";

const t = text("en", "office");
const flash = text("en", "flash");
const { administrator } = DEMO_ACCOUNTS;
const AURELIE = { email: "aurelie@demo.kompas.example", password: administrator.password };
/** In no language, since the log shows it to readers of each. */
const REASON = "KPI 2026-11-23";

async function enter(visit: Visit, account: { email: string; password: string }) {
  await visit.page.goto("/login");
  await signIn(visit.page, visit.language, account);
}

describe("the network's office", () => {
  const browser = useBrowser();

  test("looks after companies, people, industries and factors without scripts, and its log tells of each", async () => {
    const office = await browser.visit({ scripts: false });
    const { page } = office;
    const main = page.getByRole("main");
    const mark = `${Date.now()}`;
    const reason = page.locator("textarea[name=reason]");
    await Promise.all([enter(office, administrator), browser.visit().then((visit) => enter(visit, AURELIE))]);

    // A person, found by her address, is signed out.
    await page.goto("/admin/people");
    await page.locator("input[name=search]").fill(AURELIE.email.split("@")[0] ?? "");
    await press(page, t("search.submit"), main);
    await main.locator("tbody a").first().click();
    await follow(page, t("person.signOut.open"), main);
    await reason.fill(REASON);
    await press(page, t("person.signOut.confirm"));
    expect(await main.textContent()).toContain(t("person.noSessions"));

    // Her company becomes a corporate one, and an ordinary one again; without a reason nothing happens.
    await main.locator("a[href^='/admin/companies/']").click();
    await follow(page, t("company.make.open"), main);
    office.expectStatus(400, /^\/admin\/companies\//);
    await press(page, t("company.make.confirm"));
    expect(await page.getByRole("alert").textContent()).toContain(t("reason.missing"));
    await reason.fill(REASON);
    await press(page, t("company.make.confirm"));
    expect(await toldOn(page)).toBe(flash("companyChanged"));
    const code = /KMPS-\w{4}-\w{4}/;
    const first = code.exec((await main.textContent()) ?? "")?.[0];
    await follow(page, t("company.code.open"), main);
    await reason.fill(REASON);
    await press(page, t("company.code.confirm"));
    expect(code.exec((await main.textContent()) ?? "")?.[0]).not.toBe(first);
    await follow(page, t("company.ordinary.open"), main);
    await reason.fill(REASON);
    await press(page, t("company.ordinary.confirm"));
    expect(await main.textContent()).toContain(t("company.corporate.no"));

    // An industry is added, and no longer offered.
    const industry = `Spacecraft ${mark}`;
    await page.goto("/admin/industries/new");
    for (const name of ["nameEn", "nameFr", "nameMs"]) await page.locator(`input[name=${name}]`).fill(industry);
    await press(page, t("industry.add"), main);
    await reason.fill(REASON);
    await press(page, t("industry.save.confirm"));
    expect(await toldOn(page)).toBe(flash("industrySaved"));
    await follow(page, industry, main);
    await follow(page, t("industry.close.open"), main);
    await reason.fill(REASON);
    await press(page, t("industry.close.confirm"));
    expect(await toldOn(page)).toBe(flash("industryClosed"));

    // A set of factors for an island where nobody is.
    await page.goto("/admin/factors/new");
    const values = { set: `island-${mark}`, title: "Island", address: "https://example.org/factors", licence: "Open" };
    for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
    await page.locator("select[name=mark]").selectOption("secondary");
    await page.locator("textarea[name=table]").fill(`island.${mark};electricity;BV;2025;2025;0,5;kwh;co2e`);
    await press(page, t("factors.check"));
    expect(await main.textContent()).toContain("0.5 kg / kWh");
    await reason.fill(REASON);
    await press(page, t("factors.publish"));
    expect(await toldOn(page)).toBe(flash("factorsPublished"));

    await page.goto("/admin/log");
    const log = (await main.textContent()) ?? "";
    const acts = [
      ...["person-signed-out", "company-corporate", "company-code", "company-ordinary"],
      ...["industry-added", "industry-closed", "factors-published"],
    ] as const;
    for (const act of acts) expect(log).toContain(t(`acts.${act}` as "acts.company-code"));
    expect(log).toContain(REASON);
  });
});
