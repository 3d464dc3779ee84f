import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS, ownerEmail } from "../../scripts/demo/accounts.mjs";
import { inDays } from "../support/days";
import { follow, press, shownOn, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "announcements");
const support = text("en", "support");
const said = text("en", "office");
const { administrator } = DEMO_ACCOUNTS;
/** The only French reader among the companies that joined a code in food manufacturing. */
const AURELIE = { email: ownerEmail("aurelie"), password: administrator.password };

async function enter(visit: Visit, account: { email: string; password: string }) {
  await visit.page.goto("/login");
  await signIn(visit.page, visit.language, account);
}

const flash = shownOn;

describe.each(
  someOf("announcements", [
    ["with scripts", true],
    ["without scripts", false],
  ]),
)("a network administrator %s", (_, scripts) => {
  const browser = useBrowser();

  test("writes an announcement in three languages, previews, tests and sends it; a French reader gets it in French", async () => {
    const office = await browser.visit({ scripts });
    const { page } = office;
    const mark = `${Date.now()}`;
    await enter(office, administrator);
    await page.goto("/admin");
    await follow(page, text("en", "admin")("pages.announcements"), page.getByRole("main"));
    await follow(page, t("new"), page.getByRole("main"));

    const field = (name: string) => page.locator(`main [name=${name}]`);
    await field("type").selectOption("NEW_FEATURE");
    await field("companies").selectOption("members");
    await field("industry").selectOption("food-manufacturing");
    await field("language").selectOption("fr");
    await field("progress").selectOption("readiness.none");
    await field("titleEn").fill(`Evidence ${mark}`);
    await field("bodyEn").fill("You can add documents.\n\nSee https://kompas.example/evidence.");
    office.expectStatus(400, /^\/admin\/announcements\/new$/);
    await press(page, t("form.save"));
    expect(await page.getByRole("alert").textContent()).toContain(t("errors.title"));
    expect(await field("titleEn").inputValue()).toBe(`Evidence ${mark}`);
    expect(await field("industry").inputValue()).toBe("food-manufacturing");
    expect(await field("progress").inputValue()).toBe("readiness.none");
    await field("progress").selectOption("");
    await field("titleFr").fill(`Justificatifs ${mark}`);
    await field("bodyFr").fill("Vous pouvez ajouter des documents.");
    await field("titleMs").fill(`Bukti ${mark}`);
    await field("bodyMs").fill("Anda boleh menambah dokumen.");
    await press(page, t("form.save"));
    expect(await flash(page)).toBe(text("en", "flash")("announcementSaved"));

    const main = page.getByRole("main");
    await follow(page, t("edit"), main);
    await field("bodyMs").fill("Anda kini boleh menambah dokumen.");
    await press(page, t("form.save"));
    expect(await main.textContent()).toContain(t("reaches", { count: 1 }));
    const mail = page.frameLocator("iframe");
    expect(await mail.locator("body").textContent()).toContain("You can add documents.");
    await follow(page, "Français", main);
    expect(await mail.locator("body").textContent()).toContain("Vous pouvez ajouter des documents.");
    await press(page, t("test.send", { language: "Français" }));
    const [received] = await receiveMail(administrator.email);
    expect(received?.subject).toBe(`Justificatifs ${mark}`);

    // On a day, and called off again.
    office.expectStatus(422, /^\/admin\/announcements\//);
    await field("day").fill("2020-01-01");
    await press(page, t("schedule.submit"));
    expect(await page.getByRole("alert").textContent()).toContain(t("schedule.wrongDay"));
    expect(await field("day").inputValue()).toBe("2020-01-01");
    await field("day").fill(inDays(30));
    await press(page, t("schedule.submit"));
    expect(await flash(page)).toBe(text("en", "flash")("announcementScheduled"));
    expect(await main.textContent()).toContain(t("states.scheduled"));
    expect(await main.textContent()).toContain("09:00");
    expect(await page.getByRole("link", { name: t("edit"), exact: true }).count()).toBe(0);
    await press(page, t("schedule.callOff"));
    expect(await main.textContent()).toContain(t("states.draft"));

    await follow(page, t("send.ask"), main);
    expect(await page.getByRole("dialog").textContent()).toContain("one person");
    await press(page, t("send.submit", { count: 1 }));
    await expect
      .poll(() => page.reload().then(() => main.textContent()), { timeout: 20_000 })
      .toContain(t("states.sent"));
    // Writes a second one and discards it after a confirmation.
    await page.goto("/admin/announcements/new");
    await field("type").selectOption("NEW_FEATURE");
    await field("companies").selectOption("members");
    for (const name of ["titleEn", "titleFr", "titleMs"]) await field(name).fill(`Draft ${mark}`);
    for (const name of ["bodyEn", "bodyFr", "bodyMs"]) await field(name).fill("Draft");
    await press(page, t("form.save"));
    await follow(page, t("delete.ask"), main);
    await press(page, t("delete.submit"), page.getByRole("dialog"));
    expect(await flash(page)).toBe(text("en", "flash")("announcementDeleted"));
    await page.goto("/admin/log");
    const log = await main.locator("tbody").textContent();
    for (const act of ["written", "changed", "scheduled", "called-off", "sent", "deleted"] as const)
      expect(log).toContain(said(`acts.announcement-${act}`));

    const reader = await browser.visit({ scripts, language: "fr" });
    await enter(reader, AURELIE);
    const header = reader.page.getByRole("banner");
    const title = `Justificatifs ${mark}`;
    await expect
      .poll(() => reader.page.goto("/user/history").then(() => header.textContent()), { timeout: 20_000 })
      .toContain(title);
    await header.locator("summary").nth(1).click();
    const entry = header.getByRole("button", { name: title });
    await Promise.all([reader.page.waitForEvent("load"), entry.click()]);
    expect(whereIs(reader.page)).toMatch(/^\/announcements\//);
    expect(await reader.page.getByRole("main").textContent()).toContain("Vous pouvez ajouter des documents.");
  });

  test("answers a support question from a company", async () => {
    const company = await browser.visit({ scripts, language: "fr" });
    const question = `Quelle année couvre le rapport ? ${Date.now()}`;
    const fr = text("fr", "support");
    await enter(company, AURELIE);
    await company.page.goto("/support");
    company.expectStatus(400, /^\/support$/);
    await company.page.locator("main textarea").fill(question);
    await press(company.page, fr("ask.submit"));
    expect(await company.page.getByRole("alert").textContent()).toContain(fr("errors.topic"));
    await company.page.locator("main select[name=topic]").selectOption("report");
    await press(company.page, fr("ask.submit"));
    expect(await company.page.getByRole("main").textContent()).toContain(question);

    const office = await browser.visit({ scripts });
    await enter(office, administrator);
    await office.page.goto("/admin/support");
    const card = office.page.getByRole("article").filter({ hasText: question });
    await card.locator("textarea").fill("L’année 2026.");
    await Promise.all([
      office.page.waitForEvent("load"),
      card.getByRole("button", { name: support("office.submitTo", { name: "Aurélie Mbuyi" }) }).click(),
    ]);
    expect(await flash(office.page)).toBe(text("en", "flash")("questionAnswered"));
    expect(await office.page.getByRole("article").filter({ hasText: question }).count()).toBe(0);
    await office.page.goto("/admin/log");
    expect(await office.page.locator("main tbody").textContent()).toContain(said("acts.question-answered"));

    await company.page.goto("/support");
    expect(await company.page.getByRole("article").filter({ hasText: question }).textContent()).toContain(
      "L’année 2026.",
    );
  });
});
