import { and, eq, sql } from "drizzle-orm";
import { noteReading } from "~/assessment/answers/associated.server";
import { answersOf } from "~/assessment/answers/queries.server";
import { overallProgress, progressOf } from "~/assessment/answers/rules/completion";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Language } from "~/core/language";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { shortDateOf } from "~/i18n/format";
import { mayRemind } from "~/network/membership/rules/list";
import { mayFollowDraft } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { memberStandings } from "./tables";

/** How far a member's draft is; never its answers. */
export type DraftView = NonNullable<Awaited<ReturnType<typeof openMemberDraft>>>;

/**
 * How far a draft is, if its company shares everything with the reader's and has the user `userId`. The ledger records the view. Null
 * otherwise. One round trip.
 */
export async function openMemberDraft(
  ctx: Context,
  user: CurrentUser,
  { assessmentId, userId }: { assessmentId: string; userId: string },
  language: Language,
) {
  const isNamed = and(eq(users.id, userId), eq(users.companyId, assessments.companyId));
  const isTheirs = and(
    eq(memberships.companyId, assessments.companyId),
    eq(memberships.corporateId, user.companyId),
    isCorporateStill,
  );
  const [[row], [stored]] = await runTogether(ctx.db, [
    ctx.db
      .select({
        companyId: assessments.companyId,
        kind: assessments.kind,
        state: assessments.state,
        catalogueVersion: assessments.catalogueVersion,
        createdAt: assessments.createdAt,
        updatedAt: assessments.updatedAt,
        company: companies.name,
        scope: memberships.scope,
        remindedAt: memberStandings.remindedAt,
        standing: memberStandings.standing,
      })
      .from(assessments)
      .innerJoin(users, isNamed)
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      .innerJoin(memberships, isTheirs)
      .innerJoin(
        memberStandings,
        and(
          eq(memberStandings.corporateId, memberships.corporateId),
          eq(memberStandings.companyId, memberships.companyId),
          eq(memberStandings.kind, assessments.kind),
        ),
      )
      .where(eq(assessments.id, assessmentId)),
    answersOf(ctx, assessmentId),
    noteReading(
      ctx,
      user,
      "progress",
      sql`${assessments.id} = ${assessmentId} and ${assessments.state} = 'draft' and exists (select 1 from ${users} where ${isNamed})`,
    ),
  ]);
  if (!row || !mayFollowDraft(user, row)) return null;
  const catalogue = await getCatalogue(ctx, row.catalogueVersion);
  const answers = await readAnswers(ctx, stored);
  const isDone = row.standing !== "none" && row.standing !== "draft";
  return {
    companyId: row.companyId,
    company: row.company,
    kind: row.kind,
    startedOn: shortDateOf(row.createdAt, user),
    changedOn: shortDateOf(row.updatedAt, user),
    overall: overallProgress(catalogue, answers),
    topics: catalogue.dimensions.flatMap(({ topics }) =>
      topics.map(({ id, name, sections }) => ({ id, name: name[language], ...progressOf(sections, answers) })),
    ),
    remindedOn: row.remindedAt === null ? null : shortDateOf(row.remindedAt, user),
    canRemind: mayRemind(isDone, row.remindedAt, ctx.clock()),
  };
}
