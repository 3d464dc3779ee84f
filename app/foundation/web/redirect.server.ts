import { redirect } from "@remix-run/cloudflare";
import { type FlashKey, setFlash } from "./flash.server";
import { ownPath } from "./own-path";

/** Leads a browser on to a page of ours, 303 unless told otherwise. The only way in which an answer names another address. */
export function redirectTo(path: string, init: number | ResponseInit = 303) {
  return redirect(ownPath(path), init);
}

/** Leads on (303) with a message for the next page, if there is one; `number` is what it speaks of, `cookies` go along. */
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
