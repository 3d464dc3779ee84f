import { describe, expect, test } from "vitest";
import { SPOKEN } from "~/core/language";
import { andArrive, expectRefused, follow, openAccountMenu, press, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { joinAsColleague } from "./support/colleague";
import { signInNewCompany } from "./support/company";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "profile");
const account = text("en", "account");
const common = text("en", "common");

describe.each(
  someOf("profile", [
    ["with scripts", true],
    ["without scripts", false],
  ]),
)("the profile %s", (_, scripts) => {
  const browser = useBrowser();

  /** The values in the form, by name. */
  const typed = ({ page }: Visit, name: string) => page.locator(`dialog [name=${name}]`).inputValue();
  /** Chooses in the form, and gets the lists that belong to the choice. */
  async function choosePlace({ page }: Visit, name: "country" | "state", value: string): Promise<void> {
    const field = page.locator(`dialog [name=${name}]`);
    if (scripts) return andArrive(page, () => field.selectOption(value).then(() => field.blur()));
    await field.selectOption(value);
    await press(page, account("signUp.showPlaces"));
  }
  const flash = ({ page }: Visit) => page.getByRole("status").last().textContent();

  test("is edited in a dialog, and changes its e-mail address only after the new one is confirmed", async () => {
    const visit = await browser.visit({ scripts });
    const { page, expectStatus } = visit;
    const owner = await signInNewCompany(visit);
    await page.goto("/user/profile");
    await follow(page, t("card.edit"));
    expect(whereIs(page)).toBe("/user/profile/edit");
    expect(await page.getByRole("dialog", { name: t("edit.title") }).isVisible()).toBe(true);
    expect(await typed(visit, "mobileCountry")).toBe("ZA");
    expect(await typed(visit, "state")).toBe("ZA-GP");

    // Another country: its states, without the former state and city.
    await page.locator("dialog [name=designation]").fill("Director");
    await choosePlace(visit, "country", "MY");
    expect([await typed(visit, "country"), await typed(visit, "state"), await typed(visit, "city")]).toEqual([
      "MY",
      "",
      "",
    ]);
    expect(await typed(visit, "designation")).toBe("Director");
    expectStatus(400, /^\/user\/profile\/edit/);
    await press(page, t("edit.save"));
    await expectRefused(page, { state: account("errors.state") });

    const next = `next-${owner.email}`;
    await choosePlace(visit, "state", "2474");
    await page.locator("dialog [name=city]").fill("Klang");
    await page.locator("dialog [name=email]").fill(next);
    expectStatus(400, /^\/user\/profile\/edit/);
    await press(page, t("edit.save"));
    await expectRefused(page, { currentPassword: account("errors.emailPassword") });
    expect(await typed(visit, "email")).toBe(next);

    await page.locator("dialog [name=currentPassword]").fill(owner.password);
    await andArrive(page, () => page.locator("dialog [name=city]").press("Enter"));
    expect(whereIs(page)).toBe("/user/profile");
    expect(await flash(visit)).toContain(text("en", "flash")("profileUpdated"));
    const main = page.getByRole("main");
    expect(await main.textContent()).toContain("Klang, Selangor, Malaysia");
    expect(await main.textContent()).toContain("Director");
    expect(await main.textContent()).toContain(t("card.pending", { email: next }));

    const [mail] = await receiveMail(next);
    const link = mail?.text.match(/\/confirmEmail\?token=\S+/)?.[0] ?? "";
    const elsewhere = await browser.visit({ scripts });
    await elsewhere.page.goto(link);
    expect(whereIs(elsewhere.page)).toMatch(/^\/login\?next=%2FconfirmEmail/);
    expect(await flash(elsewhere)).toContain(text("en", "flash")("emailConfirmSignIn"));
    await signIn(elsewhere.page, "en", owner);
    expect(whereIs(elsewhere.page)).toMatch(/^\/confirmEmail\?token=/);
    expect(await elsewhere.page.getByRole("main").textContent()).toContain(next);
    await press(elsewhere.page, t("confirm.submit"));
    expect(whereIs(elsewhere.page)).toBe("/user/profile");
    expect(await flash(elsewhere)).toContain(text("en", "flash")("emailChanged"));
    elsewhere.expectStatus(410, /^\/confirmEmail/);
    await elsewhere.page.goto(link);
    expect(await elsewhere.page.getByRole("heading", { level: 1 }).textContent()).toBe(t("confirm.goneTitle"));
    // The session that made the request continues.
    await page.goto("/user/profile");
    expect(await main.textContent()).toContain(next);
    expect(await main.textContent()).not.toContain(t("card.cancelPending"));
  });

  test("opens its dialogs from the header and from the card, and cancels a change of e-mail address", async () => {
    const visit = await browser.visit({ scripts });
    const { page } = visit;
    const owner = await signInNewCompany(visit);
    const main = page.getByRole("main");
    await page.goto("/user/profile");
    for (const language of ["fr", "en"] as const) {
      const header = page.getByRole("banner");
      await header.locator("summary").first().click();
      await press(page, SPOKEN[language].name, header);
      expect(whereIs(page)).toBe("/user/profile");
      expect(await main.textContent()).toContain(text(language, "profile")("card.edit"));
    }
    const close = () => follow(page, common("shell.close"), page.getByRole("dialog"));
    await follow(page, common("shell.changePassword"), await openAccountMenu(page));
    expect(await page.getByRole("dialog", { name: account("passwordChange.title") }).isVisible()).toBe(true);
    await close();
    expect(whereIs(page)).toBe("/user/profile");
    for (const [link, title] of [
      [t("card.password"), account("passwordChange.title")],
      [t("card.accessCode"), text("en", "company")("title")],
    ] as const) {
      await follow(page, link, main);
      expect(await page.getByRole("dialog", { name: title }).isVisible()).toBe(true);
      await close();
    }

    const next = `next-${owner.email}`;
    await follow(page, t("card.edit"), main);
    // Another state: without the former city or one that was typed for it.
    expect(await typed(visit, "city")).toBe("Johannesburg");
    await page.locator("dialog [name=city]").fill("Soweto");
    await choosePlace(visit, "state", "ZA-WC");
    expect([await typed(visit, "state"), await typed(visit, "city")]).toEqual(["ZA-WC", ""]);
    await page.locator("dialog [name=email]").fill(next);
    await page.locator("dialog [name=currentPassword]").fill(owner.password);
    await press(page, t("edit.save"));
    expect(await main.textContent()).toContain(t("card.pending", { email: next }));
    const [mail] = await receiveMail(next);
    await press(page, t("card.cancelPending"), main);
    expect(await flash(visit)).toContain(text("en", "flash")("emailChangeCancelled"));
    expect(await main.textContent()).not.toContain(next);
    expect(await main.textContent()).toContain(owner.email);
    visit.expectStatus(410, /^\/confirmEmail/);
    await page.goto(mail?.text.match(/\/confirmEmail\?token=\S+/)?.[0] ?? "");
    expect(await main.textContent()).toContain(t("confirm.goneTitle"));
  });

  test("shows what is not set yet, and lets only the owner edit the company's part", async () => {
    const owner = await browser.visit({ scripts });
    await signInNewCompany(owner);
    const colleague = await browser.visit({ scripts });
    const { page } = colleague;
    await joinAsColleague(owner, colleague, "Sipho Dube");
    await page.goto("/user/profile");
    const main = page.getByRole("main");
    const bar = main.getByRole("progressbar", { name: t("card.completion") });
    for (const words of ["No designation set", "No phone set"]) expect(await main.textContent()).toContain(words);
    expect(await bar.getAttribute("aria-valuetext")).toBe(t("card.percent", { value: 83 }));
    await follow(page, t("card.edit"));
    expect(await page.getByRole("dialog").textContent()).toContain(t("edit.readOnly"));
    expect(await page.locator("dialog [name=company]").count()).toBe(0);
    await page.locator("dialog [name=designation]").fill("Buyer");
    expect(await typed(colleague, "mobileCountry")).toBe("MY");
    await page.locator("dialog [name=mobile]").fill("012-345 6789");
    await press(page, t("edit.save"));
    expect(await flash(colleague)).toContain(text("en", "flash")("profileUpdated"));
    expect(await bar.getAttribute("aria-valuetext")).toBe(t("card.percent", { value: 100 }));
    expect(await main.textContent()).toContain("Buyer");
  });

  test("shows submissions and achievements, and starts the first assessment", async () => {
    const visit = await browser.visit({ scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    await page.goto("/user/profile");
    await follow(page, t("tabs.submissions"));
    expect(await page.getByRole("main").textContent()).toContain("No submissions yet");
    await press(page, t("submissions.start"));
    await page.goto("/user/profile?tab=submissions");
    await follow(page, text("en", "assessment")("card.resume"));
    await page.goto("/user/profile?tab=achievements");
    const earned = page.getByRole("region", { name: t("achievements.earned") });
    expect(await earned.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "First step",
      "Complete profile",
    ]);
    await press(page, t("card.logout"), page.getByRole("main"));
    expect(whereIs(page)).toBe("/login");
  });
});
