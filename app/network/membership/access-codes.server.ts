import { and, eq } from "drizzle-orm";
import { deadlines } from "~/assessment/deadlines/tables";
import { type Kind, mapKinds } from "~/core/kinds/kind";
import type { Scope } from "~/core/scopes";
import { readAccessCode } from "~/foundation/company/invitation-link.server";
import { mayManageCompany } from "~/foundation/company/rules/access";
import type { Shared } from "~/foundation/company/sharing.server";
import { callerOf } from "~/foundation/identity/credentials.server";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { companies, memberships } from "~/foundation/tables/company";
import {
  type CodeOwner,
  type CodePlan,
  createAccessCode,
  type JoinedCode,
  MAX_JOINED,
  planCodes,
} from "~/network/membership/rules/access";
import type { Context } from "~/platform/context";
import { isListed, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { callerCounters, countAll, countUse, type LimitVerdict, uncountUse } from "~/platform/rate-limit.server";
import { replaceCode, writeMemberships } from "./write-codes.server";

/** Codes that may be tried per hour: more than a company may join, and far too few to find one by guessing. */
const PER_USER = { max: 30, windowMs: 60 * 60_000 };
const PER_CALLER = { max: 90, windowMs: 60 * 60_000 };
/** Changes of a company's own code per hour. Each sends a mail and invalidates a code that people were given. */
const ROTATIONS = { max: 5, windowMs: 60 * 60_000 };
/** How many times a change is retried when others change the same data at the same time. */
const MAX_TRIES = 4;

export interface AccessCodes {
  /** The company's own code. Only a corporate company has one. */
  own: string | null;
  /** The most that it asks of companies that join with it. */
  asks: Scope;
  /** The companies joined, oldest first. */
  joined: JoinedCode[];
  /** The day by which a corporate company asks its members for an assessment of a kind, as an ISO date. */
  membersDueOn: Record<Kind, string | null>;
}

type Limited = Exclude<LimitVerdict, { ok: true }>;
type Refused = { ok: false; reason: "forbidden" | "busy" } | Limited;
type RotateVerdict = { ok: true; code: string } | { ok: false; reason: "changed" | "unconfirmed" } | Refused;
export type ChangeVerdict = { ok: true } | Extract<CodePlan, { ok: false }> | { ok: false; reason: "silent" } | Refused;

/** The company's own access code, and the codes it has joined with. One round trip. */
export async function listAccessCodes(ctx: Context, user: CurrentUser): Promise<AccessCodes> {
  return readCodes(ctx, user, []);
}

/**
 * Joins the company that a code belongs to, with the consent that the form asked for. From then on that company sees what the scope allows,
 * and any invitation from it counts as answered. For the owner.
 */
export async function joinByCode(
  ctx: Context,
  user: CurrentUser,
  code: string,
  request: Request,
  { scope = "full", sharesFigures = false, invitationId }: Partial<Shared> & { invitationId?: string | undefined } = {},
): Promise<ChangeVerdict> {
  const keep = (joined: JoinedCode[]) => joined;
  const pasted = await readAccessCode(ctx, code);
  const invitedBy = invitationId ?? pasted.invitationId;
  const wish = { keep, wanted: [pasted.code], scope, sharesFigures, hasConsent: true, invitationId: invitedBy };
  return changeCodes(ctx, user, wish, request);
}

/** Leaves a company, which sees nothing of this one from then on. Leaving a company that is not joined changes nothing. For the owner. */
export function leaveCorporate(ctx: Context, user: CurrentUser, id: string, request: Request): Promise<ChangeVerdict> {
  const keep = (joined: JoinedCode[]) => joined.filter(({ corporateId }) => corporateId !== id);
  return changeCodes(ctx, user, { keep, wanted: [], scope: "full", sharesFigures: false, hasConsent: false }, request);
}

/**
 * Makes these the joined codes, all at once or not at all: joins new ones, leaves missing ones. A new code is "silent" without consent to
 * what its company will see. For the owner.
 */
export async function setJoinedCodes(
  ctx: Context,
  user: CurrentUser,
  { codes, ...sharing }: { codes: string[]; scope: Scope; hasConsent: boolean },
  request: Request,
): Promise<ChangeVerdict> {
  const pasted = await Promise.all(codes.map((code) => readAccessCode(ctx, code)));
  const wanted = pasted.map(({ code }) => code);
  return changeCodes(ctx, user, { keep: () => [], wanted, sharesFigures: false, ...sharing }, request);
}

/**
 * Gives a corporate company a new access code in place of `former`. Its members stay, and the former code no longer works. A form that is
 * sent twice changes the code once: the second time, `former` no longer matches and the result is "changed". For the owner.
 */
export async function rotateAccessCode(
  ctx: Context,
  user: CurrentUser,
  former: string | null,
  request: Request,
): Promise<RotateVerdict> {
  if (!mayManageCompany(user) || !user.isCorporate) return { ok: false, reason: "forbidden" };
  if (!mayReachOthers(user)) return { ok: false, reason: "unconfirmed" };
  const counter = `access-code/rotation/${user.companyId}`;
  const limit = await countUse(ctx, counter, ROTATIONS);
  if (!limit.ok) return limit;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const code = createAccessCode((count) => crypto.getRandomValues(new Uint8Array(count)));
    try {
      const isDone = await replaceCode(ctx, user, { former, code }, request);
      if (isDone) return { ok: true, code };
      await uncountUse(ctx, counter);
      return { ok: false, reason: "changed" };
    } catch (error) {
      // Another company has the same code; draw another one.
      if (!isUniqueViolation(error, "companies.access_code")) throw error;
    }
  }
  return { ok: false, reason: "busy" };
}

