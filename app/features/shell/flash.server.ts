import { createCookie } from "@remix-run/cloudflare";
import enCommon from "~/i18n/locales/en/common.json";

/** A message to show once on the next page, by its key in the `flash` part of the common texts. */
export type FlashKey = keyof typeof enCommon.flash;

const cookie = createCookie("__Host-flash", { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge: 60 });

/** The Set-Cookie header for a message, with the number it speaks of if there is one. */
export function setFlash(key: FlashKey, number?: number): Promise<string> {
  return cookie.serialize(number === undefined ? key : `${key} ${number}`);
}

export interface Flash {
  key: FlashKey;
  number: number;
}

/** The waiting message and, when there is one, the header that takes it away. */
export async function readFlash(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return { flash: null, headers: {} };
  const headers = { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) };
  const [key = "", number] = value.split(" ");
  return { flash: key in enCommon.flash ? { key: key as FlashKey, number: Number(number) || 0 } : null, headers };
}
