import { and, eq, gt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { administratorProposals as proposals } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { mayConfirm, NEEDED_ADMINISTRATORS, PROPOSAL_LIFE_MS } from "../rules/administrators";

const proposer = alias(users, "proposer");

/** How many administrators hear of a proposal. */
const MAX_TOLD = 20;

/** The open proposal about a person, with who made it; by itself or in a batch. */
export function proposalQuery(ctx: Context, personId: string) {
  return ctx.db
    .select({
      id: proposals.id,
      isGiven: proposals.isGiven,
      proposedBy: proposals.proposedBy,
      proposer: sql<string | null>`nullif(${proposer.username}, '')`.as("proposer_name"),
      reason: proposals.reason,
      proposedAt: proposals.proposedAt,
      expiresAt: proposals.expiresAt,
    })
    .from(proposals)
    .leftJoin(proposer, eq(proposer.id, proposals.proposedBy))
    .where(and(eq(proposals.userId, personId), gt(proposals.expiresAt, ctx.clock())));
}

/** The statement that finds administrators, as many as a proposal takes. */
export const administratorsQuery = (ctx: Context) =>
  ctx.db.select({ id: users.id }).from(users).where(ADMINISTERS).limit(NEEDED_ADMINISTRATORS);

/** A literal, so that SQLite uses the partial index `users_administrators`. */
const ADMINISTERS = sql`${users.isAdministrator} and ${users.erasedAt} is null`;

/** The id of a person who can still become an administrator, or stop being one, at the hands of `by`; NULL, which aborts a batch, if not. */
function stillPossible(personId: string, by: string, isGiven: boolean) {
  const isFit = isGiven
    ? sql`not person.is_administrator and person.deletion_due_at is null and (exists (select 1 from two_steps where user_id = person.id and confirmed_at is not null) or exists (select 1 from passkeys where user_id = person.id))`
    : sql`person.is_administrator`;
  const others = sql`(select count(*) from (select 1 from ${users} where ${ADMINISTERS} limit ${NEEDED_ADMINISTRATORS}))`;
  const isBy = sql`exists (select 1 from ${users} where ${users.id} = ${by} and ${ADMINISTERS})`;
  return sql<string>`(select person.id from users as person where person.id = ${personId} and person.erased_at is null and ${isFit} and ${others} = ${NEEDED_ADMINISTRATORS} and ${isBy})`;
}

export type ProposeVerdict = { ok: true } | { ok: false; reason: "forbidden" | "changed" };

/**
 * Proposes that a person become an administrator, or stop being one. The other administrators are told. Returns "changed" if that is
 * no longer possible, or something is proposed about this person already.
 */
export async function proposeAdministrator(
  ctx: Context,
  user: CurrentUser,
  { personId, isGiven, reason }: { personId: string; isGiven: boolean; reason: string },
): Promise<ProposeVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const now = ctx.clock();
  const others = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${ADMINISTERS} and ${users.id} <> ${user.id}`)
    .limit(MAX_TOLD);
  const told = others.flatMap(({ id }) =>
    outboxRows(ctx, { cause: "administrator-proposed", userId: id, data: { personId } }),
  );
  try {
    const done = await runTogether(ctx.db, [
      ctx.db.delete(proposals).where(and(eq(proposals.userId, personId), lte(proposals.expiresAt, now))),
      ctx.db.insert(proposals).values({
        id: ctx.ids.create(),
        userId: stillPossible(personId, user.id, isGiven),
        isGiven,
        proposedBy: user.id,
        reason,
        proposedAt: now,
        expiresAt: now + PROPOSAL_LIFE_MS,
      }),
      ...outboxInserts(ctx, told),
      officeAct(ctx, user, {
        act: isGiven ? "administrator-proposed" : "administrator-end-proposed",
        companyId: companyOf(personId),
        userId: personId,
        reason,
      }),
    ]).catch(guardGone("administrator_proposals.user_id"));
    if (!done) return { ok: false, reason: "changed" };
  } catch (error) {
    if (!isUniqueViolation(error, "administrator_proposals.user_id")) throw error;
    return { ok: false, reason: "changed" };
  }
  await sendToQueue(ctx, told);
  return { ok: true };
}

const companyOf = (personId: string) =>
  sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${personId})`;

export type ConfirmVerdict = { ok: true; isGiven: boolean } | { ok: false; reason: "own" | "changed" };

/**
 * Confirms another administrator's proposal, so that the person becomes an administrator or stops being one. Both administrators
 * and the person are told. Everything is judged once more in the batch: the proposal is the one that was seen and has not expired,
 * both are still administrators and are two, and the person can still become one, or is not the last.
 */
export async function confirmProposal(
  ctx: Context,
  user: CurrentUser,
  { personId, proposalId, reason }: { personId: string; proposalId: string; reason: string },
): Promise<ConfirmVerdict> {
  const [proposal] = await proposalQuery(ctx, personId);
  if (proposal?.id !== proposalId) return { ok: false, reason: "changed" };
  const { isGiven, proposedBy } = proposal;
  if (!mayConfirm(user, proposedBy)) return { ok: false, reason: "own" };
  const possible = stillPossible(personId, proposedBy, isGiven);
  const isBy = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${ADMINISTERS})`;
  const isOpen = sql`exists (select 1 from ${proposals} where ${proposals.id} = ${proposalId} and ${proposals.userId} = ${personId} and ${proposals.proposedBy} <> ${user.id} and ${proposals.expiresAt} > ${ctx.clock()})`;
  const guard = sql<string>`(select ${possible} where ${isBy} and ${isOpen})`;
  const told = outboxRows(ctx, {
    cause: isGiven ? "administrator-made" : "administrator-ended",
    userId: personId,
    ...(personId === user.id ? { isOwn: true as const } : {}),
  });
  const cause = "administrator-changed";
  const data = { personId };
  const both = [
    ...(proposedBy === personId ? [] : outboxRows(ctx, { cause, userId: proposedBy, data })),
    ...(user.id === personId ? [] : outboxRows(ctx, { cause, userId: user.id, data, isOwn: true })),
  ];
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, told, guard),
    ...outboxInserts(ctx, both),
    ctx.db.update(users).set({ isAdministrator: isGiven }).where(eq(users.id, personId)),
    ctx.db.delete(proposals).where(eq(proposals.id, proposalId)),
    securityEvent(ctx, isGiven ? "administrator-made" : "administrator-ended", personId, NOBODY),
    officeAct(ctx, user, {
      act: isGiven ? "administrator-made" : "administrator-ended",
      companyId: companyOf(personId),
      userId: personId,
      reason,
    }),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "changed" };
  await sendToQueue(ctx, [...told, ...both]);
  return { ok: true, isGiven };
}

/** Withdraws the proposal that was seen; any administrator may, its author or one who does not agree. */
export async function withdrawProposal(
  ctx: Context,
  user: CurrentUser,
  { personId, proposalId, reason }: { personId: string; proposalId: string; reason: string },
): Promise<boolean> {
  if (!mayAdminister(user)) return false;
  const isThat = and(eq(proposals.id, proposalId), eq(proposals.userId, personId));
  const [, [row]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "administrator-withdrawn", companyId: companyOf(personId), userId: personId, reason },
      sql`exists (select 1 from ${proposals} where ${isThat})`,
    ),
    ctx.db.delete(proposals).where(isThat).returning({ id: proposals.id }),
  ]);
  return row !== undefined;
}
