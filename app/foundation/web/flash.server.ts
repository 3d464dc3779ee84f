import { createCookie } from "@remix-run/cloudflare";
import enFlash from "~/i18n/locales/en/flash.json";

/** A message to show once on the next page, by its key in the `flash` texts. */
export type FlashKey = keyof typeof enFlash;

const cookie = createCookie("__Host-flash", { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge: 60 });

/** The Set-Cookie header for a message, with its number if there is one. */
export function setFlash(key: FlashKey, number?: number): Promise<string> {
  return cookie.serialize(number === undefined ? key : `${key} ${number}`);
}

/** The waiting message with its number, and the header that clears it. Nulls when there is none. */
export async function takeFlash(
  request: Request,
): Promise<{ key: FlashKey | null; number: number; taken: string | null }> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return { key: null, number: 0, taken: null };
  const [name = "", number] = value.split(" ");
  const taken = await cookie.serialize("", { maxAge: 0 });
  return { key: name in enFlash ? (name as FlashKey) : null, number: Number(number) || 0, taken };
}
