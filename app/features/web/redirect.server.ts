import { redirect } from "@remix-run/cloudflare";
import { ownPath } from "./own-path";

/** Leads a browser on to a page of ours, 303 unless told otherwise. The only way in which an answer names another address. */
export function redirectTo(path: string, init: number | ResponseInit = 303) {
  return redirect(ownPath(path), init);
}
