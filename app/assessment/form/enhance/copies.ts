/** Copies of pages for when there is no connection. The page that takes a draft along makes them, and the keeper renews and shows them. */
import { PREFIX } from "./names";

/** The store of a draft's copies: the browser's name for its user, and the path of the form. */
export const storeOf = (key: string, path: string) => `${PREFIX}${key}${path}`;

/** The store of the draft with this path, or of any draft, with its key and path. */
export async function findStore(path = ""): Promise<{ name: string; key: string; path: string } | null> {
  const names = await caches.keys();
  const name = names.find((each) => each.startsWith(PREFIX) && each.endsWith(path));
  const at = name?.indexOf("/") ?? 0;
  return name ? { name, key: name.slice(PREFIX.length, at), path: name.slice(at) } : null;
}

const KEPT_AT = "Kept-At";
/** What the copy, whose body is unpacked already, must not say. */
const LEFT_OUT = ["Content-Encoding", "Content-Length"];

/** The page to store, or null if it is not a page of this user's. */
export async function copyOf(answer: Response, key: string): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const html = await answer.text();
  if (!html.includes(`data-taken="${key}"`)) return null;
  const headers = new Headers(answer.headers);
  for (const name of LEFT_OUT) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(html, { headers });
}

/** The page to show: it knows that it is a copy, and from when. */
export async function shownCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  const at = copy.headers.get(KEPT_AT);
  return new Response(html.replace("<html", `<html data-kept="${at}"`), { headers: copy.headers });
}
