import { type Browser, chromium, type Page } from "playwright";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { BASE_URL, type Visit } from "../../e2e/support/browser";
import { newCaller } from "../../e2e/support/caller";
import { joinAsColleague } from "../../e2e/support/colleague";
import { signInNewCompany } from "../../e2e/support/company";

/** The circumstances of a life: its kind, language and screen. */
export interface Circumstances {
  kind: Kind | "figures";
  language: Language;
  width: number;
}

/** One of the two browsers, with a company of its own. */
export interface Side {
  visit: Visit;
  page: Page;
  /** The sealed id of the draft, or the year of the key figures. */
  draft: string;
  /** A colleague from the same company, who joins on the first call. */
  colleague(): Promise<Visit>;
  /** Errors in the browser itself since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

const LOCALES: Record<Language, string> = { en: "en-ZA", fr: "fr-FR", ms: "ms-MY" };

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** A browser in which a new company is signed in. */
export async function openSide(
  browser: Browser,
  scripts: boolean,
  { language, width }: Circumstances,
): Promise<Omit<Side, "draft">> {
  const problems: string[] = [];
  const visit = await openVisit(browser, scripts, { language, width }, problems);
  await signInNewCompany(visit);
  const visits = [visit];
  const join = async () => {
    const colleague = await openVisit(browser, false, { language, width }, problems);
    visits.push(colleague);
    await joinAsColleague(visit, colleague, "Thabo");
    return colleague;
  };
  let joined: Promise<Visit> | undefined;
  return {
    visit,
    page: visit.page,
    colleague: () => {
      joined ??= join();
      return joined;
    },
    takeProblems: () => problems.splice(0),
    close: async () => {
      await Promise.all(visits.map(({ context }) => context.close()));
    },
  };
}

/** A browser in which nobody is signed in, and others beside it. */
export interface Stranger extends Pick<Side, "visit" | "page" | "takeProblems" | "close"> {
  /** Opens another such browser. */
  another(): Promise<Visit>;
}

/** A browser of somebody whom the product does not know. */
export async function openStranger(
  browser: Browser,
  scripts: boolean,
  circumstances: Circumstances,
): Promise<Stranger> {
  const problems: string[] = [];
  const visits: Visit[] = [];
  const another = async () => {
    const visit = await openVisit(browser, scripts, circumstances, problems);
    visits.push(visit);
    return visit;
  };
  const visit = await another();
  return {
    visit,
    page: visit.page,
    another,
    takeProblems: () => problems.splice(0),
    close: async () => {
      await Promise.all(visits.map(({ context }) => context.close()));
    },
  };
}

async function openVisit(
  browser: Browser,
  scripts: boolean,
  { language, width }: Pick<Circumstances, "language" | "width">,
  problems: string[],
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: BASE_URL,
    javaScriptEnabled: scripts,
    locale: LOCALES[language],
    viewport: { width, height: width < 600 ? 640 : 800 },
    reducedMotion: "reduce",
    extraHTTPHeaders: newCaller(),
  });
  context.setDefaultTimeout(60_000);
  context.on("weberror", (event) => problems.push(`page error: ${event.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 500) problems.push(`status ${response.status()}: ${new URL(response.url()).pathname}`);
  });
  // Sends again if the server has closed the idle connection.
  const send = context.request.fetch.bind(context.request);
  context.request.fetch = (url, options) => send(url, { maxRetries: 1, ...options });
  return {
    page: await context.newPage(),
    context,
    language,
    scripts,
    address: BASE_URL,
    expectStatus: () => 0,
    setOffline: (isOffline) => context.setOffline(isOffline),
  };
}
