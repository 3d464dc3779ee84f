import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";

/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Says what a browser keeps for when there is no connection, and for whom. Sealed, so that neither the browser nor its user learns who that
 * was.
 */
const cookie = createCookie("__Host-kept", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: MAX_AGE_SECONDS,
});

const stored = z.union([
  /** Nothing may be kept in this browser. */
  z.object({ isShared: z.literal(true) }),
  z.object({
    userId: z.string(),
    /** What the browser calls this user's store: random, so that it says nothing about them. */
    key: z.string(),
    /** The draft of each kind, by its sealed id. */
    drafts: z.partialRecord(z.enum(KINDS_OF_ASSESSMENTS), z.string()),
  }),
]);

/** What a user keeps in this browser. */
export interface Kept {
  isShared: boolean;
  key: string | null;
  drafts: Partial<Record<Kind, string>>;
}

const NOTHING: Kept = { isShared: false, key: null, drafts: {} };

async function read(ctx: Context, request: Request): Promise<z.infer<typeof stored> | "unreadable" | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof value !== "string" || value === "") return null;
  const opened = stored.safeParse(ctx.box("kept").open(value));
  return opened.success ? opened.data : "unreadable";
}

/** What this user keeps in this browser. What another user keeps is none of their business. */
export async function keptBy(ctx: Context, request: Request, userId: string): Promise<Kept> {
  const found = await read(ctx, request);
  if (found === null || found === "unreadable") return NOTHING;
  if ("isShared" in found) return { ...NOTHING, isShared: true };
  return found.userId === userId ? { isShared: false, key: found.key, drafts: found.drafts } : NOTHING;
}

/** The Set-Cookie header of a browser that from now on keeps these drafts of the user. */
export function keepDrafts(ctx: Context, userId: string, { key, drafts }: Pick<Kept, "key" | "drafts">) {
  return cookie.serialize(ctx.box("kept").seal({ userId, key: key ?? ctx.ids.create(), drafts }));
}

/** The headers that empty a browser, which from now on keeps nothing because other people use it. */
export async function shareBrowser(ctx: Context): Promise<[string, string][]> {
  return [CLEARS, ["Set-Cookie", await cookie.serialize(ctx.box("kept").seal({ isShared: true }))]];
}

/**
 * Removes copies, waiting answers and the worker that shows them, which no page could do as surely. It is sent only where a cookie says
 * that there is something, because browsers take their time over it.
 */
const CLEARS: [string, string] = ["Clear-Site-Data", '"storage"'];

const forget = async (): Promise<[string, string][]> => [CLEARS, ["Set-Cookie", await unshareBrowser()]];

/** The Set-Cookie header of a browser about which nothing is known any more. */
export const unshareBrowser = () => cookie.serialize("", { maxAge: 0 });

/** The headers that empty this browser if it keeps something, for when its user signs out. That it is shared stays known. */
export async function emptyBrowser(ctx: Context, request: Request): Promise<[string, string][]> {
  const found = await read(ctx, request);
  return found === null || (found !== "unreadable" && "isShared" in found) ? [] : forget();
}

/** The same if it keeps something of another user than the one who signs in. */
export async function emptyForOther(ctx: Context, request: Request, userId: string): Promise<[string, string][]> {
  const found = await read(ctx, request);
  const isOwn = found !== null && found !== "unreadable" && "userId" in found && found.userId === userId;
  return isOwn ? [] : emptyBrowser(ctx, request);
}
