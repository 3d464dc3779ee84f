import { expect } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { assessmentPaths, historyPath, isResultsPath, kindOfPath } from "~/core/addresses/assessment";
import { memberPath, membersPath } from "~/core/addresses/network";
import { asNaming } from "~/core/addresses/with-query";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LANGUAGES, type Language } from "~/core/language";
import { resources } from "~/i18n/resources";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { press, signIn, whereIs } from "./actions";
import { BASE_URL, type Visit } from "./browser";
import { fillClimate, startClimate } from "./climate";
import {
  type Account,
  fillAssessment,
  newAccount,
  signInNewCompany,
  startAssessment,
  submitAssessment,
} from "./company";
import { isYes } from "./form";
import { startRegistration } from "./registration";

/** Browser profiles for the situations in which users visit pages. */
export interface Visitors {
  stranger: Visit;
  newcomer: Visit & { account: Account };
  /** Has a fresh draft, one in the middle, one ready to submit, and a completed assessment, by their sealed ids. */
  owner: Visit & { fresh: string; middle: string; ready: string; done: string };
  /** Has answered a whole Progress Assessment but not submitted it. */
  measurer: Visit & { footprint: string };
  /**
   * Works for the network's office. Has the draft of an announcement and, by their paths, the draft of a questionnaire, a company and one
   * of its contributors, and another administrator.
   */
  administrator: Visit & { draft: string; questionnaire: string; company: string; person: string; colleague: string };
  /** From the demo company that others have joined; has the result of one of them. */
  corporate: Visit & { member: string; memberResult: string };
  /** From the demo company, with two years of emissions: the newest climate result, and the readiness results. */
  reader: Visit & { climate: string; readiness: string };
}

/** A page in one of its states, with the scripts it may load. */
export interface Stop extends Scripts {
  name: string;
  /** It is only read, or sends a form that is refused, so no later stop depends on it. */
  isAlone?: boolean;
  /** Goes there and returns the page with its document as received; empty for the response to a form. */
  open(visitors: Visitors): Promise<Opened>;
}

interface Scripts {
  /** The question form with its autosave. */
  hasAutosave?: boolean;
  /** The route sets `enhance` and loads the form module. No other route loads a script. */
  isEnhanced?: boolean;
  /** The page offers passkeys, which only a script can request from the browser. */
  hasPasskeys?: boolean;
  /** The page fetches a file that takes a while to make, and shows that it is being made. */
  hasFiles?: boolean;
  /** The page sends files and shows their progress. */
  hasUpload?: boolean;
  /** The page shows a PDF, with a viewer that no other page fetches. */
  hasPreview?: boolean;
  /** The page takes a draft along. */
  takesAlong?: boolean;
  /** The page shows at once what ticked practices would add. */
  hasWhatIf?: boolean;
  /** The page loads the signature pad, with React only for that box. */
  hasPad?: boolean;
  /** Most of the page is charts, drawn for each possible width. */
  hasCharts?: boolean;
  /** The page hydrates: it loads the framework. */
  hydrates?: boolean;
  /** The page is a whole printable report. */
  isReport?: boolean;
  /** Only visited in this language: of the demo company's people, the one who may do this reads it, or one visit is enough. */
  only?: Language;
  /** This state needs scripts; the newcomer gets a browser in which they run. */
  needsScripts?: boolean;
}

interface Opened {
  page: Visit["page"];
  html: string;
}

type Who = keyof Visitors;
type Path<W extends Who> = string | ((visitor: Visitors[W]) => string);

const resolve = <W extends Who>(path: Path<W>, visitor: Visitors[W]) =>
  typeof path === "string" ? path : path(visitor);

/** A page that a visitor opens by its address. */
export function stop<W extends Who>(
  who: W,
  name: string,
  path: Path<W>,
  { status, ...scripts }: Scripts & { status?: number } = {},
): Stop {
  return {
    name,
    isAlone: true,
    ...scripts,
    open: (visitors) => goTo(visitors[who], resolve(path, visitors[who]), status),
  };
}

/** A page after a visitor's action on it. */
export function after<W extends Who>(
  who: W,
  name: string,
  path: Path<W>,
  act: (visitor: Visitors[W]) => Promise<unknown>,
  scripts: Scripts = {},
): Stop {
  return {
    name,
    ...scripts,
    async open(visitors) {
      const visitor = visitors[who];
      await visitor.page.goto(resolve(path, visitor));
      await act(visitor);
      return { page: visitor.page, html: "" };
    },
  };
}

/** A refused form: sent with the button of that name, after `fill` has filled it in. */
export function refused<W extends Who>(
  who: W,
  name: string,
  path: Path<W>,
  button: (language: Language) => string,
  {
    fill,
    status = 400,
    ...scripts
  }: Scripts & { fill?: (visitor: Visitors[W]) => Promise<unknown>; status?: number } = {},
): Stop {
  const send = async (visitor: Visitors[W]) => {
    await fill?.(visitor);
    const [pathname = ""] = resolve(path, visitor).split("?");
    visitor.expectStatus(status, new RegExp(`^${pathname}(\\?|$)`));
    await press(visitor.page, button(visitor.language));
  };
  return { ...after(who, `${name}, refused`, path, send, scripts), isAlone: true };
}

/** Goes to a page and checks its address and status. */
export async function goTo(visit: Visit, path: string, status = 200): Promise<Opened> {
  if (status >= 400) visit.expectStatus(status, /./);
  const answer = await visit.page.goto(path);
  expect(answer?.status()).toBe(status);
  expect(whereIs(visit.page)).toBe(path);
  return { page: visit.page, html: (await answer?.text()) ?? "" };
}

