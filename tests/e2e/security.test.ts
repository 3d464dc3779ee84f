import { beforeAll, describe, expect, test } from "vitest";
import { andArrive, expectRefused, follow, press, signIn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { type Account, registerCompany } from "./support/company";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "security");
const flash = text("en", "flash");
const account = text("en", "account");

describe.each(someOf("security", [{ scripts: true }, { scripts: false }]))(
  "the list of a user's devices (scripts: $scripts)",
  ({ scripts }) => {
    const browser = useBrowser();
    let here: Visit;
    let there: Visit;
    let person: Account;

    beforeAll(async () => {
      person = await registerCompany("en");
      here = await browser.visit({ scripts });
      there = await browser.visit({ scripts });
      for (const { page } of [here, there]) {
        await page.goto("/login");
        await signIn(page, "en", person);
      }
    });

    const isSignedIn = async ({ page }: Visit) => {
      await page.goto("/user/security");
      return whereIs(page) === "/user/security";
    };

    test("shows both devices, lists the new one among recent events, and signs the other out after confirming", async () => {
      const { page } = here;
      await page.goto("/user/security");
      await expect.poll(() => page.getByText(t("sessions.current"), { exact: true }).count()).toBe(1);
      expect(await page.getByText(t("events.types.new-device"), { exact: true }).count()).toBeGreaterThan(0);
      // An API client created the account, so it is signed in too.
      expect(await page.getByRole("link", { name: /^Sign out: API client/ }).count()).toBe(1);
      const other = page.getByRole("link", { name: /^Sign out: (?!API client)/ });
      await andArrive(page, () => other.click());
      const dialog = page.getByRole("dialog");
      expect(await dialog.getByRole("heading").textContent()).toBe(t("sessions.askOne"));

      here.expectStatus(400, /^\/user\/security/);
      await press(page, t("sessions.signOut"), dialog);
      await expectRefused(page, { password: account("errors.passwordRequired") });
      await dialog.getByLabel(t("sessions.password"), { exact: true }).fill(person.password);
      await press(page, t("sessions.signOut"), dialog);
      expect(whereIs(page)).toBe("/user/security");
      expect(await page.getByRole("status").textContent()).toContain(flash("deviceSignedOut"));
      expect(await other.count()).toBe(0);
      expect(await isSignedIn(there)).toBe(false);
      expect(await isSignedIn(here)).toBe(true);
    });

    test("signs out everywhere else, or everywhere including here, by pressing Enter in the password field", async () => {
      await signIn(there.page, "en", person);
      const { page } = here;
      await page.goto("/user/security");
      await follow(page, t("sessions.everywhere"));
      await page.getByRole("radio", { name: t("sessions.others") }).check();
      await page.getByLabel(t("sessions.password"), { exact: true }).fill(person.password);
      await press(page, t("sessions.signOut"), page.getByRole("dialog"));
      expect(await page.getByRole("status").textContent()).toContain(flash("othersSignedOut"));
      expect(await page.getByText(t("sessions.alone")).count()).toBe(1);
      expect(await isSignedIn(there)).toBe(false);

      await signIn(there.page, "en", person);
      await page.goto("/user/security?dialog=everywhere");
      await page.getByRole("radio", { name: t("sessions.all") }).check();
      await page.getByLabel(t("sessions.password"), { exact: true }).fill(person.password);
      await andArrive(page, () => page.keyboard.press("Enter"));
      expect(whereIs(page)).toBe("/login");
      const word = page.getByRole("status").filter({ hasText: flash("everywhereSignedOut") });
      expect(await word.count()).toBe(1);
      for (const each of [here, there]) expect(await isSignedIn(each)).toBe(false);
    });
  },
);
