import type { Page } from "playwright";
import { BASE_URL } from "./browser";
import { newCaller, OWN_CONNECTION } from "./caller";

/** A sealed id of a company's data, which differs in every address. */
const SEALED_ID = /[\w-]{43}/g;
const AT_ONCE = 6;

interface Link {
  path: string;
  /** Whether it is the target of a posting form: its address may accept only POST. */
  isPosted: boolean;
}

/**
 * Follows a page's links to our own pages, each address once per profile, and returns the dead ones. The page and its cookies do not
 * change.
 */
export function linkChecker(): (page: Page) => Promise<string[]> {
  const known = new Map<unknown, Set<string>>();
  return async (page) => {
    const context = page.context();
    const followed = known.get(context) ?? new Set<string>();
    known.set(context, followed);
    const here = new URL(page.url());
    const isNew = ({ path, isPosted }: Link) => {
      const key = `${isPosted} ${path.replaceAll(SEALED_ID, "*")}`;
      const isFirst = !followed.has(key);
      followed.add(key);
      return isFirst && path !== here.pathname + here.search;
    };
    const open = (await linksOf(page)).filter(isNew);
    if (open.length === 0) return [];
    const cookies = await context.cookies(BASE_URL);
    const headers = {
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "User-Agent": await page.evaluate(() => navigator.userAgent),
      ...newCaller(),
      ...OWN_CONNECTION,
    };
    const dead: string[] = [];
    const follow = async ({ path, isPosted }: Link) => {
      const answer = await fetch(BASE_URL + path, { headers });
      await answer.body?.cancel();
      const { status } = answer;
      if (status >= 400 && !(isPosted && status === 405)) dead.push(`${status}: ${path}`);
    };
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (let link = open.pop(); link; link = open.pop()) await follow(link);
    });
    await Promise.all(lanes);
    return dead.sort();
  };
}

/** The targets of the page's links, forms and buttons, without other sites. */
function linksOf(page: Page): Promise<Link[]> {
  return page.evaluate((origin) => {
    const found = [
      // Includes links in drawings, whose `href` is an object.
      ...[...document.querySelectorAll("a[href]")].map((link) => ({
        href: new URL(link.getAttribute("href") ?? "", document.baseURI).href,
        isPosted: false,
      })),
      ...[...document.querySelectorAll("form")].map((form) => ({
        href: new URL(form.getAttribute("action") ?? "", document.baseURI).href,
        isPosted: form.method === "post",
      })),
      ...[...document.querySelectorAll<HTMLButtonElement>("[formaction]")].map((button) => ({
        href: button.formAction,
        isPosted: (button.formMethod || button.form?.method) === "post",
      })),
    ];
    return found.flatMap(({ href, isPosted }) => {
      const url = new URL(href);
      return url.origin === origin ? [{ path: url.pathname + url.search, isPosted }] : [];
    });
  }, BASE_URL);
}
