import { and, asc, eq, sql } from "drizzle-orm";
import { aboutMember } from "~/assessment/answers/notify.server";
import type { Kind } from "~/core/kinds/kind";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether, type Statement } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { requestProof } from "~/results/proof/request.server";
import { decideReview, type ReviewKind, type ReviewVerdict } from "~/results/proof/rules/reviews";
import { reportReviews } from "~/results/tables/reviews";
import { askForReportFile, sendReportFiles } from "./report-files.server";

/** The most names that a report shows of its reviewers, and of its approvers. */
const MAX_SHOWN = 50;

/** Who has reviewed or approved a report, and when, in milliseconds. */
export interface Review {
  userId: string;
  /** Null once the account has been erased. */
  name: string | null;
  kind: ReviewKind;
  at: number;
}

/** The reviews and approvals of a report, oldest first, for the batch that reads it. */
export function reviewsQuery(ctx: Context, assessmentId: string) {
  return reviewsOf(ctx.db, { assessmentId });
}

const reviewsOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      userId: reportReviews.userId,
      name: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("name"),
      kind: reportReviews.kind,
      at: reportReviews.at,
    })
    .from(reportReviews)
    .innerJoin(users, eq(users.id, reportReviews.userId))
    .where(eq(reportReviews.assessmentId, assessmentId))
    .orderBy(asc(reportReviews.at))
    .limit(MAX_SHOWN),
);

/**
 * Records that the user has reviewed a report, or approves it. A repetition changes nothing and sends no messages, because these are
 * written before the row and only while it does not exist. `also` is written in the same batch.
 */
export async function addReview(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  kind: ReviewKind,
  also: readonly Statement[] = [],
): Promise<ReviewVerdict> {
  const [assessment] = await ctx.db
    .select({ companyId: assessments.companyId, kind: assessments.kind, state: assessments.state })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  const verdict = decideReview(user, assessment, kind);
  if (!verdict.ok || !assessment) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  // NULL once the account has been erased, which fails the batch.
  const userId = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.erasedAt} is null)`;
  const about = { assessmentId, kind: assessment.kind };
  const notifications = kind === "reviewed" ? [notifyOwners(ctx, user, about)] : notifyApproval(ctx, user, about);
  // An approval changes the report, so it needs a new file.
  const files = kind === "approved" ? [askForReportFile(ctx, assessmentId, user.language)] : [];
  const done = await runTogether(ctx.db, [
    ...notifications,
    ctx.db.insert(reportReviews).values({ assessmentId, userId, kind, at: ctx.clock() }).onConflictDoNothing(),
    ...also,
    ...(kind === "approved" ? [requestProof(ctx, assessmentId)] : []),
    ...files,
  ]).catch(guardGone("report_reviews.user_id"));
  if (!done) return { ok: false, reason: "not-found" };
  await sendAll(ctx, done.slice(0, notifications.length).flat() as { id: string }[]);
  if (files.length > 0)
    await sendReportFiles(
      ctx,
      (done.at(-1) as { id: string }[]).map(({ id }) => id),
    );
  return verdict;
}

/** The report, as the data of an event names it. */
type About = { assessmentId: string; kind: Kind };

function isNew(user: CurrentUser, assessmentId: string, kind: ReviewKind) {
  const same = and(
    eq(reportReviews.assessmentId, assessmentId),
    eq(reportReviews.kind, kind),
    eq(reportReviews.userId, user.id),
  );
  return sql`not exists (select 1 from ${reportReviews} where ${same})`;
}

function notifyOwners(ctx: Context, user: CurrentUser, about: About) {
  return notifyPeople(ctx, {
    cause: "report-reviewed",
    eventId: `report-reviewed/${about.assessmentId}/${user.id}`,
    data: about,
    to: sql`${users.companyId} = ${user.companyId} and ${users.role} = 'owner' and ${users.id} <> ${user.id} and ${isNew(user, about.assessmentId, "reviewed")}`,
  });
}

/** Notifies the colleagues, and the owners of the corporate companies that the report is shared with. */
function notifyApproval(ctx: Context, user: CurrentUser, about: About) {
  const { assessmentId, kind } = about;
  const isFirst = isNew(user, assessmentId, "approved");
  const eventId = `report-approved/${assessmentId}/${user.id}`;
  return [
    notifyPeople(ctx, {
      cause: "report-approved",
      eventId,
      data: about,
      to: sql`${users.companyId} = ${user.companyId} and ${users.id} <> ${user.id} and ${isFirst}`,
    }),
    notifyPeople(ctx, {
      cause: "member-report-approved",
      eventId,
      data: aboutMember(user, { id: assessmentId, kind }),
      from: sql`${memberships} cross join ${users} on ${users.companyId} = ${memberships.corporateId}`,
      to: sql`${memberships.companyId} = ${user.companyId} and ${isCorporateStill} and ${users.role} = 'owner' and ${isFirst}`,
    }),
  ];
}
