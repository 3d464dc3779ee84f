import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import { languageOf } from "~/foundation/identity/language.server";
import { agreementsAt } from "~/foundation/identity/rules/agreements";
import { judgeName } from "~/foundation/identity/rules/names";
import { isOver } from "~/foundation/identity/rules/periods";
import { securityEvent } from "~/foundation/identity/security-events.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { companySignIns, signInLinks } from "~/foundation/tables/access";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { countUse } from "~/platform/rate-limit.server";
import type { ReadySignIn } from "./find.server";
import { mayBeLinked } from "./rules/access";
import type { Identity } from "./rules/identity";

/** New people of a company in a day. */
const NEW_PEOPLE = { max: 100, windowMs: 24 * 60 * 60_000 };

/** No password: `matchPassword` finds none that fits. */
const NO_PASSWORD = "";

interface Account {
  id: string;
  role: "owner" | "contributor" | "viewer";
  companyId: string;
  isAdministrator: boolean;
  deletionDueAt: number | null;
}

export interface Joined {
  ok: true;
  userId: string;
  role: Account["role"];
  /** The account is new. */
  isNew: boolean;
}
type Refusal = { ok: false; reason: "taken" | "other-person" | "not-you" | "leaving" | "full" | "expired" };

const ACCOUNT = {
  id: users.id,
  role: users.role,
  companyId: users.companyId,
  isAdministrator: users.isAdministrator,
  deletionDueAt: users.deletionDueAt,
};

/**
 * The account of a person whom a company's provider has recognised. The provider's own name for the person decides. The first time it is
 * the address, within the company; who is new joins it as a viewer, or in the role of their invitation. `triedBy` is the owner who tries the
 * sign-in out: nobody else comes in by that, nor joins.
 */
export async function joinByProvider(
  ctx: Context,
  request: Request,
  { ready, identity, triedBy }: { ready: ReadySignIn; identity: Identity; triedBy: string | null },
): Promise<Joined | Refusal> {
  const isLinked = and(eq(signInLinks.signInId, ready.id), eq(signInLinks.subject, identity.subject));
  const [[linked], [found]] = await runTogether(ctx.db, [
    ctx.db.select(ACCOUNT).from(signInLinks).innerJoin(users, eq(users.id, signInLinks.userId)).where(isLinked),
    ctx.db
      .select(ACCOUNT)
      .from(users)
      .where(and(eq(users.email, identity.email), isNull(users.erasedAt))),
  ]);
  const account = linked ?? found;
  if (triedBy && account?.id !== triedBy) return { ok: false, reason: "not-you" };
  if (!account) return create(ctx, request, ready, identity);
  if (!mayBeLinked(account, ready)) return { ok: false, reason: "taken" };
  if (isOver(account.deletionDueAt, ctx.clock())) return { ok: false, reason: "leaving" };
  if (!linked && !(await link(ctx, request, ready, identity, account.id))) return { ok: false, reason: "other-person" };
  if (account.role === "owner") await noteTried(ctx, ready.id);
  return { ok: true, userId: account.id, role: account.role, isNew: false };
}

/** Links an account to the person. False if it is another person's at this provider already. */
async function link(
  ctx: Context,
  request: Request,
  ready: ReadySignIn,
  { subject }: Identity,
  userId: string,
): Promise<boolean> {
  // NULL, which makes the batch fail, once the account is no longer one that the company may sign in.
  const guarded = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${userId} and ${users.companyId} = ${ready.companyId} and ${users.isAdministrator} = 0 and ${users.erasedAt} is null)`;
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(signInLinks).values({ signInId: ready.id, subject, userId: guarded, createdAt: ctx.clock() }),
      securityEvent(ctx, "company-sign-in-linked", userId, visitorOf(ctx, request)),
    ]);
    return true;
  } catch (error) {
    if (isGuardViolation(error, "sign_in_links.user_id") || isUniqueViolation(error, "sign_in_links")) return false;
    throw error;
  }
}

/** Creates the account of a new person, without a password, and tells the owner. */
async function create(
  ctx: Context,
  request: Request,
  ready: ReadySignIn,
  identity: Identity,
): Promise<Joined | Refusal> {
  const { subject, email, name } = identity;
  const limit = await countUse(ctx, `company-sign-in/new/${ready.companyId}`, NEW_PEOPLE);
  if (!limit.ok) return { ok: false, reason: "full" };
  const now = ctx.clock();
  const userId = ctx.ids.create();
  const invited = and(eq(invitations.companyId, ready.companyId), eq(invitations.email, email));
  const [[invitation], language] = await Promise.all([
    ctx.db
      .select({ role: invitations.role })
      .from(invitations)
      .where(and(invited, gt(invitations.expiresAt, now))),
    languageOf(ctx, request),
  ]);
  const role = invitation?.role ?? "viewer";
  try {
    const [, , , told] = await runTogether(ctx.db, [
      ctx.db.insert(users).values({
        id: userId,
        // NULL, which makes the batch fail, once the company has removed its sign-in.
        companyId: sql<string>`(select ${companySignIns.companyId} from ${companySignIns} where ${companySignIns.id} = ${ready.id})`,
        role,
        username: judgeName(name, "person") === null ? name : nameFrom(email),
        email,
        passwordHash: NO_PASSWORD,
        mobile: "",
        jobTitle: "",
        language,
        // The provider of the domain's holder says whose address it is.
        emailConfirmedAt: now,
        agreements: agreementsAt(agreedVersions(ctx), now),
        createdAt: now,
      }),
      ctx.db.insert(signInLinks).values({ signInId: ready.id, subject, userId, createdAt: now }),
      ctx.db.delete(invitations).where(invited),
      notifyPeople(ctx, {
        cause: "colleague-joined",
        eventId: `colleague-joined/${userId}`,
        data: { role },
        to: sql`${users.companyId} = ${ready.companyId} and ${users.role} = 'owner'`,
      }),
    ]);
    await sendAll(ctx, told);
  } catch (error) {
    if (isGuardViolation(error, "users.company_id")) return { ok: false, reason: "expired" };
    // Somebody else has got the address, or the person has come twice at the same moment. Now there is an account to judge.
    if (isUniqueViolation(error, "users.email"))
      return joinByProvider(ctx, request, { ready, identity, triedBy: null });
    throw error;
  }
  ctx.log("joined-by-company-sign-in", { role });
  return { ok: true, userId, role, isNew: true };
}

/** What stands for a name that the provider does not give: "nomsa.dlamini@…" is "nomsa dlamini". */
function nameFrom(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf("@"))
    .replace(/[._+-]+/g, " ")
    .trim();
  return judgeName(words, "person") === null ? words : "—";
}

/** Notes that an owner's sign-in has worked, after which it may be required. */
const noteTried = (ctx: Context, signInId: string) =>
  ctx.db
    .update(companySignIns)
    .set({ triedAt: ctx.clock() })
    .where(and(eq(companySignIns.id, signInId), isNull(companySignIns.triedAt)));
