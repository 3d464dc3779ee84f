import { kindOfPath } from "~/core/addresses/assessment";
import { COPY_HEADER } from "~/core/kept";
import { languageOf } from "~/foundation/identity/language.server";
import { takeFlash } from "~/foundation/web/flash.server";
import { type FlashTone, flashTone } from "~/foundation/web/flash-tone";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";

export interface Flash {
  tone: FlashTone;
  text: string;
}

/** The waiting message in the user's language and, if there is one, the header that clears it. */
export async function readFlash(
  ctx: Context,
  request: Request,
): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  // A copy of a page is read later, if at all: the message is for the page that the user opens.
  if (request.headers.has(COPY_HEADER)) return { flash: null, headers: {} };
  const { key, number, taken } = await takeFlash(request);
  const headers: HeadersInit = taken ? { "Set-Cookie": taken } : {};
  if (!key) return { flash: null, headers };
  const words = translator(await languageOf(ctx, request), "flash");
  const context = kindOfPath(new URL(request.url).pathname);
  // Only some messages have a text for each kind, and the types require one of those.
  const text = words(key as "completionReset", { number, context });
  return { flash: { tone: flashTone(key), text }, headers };
}
