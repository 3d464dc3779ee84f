import { z } from "zod";
import { RECOVERY_CODES } from "~/account/two-step/rules/sign-in-code";
import type { Context } from "~/platform/context";
import { createDigits, hashWithKey } from "~/platform/crypto/codes";

const sealedSchema = z.object({ kind: z.literal("secret"), userId: z.string(), secret: z.string() });

/** Seals the authenticator's secret for the database. It is useless to another account or without the key. */
export function sealSecret(ctx: Context, userId: string, secret: string): string {
  return ctx.storedBox("two-step").seal({ kind: "secret", userId, secret } satisfies z.infer<typeof sealedSchema>);
}

/** Opens a sealed secret. Null when it is not that user's. */
export function openSecret(ctx: Context, userId: string, sealed: string): string | null {
  const opened = sealedSchema.safeParse(ctx.storedBox("two-step").open(sealed));
  return opened.success && opened.data.userId === userId ? opened.data.secret : null;
}

/** New recovery codes, twelve digits each, all different. */
export function createRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES.count) codes.add(createDigits(RECOVERY_CODES.digits));
  return [...codes];
}

export async function hashRecoveryCode(ctx: Context, userId: string, digits: string): Promise<string> {
  return hashWithKey(await ctx.hashKey("two-step"), `recovery-code/${userId}/${digits}`);
}
