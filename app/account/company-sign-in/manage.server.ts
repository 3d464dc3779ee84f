import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { passSecondStep } from "~/account/two-step/second-step.server";
import { hasCompanySignIn } from "~/foundation/identity/company-sign-in.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { companySignIns, recoveries, sessions, signInDomains, signInLinks } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import type { AddressProblem } from "~/foundation/webhooks/rules/address";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { guardGone, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { type ProofVerdict, proveDomain } from "./prove-domain.server";
import { ProviderFailed, readProvider, whereProviders } from "./provider.server";
import { mayManageSignIn } from "./rules/access";
import {
  type DomainFault,
  type DomainState,
  domainOf,
  MAX_DOMAINS,
  provedSince,
  readDomain,
  stateOfDomain,
} from "./rules/domains";
import { readIssuer } from "./rules/issuer";
import type { ProofForm, ProviderForm } from "./schema";

/** Looks for a record, and readings of a provider, of a company in an hour: each asks somebody outside. */
const BY_HAND = { max: 60, windowMs: 60 * 60_000 };

/** People whom a page names at most. */
const NAMED = 20;

/** A company's own sign-in, as its owner sees it. */
export interface OwnSignIn {
  id: string;
  proof: string;
  issuer: string | null;
  clientId: string | null;
  hasSecret: boolean;
  isTried: boolean;
  isRequired: boolean;
  domains: { domain: string; state: DomainState; provedAt: number | null }[];
  /** Addresses of people who could not sign in if it were required, because their domain is not the company's. */
  outsiders: string[];
}

/** Whether the user may set up the sign-in of their company, where an installation has one. */
export const maySetUp = (ctx: Context, user: CurrentUser): boolean => hasCompanySignIn(ctx) && mayManageSignIn(user);

const ofCompany = (user: CurrentUser) => eq(companySignIns.companyId, user.companyId);

/** Who is bound by a requirement: everybody but the owner and who works for the network. */
const isBoundIn = (user: CurrentUser): SQL =>
  sql`${users.companyId} = ${user.companyId} and ${users.role} <> 'owner' and ${users.isAdministrator} = 0`;

/** The sign-in of the user's company: null if there is none yet, "forbidden" if the user may not see it. */
export async function openOwnSignIn(ctx: Context, user: CurrentUser): Promise<OwnSignIn | null | "forbidden"> {
  if (!maySetUp(ctx, user)) return "forbidden";
  const now = ctx.clock();
  const [[row], domains, people] = await runTogether(ctx.db, [
    ctx.db.select().from(companySignIns).where(ofCompany(user)),
    ctx.db
      .select({ domain: signInDomains.domain, provedAt: signInDomains.provedAt })
      .from(signInDomains)
      .innerJoin(companySignIns, and(eq(companySignIns.id, signInDomains.signInId), ofCompany(user)))
      .orderBy(asc(signInDomains.createdAt), asc(signInDomains.domain)),
    ctx.db
      .select({ email: users.email })
      .from(users)
      .where(and(isBoundIn(user), isNull(users.erasedAt)))
      .orderBy(asc(users.email)),
  ]);
  if (!row) return null;
  const states = domains.map(({ domain, provedAt }) => ({ domain, provedAt, state: stateOfDomain(provedAt, now) }));
  const own = states.filter(({ state }) => state !== "waiting").map(({ domain }) => domain);
  return {
    id: row.id,
    proof: row.proof,
    issuer: row.issuer,
    clientId: row.clientId,
    hasSecret: row.clientSecret !== null,
    isTried: row.triedAt !== null,
    isRequired: row.requiredAt !== null,
    domains: states,
    outsiders: people
      .map(({ email }) => email)
      .filter((email) => !own.includes(domainOf(email)))
      .slice(0, NAMED),
  };
}

type Forbidden = { ok: false; reason: "forbidden" };
type TooMany = Extract<LimitVerdict, { ok: false }>;

export type AddDomainVerdict =
  | { ok: true }
  | Forbidden
  | { ok: false; reason: "domain"; fault: DomainFault | "full" | "known" };

/** Adds a domain, which waits for its record. The first one begins the company's sign-in. */
export async function addDomain(ctx: Context, user: CurrentUser, typed: string): Promise<AddDomainVerdict> {
  if (!maySetUp(ctx, user)) return { ok: false, reason: "forbidden" };
  const read = readDomain(typed);
  if (!read.ok) return { ok: false, reason: "domain", fault: read.fault };
  const now = ctx.clock();
  const own = sql`(select ${companySignIns.id} from ${companySignIns} where ${ofCompany(user)})`;
  const count = sql`(select count(*) from ${signInDomains} where ${signInDomains.signInId} = ${own})`;
  const [, added, known] = await runTogether(ctx.db, [
    ctx.db
      .insert(companySignIns)
      .values({ id: ctx.ids.create(), companyId: user.companyId, proof: createToken(), createdAt: now })
      .onConflictDoNothing(),
    ctx.db
      .insert(signInDomains)
      .select(sql`select ${own}, ${read.domain}, null, ${now} where ${count} < ${MAX_DOMAINS}`)
      .onConflictDoNothing()
      .returning({ domain: signInDomains.domain }),
    ctx.db
      .select({ domain: signInDomains.domain })
      .from(signInDomains)
      .where(and(sql`${signInDomains.signInId} = ${own}`, eq(signInDomains.domain, read.domain))),
  ]);
  if (added.length > 0) return { ok: true };
  return { ok: false, reason: "domain", fault: known.length > 0 ? "known" : "full" };
}

