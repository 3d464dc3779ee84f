import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ROLES } from "~/core/viewer";
import { mayAdminister, mayRemoveSecondStep } from "~/foundation/identity/rules/administration";
import { type CurrentUser, isConfirmed } from "~/foundation/identity/session.server";
import { passkeys, recoveryCodes, sessions, twoSteps } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { judgeProposal, mayConfirm } from "~/office/admin/rules/administrators";
import { decideRole } from "~/office/admin/rules/role";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { noteOfficeReading } from "../companies/find.server";
import { administratorsQuery, proposalQuery } from "./administrators.server";
import { placeQuery, toPlaced } from "./role.server";

/** What the office sees of a person. */
export type OfficePerson = NonNullable<Awaited<ReturnType<typeof openPerson>>>;

/**
 * What the office sees of a person: who they are, the roles they have and can be given, and how they sign in. Their company's
 * ledger notes the visit. Null if there is no such person. One round trip.
 */
export async function openPerson(ctx: Context, user: CurrentUser, id: string) {
  if (!mayAdminister(user)) return null;
  const now = ctx.clock();
  const [[person], [open], [twoStep], [codes], [keys], [place], [proposal], administrators] = await runTogether(
    ctx.db,
    [
      ctx.db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          mobile: users.mobile,
          jobTitle: users.jobTitle,
          role: users.role,
          isAdministrator: users.isAdministrator,
          isConfirmed,
          companyId: users.companyId,
          company: sql<string>`${companies.name}`.as("company_name"),
          createdAt: users.createdAt,
          deletionDueAt: users.deletionDueAt,
        })
        .from(users)
        .innerJoin(companies, eq(companies.id, users.companyId))
        .where(and(eq(users.id, id), isNull(users.erasedAt))),
      ctx.db
        .select({
          count: sql<number>`count(*)`.as("open_count"),
          seenAt: sql<number | null>`max(${sessions.lastSeenAt})`.as("seen_at"),
        })
        .from(sessions)
        .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
      ctx.db.select({ confirmedAt: twoSteps.confirmedAt }).from(twoSteps).where(eq(twoSteps.userId, id)),
      ctx.db
        .select({ count: sql<number>`count(*)`.as("codes_count") })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, id)),
      ctx.db
        .select({ count: sql<number>`count(*)`.as("keys_count") })
        .from(passkeys)
        .where(eq(passkeys.userId, id)),
      placeQuery(ctx, id),
      proposalQuery(ctx, id),
      administratorsQuery(ctx),
      noteOfficeReading(ctx, user, sql`(select ${users.companyId} from ${users} where ${users.id} = ${id})`),
    ],
  );
  if (!person) return null;
  const placed = place && toPlaced(place);
  const hasSecondStep = Boolean(twoStep?.confirmedAt);
  return {
    ...person,
    sessions: open?.count ?? 0,
    seenAt: open?.seenAt ?? null,
    hasSecondStep,
    recoveryCodes: hasSecondStep ? (codes?.count ?? 0) : 0,
    passkeys: keys?.count ?? 0,
    isOwn: person.id === user.id,
    canRemoveSecondStep: hasSecondStep && mayRemoveSecondStep(user, person.id),
    /** The open proposal to make this person an administrator, or to end that, and whether this administrator may confirm it. */
    proposal: proposal ? { ...proposal, mayConfirm: mayConfirm(user, proposal.proposedBy) } : null,
    /** Whether such a proposal can be made. */
    proposable: judgeProposal(
      {
        isAdministrator: person.isAdministrator,
        isLeaving: person.deletionDueAt !== null,
        isGuarded: hasSecondStep || (keys?.count ?? 0) > 0,
      },
      administrators.length,
    ),
    /** The verdict on each role the office could give; empty for a removed person. */
    roles: placed
      ? ROLES.map((role) => ({ role, verdict: decideRole(user, placed, role, placed.isOwnerLeaving) }))
      : [],
  };
}
