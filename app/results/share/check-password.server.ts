import { eq } from "drizzle-orm";
import { WORD_LIFE_MS, WORD_TRIES } from "~/core/sharing";
import type { Context } from "~/platform/context";
import { hashPassword, matchPassword } from "~/platform/crypto/passwords";
import { countUse, type LimitVerdict, uncountUse } from "~/platform/rate-limit.server";
import { openLink, openShareQuery } from "./link.server";
import { shares } from "./tables";
import { keepVisit, readVisit } from "./visit.server";

export type WordVerdict =
  | { ok: true; cookie: string | null }
  | { ok: false; reason: "gone" | "wrong" }
  | Exclude<LimitVerdict, { ok: true }>;

/** Checks the word that a reader gives. The reader's browser remembers the right one for half a day. Wrong ones are limited per link. */
export async function checkPassword(ctx: Context, request: Request, token: string, word: string): Promise<WordVerdict> {
  const link = openLink(ctx, token);
  const [share] = link ? await openShareQuery(ctx, link, ctx.clock()) : [];
  if (!link || !share) return { ok: false, reason: "gone" };
  if (share.wordHash === null) return { ok: true, cookie: null };
  const key = `share-word/${link.id}`;
  const limit = await countUse(ctx, key, WORD_TRIES);
  if (!limit.ok) return limit;
  const match = await matchPassword(word, share.wordHash);
  if (match === "no") return { ok: false, reason: "wrong" };
  if (match === "as-typed") {
    await ctx.db
      .update(shares)
      .set({ wordHash: await hashPassword(word) })
      .where(eq(shares.id, link.id));
  }
  await uncountUse(ctx, key);
  const visit = await readVisit(ctx, request, link.id);
  const saidUntil = ctx.clock() + WORD_LIFE_MS;
  return { ok: true, cookie: await keepVisit(ctx, token, { ...visit, saidUntil }, share.expiresAt) };
}
