import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { totpAt } from "../support/authenticator";
import { overflowOf, violationsOn } from "./support/accessibility";
import { follow, press, shownOn, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { englishLeftOn } from "./support/english";
import { confirmBy, readKey } from "./support/security";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

/** Not in any language, because the page shows it to readers of each. */
const REASON = "KPI 2026-11-23";
const WIDTHS = [360, 1280];

/** A long test, and longer on a busy machine. */
const PATIENCE_MS = 120_000;

/** One of the office's three administrators, each with a different language. */
async function signInAdministrator(visit: Visit): Promise<Visit> {
  const { language } = visit;
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await visit.page.goto("/login");
  await signIn(visit.page, language, {
    email: language === "en" ? email : email.replace("@", `-${language}@`),
    password,
  });
  return visit;
}

/** What an administrator sees and does on the page of a person. */
function officeOf(visit: Visit) {
  const { page, language } = visit;
  const main = page.getByRole("main");
  const t = text(language, "office");
  const check = async () => {
    expect.soft(await violationsOn(visit, WIDTHS)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page)).toEqual([]);
    }
    expect.soft(await englishLeftOn(page, language)).toEqual([]);
  };
  return {
    ...visit,
    main,
    t,
    /** Checks the page, opens a dialog by its link, and checks that too. */
    async open(link: string) {
      await check();
      await follow(page, link, main);
      await check();
    },
    /** Gives the reason in the open dialog and sends it. */
    async send(button: string) {
      await page.locator("textarea[name=reason]").fill(REASON);
      await press(page, button, page.getByRole("dialog"));
    },
    told: () => shownOn(page),
  };
}

describe("the role of an administrator", () => {
  const browser = useBrowser();

  test.each(someOf("administrators", [true, false]))(
    "is given to a third by two, and ended again by two (scripts: %s)",
    async (scripts) => {
      const person = await browser.visit({ scripts });
      const account = await signInNewCompany(person);
      const security = text("en", "security");
      await person.page.goto("/user/security/two-step");
      await confirmBy(person, account.password, security("twoStep.off.submit"));
      await person.page.locator("main input[name=code]").fill(totpAt(await readKey(person), Date.now()));
      await press(person.page, security("twoStep.setUp.submit"));
      person.expectStatus(404, /^\/admin$/);
      expect((await person.page.goto("/admin"))?.status()).toBe(404);

      const first = officeOf(await signInAdministrator(await browser.visit({ language: "en", scripts })));
      await first.page.goto(`/admin/people?search=${account.email}`);
      await first.main.locator("tbody a[href^='/admin/people/']").click();
      const place = whereIs(first.page);

      // One proposes, and cannot confirm it alone.
      await first.open(first.t("administrators.make.open"));
      await first.send(first.t("administrators.propose"));
      expect(await first.told()).toBe(text("en", "flash")("administratorProposed"));
      expect(await first.main.textContent()).toContain(first.t("administrators.own"));
      expect(await first.main.textContent()).toContain(REASON);
      expect(await first.main.getByRole("link", { name: first.t("administrators.confirm"), exact: true }).count()).toBe(
        0,
      );
      await first.open(first.t("administrators.withdraw.open"));

      // Another declines, and it is proposed once more.
      const third = officeOf(await signInAdministrator(await browser.visit({ language: "ms", scripts })));
      await third.page.goto(place);
      await third.open(third.t("administrators.decline.open"));
      await third.send(third.t("administrators.decline.open"));
      expect(await third.told()).toBe(text("ms", "flash")("proposalWithdrawn"));
      await third.open(third.t("administrators.make.open"));
      await third.send(third.t("administrators.propose"));

      // A second one confirms, once it is ticked that the colleague was asked.
      const second = officeOf(await signInAdministrator(await browser.visit({ language: "fr", scripts })));
      await second.page.goto(place);
      await second.open(second.t("administrators.confirm"));
      second.expectStatus(400, /^\/admin\/people\//);
      await second.send(second.t("administrators.confirm"));
      expect(await second.page.getByRole("alert").textContent()).toContain(second.t("person.remove.unchecked"));
      await second.page.locator("input[name=checked]").check();
      await second.send(second.t("administrators.confirm"));
      expect(await second.told()).toBe(text("fr", "flash")("administratorMade"));
      expect(await second.main.textContent()).toContain(second.t("person.isAdministrator"));
      expect((await person.page.goto("/admin"))?.status()).toBe(200);

      // The role ends in the same way: the second proposes, the first confirms.
      await second.open(second.t("administrators.end.open"));
      await second.send(second.t("administrators.propose"));
      await first.page.goto(place);
      await first.open(first.t("administrators.confirm"));
      await first.page.locator("input[name=checked]").check();
      await first.send(first.t("administrators.confirm"));
      expect(await first.told()).toBe(text("en", "flash")("administratorEnded"));
      expect(await first.main.textContent()).toContain(first.t("person.isNoAdministrator"));
      person.expectStatus(404, /^\/admin$/);
      expect((await person.page.goto("/admin"))?.status()).toBe(404);

      // The log tells each step, with its reason.
      await first.page.goto("/admin/log");
      const log = (await first.main.locator("tbody").textContent()) ?? "";
      for (const act of ["proposed", "withdrawn", "made", "end-proposed", "ended"] as const)
        expect(log).toContain(first.t(`acts.administrator-${act}`));
    },
    PATIENCE_MS,
  );
});