/** Signs the visitors in and creates the owner's assessments. */
export async function prepareVisitors(visit: () => Promise<Visit>): Promise<Visitors> {
  const [stranger, newcomer, owner] = [await visit(), await visit(), await visit()];
  const account = await signInNewCompany(newcomer);
  await signInNewCompany(owner);
  const ids = [];
  for (const sections of [41, 41, 21, 0]) {
    const id = await startAssessment(owner);
    await fillAssessment(owner, id, (question) => isYes(question, 45), sections);
    ids.push(id);
  }
  const [done = "", ready = "", middle = "", fresh = ""] = ids;
  await submitAssessment(owner, done);
  await startRegistration(stranger, newAccount());
  const administrator = await prepareAdministrator(await visit());
  return {
    stranger,
    newcomer: { ...newcomer, account },
    owner: { ...owner, fresh, middle, ready, done },
    administrator,
    measurer: await prepareMeasurer(await visit()),
    corporate: await prepareCorporate(await visit()),
    reader: await prepareReader(await visit()),
  };
}

/** A company with completed readiness and a Progress Assessment that is ready to submit. */
async function prepareMeasurer(visit: Visit): Promise<Visitors["measurer"]> {
  await signInNewCompany(visit);
  const baseline = await startAssessment(visit);
  await fillAssessment(visit, baseline, () => true);
  await submitAssessment(visit, baseline);
  const footprint = await startClimate(visit);
  await fillClimate(visit, footprint);
  return { ...visit, footprint };
}

/** One of the demo company's three people, each with a different language. */
async function prepareReader(visit: Visit): Promise<Visitors["reader"]> {
  const { page, language } = visit;
  const account = { en: "owner", fr: "contributor", ms: "viewer" } as const;
  await page.goto("/login");
  await signIn(page, language, DEMO_ACCOUNTS[account[language]]);
  const results = async (kind: Kind) => {
    await page.goto(historyPath(kind));
    const hrefs = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const found = hrefs.find((href) => href !== null && isResultsPath(href) && kindOfPath(href) === kind);
    if (!found) throw new Error(`The demo company has no results of ${kind}`);
    return found.split("?")[0] ?? "";
  };
  return { ...visit, climate: await results(PROGRESS), readiness: await results(READINESS) };
}

/** One of three people at the company that others have joined, each with a different language. */
async function prepareCorporate(visit: Visit): Promise<Visitors["corporate"]> {
  const { page, language } = visit;
  await page.goto("/login");
  const { email, password } = DEMO_ACCOUNTS.corporate;
  await signIn(page, language, {
    email: language === "en" ? email : email.replace("@", `-${language}@`),
    password,
  });
  await page.goto(membersPath(READINESS));
  const hrefs = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  // The list leads to a company's report through its page; the file's address names whose it is.
  const download = hrefs.find((href) => href?.includes("download=true")) ?? "";
  const file = (await visit.context.request.get(download, { maxRedirects: 0 })).headers().location ?? "";
  const [, sealedId, userId] = /\/([\w-]{43})\/file\?.*userId=([\w-]{43})/.exec(file) ?? [];
  if (!sealedId || !userId) throw new Error("The corporate company sees no result");
  const memberResult = asNaming(assessmentPaths(READINESS, sealedId).results, userId);
  const member = hrefs.find((href) => href?.startsWith(memberPath("")));
  if (!member) throw new Error("The corporate company's list leads to no company");
  return { ...visit, member, memberResult };
}

/** One of the office's three people, each with a different language. */
async function prepareAdministrator(visit: Visit): Promise<Visitors["administrator"]> {
  const { page, context, language } = visit;
  await page.goto("/login");
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await signIn(page, language, {
    email: language === "en" ? email : email.replace("@", `-${language}@`),
    password,
  });
  const words = Object.fromEntries(
    LANGUAGES.flatMap((each) => {
      const name = `${each.charAt(0).toUpperCase()}${each.slice(1)}`;
      const { title, text: body } = resources[each].notifications.empty;
      return [
        [`title${name}`, title],
        [`body${name}`, body],
      ];
    }),
  );
  const answer = await context.request.post("/admin/announcements/new", {
    headers: { Origin: BASE_URL },
    form: { type: "NEWSLETTER", companies: "members", ...words },
    maxRedirects: 0,
  });
  const draft = answer.headers().location?.split("/").at(-1);
  if (answer.status() !== 303 || !draft) throw new Error(`No draft: ${answer.status()}`);
  const begun = await context.request.post("/admin/questionnaires", {
    headers: { Origin: BASE_URL },
    form: { version: newestReadiness.version },
    maxRedirects: 0,
  });
  const questionnaire = begun.headers().location;
  if (begun.status() !== 303 || !questionnaire) throw new Error(`No draft of a questionnaire: ${begun.status()}`);
  const row = page.locator("main tbody tr").first();
  const pathOf = async (list: string) => (await row.locator(`a[href^="/admin/${list}/"]`).getAttribute("href")) ?? "";
  // Each has another colleague, because only one change of a person's role can be proposed at a time.
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  await page.goto(`/admin/people?search=${next === "en" ? email : email.replace("@", `-${next}@`)}`);
  const colleague = await pathOf("people");
  await page.goto(`/admin/people?search=${DEMO_ACCOUNTS.contributor.email}`);
  const [company, person] = [await pathOf("companies"), await pathOf("people")];
  return { ...visit, draft, questionnaire, company, person, colleague };
}