export type CheckVerdict = { ok: true; proof: ProofVerdict } | Forbidden | { ok: false; reason: "not-found" } | TooMany;

/** Looks for a domain's record now. */
export async function checkDomain(ctx: Context, user: CurrentUser, domain: string): Promise<CheckVerdict> {
  if (!maySetUp(ctx, user)) return { ok: false, reason: "forbidden" };
  const [found] = await ctx.db
    .select({ signInId: signInDomains.signInId, proof: companySignIns.proof })
    .from(signInDomains)
    .innerJoin(companySignIns, eq(companySignIns.id, signInDomains.signInId))
    .where(and(ofCompany(user), eq(signInDomains.domain, domain)));
  if (!found) return { ok: false, reason: "not-found" };
  const limit = await countUse(ctx, `company-sign-in/${user.companyId}`, BY_HAND);
  if (!limit.ok) return limit;
  return { ok: true, proof: await proveDomain(ctx, { ...found, domain }) };
}

/** Removes a domain: its addresses no longer sign in through the provider. False if it is not the company's. */
export async function removeDomain(ctx: Context, user: CurrentUser, domain: string): Promise<boolean> {
  if (!maySetUp(ctx, user)) return false;
  const own = sql`(select ${companySignIns.id} from ${companySignIns} where ${ofCompany(user)})`;
  const removed = await ctx.db
    .delete(signInDomains)
    .where(and(sql`${signInDomains.signInId} = ${own}`, eq(signInDomains.domain, domain)))
    .returning({ domain: signInDomains.domain });
  return removed.length > 0;
}

type ProofRefusal =
  | Exclude<ConfirmVerdict, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof passSecondStep>>, { ok: true }>;

export type SaveVerdict =
  | { ok: true }
  | Forbidden
  /** `required`: people could not sign in at another provider before the owner has tried it. */
  | { ok: false; reason: "issuer"; fault: AddressProblem | "away" | "not-openid" | "required" }
  | { ok: false; reason: "not-found" }
  | ProofRefusal;

/**
 * Enters or changes the provider, which must answer as one. Another issuer makes everybody unknown, and has to be tried again. An empty
 * secret keeps the present one of the same client. Notifies the owner.
 */
export async function saveProvider(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  { issuer: typed, clientId, clientSecret, ...proof }: ProviderForm,
): Promise<SaveVerdict> {
  if (!maySetUp(ctx, user)) return { ok: false, reason: "forbidden" };
  const [row] = await ctx.db.select().from(companySignIns).where(ofCompany(user));
  if (!row) return { ok: false, reason: "not-found" };
  const read = readIssuer(typed, whereProviders(ctx));
  if (!read.ok) return { ok: false, reason: "issuer", fault: read.problem };
  const limit = await countUse(ctx, `company-sign-in/${user.companyId}`, BY_HAND);
  if (!limit.ok) return limit;
  const refused = await confirmOwner(ctx, request, user, proof);
  if (refused) return refused;
  const server = await readProvider(ctx, read.issuer).catch((error: unknown) => {
    if (error instanceof ProviderFailed) return error;
    throw error;
  });
  if (server instanceof ProviderFailed) {
    return { ok: false, reason: "issuer", fault: server.fault === "away" ? "away" : "not-openid" };
  }
  const { issuer } = server;
  const isOther = row.issuer !== issuer;
  if (isOther && row.requiredAt !== null) return { ok: false, reason: "issuer", fault: "required" };
  const keepsSecret = clientSecret === "" && !isOther && row.clientId === clientId;
  const sealed = clientSecret === "" ? null : ctx.storedBox("provider").seal(clientSecret);
  const rows = outboxRows(ctx, { cause: "company-sign-in-saved", userId: user.id });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, stillOwner(user, sql`true`)),
    ctx.db
      .update(companySignIns)
      .set({
        issuer,
        clientId,
        ...(keepsSecret ? {} : { clientSecret: sealed }),
        ...(isOther ? { triedAt: null } : {}),
      })
      .where(eq(companySignIns.id, row.id)),
    ...(isOther ? [ctx.db.delete(signInLinks).where(eq(signInLinks.signInId, row.id))] : []),
    securityEvent(ctx, "company-sign-in-saved", user.id, visitorOf(ctx, request)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "forbidden" };
  await sendToQueue(ctx, rows);
  return { ok: true };
}

export type TurnVerdict = { ok: true } | Forbidden | { ok: false; reason: "not-ready" } | ProofRefusal;

