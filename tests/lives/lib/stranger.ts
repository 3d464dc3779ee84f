import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { andArrive, follow, press, whereIs } from "../../e2e/support/actions";
import type { Visit } from "../../e2e/support/browser";
import { fillAssessment, newAccount } from "../../e2e/support/company";
import { confirmationPath, receiveMail } from "../../e2e/support/mailbox";
import { registerByHand } from "../../e2e/support/registration";
import { makeLink } from "../../e2e/support/sharing";
import { text } from "../../e2e/support/texts";
import { type Act, perform } from "./acts";
import { compareLooks, type Difference, lookAtPage, type PageState } from "./look";
import { pick, type Random, readControls } from "./plan";
import { type Circumstances, openStranger, type Stranger } from "./side";

const SECTIONS = listSections(newestReadiness).map(({ section }) => section.id);
/** Sections that are answered by hand; the others as a script would. */
const BY_HAND = 8;

/** One of the two strangers, and where their life has led. */
interface Life extends Stranger {
  circumstances: Circumstances;
  account: ReturnType<typeof newAccount>;
  draft: string;
  /** The sections that it has answered itself. */
  answered: Set<string>;
  /** Where a bank reads the report. */
  link: string;
  bank: Visit | null;
  file: Buffer | null;
}

type Step = [name: string, take: (life: Life) => Promise<PageState>];

/**
 * A life from the front door to a bank's check of the report: with scripts and without, told the same at each step. Answers are the seed's:
 * Yes, No, optional ones, and some that are skipped at first. Returns what differed, by step.
 */
export async function liveAsStranger(
  browser: Browser,
  circumstances: Circumstances,
  random: Random,
): Promise<{ step: string; differences: Difference[] }[]> {
  const open = async (scripts: boolean): Promise<Life> => ({
    ...(await openStranger(browser, scripts, circumstances)),
    circumstances,
    account: newAccount(),
    draft: "",
    answered: new Set(),
    link: "",
    bank: null,
    file: null,
  });
  const [on, off] = await Promise.all([open(true), open(false)]);
  const found: { step: string; differences: Difference[] }[] = [];
  try {
    const act = async ([step, take]: Step) => {
      const looks = await Promise.all([on, off].map(take));
      const [one = {}, other = {}] = looks;
      const problems = [on, off].flatMap((life) => life.takeProblems());
      expect(problems, step).toEqual([]);
      const differences = compareLooks(one, other);
      if (differences.length > 0) found.push({ step, differences });
    };
    for (const step of ARRIVING) await act(step);
    for (const planned of await planAnswers(on, random))
      await act([`answers ${"at" in planned ? planned.at : ""}`, (life) => answer(life, planned)]);
    for (const step of LEAVING) await act(step);
    return found;
  } finally {
    await Promise.all([on, off].map((life) => life.close()));
  }
}

const words = ({ visit: { language } }: Life) => ({
  account: text(language, "account"),
  assessment: text(language, "assessment"),
  completion: text(language, "completion"),
  share: text(language, "share"),
  verify: text(language, "verify"),
});

const ARRIVING: Step[] = [
  [
    "opens the front door",
    async ({ page }) => {
      await page.goto("/");
      return lookAtPage(page);
    },
  ],
  [
    "signs up",
    async ({ visit, page, account }) => {
      await registerByHand(visit, { ...account, username: "Siti Rahman" });
      return lookAtPage(page);
    },
  ],
  [
    "confirms the address by the mail",
    async (life) => {
      const [mail] = await receiveMail(life.account.email);
      await life.page.goto(confirmationPath(mail?.text ?? ""));
      await press(life.page, words(life).account("address.confirm"));
      return lookAtPage(life.page);
    },
  ],
  [
    "starts an assessment",
    async (life) => {
      const { page } = life;
      await page.goto("/user/history?dialog=none");
      await press(page, words(life).assessment("history.start"));
      life.draft = whereIs(page).slice(1);
      return lookAtPage(page);
    },
  ],
];

const pathsOf = ({ draft }: Life) => assessmentPaths(READINESS, draft);

