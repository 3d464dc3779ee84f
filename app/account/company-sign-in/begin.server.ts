import { answerCompanySignInPath } from "~/core/addresses/account";
import { callerOf } from "~/foundation/identity/credentials.server";
import type { SessionUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";
import { keepAttempt } from "./attempt.server";
import { findReady } from "./find.server";
import { beginAt, ProviderFailed, type ProviderFault } from "./provider.server";
import { mayManageSignIn } from "./rules/access";

/** Beginnings from one caller: each asks a provider outside. */
const PER_CALLER = { max: 60, windowMs: 15 * 60_000 };

export type BeginVerdict =
  | { ok: true; address: string; cookie: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: ProviderFault; company: string }
  | (Extract<LimitVerdict, { ok: false }> & { company: string });

/** The address to which the provider sends people back. */
export const redirectUriOf = (ctx: Context, id: string): string => ctx.settings.APP_URL + answerCompanySignInPath(id);

/**
 * Begins a sign-in through a company's provider: where to send the browser, and the cookie that waits for the answer. An owner who is
 * signed in tries it out.
 */
export async function beginSignIn(
  ctx: Context,
  request: Request,
  id: string,
  { next, user }: { next: string; user: SessionUser | null },
): Promise<BeginVerdict> {
  const ready = await findReady(ctx, id);
  if (!ready) return { ok: false, reason: "not-found" };
  const { company, companyId, provider } = ready;
  const limit = await countAll(ctx, callerCounters("company-sign-in/begin", callerOf(request), PER_CALLER));
  if (!limit.ok) return { ...limit, company };
  const triedBy = user && mayManageSignIn(user) && user.companyId === companyId ? user.id : null;
  try {
    const { address, attempt } = await beginAt(ctx, provider, redirectUriOf(ctx, id));
    const cookie = await keepAttempt(ctx, { signInId: id, issuer: provider.issuer, next, triedBy, ...attempt });
    return { ok: true, address, cookie };
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return { ok: false, reason: error.fault, company };
  }
}
