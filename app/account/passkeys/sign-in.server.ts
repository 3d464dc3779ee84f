import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import { callerOf } from "~/foundation/identity/credentials.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { passkeys } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { callerCounters, countAll, type LimitVerdict, uncountAll } from "~/platform/rate-limit.server";
import { redeemChallenge, sealChallenge } from "./challenge.server";
import { assertionSchema } from "./credential";
import { relyingParty, userHandle } from "./relying-party";

/** Limit on wrong answers from one caller. A signature cannot be guessed; the limit bounds the work of checking. */
const PER_CALLER = { max: 50, windowMs: 15 * 60_000 };

/** Returns what the browser needs to ask for any passkey of this site, and the sealed challenge to send back. Writes nothing. */
export async function prepareSignIn(
  ctx: Context,
  request: Request,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; state: string }> {
  const { generateAuthenticationOptions } = await import("./webauthn.server");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).rpID,
    userVerification: "required",
    timeout: 5 * 60_000,
  });
  return { options, state: sealChallenge(ctx, options.challenge, { kind: "sign-in" }) };
}

type PasskeyVerdict =
  | { ok: true; userId: string; passkeyId: string }
  | { ok: false; reason: "passkey" }
  | Exclude<LimitVerdict, { ok: true }>;

/** Finds whose passkey answered the challenge. Every fault in an answer gets the same verdict. */
export async function judgePasskey(
  ctx: Context,
  request: Request,
  answer: { state: string; credential: string },
): Promise<PasskeyVerdict> {
  const byCaller = callerCounters("passkey/caller", callerOf(request), PER_CALLER);
  const limit = await countAll(ctx, byCaller);
  if (!limit.ok) return limit;
  const refused = { ok: false, reason: "passkey" } as const;
  const given = assertionSchema.safeParse(answer.credential);
  const asked = await redeemChallenge(ctx, answer.state, "sign-in");
  if (!given.success || !asked) return refused;
  const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, given.data.id));
  if (!passkey) return refused;
  const counter = await verify(request, given.data, asked.challenge, passkey);
  if (counter === null || !(await moveOn(ctx, passkey.id, counter))) {
    await securityEvent(ctx, "sign-in-failed", passkey.userId, visitorOf(ctx, request));
    return refused;
  }
  await uncountAll(ctx, byCaller);
  return { ok: true, userId: passkey.userId, passkeyId: passkey.id };
}

/** Returns the signature counter of a right answer, or null. */
async function verify(
  request: Request,
  response: z.infer<typeof assertionSchema>,
  challenge: string,
  { id, userId, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number | null> {
  const handle = response.response.userHandle;
  if (handle !== undefined && handle !== userHandle(userId)) return null;
  const { rpID, origin } = relyingParty(request);
  const { verifyAuthenticationResponse } = await import("./webauthn.server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/**
 * Records the use. False when the counter has not advanced: the key has been copied (WebAuthn 2, 6.1.1). Many keys
 * always say 0.
 */
async function moveOn(ctx: Context, id: string, counter: number): Promise<boolean> {
  const isBeyond = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const moved = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock() })
    .where(and(eq(passkeys.id, id), isBeyond))
    .returning({ id: passkeys.id });
  return moved.length === 1;
}
