import { z } from "zod";
import { RECOVERY_CODES } from "~/account/two-step/rules/sign-in-code";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { createDigits, hashWithKey } from "~/platform/crypto/codes";

const sealedSchema = z.object({ kind: z.literal("secret"), userId: z.string(), secret: z.string() });

/** Seals the authenticator's secret for the database. It is useless to another account or without the key. */
export function sealSecret(ctx: Context, userId: string, secret: string): string {
  return sealBox(ctx.key("two-step"), { kind: "secret", userId, secret } satisfies z.infer<typeof sealedSchema>);
}

/** Opens a sealed secret. Null when it is not that user's. */
export function openSecret(ctx: Context, userId: string, sealed: string): string | null {
  const opened = sealedSchema.safeParse(openBox(ctx.key("two-step"), sealed));
  return opened.success && opened.data.userId === userId ? opened.data.secret : null;
}

/** New recovery codes, twelve digits each, all different. */
export function createRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES.count) codes.add(createDigits(RECOVERY_CODES.digits));
  return [...codes];
}

export function hashRecoveryCode(ctx: Context, userId: string, digits: string): string {
  return hashWithKey(ctx.key("two-step"), `recovery-code/${userId}/${digits}`);
}
