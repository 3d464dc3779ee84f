import type { Page } from "playwright";

/** The policies of the documents that pages have shown last. */
const policies = new WeakMap<Page, string>();

/** From now on knows the policy of whatever document the page shows. */
export function watchPolicy(page: Page): void {
  if (policies.has(page)) return;
  policies.set(page, "");
  page.on("response", (response) => {
    const isShown = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isShown) policies.set(page, response.headers()["content-security-policy"] ?? "");
  });
}

/**
 * What on a page could run without the nonce of its own answer, or would if the policy were gone: scripts of another nonce or
 * none, handlers in attributes, addresses that are scripts.
 */
export async function looseScriptsOn(page: Page): Promise<string[]> {
  const nonce = /(?:^|; )script-src 'nonce-([^']+)'/.exec(policies.get(page) ?? "")?.[1];
  if (!nonce) return ["a policy without a nonce"];
  return page.evaluate((expected) => {
    // A nonce is hidden from attributes as soon as a document is read, and left to the property.
    const scripts = [...document.querySelectorAll<HTMLElement>("script")].filter((script) => script.nonce !== expected);
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
    );
    return [
      ...scripts.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ...attributes.map(({ name, value }) => `${name}="${value.slice(0, 120)}"`),
    ];
  }, nonce);
}
