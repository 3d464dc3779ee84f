import { createCookie, type TypedResponse } from "@remix-run/cloudflare";
import { z } from "zod";
import { continueStretch, isTimeForBreak, PAUSE_MS, type Stretch } from "~/assessment/form/rules/break";
import { isSectionPath } from "~/core/addresses/assessment";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";

const cookie = createCookie("__Host-work", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax" as const,
  maxAge: PAUSE_MS / 1000 + 60,
});

const stored = z.object({ id: z.string(), startedAt: z.number(), lastAt: z.number(), isAsked: z.boolean() });

/** The stretch of work on an assessment that a save belongs to. It is stored in a cookie, so that it costs no database row. */
async function noteSave(ctx: Context, request: Request, assessmentId: string): Promise<Stretch> {
  const kept = stored.safeParse(await cookie.parse(request.headers.get("Cookie")).catch(() => null));
  const former = kept.success && kept.data.id === assessmentId ? kept.data : null;
  const { startedAt, lastAt, isAsked } = continueStretch(former, ctx.clock());
  return { startedAt, lastAt, isAsked };
}

/** The cookie header that records a save without a following page. */
export async function workCookie(ctx: Context, request: Request, assessmentId: string): Promise<string> {
  return cookie.serialize({ id: assessmentId, ...(await noteSave(ctx, request, assessmentId)) });
}

/** Redirects to a page after a save. On a section of the form it suggests a break first if it is time for one. */
export async function goOn(
  ctx: Context,
  request: Request,
  assessmentId: string,
  path: string,
  { flash, number }: { flash?: FlashKey | undefined; number?: number | undefined } = {},
): Promise<TypedResponse<never>> {
  const stretch = await noteSave(ctx, request, assessmentId);
  const asks = isTimeForBreak(stretch) && isSectionPath(path);
  const work = { id: assessmentId, ...stretch, isAsked: stretch.isAsked || asks };
  const cookies = [await cookie.serialize(work)];
  // Inserted before the anchor, if the path has one.
  return redirectWithFlash(asks ? path.replace(/(?=#|$)/, "&dialog=break") : path, flash, { number, cookies });
}
