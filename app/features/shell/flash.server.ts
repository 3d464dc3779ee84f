import { createCookie } from "@remix-run/cloudflare";
import enCommon from "~/i18n/locales/en/common.json";

/** A message to show once on the next page, by its key in the `flash` part of the common texts. */
export type FlashKey = keyof typeof enCommon.flash;

const cookie = createCookie("__Host-flash", { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge: 60 });

export function setFlash(key: FlashKey): Promise<string> {
  return cookie.serialize(key);
}

/** The waiting message and, when there is one, the header that takes it away. */
export async function readFlash(request: Request): Promise<{ key: FlashKey | null; headers: HeadersInit }> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return { key: null, headers: {} };
  const headers = { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) };
  return { key: value in enCommon.flash ? (value as FlashKey) : null, headers };
}
