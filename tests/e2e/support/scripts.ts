import type { Page } from "playwright";

const NONCE = /(?:^|; )script-src 'nonce-([^']+)'/;

/** The nonces of the documents that make up each page: the one it navigated to, and responses that our scripts inserted. */
const nonces = new WeakMap<Page, Set<string>>();

/** Records the nonces of everything the page shows from now on. */
export function watchPolicy(page: Page): void {
  if (nonces.has(page)) return;
  nonces.set(page, new Set());
  page.on("response", (response) => {
    const headers = response.headers();
    if (!headers["content-type"]?.startsWith("text/html")) return;
    const isNew = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const [, nonce = ""] = NONCE.exec(headers["content-security-policy"] ?? "") ?? [];
    nonces.set(page, new Set([...(isNew ? [] : (nonces.get(page) ?? [])), nonce]));
  });
}

/**
 * What on a page could run without the nonce of its own response, or would if the policy were missing: scripts with another nonce or none,
 * inline handlers, javascript: addresses.
 */
export async function looseScriptsOn(page: Page): Promise<string[]> {
  const expected = [...(nonces.get(page) ?? [])];
  if (expected.length === 0 || expected.includes("")) return ["an answer whose policy has no nonce"];
  return page.evaluate((own) => {
    // The browser hides the nonce attribute once a document is parsed; only the property remains.
    const scripts = [...document.querySelectorAll<HTMLElement>("script")].filter(
      ({ nonce }) => !own.includes(nonce ?? ""),
    );
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
    );
    return [
      ...scripts.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ...attributes.map(({ name, value }) => `${name}="${value.slice(0, 120)}"`),
    ];
  }, expected);
}
