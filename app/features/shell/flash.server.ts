import { createCookie } from "@remix-run/cloudflare";
import { languageOf } from "~/features/account/language.server";
import { translator } from "~/i18n/i18n.server";
import enFlash from "~/i18n/locales/en/flash.json";
import type { Context } from "~/platform/context";
import { type FlashTone, flashTone } from "./flash-tone";

/** A message to show once on the next page, by its key in the `flash` texts. */
export type FlashKey = keyof typeof enFlash;

const cookie = createCookie("__Host-flash", { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge: 60 });

/** The Set-Cookie header for a message, with the number it speaks of if there is one. */
export function setFlash(key: FlashKey, number?: number): Promise<string> {
  return cookie.serialize(number === undefined ? key : `${key} ${number}`);
}

export interface Flash {
  tone: FlashTone;
  text: string;
}

/** The waiting message in the reader's words and, when there is one, the header that takes it away. */
export async function readFlash(
  ctx: Context,
  request: Request,
): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return { flash: null, headers: {} };
  const headers = { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) };
  const [name = "", number] = value.split(" ");
  if (!(name in enFlash)) return { flash: null, headers };
  const key = name as FlashKey;
  const words = translator(await languageOf(ctx, request), "flash");
  return { flash: { tone: flashTone(key), text: words(key, { number: Number(number) || 0 }) }, headers };
}
