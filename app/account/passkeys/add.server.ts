import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { AttestationObject } from "@simplewebauthn/server/helpers";
import { eq, sql } from "drizzle-orm";
import { MAX_PASSKEYS } from "~/account/passkeys/rules/passkeys";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { passSecondStep } from "~/account/two-step/second-step.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { passkeys } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { redeemChallenge, sealChallenge } from "./challenge.server";
import { newCredentialSchema } from "./credential";
import { ALGORITHMS, relyingParty, userHandle } from "./relying-party";

type Ready = { ok: true; options: PublicKeyCredentialCreationOptionsJSON; state: string };
type Full = { ok: false; reason: "full" };

type SecondStepRefusal = Exclude<Awaited<ReturnType<typeof passSecondStep>>, { ok: true }>;

/**
 * What the browser needs to make a passkey, once the password has been typed again and, where two-step sign-in is on, a
 * code: a passkey stands for both.
 */
export async function prepareAdding(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  input: { name: string; password: string; code?: string | undefined },
): Promise<Ready | Full | Exclude<ConfirmVerdict, { ok: true }> | SecondStepRefusal> {
  const confirmed = await confirmPassword(ctx, user.id, input.password);
  if (!confirmed.ok) return confirmed;
  const known = await ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, user.id));
  if (known.length >= MAX_PASSKEYS) return { ok: false, reason: "full" };
  const second = await passSecondStep(ctx, user.id, input.code, visitorOf(ctx, request));
  if (!second.ok) return second;
  const { generateRegistrationOptions } = await import("./webauthn.server");
  const options = await generateRegistrationOptions({
    rpName: "Kompas",
    rpID: relyingParty(request).rpID,
    userID: new Uint8Array(Buffer.from(userHandle(user.id), "base64url")),
    userName: user.email,
    userDisplayName: user.username,
    attestationType: "none",
    excludeCredentials: known,
    // Found without an address being typed, and used only by its owner: it stands for password and code together.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: 5 * 60_000,
  });
  const state = sealChallenge(ctx, options.challenge, { kind: "add", userId: user.id, name: input.name });
  return { ok: true, options, state };
}

/**
 * Keeps a passkey that the browser has made. `refused`: it does not answer the challenge, or not for this site and user;
 * `known`: it is there already.
 */
export async function addPasskey(
  ctx: Context,
  request: Request,
  userId: string,
  answer: { state: string; credential: string },
): Promise<{ ok: true } | Full | { ok: false; reason: "refused" | "known" }> {
  const asked = await redeemChallenge(ctx, answer.state, "add");
  if (!asked || asked.userId !== userId) return { ok: false, reason: "refused" };
  const made = await verify(request, answer.credential, asked.challenge);
  if (!made) return { ok: false, reason: "refused" };
  const rows = outboxRows(ctx, { cause: "passkey-added", userId, data: { name: asked.name } });
  // NULL, and with it the end of the batch, once there are as many as there may be.
  const guarded = sql<string>`(select ${userId} where (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}) < ${MAX_PASSKEYS})`;
  const { id, publicKey, counter, transports = [] } = made;
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(passkeys).values({
        id,
        userId: guarded,
        name: asked.name,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports,
        createdAt: ctx.clock(),
      }),
      securityEvent(ctx, "passkey-added", userId, visitorOf(ctx, request)),
      ...outboxInserts(ctx, rows),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "passkeys.user_id")) return { ok: false, reason: "full" };
    if (isUniqueViolation(error, "passkeys.id")) return { ok: false, reason: "known" };
    throw error;
  }
  await sendToQueue(ctx, rows);
  return { ok: true };
}

/** The new credential, or null when it is not what was asked for. */
async function verify(request: Request, text: string, challenge: string) {
  const credential = newCredentialSchema.safeParse(text);
  if (!credential.success) return null;
  const { rpID, origin } = relyingParty(request);
  const { decodeAttestationObject, verifyRegistrationResponse } = await import("./webauthn.server");
  try {
    const { attestationObject } = credential.data.response;
    if (!isPlain(decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url"))))) return null;
    const verified = await verifyRegistrationResponse({
      response: credential.data,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified.verified ? verified.registrationInfo.credential : null;
  } catch {
    return null;
  }
}

/** Whether nothing but the key itself vouches for it, as was asked for. A certificate could make us fetch an address that it names. */
function isPlain(attestation: AttestationObject): boolean {
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}
