import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { chooseLanguage, follow, press, signIn, signOut, whereIs } from "./actions";
import { useBrowser, type Visit } from "./browser";
import { fillAssessment, newAccount, PLACES } from "./company";
import {
  answerOther,
  answerRequired,
  answerThrough,
  expectLocked,
  expectMissed,
  group,
  isChosen,
  isYes,
  OTHER_WORDS,
  position,
  saveSection,
} from "./form";
import { confirmationPath, receiveMail } from "./mailbox";
import { registerByHand } from "./registration";
import { text } from "./texts";
import { isJourneyMet } from "./ways";

export interface Journey {
  language: Language;
  scripts: boolean;
  /** Answers most sections without the page, where a journey by hand would show nothing that another one does not. */
  isShort?: boolean;
  /** The language to switch to half-way. */
  other: Language;
  /** How many of the 80 scored questions are answered Yes, from the first on, and the result. */
  yes: number;
  percent: string;
  exact: string;
  level: Level;
  dimensions: { name: string; percent: string; level: Level }[];
}

const USERNAME = "Nosipho Dlamini-Nkosi";

/** A company's whole way: registration, an assessment with a change of device and language, results. */
export function describeJourney(journey: Journey): void {
  const { language, other, scripts, yes } = journey;
  const common = text(language, "common");
  const flash = text(language, "flash");
  const t = text(language, "assessment");
  const results = text(language, "results");
  const account = newAccount();
  const here = `${language}, scripts ${scripts ? "on" : "off"}`;

  describe.runIf(isJourneyMet(language, scripts))(`a company's journey (${here})`, () => {
    const browser = useBrowser();
    let visit: Visit;
    let page: Visit["page"];
    let id = "";
    const arriveIn = async (next: Visit) => {
      visit = next;
      page = next.page;
    };
    let elsewhere: Visit;
    beforeAll(async () => {
      await arriveIn(await browser.visit({ language, scripts }));
      elsewhere = await browser.visit({ language, scripts });
    });

    // Each step depends on the previous ones.
    let isBroken = false;
    beforeEach(({ skip }) => skip(isBroken, "an earlier step failed"));
    afterEach(({ task }) => {
      isBroken ||= task.result?.state === "fail";
    });

    test("registers in three steps; errors are told and nothing typed is lost", async () => {
      await registerByHand(visit, { ...account, username: USERNAME });
      expect(whereIs(page)).toBe("/register/sent");
      expect(await page.getByRole("status").textContent()).toContain(flash("signedUp"));
      expect(await page.getByRole("main").textContent()).toContain(account.email);
    });

    test("receives the welcome mail in its language", async () => {
      const mail = text(language, "mail");
      const [received] = await receiveMail(account.email);
      expect(received?.subject).toBe(mail("causes.account-created.subject"));
      // A plain-text mail breaks long lines.
      const blanks = /\s+/g;
      for (const part of [mail("greeting", { username: USERNAME }), mail("causes.account-created.body")]) {
        expect(received?.text.replace(blanks, " ")).toContain(part.replace(blanks, " "));
      }
      expect(received?.html).toContain(`lang="${language}"`);
    });

    test("is signed in already, and confirms its address by the mail's link", async () => {
      const words = text(language, "account");
      const reminder = page.getByRole("region", { name: text(language, "frame")("address.label") });
      await page.goto("/user/history?dialog=none");
      expect(await reminder.textContent()).toContain(account.email);
      const [received] = await receiveMail(account.email);
      await page.goto(confirmationPath(received?.text ?? ""));
      await press(page, words("address.confirm"));
      expect(await page.getByRole("status").textContent()).toContain(flash("addressConfirmed"));
      expect(await reminder.count()).toBe(0);
      await signOut(page, language);
    });

    test("signs in; a wrong password is refused and the address stays", async () => {
      visit.expectStatus(400, /^\/login$/);
      await signIn(page, language, { ...account, password: "not my password" });
      const words = text(language, "account");
      expect(await page.getByRole("alert").textContent()).toContain(words("errors.signIn"));
      expect(await page.getByLabel(words("signIn.email")).inputValue()).toBe(account.email);
      expect(await page.getByLabel(words("signIn.password"), { exact: true }).inputValue()).toBe("");
      await signIn(page, language, account);
      expect(whereIs(page)).toBe("/user/history");
      expect(await page.locator(".toast").count()).toBe(0);
    });

    test("starts an assessment and reads how it goes", async () => {
      const journey = text(language, "journey");
      const welcome = page.getByRole("dialog", { name: journey("onboarding.title") });
      expect(await welcome.textContent()).toContain(journey("onboarding.lead.first_time"));
      await follow(page, journey("onboarding.later"));
      expect(await welcome.count()).toBe(0);
      expect(await page.getByRole("heading", { name: t("history.empty.readiness.title") }).isVisible()).toBe(true);
      await press(page, t("history.start"));
      id = whereIs(page).slice(1);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("landing.title"));
      const steps = await page.getByRole("main").locator("ol h2").allTextContents();
      expect(steps).toEqual([
        t("landing.steps.answer.title"),
        t("landing.steps.save.title"),
        t("landing.steps.navigate.title"),
        t("landing.steps.upload.title"),
      ]);
      await follow(page, t("landing.begin"));
      expect(whereIs(page)).toContain(`/${id}?section=`);
    });

    test("is told which required question is missing, and keeps what it answered", async () => {
      const [first, second] = await answerRequired(page, language, yes, { only: 1 });
      if (scripts) await expectLocked(page, language, t("form.nextTopic"), second);
      else {
        visit.expectStatus(422, /section=/);
        await press(page, t("form.nextTopic"));
        await expectMissed(page, language, second);
        await page.getByRole("alert").getByRole("link", { name: second.text[language] }).click();
      }
      expect(await isChosen(page, language, first, "yes")).toBe(true);
      expect(await group(page, language, second).evaluate((it) => it.contains(document.activeElement))).toBe(true);
      await answerRequired(page, language, yes);
      await press(page, t("form.nextTopic"));
      expect(await position(page)).toBe(1);
      expect(await page.locator(".toast").count()).toBe(0);
    });

    test("moves by Previous, Save, Next and the list of topics, and keeps every answer", async () => {
      const asked = await answerRequired(page, language, yes);
      await answerOther(page, language);
      await saveSection(page, language, scripts);
      expect(await position(page)).toBe(1);
      expect(await page.getByText(flash("sectionSaved")).isVisible()).toBe(true);
      await press(page, t("form.next"));
      expect(await position(page)).toBe(2);
      await press(page, t("form.previous"));
      expect(await position(page)).toBe(1);
      for (const question of asked) expect(await isChosen(page, language, question, "yes")).toBe(true);
      expect(await page.getByLabel(t("form.specify")).inputValue()).toBe(OTHER_WORDS);

      const topics = page.getByRole("navigation", { name: t("rail.label"), exact: true });
      const topic = (name: string) => topics.getByRole("button", { name });
      const [own, climate, corruption] = [PLACES[0], PLACES[1], PLACES.at(-1)].map(
        (place) => place?.topic.name[language],
      );
      expect(await topic(`${own} (${t("state.done")})`).count()).toBe(1);
      await topic(`${corruption} (${t("state.todo")})`).click();
      await page.waitForURL(/section=anti-corruption\.assess/);
      await answerRequired(page, language, yes);
      await topic(`${climate} (${t("state.todo")})`).click();
      await page.waitForURL(/section=climate-action\.learn/);
    });

    test("stops, and goes on from another device at the first section that is not saved", async () => {
      await answerThrough(page, language, yes, "energy-efficiency.learn");
      await signOut(page, language);
      expect(whereIs(page)).toBe("/login");
      await arriveIn(elsewhere);
      await page.goto("/user/history");
      await signIn(page, language, account);
      expect(await page.getByText(t("card.inProgress"), { exact: true }).isVisible()).toBe(true);
      // Two in the profile, and two in each of six sections and in one of another topic.
      const count = page.getByText(t("card.answered", { answered: 16, total: 82 })).first();
      expect(await count.isVisible()).toBe(true);
      await follow(page, text(language, "journey")("home.go"));
      expect(whereIs(page)).toContain(`/${id}?section=energy-efficiency.learn`);
      expect(
        await page
          .getByText(t("form.resumed", { assessment: common("kinds.readiness.name"), position: 2 }))
          .isVisible(),
      ).toBe(true);
    });

    test("changes the language in the middle and back", async () => {
      const [question] = await answerRequired(page, language, yes);
      const answer = isYes(question, yes) ? "yes" : "no";
      await saveSection(page, language, scripts);
      await chooseLanguage(page, other);
      expect(await isChosen(page, other, question, answer)).toBe(true);
      await chooseLanguage(page, language);
      expect(await isChosen(page, language, question, answer)).toBe(true);
    });

    test("finishes, confirms and sees the level that its answers give", async () => {
      if (journey.isShort) {
        const last = PLACES.length - 1;
        await fillAssessment(visit, id, (question) => isYes(question, yes), last, await position(page));
        await page.goto(`/${id}?section=${PLACES[last]?.section.id}`);
      }
      await answerThrough(page, language, yes, null);
      expect(whereIs(page)).toBe(`/complete/${id}?dialog=complete`);
      const end = text(language, "completion");
      const dialog = page.getByRole("dialog", { name: end("dialog.title") });
      await follow(page, end("dialog.now"), dialog);
      expect(await dialog.textContent()).toContain(end("confirm.question"));
      await press(page, end("confirm.yes"), dialog);
      expect(whereIs(page)).toBe(`/user/dashboard/${id}`);
      const welcome = page.getByRole("dialog", { name: results("welcome.title") });
      await follow(page, results("welcome.close"), welcome);
      expect(whereIs(page)).toBe(`/user/dashboard/${id}`);
      expect(await welcome.count()).toBe(0);

      const main = page.getByRole("main");
      const level = common(`levels.${journey.level}`);
      const answer = main.getByRole("heading", { name: results("lead.title", { level }), exact: true });
      expect((await answer.boundingBox())?.y).toBeLessThan(300);
      const told = plain(await main.textContent());
      expect(told).toContain(plain(results("lead.practices", { count: yes, of: 80 })));
      const exact = main.locator("dd", { hasText: journey.exact }).first();
      expect(await exact.isVisible()).toBe(false);
      await main.getByText(results("lead.details"), { exact: true }).click();
      expect(await exact.isVisible()).toBe(true);
      expect(await main.getByText(journey.percent, { exact: true }).first().isVisible()).toBe(true);
      const table = main.getByRole("table", { name: results("source.indicator") });
      for (const dimension of journey.dimensions) {
        const head = page.getByRole("rowheader", { name: dimension.name, exact: true });
        const row = plain(await table.getByRole("row").filter({ has: head }).textContent());
        expect(row).toContain(dimension.percent);
        expect(row).toContain(common(`levels.${dimension.level}`));
      }
    });

    test("reads its answers, which no longer change, and finds the assessment completed", async () => {
      await page.goto("/user/history");
      expect(await page.getByText(t("card.completed"), { exact: true }).isVisible()).toBe(true);
      expect(await page.getByRole("main").textContent()).toContain(common(`levels.${journey.level}`));
      await follow(page, t("card.answers"));
      expect(whereIs(page)).toBe(`/view/${id}`);
      const main = page.getByRole("main");
      expect(await main.locator("input, button, textarea, select").count()).toBe(0);
      for (const topic of await main.locator("summary").all()) await topic.click();
      expect(await main.getByText(OTHER_WORDS).isVisible()).toBe(true);
      const answers = await main.locator("dd").allTextContents();
      expect(answers.filter((answer) => answer === yesWord(language))).toHaveLength(yes + 2);
      await page.goto(`/${id}?section=water.assess`);
      expect(whereIs(page)).toBe(`/view/${id}`);
    });
  });
}

/** Text with all kinds of spaces made equal: which one precedes a percent sign depends on the runtime. */
function plain(words: string | null): string {
  return (words ?? "").replaceAll(/\s/g, " ");
}

function yesWord(language: Language): string {
  return { en: "Yes", fr: "Oui", ms: "Ya" }[language];
}
