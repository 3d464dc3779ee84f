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

/** The assessment that a notification is about. */
type About = Pick<AssessmentRow, "id" | "kind">;

const everybodyOf = (companyId: string) => sql`${users.companyId} = ${companyId}`;
const ownersOf = (companyId: string) => sql`${everybodyOf(companyId)} and ${users.role} = 'owner'`;
const colleaguesOf = ({ companyId, id }: CurrentUser) => sql`${everybodyOf(companyId)} and ${users.id} <> ${id}`;

/** Tells the colleagues of the user who started a draft, if the insert earlier in the batch succeeded. */
export function notifyStart(ctx: Context, user: CurrentUser, { id, kind }: About) {
  const isThere = sql`exists (select 1 from ${assessments} where ${assessments.id} = ${id} and ${assessments.companyId} = ${user.companyId})`;
  return notifyPeople(ctx, {
    cause: "assessment-started",
    eventId: `assessment-started/${id}`,
    data: { assessmentId: id, kind },
    to: sql`${colleaguesOf(user)} and ${isThere}`,
  });
}

/**
 * Tells the user who started a draft that a colleague has answered half of it, only on the save that crosses the half. In the batch it comes after the `written` answers and before the update of the draft's count, which still
 * has the old number. Null past the half, or when `written` answers cannot cross it. In that second case a save that
 * finds other saves in between asks again after the batch (`written` is null), since together they may have crossed it.
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
    to: sql`${users.id} = ${assessment.startedBy} and ${colleaguesOf(user)} and ${isBefore} ${answeredRequired(id)} >= ${half}`,
  });
}

/** Tells the owners that a draft is ready to submit, at most once a day. Sends nothing once it is submitted. */
export function notifyReady(ctx: Context, user: CurrentUser, { id, kind }: About) {
  const day = dayIn(ctx.clock(), user.timeZone);
  return notifyPeople(ctx, {
    cause: "assessment-ready",
    eventId: `assessment-ready/${id}/${day}`,
    data: { assessmentId: id, kind },
    to: sql`${colleaguesOf(user)} and ${users.role} = 'owner' and exists ${draftGuard(id)}`,
  });
}

/** Counts the required questions of an assessment that have a complete and confirmed answer. */
export function answeredRequired(assessmentId: string | Placeholder) {
  return sql<number>`(select count(*) from ${answers} where ${answers.assessmentId} = ${assessmentId} and ${answers.isRequired} = 1 and ${answers.isAnswered} = 1 and ${answers.unconfirmed} is null)`;
}

/**
 * Notifies of a submission: the company (its level and report are there) and the corporate companies it shares them with. Who submits has
 * both on the page that follows, and gets a mail.
 */
export function notifySubmission(
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
      by: user.id,
    }),
    notifyPeople(ctx, {
      cause: "report-ready",
      eventId: `report-ready/${id}`,
      data: { assessmentId: id, kind },
      to: sql`${colleaguesOf(user)} and ${users.role} <> 'owner'`,
    }),
    ...notifySharing(ctx, user, { id, kind, isFirst }),
  ];
}

/**
 * Notification data about a member for the owners of a company it has joined, for a statement over `memberships`. It
 * names the report only if the member shares it in full.
 */
export function aboutMember({ id: userId, companyId, companyName: company }: CurrentUser, { id, kind }: About): SQL {
  const data = { kind, company, companyId };
  const [full, level] = [
    { ...data, assessmentId: id, userId },
    { ...data, scope: "level" },
  ].map((each) => JSON.stringify(each));
  return sql`iif(${memberships.scope} = 'full', ${full}, ${level})`;
}

/**
 * Tells a company's owners by mail who sees its report, and tells the owners of the corporate companies that the report is there. Covers
 * every joined company, or only the newly `joined` ones. In that case the company's own owners are not told, because they have just joined.
 */
export function notifySharing(
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
    ...(joined === undefined
      ? [
          notifyPeople(ctx, {
            cause: "report-shared",
            eventId: sql`${`report-shared/${id}/`} || ${memberships.corporateId}`,
            data: sql`json_object('assessmentId', ${id}, 'kind', ${kind}, 'company', ${companies.name})`,
            from: sql`${memberships} cross join ${companies} on ${companies.id} = ${memberships.corporateId} cross join ${users}`,
            to: sql`${isJoined} and ${memberships.scope} = 'full' and ${ownersOf(companyId)}`,
            by: user.id,
          }),
        ]
      : []),
    notifyPeople(ctx, {
      cause: isFirst ? "member-submitted" : "report-updated",
      eventId: sql`${`report-received/${id}/`} || ${memberships.corporateId}`,
      data: aboutMember(user, { id, kind }),
      from: sql`${memberships} cross join ${users} on ${users.companyId} = ${memberships.corporateId}`,
      to: sql`${isJoined} and ${users.role} = 'owner'`,
    }),
  ];
}
