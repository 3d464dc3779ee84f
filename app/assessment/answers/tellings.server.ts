import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { requiredCount } from "~/assessment/answers/rules/completion";
import { halfOf } from "~/assessment/answers/rules/nudges";
import { dayIn } from "~/core/days/days";
import type { Level } from "~/core/level";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople } from "~/foundation/notifications/audience.server";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { assessments } from "../../foundation/tables/assessments";
import { draftGuard } from "./draft-guard.server";
import type { AssessmentRow, OpenedAssessment } from "./queries.server";
import { answers } from "./tables";

/** Which assessment somebody is told of. */
type About = Pick<AssessmentRow, "id" | "kind">;

const everybodyOf = (companyId: string) => sql`${users.companyId} = ${companyId}`;
const ownersOf = (companyId: string) => sql`${everybodyOf(companyId)} and ${users.role} = 'owner'`;

/**
 * Tells the company that a draft has been started, if it has: it is the one that was to be inserted before. Whoever started
 * it needs no mail of that.
 */
export function tellOfStart(ctx: Context, user: CurrentUser, { id, kind }: About) {
  const isThere = sql`exists (select 1 from ${assessments} where ${assessments.id} = ${id} and ${assessments.companyId} = ${user.companyId})`;
  return notifyPeople(ctx, {
    cause: "assessment-started",
    eventId: `assessment-started/${id}`,
    data: { assessmentId: id, kind },
    to: sql`${everybodyOf(user.companyId)} and ${isThere}`,
    inAppOnly: sql`${users.id} = ${user.id}`,
  });
}

/**
 * Tells whoever started a draft and whoever answers that half of it is done: nothing but on the save that crosses the half. It stands in
 * the batch after the `written` answers and before the draft's count, which still says how many there were. Null past the half, and where so
 * many cannot cross it: then whoever finds that others have saved meanwhile asks once more after the batch (`written` is null), since together
 * they may have.
 */
export function notifyHalfway(
  ctx: Context,
  user: CurrentUser,
  { assessment, catalogue }: OpenedAssessment,
  written: number | null,
) {
  const half = halfOf(requiredCount(catalogue));
  const { id, kind, answeredRequired: before } = assessment;
  if (before >= half || (written !== null && before + written < half)) return null;
  const counted = sql`(select ${assessments.answeredRequired} from ${assessments} where ${assessments.id} = ${id})`;
  const isBefore = written === null ? sql`` : sql`${counted} < ${half} and`;
  return notifyPeople(ctx, {
    cause: "half-way",
    eventId: `half-way/${id}`,
    data: { assessmentId: id, kind },
    to: sql`${users.id} in (${assessment.startedBy}, ${user.id}) and ${isBefore} ${answeredRequired(id)} >= ${half}`,
  });
}

/**
 * Tells the owners that a draft waits for their yes, once a day however often they are asked. Nobody is told once it is
 * submitted.
 */
export function tellOfReady(ctx: Context, user: CurrentUser, { id, kind }: About) {
  const day = dayIn(ctx.clock(), user.timeZone);
  return notifyPeople(ctx, {
    cause: "assessment-ready",
    eventId: `assessment-ready/${id}/${day}`,
    data: { assessmentId: id, kind },
    to: sql`${ownersOf(user.companyId)} and exists ${draftGuard(id)}`,
  });
}

/** How many required questions of an assessment have an answer that somebody stands by, counted. */
export function answeredRequired(assessmentId: string | Placeholder) {
  return sql<number>`(select count(*) from ${answers} where ${answers.assessmentId} = ${assessmentId} and ${answers.isRequired} = 1 and ${answers.isAnswered} = 1 and ${answers.unconfirmed} is null)`;
}

/** Tells of a submission: the company that its level and report are there, and those it shares them with. */
export function tellOfSubmission(
  ctx: Context,
  user: CurrentUser,
  { id, kind, overall, isFirst }: About & { overall: { level: Level; score: number }; isFirst: boolean },
) {
  const { companyId } = user;
  const isSubmitter = sql`${users.id} = ${user.id}`;
  return [
    notifyPeople(ctx, {
      cause: "assessment-completed",
      eventId: `assessment-completed/${id}`,
      data: { assessmentId: id, kind, level: overall.level, score: String(overall.score) },
      to: sql`${everybodyOf(companyId)} and (${users.role} = 'owner' or ${isSubmitter})`,
    }),
    notifyPeople(ctx, {
      cause: "report-ready",
      eventId: `report-ready/${id}`,
      data: { assessmentId: id, kind },
      to: everybodyOf(companyId),
      inAppOnly: sql`${users.role} = 'owner' or ${isSubmitter}`,
    }),
    ...tellOfSharing(ctx, user, { id, kind, isFirst }),
  ];
}

/** What the owners of a joined company are told of a member, for a statement over `memberships`: where its report is, if that is shared. */
export function aboutMember({ id: userId, companyId, companyName: company }: CurrentUser, { id, kind }: About): SQL {
  const data = { kind, company, companyId };
  const [full, level] = [
    { ...data, assessmentId: id, userId },
    { ...data, scope: "level" },
  ].map((each) => JSON.stringify(each));
  return sql`iif(${memberships.scope} = 'full', ${full}, ${level})`;
}

/**
 * Tells the owners of a company who sees its report, and the owners of the corporate companies that it is there: of every company that is joined,
 * or of those that have just been. The company's own owners then have a mail of the joining already.
 */
export function tellOfSharing(
  ctx: Context,
  user: CurrentUser,
  { id, kind, isFirst, joined }: About & { isFirst: boolean; joined?: string[] },
) {
  const { companyId } = user;
  const isOne =
    joined === undefined
      ? sql`true`
      : sql`${memberships.corporateId} in (select value from json_each(${JSON.stringify(joined)}))`;
  const isJoined = sql`${memberships.companyId} = ${companyId} and ${isCorporateStill} and ${isOne}`;
  return [
    notifyPeople(ctx, {
      cause: "report-shared",
      eventId: sql`${`report-shared/${id}/`} || ${memberships.corporateId}`,
      data: sql`json_object('assessmentId', ${id}, 'kind', ${kind}, 'company', ${companies.name})`,
      from: sql`${memberships} cross join ${companies} on ${companies.id} = ${memberships.corporateId} cross join ${users}`,
      to: sql`${isJoined} and ${memberships.scope} = 'full' and ${ownersOf(companyId)}`,
      inAppOnly: joined === undefined ? undefined : sql`true`,
    }),
    notifyPeople(ctx, {
      cause: isFirst ? "member-submitted" : "report-updated",
      eventId: sql`${`report-received/${id}/`} || ${memberships.corporateId}`,
      data: aboutMember(user, { id, kind }),
      from: sql`${memberships} cross join ${users} on ${users.companyId} = ${memberships.corporateId}`,
      to: sql`${isJoined} and ${users.role} = 'owner'`,
    }),
  ];
}
