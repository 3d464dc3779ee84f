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
 * Returns what the browser needs to make a passkey. The user first types the password again and, with two-step sign-in
 * on, a code, because a passkey replaces both.
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
    // Sign-in needs no typed address, and the authenticator verifies its owner. So a passkey replaces both password and code.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: 5 * 60_000,
  });
  const state = sealChallenge(ctx, options.challenge, { kind: "add", userId: user.id, name: input.name });
  return { ok: true, options, state };
}

/**
 * Stores a passkey that the browser has made. `refused`: it does not answer the challenge, or is not for this site and
 * user. `known`: it is already stored.
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
  // The guard is NULL, which aborts the batch, once the user has the maximum number of passkeys.
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

/** Whether the attestation carries no certificate, as we asked. A certificate could make us fetch an address that it names. */
function isPlain(attestation: AttestationObject): boolean {
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}