/**
 * Sets what the company asks of companies that join with its code from now on. Companies that have already joined keep what they agreed to.
 * Returns false and changes nothing if the user may not do this. For the owner.
 */
export async function askForScope(ctx: Context, user: CurrentUser, scope: Scope, request: Request): Promise<boolean> {
  if (!mayManageCompany(user) || !user.isCorporate) return false;
  await runTogether(ctx.db, [
    ctx.db.update(companies).set({ codeScope: scope }).where(eq(companies.id, user.companyId)),
    securityEvent(ctx, "access-code-scope", user.id, visitorOf(ctx, request)),
  ]);
  return true;
}

interface Wish extends Shared {
  keep: (joined: JoinedCode[]) => JoinedCode[];
  wanted: string[];
  /** Whether the company consents to what newly joined companies see. Nothing is joined without consent. */
  hasConsent: boolean;
  /** The invitation whose link was used. */
  invitationId?: string | undefined;
}

async function changeCodes(ctx: Context, user: CurrentUser, wish: Wish, request: Request): Promise<ChangeVerdict> {
  if (!mayManageCompany(user)) return { ok: false, reason: "forbidden" };
  const { wanted } = wish;
  if (wanted.length > MAX_JOINED) return { ok: false, reason: "too-many", index: MAX_JOINED };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { joined, owners } = await readCodes(ctx, user, wanted);
    if (tries === 0) {
      const isNew = (code: string) => code !== "" && !joined.some((each) => each.code === code);
      const limit = await countTries(ctx, user, wanted.filter(isNew).length, request);
      if (!limit.ok) return limit;
    }
    const plan = planCodes({ companyId: user.companyId, joined, keep: wish.keep(joined), wanted, owners });
    if (!plan.ok) return plan;
    if (plan.join.length > 0 && !wish.hasConsent) return { ok: false, reason: "silent" };
    if (plan.join.length + plan.leave.length === 0) return { ok: true };
    if (await writeMemberships(ctx, user, plan, wish, request)) return { ok: true };
  }
  return { ok: false, reason: "busy" };
}

/** Counts codes that may be guesses, before anything is said about them. */
async function countTries(ctx: Context, user: CurrentUser, codes: number, request: Request): Promise<LimitVerdict> {
  if (codes === 0) return { ok: true };
  const byCaller = await countAll(ctx, callerCounters("access-code/caller", callerOf(request), PER_CALLER), codes);
  return byCaller.ok ? countUse(ctx, `access-code/user/${user.id}`, PER_USER, codes) : byCaller;
}

/** The company's codes, and the owner of each code in `wanted`. */
async function readCodes(
  ctx: Context,
  user: CurrentUser,
  wanted: string[],
): Promise<AccessCodes & { owners: Map<string, CodeOwner> }> {
  const [[company], joined, found, asked] = await runTogether(ctx.db, [
    ctx.db
      .select({ code: companies.accessCode, asks: companies.codeScope })
      .from(companies)
      .where(eq(companies.id, user.companyId)),
    ctx.db
      .select({ corporateId: memberships.corporateId, name: companies.name, code: memberships.joinedWith })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.corporateId))
      .where(eq(memberships.companyId, user.companyId))
      .orderBy(memberships.joinedAt),
    ctx.db
      .select({ id: companies.id, name: companies.name, code: companies.accessCode, asks: companies.codeScope })
      .from(companies)
      .where(and(isListed(companies.accessCode, wanted), eq(companies.isCorporate, true))),
    ctx.db
      .select({ kind: deadlines.kind, dueOn: deadlines.dueOn })
      .from(deadlines)
      .where(and(eq(deadlines.companyId, user.companyId), eq(deadlines.scope, "members"))),
  ]);
  return {
    membersDueOn: mapKinds((kind) => (user.isCorporate && asked.find((date) => date.kind === kind)?.dueOn) || null),
    own: user.isCorporate ? (company?.code ?? null) : null,
    asks: company?.asks ?? "full",
    joined,
    owners: new Map(found.map(({ code, ...owner }) => [code ?? "", owner])),
  };
}
