import { type APIRequestContext, type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Language } from "~/core/language";
import { newCaller } from "./caller";

/** The address of the Kompas under test. */
export const BASE_URL = process.env.KOMPAS_URL ?? "http://localhost:8787";

/** The features that Playwright disables itself; our argument replaces Playwright's. */
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
/** A full browser draws its own buttons as web pages, in a separate process for each profile, and the tests never see them. */
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
  /** The address of a Kompas other than the one under test. */
  address?: string;
  /** Allows motion, as most readers do. Without it nothing moves and nothing needs waiting for. */
  motion?: boolean;
  /** The colour scheme that the reader's system prefers. */
  scheme?: "light" | "dark";
}

/** One browser profile with its page: its own cookies, and everything that went wrong in it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  language: Language;
  /** Whether scripts run in it. */
  scripts: boolean;
  /** The address of the Kompas that it visits. */
  address: string;
  /** Announces a response that is refused on purpose. The test fails if it does not come, or if another one does. */
  expectStatus(status: number, path: RegExp): void;
  /** Goes offline or back online; failures from being offline are not errors until the test ends. */
  setOffline(isOffline: boolean): Promise<void>;
}

interface Watch {
  problems: string[];
  expected: { status: number; path: RegExp }[];
  wasOffline: boolean;
  hasScripts: boolean;
}

/**
 * Gives the file a Chromium and a way to open profiles in it. A profile opened by a test is closed after it; one opened in `beforeAll`
 * serves all tests. After each test it fails for any console message of level error or warning, page error, failed request, or response
 * with an error status that the test did not announce.
 */
export function useBrowser({
  keepsPages = false,
}: {
  /** Keeps pages for Back, as browsers do. */ keepsPages?: boolean;
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
      const watch: Watch = { problems: [], expected: [], wasOffline: false, hasScripts: scripts };
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
 * The server closes a connection that has been idle for five seconds, perhaps just as the next request goes out on it. A browser then sends
 * the request again, so the test's own requests must do so too.
 */
function sendAsBrowsersDo(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (url, options) => send(url, { maxRetries: 1, ...options });
}

function watchContext(context: BrowserContext, watch: Watch): void {
  const { problems, expected } = watch;
  const isOffline = (words?: string) =>
    // The second is what a page is told by the worker of a draft that was taken along.
    watch.wasOffline && /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(words ?? "");
  context.on("console", (message) => {
    // Chromium repeats a refused response on the console; the response itself is checked below.
    if (message.text().startsWith("Failed to load resource: the server responded with a status of")) return;
    if (isOffline(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (event) => problems.push(`page error: ${event.error().message}`));
  context.on("requestfailed", (request) => {
    // The browser aborts these itself when it leaves the page.
    const error = request.failure()?.errorText;
    if (error === "net::ERR_ABORTED" || isOffline(error)) return;
    // Without scripts, Chromium refuses itself to load those of a page that hydrates ahead.
    if (!watch.hasScripts && error === "csp" && request.resourceType() === "script") return;
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
