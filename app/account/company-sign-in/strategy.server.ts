import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { callerOf } from "~/foundation/identity/credentials.server";
import { findUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { callerCounters, countAll, uncountAll } from "~/platform/rate-limit.server";
import { redeemAttempt, type Waiting } from "./attempt.server";
import { redirectUriOf } from "./begin.server";
import { findReady, type ReadySignIn } from "./find.server";
import { type Joined, joinByProvider } from "./join.server";
import { usableDomains } from "./prove-domain.server";
import { answerFrom, ProviderFailed, type ProviderFault } from "./provider.server";
import { type Identity, type IdentityFault, judgeClaims } from "./rules/identity";

/** Wrong answers from one caller. None can be guessed; the limit bounds the work of checking. */
const PER_CALLER = { max: 50, windowMs: 15 * 60_000 };

/**
 * Why a company's sign-in signed nobody in.
 * - `expired`: it was not begun in this browser, took too long, or has been answered before
 * - `no-domain`: no domain of the company counts any more
 * - `taken`: the address has an account that is not the company's to sign in
 * - `other-person`: the account signs in as another person at the provider
 * - `not-you`: an owner tries it out, and the provider has recognised somebody else
 * - `leaving`: the account is about to be erased
 * - `full`: too many new people today
 */
export type SignInFault =
  | ProviderFault
  | IdentityFault
  | "expired"
  | "no-domain"
  | "taken"
  | "other-person"
  | "not-you"
  | "leaving"
  | "full";

export class CompanySignInRefused extends Error {
  constructor(
    readonly reason: SignInFault | "too-many-requests",
    readonly retryAfterSeconds = 0,
  ) {
    super(reason);
  }
}

interface Recognised {
  ready: ReadySignIn;
  waiting: Waiting;
  identity: Identity;
}

/** The user whom a company's provider has recognised, and what the sign-in was for. */
export type Answered = Joined & Pick<Recognised, "ready" | "waiting">;

/** remix-auth's strategy over a company's OpenID provider: from the provider's answer to the person it has recognised. */
class ProviderStrategy extends Strategy<Answered, Recognised> {
  readonly name = "company";

  constructor(
    private readonly ctx: Context,
    private readonly signInId: string,
    verify: Strategy.VerifyFunction<Answered, Recognised>,
  ) {
    super(verify);
  }

  async authenticate(request: Request): Promise<Answered> {
    const { ctx, signInId } = this;
    const byCaller = callerCounters("company-sign-in/answer", callerOf(request), PER_CALLER);
    const limit = await countAll(ctx, byCaller);
    if (!limit.ok) throw new CompanySignInRefused(limit.reason, limit.retryAfterSeconds);
    const [waiting, ready] = await Promise.all([redeemAttempt(ctx, request), findReady(ctx, signInId)]);
    // An answer counts only at the address of the sign-in that was begun, and of the provider that it was begun at.
    if (!waiting || !ready || waiting.signInId !== signInId || waiting.issuer !== ready.provider.issuer) {
      throw new CompanySignInRefused("expired");
    }
    // Whoever tries it out is still signed in, and nobody else has signed in here meanwhile.
    if (waiting.triedBy !== null && waiting.triedBy !== (await findUser(ctx, request))?.id) {
      throw new CompanySignInRefused("expired");
    }
    const given = { url: new URL(request.url), redirectUri: redirectUriOf(ctx, signInId), attempt: waiting };
    const claims = await answerFrom(ctx, ready.provider, given).catch((error: unknown) => {
      throw error instanceof ProviderFailed ? new CompanySignInRefused(error.fault) : error;
    });
    const domains = await usableDomains(ctx, ready, ready.domains);
    if (domains.length === 0) throw new CompanySignInRefused("no-domain");
    const judged = judgeClaims(claims, ready.provider.issuer, domains);
    if (!judged.ok) throw new CompanySignInRefused(judged.fault);
    const answered = await this.verify({ ready, waiting, identity: judged.identity });
    await uncountAll(ctx, byCaller);
    return answered;
  }
}

/** The authenticator of a company's sign-in. It throws `CompanySignInRefused`. */
export function createCompanyAuthenticator(ctx: Context, request: Request, signInId: string): Authenticator<Answered> {
  const authenticator = new Authenticator<Answered>();
  authenticator.use(
    new ProviderStrategy(ctx, signInId, async ({ ready, waiting, identity }) => {
      const joined = await joinByProvider(ctx, request, { ready, identity, triedBy: waiting.triedBy });
      if (!joined.ok) throw new CompanySignInRefused(joined.reason);
      return { ...joined, ready, waiting };
    }),
    "company",
  );
  return authenticator;
}