/**
 * Requires the company's sign-in of everybody but the owner, once the owner has signed in through it: ends their sessions and open
 * recoveries, and tells everybody. "not-ready": the owner has not, or no domain is proved.
 */
export async function requireSignIn(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  proof: ProofForm,
): Promise<TurnVerdict> {
  if (!maySetUp(ctx, user)) return { ok: false, reason: "forbidden" };
  const refused = await confirmOwner(ctx, request, user, proof);
  if (refused) return refused;
  const now = ctx.clock();
  const proved = sql`exists (select 1 from ${signInDomains} where ${signInDomains.signInId} = ${companySignIns.id} and ${gt(signInDomains.provedAt, provedSince(now))})`;
  const isReady = and(ofCompany(user), isNotNull(companySignIns.triedAt), isNull(companySignIns.requiredAt), proved);
  const rows = outboxRows(ctx, {
    cause: "company-sign-in-required",
    userId: user.id,
    data: { company: user.companyName },
  });
  const bound = sql`(select ${users.id} from ${users} where ${isBoundIn(user)})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, stillOwner(user, sql`exists (select 1 from ${companySignIns} where ${isReady})`)),
    ctx.db.update(companySignIns).set({ requiredAt: now }).where(isReady),
    ctx.db.delete(sessions).where(sql`${sessions.userId} in ${bound}`),
    ctx.db.delete(recoveries).where(sql`${recoveries.userId} in ${bound}`),
    securityEvent(ctx, "company-sign-in-required", user.id, visitorOf(ctx, request)),
    notifyColleagues(ctx, user, "company-sign-in-required", isBoundIn(user)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "not-ready" };
  await sendToQueue(ctx, rows);
  await sendAll(ctx, done.at(-1) as { id: string }[]);
  return { ok: true };
}

/** Lets everybody sign in by password again, and tells them. "not-ready": it is not required. */
export const releaseSignIn = (ctx: Context, request: Request, user: CurrentUser, proof: ProofForm) =>
  end(ctx, request, user, proof, { isKept: true });

/** Removes the company's sign-in with its domains. Whoever has signed in through it is told how to sign in from now on. */
export const removeSignIn = (ctx: Context, request: Request, user: CurrentUser, proof: ProofForm) =>
  end(ctx, request, user, proof, { isKept: false });

async function end(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  proof: ProofForm,
  { isKept }: { isKept: boolean },
): Promise<TurnVerdict> {
  if (!maySetUp(ctx, user)) return { ok: false, reason: "forbidden" };
  const refused = await confirmOwner(ctx, request, user, proof);
  if (refused) return refused;
  const own = isKept ? and(ofCompany(user), isNotNull(companySignIns.requiredAt)) : ofCompany(user);
  const rows = outboxRows(ctx, { cause: "company-sign-in-over", userId: user.id, data: { company: user.companyName } });
  const isConcerned = sql`${isBoundIn(user)} and (exists (select 1 from ${companySignIns} where ${own} and ${companySignIns.requiredAt} is not null) or exists (select 1 from ${signInLinks} where ${signInLinks.userId} = ${users.id}))`;
  const [told, ...done] =
    (await runTogether(ctx.db, [
      notifyColleagues(ctx, user, "company-sign-in-over", isConcerned),
      ...outboxInserts(ctx, rows, stillOwner(user, sql`exists (select 1 from ${companySignIns} where ${own})`)),
      isKept
        ? ctx.db.update(companySignIns).set({ requiredAt: null }).where(own)
        : ctx.db.delete(companySignIns).where(own),
      securityEvent(ctx, "company-sign-in-over", user.id, visitorOf(ctx, request)),
    ]).catch(guardGone("outbox.user_id"))) ?? [];
  if (done.length === 0) return { ok: false, reason: "not-ready" };
  await sendToQueue(ctx, rows);
  await sendAll(ctx, told as { id: string }[]);
  return { ok: true };
}

const notifyColleagues = (
  ctx: Context,
  user: CurrentUser,
  cause: "company-sign-in-required" | "company-sign-in-over",
  whom: SQL,
) =>
  notifyPeople(ctx, {
    cause,
    eventId: `${cause}/${user.companyId}/${ctx.clock()}`,
    data: { company: user.companyName },
    to: sql`${whom} and ${ne(users.id, user.id)}`,
  });

/** The owner's id. NULL, which makes the batch fail, once they are not the owner any more, or the condition does not hold. */
const stillOwner = (user: CurrentUser, also: SQL) =>
  sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.role} = 'owner' and ${users.companyId} = ${user.companyId} and ${also})`;

/** Asks for the password and, with two-step sign-in on, a code. Null if both are right. */
async function confirmOwner(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  { password, code }: ProofForm,
): Promise<ProofRefusal | null> {
  const confirmed = await confirmPassword(ctx, user.id, password);
  if (!confirmed.ok) return confirmed;
  const second = await passSecondStep(ctx, user.id, code, visitorOf(ctx, request));
  return second.ok ? null : second;
}
