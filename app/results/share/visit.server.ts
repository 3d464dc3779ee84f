import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Context } from "~/platform/context";
import { sharedPath } from "./link";

/**
 * What a browser stores about a link that it has opened, sealed and for that link's path only: whether it has given the word, and whether
 * it has been counted. It contains no name, and is gone when the link expires.
 */
export interface Visit {
  shareId: string;
  /** Until when the given word is valid, in milliseconds; 0 if none was given. */
  saidUntil: number;
  isCounted: boolean;
}

const visitSchema = z.object({ shareId: z.string(), saidUntil: z.number(), isCounted: z.boolean() });

const cookie = createCookie("__Secure-shared", { httpOnly: true, secure: true, sameSite: "lax" });

/** The visit in the browser's cookie, or an empty one if that is of another link, or not ours. */
export async function readVisit(ctx: Context, request: Request, shareId: string): Promise<Visit> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  const read = visitSchema.safeParse(typeof value === "string" ? ctx.box("share-visit").open(value) : null);
  return read.success && read.data.shareId === shareId ? read.data : { shareId, saidUntil: 0, isCounted: false };
}

/** The Set-Cookie header that stores a visit until `until`, in milliseconds. */
export const keepVisit = (ctx: Context, token: string, visit: Visit, until: number): Promise<string> =>
  cookie.serialize(ctx.box("share-visit").seal(visit), {
    path: sharedPath(token),
    maxAge: Math.max(1, Math.ceil((until - ctx.clock()) / 1000)),
  });
