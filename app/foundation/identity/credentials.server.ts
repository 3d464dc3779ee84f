import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { users } from "~/foundation/tables/people";
import type { CaptchaRefusal } from "~/platform/captcha/captcha";
import type { Context } from "~/platform/context";
import { hashToken, tokenOf } from "~/platform/crypto/tokens";
import { isGuardViolation } from "~/platform/d1/client";
import { neighbourhoodOf } from "~/platform/network";
import { type Counter, callerCounters, countAll, countUse, uncountAll } from "~/platform/rate-limit.server";
import { isBoundToCompany } from "./company-sign-in.server";
import { knownDeviceOf, NO_USER, readDevice } from "./devices.server";
import { knownPassword } from "./known-password.server";
import { signInSchema } from "./schema";
import { securityEvent } from "./security-events.server";
import { NOBODY, type Visitor, visitorOf } from "./visitor.server";

/**
 * Limits on wrong attempts in a quarter of an hour: for one address from all callers, and for one caller over all
 * addresses. An address counts only after a right captcha; otherwise empty requests could lock its owner out. A browser
 * in which the owner has signed in before has its own counter, so strangers who use up the address's limit do not lock
 * the owner out there.
 */
const PER_ADDRESS = { max: 10, windowMs: 15 * 60_000 };
const PER_CALLER = { max: 50, windowMs: 15 * 60_000 };

export interface SignInInput {
  email: string;
  password: string;
  /** The captcha's answer, in the provider's format. */
  captcha: string;
  /** Where the request came from, for the limits. */
  caller: string;
  /** The visitor's address, which the captcha's provider may take into account. */
  remoteIp?: string | null;
  /** The device that the request comes from, for the security event. */
  visitor?: Visitor;
  /** The token that identifies the browser, if it has one. */
  deviceToken?: string | null;
}

/** The user whose password was right, and its hash. The result is valid only while the password stays the same. */
export interface Verified {
  userId: string;
  passwordHash: string;
}

export type SignInVerdict =
  | ({ ok: true } & Verified)
  | { ok: false; reason: "credentials" | CaptchaRefusal }
  /** The password is right, and the company asks its people to sign in through its own provider. */
  | { ok: false; reason: "company-sign-in" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number };

/** Judges an e-mail and password. An unknown address and a wrong password give the same verdict after the same work. */
export async function signIn(ctx: Context, input: SignInInput): Promise<SignInVerdict> {
  const byCaller = callerCounters("sign-in/caller", input.caller, PER_CALLER);
  const callerLimit = await countAll(ctx, byCaller);
  if (!callerLimit.ok) return callerLimit;
  const captcha = await ctx.captcha.verify(input.captcha, { action: "sign-in", remoteIp: input.remoteIp ?? null });
  if (!captcha.ok) return captcha;
  const [user] = await ctx.db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isBound: isBoundToCompany(ctx).as("is_bound"),
    })
    .from(users)
    .where(eq(users.email, input.email));
  const byAddress = await counterOf(ctx, input, user?.id ?? NO_USER);
  const limit = await countUse(ctx, ...byAddress);
  if (!limit.ok) return limit;
  const passwordHash = await knownPassword(ctx, user, input.password);
  if (user && passwordHash !== null) {
    await uncountAll(ctx, [...byCaller, byAddress]);
    if (user.isBound) return { ok: false, reason: "company-sign-in" };
    return { ok: true, userId: user.id, passwordHash };
  }
  await securityEvent(ctx, "sign-in-failed", user?.id ?? null, input.visitor ?? NOBODY);
  return { ok: false, reason: "credentials" };
}

/** The counter of an attempt. An unknown address is looked up like any other, so that timing reveals nothing. */
async function counterOf(ctx: Context, { email, deviceToken }: SignInInput, userId: string): Promise<Counter> {
  const device = await knownDeviceOf(ctx, deviceToken, userId);
  return [device ? `sign-in/device/${device}` : `sign-in/address/${hashToken(email)}`, PER_ADDRESS];
}

/** remix-auth's form strategy over `signIn`, for the page. It throws a `SignInRefused` with the verdict. */
export function createAuthenticator(ctx: Context): Authenticator<Verified> {
  const authenticator = new Authenticator<Verified>();
  authenticator.use(
    new FormStrategy(async ({ form, request }) => {
      const fields = signInSchema.safeParse(Object.fromEntries(form));
      if (!fields.success) throw new SignInRefused({ ok: false, reason: "credentials" });
      const verdict = await signIn(ctx, {
        ...fields.data,
        captcha: ctx.captcha.responseOf(form),
        caller: callerOf(request),
        remoteIp: addressOf(request),
        visitor: visitorOf(ctx, request),
        deviceToken: await readDevice(request),
      });
      if (!verdict.ok) throw new SignInRefused(verdict);
      return verdict;
    }),
    "form",
  );
  return authenticator;
}

export class SignInRefused extends Error {
  constructor(readonly verdict: Exclude<SignInVerdict, { ok: true }>) {
    super(verdict.reason);
  }
}

/** Rethrows the error of a batch that starts a session. If the proof no longer applies, it becomes a refusal. */
export function refuseOvertaken(error: unknown): never {
  if (isGuardViolation(error, "sessions.user_id")) throw new SignInRefused({ ok: false, reason: "credentials" });
  throw error;
}

/** Where a request came from, for `callerCounters`, which count per network. */
export const callerOf = (request: Request): string => addressOf(request) ?? "unknown";

/** A keyed hash of the caller's network. It shows which companies share a network, but not which network it is. */
export async function networkHashOf(ctx: Context, request: Request): Promise<string> {
  return tokenOf(await ctx.hashKey("network"), neighbourhoodOf(addressOf(request) ?? "unknown")).slice(0, 22);
}

/** The visitor's address as Cloudflare reports it, or null. Only for the captcha; we store and count the network instead. */
export function addressOf(request: Request): string | null {
  return request.headers.get("CF-Connecting-IP");
}
