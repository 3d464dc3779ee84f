import { and, asc, eq, sql } from "drizzle-orm";
import { aboutMember } from "~/assessment/answers/tellings.server";
import type { Kind } from "~/core/kinds/kind";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll, notifyPeople } from "~/foundation/notifications/audience.server";
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

/** How many names a report shows of those who read it through, and of those who approved it. */
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
 * Notes that the user has read a report through, or approves it. Doing it again changes nothing and tells nobody: the messages are written before
 * the row, while it is not there. `also` is written in the same batch.
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
  // NULL, and with it the end of the batch, once the account has been erased.
  const userId = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.erasedAt} is null)`;
  const about = { assessmentId, kind: assessment.kind };
  const tellings = kind === "reviewed" ? [tellOwners(ctx, user, about)] : tellOfApproval(ctx, user, about);
  // What an approval changes is in a new file.
  const files = kind === "approved" ? [askForReportFile(ctx, assessmentId, user.language)] : [];
  const done = await runTogether(ctx.db, [
    ...tellings,
    ctx.db.insert(reportReviews).values({ assessmentId, userId, kind, at: ctx.clock() }).onConflictDoNothing(),
    ...also,
    ...(kind === "approved" ? [requestProof(ctx, assessmentId)] : []),
    ...files,
  ]).catch(guardGone("report_reviews.user_id"));
  if (!done) return { ok: false, reason: "not-found" };
  await sendAll(ctx, done.slice(0, tellings.length).flat() as { id: string }[]);
  if (files.length > 0)
    await sendReportFiles(
      ctx,
      (done.at(-1) as { id: string }[]).map(({ id }) => id),
    );
  return verdict;
}

/** Whose report it is, as the data of an event says it. */
type About = { assessmentId: string; kind: Kind };

function isNew(user: CurrentUser, assessmentId: string, kind: ReviewKind) {
  const same = and(
    eq(reportReviews.assessmentId, assessmentId),
    eq(reportReviews.kind, kind),
    eq(reportReviews.userId, user.id),
  );
  return sql`not exists (select 1 from ${reportReviews} where ${same})`;
}

function tellOwners(ctx: Context, user: CurrentUser, about: About) {
  return notifyPeople(ctx, {
    cause: "report-reviewed",
    eventId: `report-reviewed/${about.assessmentId}/${user.id}`,
    data: about,
    to: sql`${users.companyId} = ${user.companyId} and ${users.role} = 'owner' and ${users.id} <> ${user.id} and ${isNew(user, about.assessmentId, "reviewed")}`,
  });
}

/** The colleagues, and the owners of the corporate companies with which the report is shared. */
function tellOfApproval(ctx: Context, user: CurrentUser, about: About) {
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
