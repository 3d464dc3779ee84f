import { type APIRequestContext, type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Language } from "~/core/language";
import { newCaller } from "./caller";

/** Where the Kompas under test answers. */
export const BASE_URL = process.env.KOMPAS_URL ?? "http://localhost:8787";

/** What Playwright turns off itself; an argument of ours replaces its own. */
const OFF_FOR_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "LensOverlay",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "PaintHolding",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
/** A whole browser draws its own buttons as pages, in a process of their own for each profile, and nobody sees them. */
const OFF_FOR_US = [
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "WebUIToolbar",
  "WebUIReloadButton",
  "WebUIBackForwardButton",
  "WebUIHomeButton",
  "WebUILocationBar",
  "WebUISplitTabsButton",
  "SpareRendererForSitePerProcess",
];
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_US].join(",")}`,
];

const LOCALES: Record<Language, string> = { en: "en-ZA", fr: "fr-FR", ms: "ms-MY" };

export interface VisitOptions {
  language?: Language;
  scripts?: boolean;
  width?: number;
  /** Of a Kompas beside the one under test. */
  address?: string;
  /** Leaves pages their motion, as most readers do; without it nothing moves and nothing needs waiting for. */
  motion?: boolean;
  /** Which of the two schemes of colours the reader's system asks for. */
  scheme?: "light" | "dark";
}

/** One browser profile with its page: its own cookies, and everything that went wrong in it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  language: Language;
  /** Whether scripts run in it. */
  scripts: boolean;
  /** Where the Kompas that it visits answers. */
  address: string;
  /** Announces an answer that is refused on purpose; the test fails when it does not come, and when another one does. */
  expectStatus(status: number, path: RegExp): void;
  /** Takes the line away or brings it back; what fails for want of it is no error until the test ends. */
  setOffline(isOffline: boolean): Promise<void>;
}

interface Watch {
  problems: string[];
  expected: { status: number; path: RegExp }[];
  wasOffline: boolean;
}

/**
 * Gives the file a Chromium and a way to open profiles in it. A profile that a test opens is closed after it, one that a
 * `beforeAll` opens serves all tests. After each test it fails for any console message of level error or warning, page error,
 * failed request, or answer with an error status that the test did not announce.
 */
export function useBrowser({
  keepsPages = false,
}: {
  /** As a reader's browser does, for Back. */ keepsPages?: boolean;
} = {}): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser | undefined;
  const watches = new Set<Watch>();
  /** Profiles of the running test; null between tests. */
  let own: Map<BrowserContext, Watch> | null = null;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ARGS,
      ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : [],
    });
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    own = new Map();
  });
  afterEach(async () => {
    const ended = own ?? new Map<BrowserContext, Watch>();
    own = null;
    const problems = [...watches].flatMap((watch) => watch.problems.splice(0));
    for (const watch of watches) watch.wasOffline = false;
    const missing = [...watches].flatMap((watch) => watch.expected.splice(0)).map(({ path }) => String(path));
    for (const watch of ended.values()) watches.delete(watch);
    await Promise.all([...ended.keys()].map((context) => context.close()));
    expect({ problems, missing }, "errors of the browser, and expected refusals that did not come").toEqual({
      problems: [],
      missing: [],
    });
  });

  return {
    async visit({
      language = "en",
      scripts = true,
      width = 1280,
      address = BASE_URL,
      motion = false,
      scheme = "light",
    } = {}) {
      if (!browser) throw new Error("Chromium has not been started");
      const context = await browser.newContext({
        baseURL: address,
        javaScriptEnabled: scripts,
        locale: LOCALES[language],
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: motion ? "no-preference" : "reduce",
        extraHTTPHeaders: newCaller(),
      });
      context.setDefaultTimeout(10_000);
      sendAsBrowsersDo(context.request);
      const watch: Watch = { problems: [], expected: [], wasOffline: false };
      watches.add(watch);
      own?.set(context, watch);
      watchContext(context, watch);
      const expectStatus = (status: number, path: RegExp) => watch.expected.push({ status, path });
      const setOffline = (isOffline: boolean) => {
        watch.wasOffline = true;
        return context.setOffline(isOffline);
      };
      return { page: await context.newPage(), context, language, scripts, address, expectStatus, setOffline };
    },
  };
}

/**
 * The server closes a connection that has been idle for five seconds, perhaps just as the next request goes out on it. A browser
 * then sends it anew, and so must a test's own requests.
 */
function sendAsBrowsersDo(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (url, options) => send(url, { maxRetries: 1, ...options });
}

function watchContext(context: BrowserContext, watch: Watch): void {
  const { problems, expected } = watch;
  const isOffline = (words?: string) => watch.wasOffline && words?.includes("ERR_INTERNET_DISCONNECTED");
  context.on("console", (message) => {
    // Chromium repeats a refused answer on the console; the answer itself is judged below.
    if (message.text().startsWith("Failed to load resource: the server responded with a status of")) return;
    if (isOffline(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (event) => problems.push(`page error: ${event.error().message}`));
  context.on("requestfailed", (request) => {
    // What the browser itself gives up because its page is left.
    const error = request.failure()?.errorText;
    if (error === "net::ERR_ABORTED" || isOffline(error)) return;
    problems.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    const { pathname, search } = new URL(response.url());
    const index = expected.findIndex(
      ({ status, path }) => status === response.status() && path.test(pathname + search),
    );
    if (index >= 0) expected.splice(index, 1);
    else problems.push(`status ${response.status()}: ${response.request().method()} ${pathname}${search}`);
  });
}
