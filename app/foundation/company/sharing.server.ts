import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Scope } from "~/core/scopes";
import { companies, memberships } from "~/foundation/tables/company";
import { memberInvitations } from "~/foundation/tables/invitations";
import { consents } from "~/foundation/tables/ledger";
import { users } from "~/foundation/tables/people";
import { noteForBuyers } from "~/foundation/webhooks/note.server";
import type { Context } from "~/platform/context";

interface Sharing {
  companyId: string;
  corporateId: string;
}

/** What a company lets another see: its scope, and whether that includes its key figures. */
export interface Shared {
  scope: Scope;
  sharesFigures: boolean;
}

interface Joining extends Shared {
  code: string;
  at: number;
  /** The invitation whose link led here, if any. */
  invitationId?: string | undefined;
}

/** The scope that a company's choice leads to: never more than the other company asks for at that moment (`agreedScope`). */
const agreed = (corporateId: string, scope: Scope) =>
  sql<Scope>`case when ${asksLevel(corporateId)} then 'level' else ${scope} end`;

/** The same for its key figures, which a company that asks for the level does not ask for. */
const agreedFigures = (corporateId: string, sharesFigures: boolean) =>
  sql<boolean>`(${sharesFigures ? 1 : 0} and not ${asksLevel(corporateId)})`;

const asksLevel = (corporateId: string) =>
  sql`exists (select 1 from ${companies} where ${companies.id} = ${corporateId} and ${companies.codeScope} = 'level')`;

/**
 * The statements for one company to join another, for a batch: the membership, its ledger entry, and the note for the other's webhooks
 * (`sendNoted`). None grants more than the other company asks for. `guard` can abort the batch.
 */
export function joinStatements(
  ctx: Context,
  { companyId, corporateId, scope, sharesFigures, code, at, invitationId }: Sharing & Joining,
  guard?: SQL<string>,
) {
  const shared = { scope: agreed(corporateId, scope), sharesFigures: agreedFigures(corporateId, sharesFigures) };
  return [
    ctx.db.insert(memberships).values({
      corporateId: guard ?? corporateId,
      companyId,
      joinedAt: at,
      joinedWith: code,
      ...shared,
    }),
    ctx.db.insert(consents).values({ id: ctx.ids.create(), companyId, corporateId, since: at, ...shared }),
    noteForBuyers(ctx, companyId, { event: "member.joined", eventId: `joined/${companyId}/${at}`, only: corporateId }),
    answeredStatement(ctx, { companyId, corporateId, invitationId, at }),
  ];
}

/** The statements for one company to leave another. The consent ends; what was read under it stays on record. */
export function leaveStatements(ctx: Context, { companyId, corporateId }: Sharing) {
  return [
    endStatement(ctx, { companyId, corporateId }),
    ctx.db
      .delete(memberships)
      .where(and(eq(memberships.corporateId, corporateId), eq(memberships.companyId, companyId))),
    ctx.db
      .update(memberInvitations)
      .set({ state: "left" })
      .where(and(eq(memberInvitations.companyId, companyId), eq(memberInvitations.corporateId, corporateId))),
  ];
}

/** The statement that marks invitations to a company's people as joined, found by their addresses or by the link. */
function answeredStatement(
  ctx: Context,
  { companyId, corporateId, invitationId, at }: Sharing & Pick<Joining, "invitationId" | "at">,
) {
  const byLink = invitationId
    ? sql` union all select ${memberInvitations.email} from ${memberInvitations} where ${memberInvitations.id} = ${invitationId}`
    : sql``;
  return ctx.db
    .update(memberInvitations)
    .set({ state: "joined", companyId, joinedAt: at })
    .where(
      and(
        eq(memberInvitations.corporateId, corporateId),
        sql`${memberInvitations.email} in (select ${users.email} from ${users} where ${users.companyId} = ${companyId}${byLink})`,
      ),
    );
}

/**
 * The statements that change what a joined company sees from now on: its scope, whether it sees key figures, or both. They do nothing if it
 * has not joined, already sees that, or asks for less. The last statement finds the membership if that is what it shares now.
 */
export function shareStatements(ctx: Context, { companyId, corporateId }: Sharing, change: Partial<Shared>) {
  const isMore = change.scope === "full" || change.sharesFigures === true;
  const isAsked = isMore ? sql`not ${asksLevel(corporateId)}` : sql`true`;
  const scope = change.scope === undefined ? sql`${memberships.scope}` : sql`${change.scope}`;
  const figures =
    change.sharesFigures === undefined ? sql`${memberships.sharesFigures}` : sql`${change.sharesFigures ? 1 : 0}`;
  const isTheirs = and(eq(memberships.corporateId, corporateId), eq(memberships.companyId, companyId), isAsked);
  const differing = sql`from ${memberships} where ${isTheirs} and (${memberships.scope}, ${memberships.sharesFigures}) <> (${scope}, ${figures})`;
  return [
    ctx.db
      .update(consents)
      .set({ endedAt: ctx.clock() })
      .where(and(isInForce({ companyId, corporateId }), sql`exists (select 1 ${differing})`)),
    ctx.db
      .insert(consents)
      .select(
        sql`select ${ctx.ids.create()}, ${companyId}, ${corporateId}, ${scope}, ${ctx.clock()}, null, ${figures} ${differing}`,
      ),
    noteForBuyers(ctx, companyId, {
      event: "member.shared",
      eventId: `shared/${companyId}/${ctx.ids.create()}`,
      only: corporateId,
      when: sql`exists (select 1 ${differing})`,
    }),
    ctx.db.update(memberships).set(change).where(isTheirs).returning({ companyId: memberships.companyId }),
  ];
}

/** The statement that ends every consent given to a company. Run it before its memberships are deleted. */
export function endConsentsTo(ctx: Context, corporateId: string) {
  const given = sql`(select ${memberships.companyId}, ${memberships.corporateId} from ${memberships} where ${memberships.corporateId} = ${corporateId})`;
  return ctx.db
    .update(consents)
    .set({ endedAt: ctx.clock() })
    .where(and(sql`(${consents.companyId}, ${consents.corporateId}) in ${given}`, isNull(consents.endedAt)));
}

const isInForce = ({ companyId, corporateId }: Sharing) =>
  and(eq(consents.companyId, companyId), eq(consents.corporateId, corporateId), isNull(consents.endedAt));

const endStatement = (ctx: Context, sharing: Sharing) =>
  ctx.db.update(consents).set({ endedAt: ctx.clock() }).where(isInForce(sharing));

/**
 * Condition: the joined company is still a corporate one. If the network's office makes it an ordinary one again, its
 * members stay on record, but none of their data is shown or sent.
 */
export const isCorporateNow = (corporateId: SQL) =>
  sql`exists (select 1 from ${companies} as "joined" where "joined"."id" = ${corporateId} and "joined"."is_corporate")`;

/** The same for the company in a row of `memberships`. */
export const isCorporateStill = isCorporateNow(sql`${memberships.corporateId}`);

/** Condition: a company has joined the user's company and shares everything that it submits. */
export const sharesFully = (companyId: SQL, corporateId: string) =>
  sql`exists (select 1 from ${memberships} where ${memberships.companyId} = ${companyId} and ${memberships.corporateId} = ${corporateId} and ${memberships.scope} = 'full' and ${isCorporateStill})`;

/** SQL for a company's name. Empty once the company has been erased. */
export const nameOf = (companyId: SQL) =>
  sql<string>`coalesce((select ${companies.name} from ${companies} where ${companies.id} = ${companyId}), '')`;