const LEAVING: Step[] = [
  [
    "answers the rest and submits",
    async (life) => {
      const { visit, page, draft, answered } = life;
      const t = words(life).completion;
      for (const [index, section] of SECTIONS.entries())
        if (!answered.has(section))
          await fillAssessment(visit, draft, ({ id }) => id.length % 3 === 0, index + 1, index);
      await page.goto(pathsOf(life).complete);
      await follow(page, t("summary.submit"), page.getByRole("main"));
      await follow(page, t("dialog.now"));
      await press(page, t("confirm.yes"));
      await page.goto(pathsOf(life).results);
      return lookAtPage(page);
    },
  ],
  [
    "shares the report with a bank",
    async (life) => {
      const { page, visit } = life;
      await page.goto(pathsOf(life).share);
      life.link = await makeLink(visit, { parts: ["summary", "scores"] });
      return lookAtPage(page);
    },
  ],
  [
    "is read by the bank, which is signed in nowhere",
    async (life) => {
      life.bank = await life.another();
      await life.bank.page.goto(life.link);
      return lookAtPage(life.bank.page);
    },
  ],
  [
    "is kept by the bank as a sealed file",
    async (life) => {
      const page = bankPage(life);
      const link = page.getByRole("link", { name: words(life).share("shared.sealed"), exact: true });
      // The proof follows the submission within moments.
      await expect
        .poll(
          async () => {
            await page.goto(life.link);
            return link.count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      const answer = await page.context().request.get((await link.getAttribute("href")) ?? "");
      life.file = await answer.body();
      return { status: answer.status(), type: answer.headers()["content-type"] };
    },
  ],
  [
    "is checked by the bank",
    async (life) => {
      const page = bankPage(life);
      const t = words(life).verify;
      await page.goto("/verify");
      const buffer = life.file ?? Buffer.alloc(0);
      await page.locator("#file").setInputFiles({ name: "report.pdf", mimeType: "application/pdf", buffer });
      await andArrive(page, () => page.getByRole("button", { name: t("checkFile"), exact: true }).click());
      const look = await lookAtPage(page);
      expect(JSON.stringify(look)).toContain(t("state.issued"));
      return look;
    },
  ],
];

function bankPage({ bank }: Life): Page {
  if (!bank) throw new Error("No bank has opened the link");
  return bank.page;
}

/** What the seed answers in a few sections; the last of them are those that were skipped at first. */
async function planAnswers(life: Life, random: Random): Promise<Act[]> {
  const chosen = Array.from({ length: BY_HAND }, () => pick(random, SECTIONS));
  const acts: Act[] = [];
  const skipped: string[] = [];
  for (const at of new Set(chosen)) {
    if (random() < 0.25) {
      // Only looked at, and left by the menu.
      acts.push({ at, set: [], ends: { goto: pick(random, SECTIONS) } });
      skipped.push(at);
      continue;
    }
    acts.push(await planSection(life, random, at));
  }
  for (const at of skipped) acts.push(await planSection(life, random, at));
  return acts;
}

/** Yes or No to what must be answered, and something or nothing to the rest. */
async function planSection(life: Life, random: Random, at: string): Promise<Act> {
  await life.page.goto(pathsOf(life).section(at));
  const controls = await life.page.evaluate(readControls);
  const names = [...new Set(controls.map(({ name }) => name))];
  const set = names.flatMap((name) => {
    const own = controls.filter((control) => control.name === name);
    const [first] = own;
    if (first?.type === "radio") return [{ name, value: pick(random, own).value, on: true }];
    return first?.type === "checkbox" && random() < 0.5 ? [{ name, value: first.value, on: true }] : [];
  });
  return { at, set, ends: random() < 0.3 ? "save" : "next" };
}

function answer(life: Life, act: Act): Promise<PageState> {
  if ("at" in act && act.set.length > 0) life.answered.add(act.at);
  const colleague = () => Promise.reject(new Error("A stranger has no colleague"));
  return perform({ ...life, colleague }, act, life.circumstances);
}
