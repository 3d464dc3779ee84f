import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { topicWork } from "~/assessment/teamwork/tables";
import { endConsentsTo } from "~/foundation/company/sharing.server";
import { formerNotifications } from "~/foundation/notifications/former-tables";
import { digestItems, outbox } from "~/foundation/notifications/tables";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { memberInvitations } from "~/foundation/tables/invitations";
import { emailChanges, users } from "~/foundation/tables/people";
import { memberRequests, requestEntries } from "~/foundation/tables/requests";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { inQuery, isListed, runTogether } from "~/platform/d1/client";
import { localMailbox } from "~/platform/d1/mailbox-tables";
import { count, NO_COUNTERS, ofCompany, uncount } from "~/results/statistics/count.server";
import { forgetMoves } from "~/results/statistics/former.server";
import { contributions } from "~/results/tables/cells";
import type { Scope } from "~/upkeep/privacy/rules/access";
import { emptiedDocument } from "./emptied-document.server";
import { eraseLogs, findTold, listMessages } from "./erase-logs.server";
import { erasedWith } from "./table-rules.server";

/** Assessments per batch, and batches per run. */
const CHUNK = 20;
const MAX_BATCHES = 25;

/**
 * Deletes a company's drafts, all its answers and its evidence. The figures of a submitted assessment stay, since its peers' sums
 * depend on them, but without the questions its next steps name. False if there was too much for one run.
 */
export async function eraseAssessments(ctx: Context, companyId: string): Promise<boolean> {
  const erased = erasedWith("assessment");
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const left = await ctx.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(
        and(
          eq(assessments.companyId, companyId),
          or(
            eq(assessments.state, "draft"),
            isNotNull(assessments.answersFile),
            ...erased.map(({ table, by }) => sql`exists (select 1 from ${table} where ${by} = ${assessments.id})`),
          ),
        ),
      )
      .limit(CHUNK);
    if (left.length === 0) return true;
    const ids = left.map(({ id }) => id);
    const document = await emptiedDocument(ctx, ids);
    await runTogether(ctx.db, [
      ...uncount(ctx, { where: ofCompany(companyId) }),
      ctx.db
        .update(results)
        .set({
          // As with the company itself, only the country of its location stays.
          stateId: results.countryId,
          revenueBand: "",
          document,
        })
        .where(isListed(results.assessmentId, ids)),
      // Contributions no longer show what the company has answered.
      ctx.db.update(contributions).set({ answers: NO_COUNTERS }).where(isListed(contributions.assessmentId, ids)),
      ...count(ctx, { where: ofCompany(companyId) }),
      ...erased.map(({ table, by }) => ctx.db.delete(table).where(isListed(by, ids))),
      // The answer files are deleted with the company's folder.
      ctx.db
        .update(assessments)
        .set({ answersFile: null, answeredOptional: null })
        .where(isListed(assessments.id, ids)),
      ctx.db.delete(assessments).where(and(isListed(assessments.id, ids), eq(assessments.state, "draft"))),
    ]);
  }
  return false;
}

/**
 * Removes all personal data of an account in one batch of each database. Rows that belong only to the user are deleted; of the user only the
 * id stays, since the company's assessments refer to it. If the scope is the company, the same happens to the company.
 */
export async function eraseRows(
  ctx: Context,
  user: { id: string; companyId: string; email: string },
  scope: Scope,
): Promise<void> {
  const { db } = ctx;
  const told = scope === "company" ? await findTold(ctx, user.companyId) : null;
  const settled = await listMessages(ctx, user.id);
  // Before the account is gone, so that an erasure that dies is repeated; and once more for what was delivered or moved meanwhile.
  await eraseLogs(ctx, user.id, told);
  const newAddresses = db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.userId, user.id));
  const messages = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, user.id));
  await runTogether(db, [
    db
      .delete(localMailbox)
      .where(
        or(
          eq(localMailbox.recipient, user.email),
          inQuery(localMailbox.id, messages),
          isListed(localMailbox.id, settled),
        ),
      ),
    db.delete(localMailbox).where(inQuery(localMailbox.recipient, newAddresses)),
    db.delete(memberInvitations).where(eq(memberInvitations.email, user.email)),
    ...erasedWith("user").map(({ table, by }) => db.delete(table).where(eq(by, user.id))),
    // The colleague's topics and actions become unassigned; their progress stays.
    db.update(topicWork).set({ assigneeId: null }).where(eq(topicWork.assigneeId, user.id)),
    db.update(actions).set({ assigneeId: null }).where(eq(actions.assigneeId, user.id)),
    // Their messages in requests go; what they did for their company stays, by nobody.
    db.delete(requestEntries).where(and(eq(requestEntries.authorId, user.id), eq(requestEntries.act, "said"))),
    db.update(requestEntries).set({ authorId: null }).where(eq(requestEntries.authorId, user.id)),
    db.update(memberRequests).set({ createdBy: null }).where(eq(memberRequests.createdBy, user.id)),
    ...(scope === "company" ? companyErased(ctx, user.companyId) : []),
    db
      .update(users)
      .set({
        username: "",
        email: `erased-${user.id}`,
        passwordHash: "",
        mobile: "",
        jobTitle: "",
        avatar: null,
        isAdministrator: false,
        wantsDigest: false,
        deletionDueAt: null,
        erasedAt: ctx.clock(),
      })
      .where(eq(users.id, user.id)),
  ]);
  await eraseLogs(ctx, user.id, told);
}

/** Industry and country stay for statistics; the company is no longer linked to any person. */
function companyErased(ctx: Context, companyId: string) {
  const { db, clock } = ctx;
  const told = [outbox, formerNotifications, digestItems];
  const members = sql`(select ${users.id} from ${memberships} join ${users} on ${users.companyId} = ${memberships.companyId} where ${memberships.corporateId} = ${companyId})`;
  const name = sql`(select ${companies.name} from ${companies} where ${companies.id} = ${companyId})`;
  const partners = sql`(select ${users.id} from ${memberships} join ${users} on ${users.companyId} = ${memberships.corporateId} where ${memberships.companyId} = ${companyId})`;
  return [
    // Messages that name the company: companies that shared with it keep theirs without the name, since they are about their own acts.
    ...told.map((table) =>
      db
        .update(table)
        .set({ data: sql`json_set(${table.data}, '$.company', '')` })
        .where(sql`${table.userId} in ${members} and ${table.data} ->> 'company' = ${name}`),
    ),
    // Companies that see its reports lose their messages about it, which have no subject any more.
    ...told.map((table) =>
      db.delete(table).where(sql`${table.userId} in ${partners} and ${table.data} ->> 'companyId' = ${companyId}`),
    ),
    ...uncount(ctx, { where: ofCompany(companyId) }),
    endConsentsTo(ctx, companyId),
    ...erasedWith("company").map(({ table, by }) => db.delete(table).where(eq(by, companyId))),
    db
      .update(companies)
      .set({
        name: "",
        registrationNumber: "",
        address: "",
        // A state is required; the country is a place too and reveals nothing more.
        stateId: companies.countryId,
        city: null,
        timeZone: null,
        revenueBand: "",
        accessCode: null,
        isCorporate: false,
        network: null,
        erasedAt: clock(),
      })
      .where(eq(companies.id, companyId)),
    // It is left in the sums of everybody alone, and in no list that names companies. They no longer say how it has moved.
    forgetMoves(ctx, ofCompany(companyId)),
    ...count(ctx, { where: ofCompany(companyId) }),
  ];
}
