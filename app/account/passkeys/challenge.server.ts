import { z } from "zod";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { spentTokens } from "~/platform/d1/own-tables";

/** How long an authenticator may take to answer. */
const LIFETIME_MS = 5 * 60_000;

const shared = { challenge: z.string(), nonce: z.string(), expiresAt: z.number() };
const stateSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sign-in"), ...shared }),
  z.object({ kind: z.literal("add"), userId: z.string(), name: z.string(), ...shared }),
]);
type State = z.infer<typeof stateSchema>;
type Purpose = { kind: "sign-in" } | { kind: "add"; userId: string; name: string };

/** Seals an authenticator's challenge for its trip through the browser. It is valid for five minutes and for one answer. */
export function sealChallenge(ctx: Context, challenge: string, purpose: Purpose): string {
  const state: State = { ...purpose, challenge, nonce: createToken(), expiresAt: ctx.clock() + LIFETIME_MS };
  return ctx.box("passkey").seal(state);
}

/** Opens a challenge and spends it. Null if it was made for another purpose, is too old or was answered before. */
export async function redeemChallenge<K extends State["kind"]>(
  ctx: Context,
  sealed: string,
  kind: K,
): Promise<Extract<State, { kind: K }> | null> {
  const opened = stateSchema.safeParse(ctx.box("passkey").open(sealed));
  if (!opened.success || opened.data.kind !== kind || opened.data.expiresAt <= ctx.clock()) return null;
  const { nonce, expiresAt } = opened.data;
  const spent = await ctx.db.insert(spentTokens).values({ nonce, expiresAt }).onConflictDoNothing().returning();
  return spent.length === 1 ? (opened.data as Extract<State, { kind: K }>) : null;
}
