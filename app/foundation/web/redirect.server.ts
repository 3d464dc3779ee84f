import { redirect } from "@remix-run/cloudflare";
import { type FlashKey, setFlash } from "./flash.server";
import { ownPath } from "./own-path";

/** Redirects a browser to one of our pages, 303 unless told otherwise. Only `leaveFor` puts another address into a response. */
export function redirectTo(path: string, init: number | ResponseInit = 303) {
  return redirect(ownPath(path), init);
}

/**
 * Redirects (303) with a message for the next page, if there is one. `number` belongs to the message; `cookies` are
 * sent along.
 */
export async function redirectWithFlash(
  path: string,
  flash: FlashKey | undefined,
  { number, cookies = [] }: { number?: number | undefined; cookies?: string[] } = {},
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (flash) headers.append("Set-Cookie", await setFlash(flash, number));
  return redirectTo(path, { status: 303, headers });
}

/** Sends a browser to another site, whose address has been judged: the provider of a company that signs its people in itself. */
export function leaveFor(address: string, cookie: string) {
  return redirect(address, { status: 303, headers: { "Set-Cookie": cookie } });
}
