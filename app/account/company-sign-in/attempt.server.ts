import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { spentTokens } from "~/platform/d1/own-tables";
import type { Attempt } from "./provider.server";

/** How long a person may take at the provider. */
const LIFETIME_MS = 10 * 60_000;

const cookie = createCookie("__Host-company-sign-in", {
  path: "/",
  httpOnly: true,
  secure: true,
  // The provider sends the browser back by a link, which brings such a cookie along.
  sameSite: "lax",
  maxAge: LIFETIME_MS / 1000,
});

const schema = z.object({
  /** For which company's sign-in, and at which provider: an answer of any other is none. */
  signInId: z.string(),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person wanted to go. */
  next: z.string(),
  /** The owner who tries the sign-in out while signed in. */
  triedBy: z.string().nullable(),
  once: z.string(),
  expiresAt: z.number(),
});

/** A sign-in that waits for the provider's answer in this browser. */
export type Waiting = Omit<z.infer<typeof schema>, "once" | "expiresAt">;

/** The Set-Cookie header that keeps a sign-in until the provider has answered. */
export function keepAttempt(ctx: Context, waiting: Omit<Waiting, keyof Attempt> & Attempt): Promise<string> {
  const kept: z.infer<typeof schema> = { ...waiting, once: createToken(), expiresAt: ctx.clock() + LIFETIME_MS };
  return cookie.serialize(ctx.box("company-sign-in").seal(kept));
}

/** The Set-Cookie header that drops it. */
export const endAttempt = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

/** Opens this browser's sign-in and spends it. Null if there is none, its time is over, or its answer has been taken before. */
export async function redeemAttempt(ctx: Context, request: Request): Promise<Waiting | null> {
  const sealed: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return null;
  const opened = schema.safeParse(ctx.box("company-sign-in").open(sealed));
  if (!opened.success || opened.data.expiresAt <= ctx.clock()) return null;
  const { once, expiresAt, ...waiting } = opened.data;
  const spent = await ctx.db
    .insert(spentTokens)
    .values({ nonce: once, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: spentTokens.nonce });
  return spent.length === 1 ? waiting : null;
}
