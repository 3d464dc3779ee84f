import type { Page } from "playwright";

const NONCE = /(?:^|; )script-src 'nonce-([^']+)'/;

/** The nonces of the documents that pages consist of: the one they went to, and answers that a script of ours has put in its place. */
const nonces = new WeakMap<Page, Set<string>>();

/** From now on knows the nonce of whatever the page shows. */
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
 * What on a page could run without the nonce of its own answer, or would if the policy were gone: scripts of another nonce or
 * none, handlers in attributes, addresses that are scripts.
 */
export async function looseScriptsOn(page: Page): Promise<string[]> {
  const expected = [...(nonces.get(page) ?? [])];
  if (expected.length === 0 || expected.includes("")) return ["an answer whose policy has no nonce"];
  return page.evaluate((own) => {
    // A nonce is hidden from attributes as soon as a document is read, and left to the property.
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
