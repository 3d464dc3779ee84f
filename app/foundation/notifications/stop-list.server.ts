import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Language } from "~/core/language";
import { invitationStops, memberInvitations } from "~/foundation/tables/invitations";
import type { Context } from "~/platform/context";
import { tokenOf } from "~/platform/crypto/tokens";
import { isListed, runTogether } from "~/platform/d1/client";
import { forgetErased, noteErased } from "~/platform/erased.server";
import { errorMessage } from "~/platform/log";

/** The list of erasures names these wishes so. */
export const STOP = "stop";

const stopSchema = z.strictObject({ e: z.string().min(3).max(254) });

/** What we store of an address that wants no invitations: a keyed hash, useless without the key. */
export async function stopHash(ctx: Context, email: string): Promise<string> {
  return tokenOf(await ctx.hashKey("no-invitations"), email);
}

/** The page on which an invited person stops all companies' invitations. Its link opens only that, and never expires. */
export function stopAddress(ctx: Context, email: string, language: Language): string {
  return `${ctx.settings.APP_URL}/unsubscribe/${ctx.box("no-invitations").seal({ e: email })}?lng=${language}`;
}

/** The address that such a link is for. Null for any other link. */
export function openStop(ctx: Context, token: string): string | null {
  return stopSchema.safeParse(ctx.box("no-invitations").open(token)).data?.e ?? null;
}

/** Whether an address may still be invited. */
export async function mayBeInvited(ctx: Context, email: string): Promise<boolean> {
  const [stop] = await ctx.db
    .select({ at: invitationStops.at })
    .from(invitationStops)
    .where(eq(invitationStops.hash, await stopHash(ctx, email)));
  return stop === undefined;
}

/**
 * Stops all companies' invitations to an address, including those under way, or allows them again. Doing so twice
 * changes nothing.
 */
export async function setStop(ctx: Context, email: string, isStopped: boolean): Promise<void> {
  const hash = await stopHash(ctx, email);
  const { db } = ctx;
  // The wish counts even if the list of erasures cannot be written.
  await (isStopped ? noteErased(ctx, STOP, [hash]) : forgetErased(ctx, STOP, hash)).catch((error: unknown) =>
    ctx.log("erasure-not-noted", { what: STOP, error: errorMessage(error).slice(0, 500) }),
  );
  const from = isStopped ? ["waiting", "sent", "failed"] : ["stopped"];
  await runTogether(db, [
    isStopped
      ? db.insert(invitationStops).values({ hash, at: ctx.clock() }).onConflictDoNothing()
      : db.delete(invitationStops).where(eq(invitationStops.hash, hash)),
    db
      .update(memberInvitations)
      .set({ state: isStopped ? "stopped" : "sent" })
      .where(and(eq(memberInvitations.email, email), isListed(memberInvitations.state, from))),
  ]);
}

/** Condition: the address with this hash may be invited. For a list of addresses as JSON objects with their `hash`. */
export const isNotStopped = (hash: ReturnType<typeof sql>) =>
  sql`not exists (select 1 from ${invitationStops} where ${invitationStops.hash} = ${hash})`;
