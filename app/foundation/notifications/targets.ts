import { COMPANY_SIGN_IN_PATH, TOKENS_PATH } from "~/core/addresses/account";
import { type AssessmentPaths, assessmentPaths, historyPath, startPath } from "~/core/addresses/assessment";
import { exportsPath, FLAGS_PATH, memberPath, membersPath } from "~/core/addresses/network";
import { PLAN_PATH } from "~/core/addresses/plan";
import { RECEIVED_PATH, requestPath } from "~/core/addresses/requests";
import { WEBHOOKS_PATH, webhookPath } from "~/core/addresses/webhooks";
import { asNaming } from "~/core/addresses/with-query";
import { toKind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import { type Cause, isCause } from "~/foundation/notifications/rules/types";

type Data = Record<string, string>;
/** A page whose path comes from the event's data. `seal` makes an assessment's id safe for a link. */
type Target = (data: Data, seal: (id: string) => string) => string | null;

/** A page of the event's assessment. */
function ofAssessment(page: (paths: AssessmentPaths, data: Data) => string): Target {
  return (data, seal) =>
    data.assessmentId ? page(assessmentPaths(toKind(data.kind), seal(data.assessmentId)), data) : null;
}

/** The same for a reader in another company; the path names one of the member's people. */
function ofMember(page: (paths: AssessmentPaths) => string): Target {
  return (data, seal) =>
    ofAssessment((paths) => asNaming(page(paths), data.userId ? seal(data.userId) : null))(data, seal);
}

/** The pages for answering it and for its results. */
const draft = ofAssessment((paths) => paths.form);
const dashboard = ofAssessment((paths) => paths.results);
/** One of its topics, and the comments on a question. */
const topic = ofAssessment((paths, { topicId = "" }) => paths.topic(topicId));
const comments = ofAssessment((paths, { questionId = "" }) => paths.comments(questionId));
/** The company's assessments of the event's kind. */
const list: Target = ({ kind }) => historyPath(toKind(kind));
/** The question before a new assessment of the event's kind. */
const starting: Target = ({ kind }) => startPath(toKind(kind));
/** The companies that have joined, with assessments of that kind. */
const members: Target = ({ kind }) => membersPath(toKind(kind));
/** The collected files of many members. */
const files: Target = ({ kind }) => exportsPath(toKind(kind));
/** A member's report if it may be read, else the list of members. */
const memberReport: Target = (data, seal) => ofMember((paths) => paths.results)(data, seal) ?? members(data, seal);
/** The page of a member whose answers have raised a red flag. */
const flagged: Target = ({ companyId }, seal) => (companyId ? memberPath(seal(companyId)) : FLAGS_PATH);
const announcement: Target = ({ announcementId }) => (announcementId ? `/announcements/${announcementId}` : null);

/** A person's page in the network's office. */
const officePerson: Target = ({ personId }) => `/admin/people/${personId ?? ""}`;

/** The reader's page of a request. */
const request: Target = ({ requestId, side }, seal) =>
  requestId ? requestPath(side === "sent" ? "sent" : "received", seal(requestId)) : RECEIVED_PATH;

/** The endpoint of a webhook, with its log. */
const webhook: Target = ({ webhookId }) => (webhookId ? webhookPath(webhookId) : WEBHOOKS_PATH);

/** The page for each event. Events that go out only by mail, with a code or a link of their own, have none. */
const TARGETS: Record<Cause, string | Target | null> = {
  "account-created": "/user/history",
  "address-link": null,
  "sign-up-repeated": "/user/security",
  "recovery-code": null,
  "recovery-verified": "/user/security",
  "password-changed": "/user/security",
  "profile-updated": "/user/profile",
  "new-device": "/user/security",
  "two-step-on": "/user/security",
  "two-step-off": "/user/security",
  "recovery-codes-renewed": "/user/security",
  "recovery-code-used": "/user/security",
  "passkey-added": "/user/security",
  "passkey-removed": "/user/security",
  "token-made": TOKENS_PATH,
  "token-revoked": TOKENS_PATH,
  "company-sign-in-saved": COMPANY_SIGN_IN_PATH,
  "company-sign-in-passed-by": "/user/security",
  "company-sign-in-required": "/user/security",
  "company-sign-in-over": "/user/security",
  "recovery-by-company": "/login",
  "email-change-confirm": null,
  "email-change-requested": "/user/profile",
  "email-changed": "/user/profile",
  "email-change-taken": "/user/security",
  "data-export-ready": "/user/privacy",
  "data-export-failed": "/user/privacy",
  "member-export-ready": files,
  "member-export-failed": files,
  "deletion-requested": "/user/privacy",
  "deletion-cancelled": "/user/privacy",
  "company-deletion-requested": "/user/privacy",
  "company-deletion-cancelled": "/user/privacy",
  "account-erased": null,
  "access-code-joined": "/user/profile/access-code",
  "access-code-left": "/user/profile/access-code",
  "access-code-rotated": "/user/profile/access-code",
  "corporate-granted": "/user/profile/access-code",
  "corporate-ended": "/user/profile/access-code",
  "profile-incomplete": "/user/profile/edit",
  "team-invitation": null,
  "team-invitation-taken": null,
  "member-invitation": null,
  "member-invitation-taken": null,
  "colleague-joined": "/user/team",
  "role-changed": "/user/team",
  "colleague-removed": null,
  "ownership-given": "/user/team",
  "ownership-received": "/user/team",
  "role-changed-by-office": "/user/team",
  "colleague-role-by-office": "/user/team",
  "administrator-proposed": officePerson,
  "administrator-made": "/admin",
  "administrator-ended": "/user/security",
  "administrator-changed": officePerson,
  "assessment-started": draft,
  "half-way": draft,
  "assessment-ready": draft,
  "draft-resting": draft,
  "footprint-year": starting,
  "next-near": starting,
  "next-due": starting,
  "assessment-completed": dashboard,
  "report-ready": dashboard,
  "report-shared": "/user/sharing",
  "report-link": ofAssessment((paths) => paths.share),
  "report-reviewed": dashboard,
  "report-approved": dashboard,
  "member-submitted": memberReport,
  "report-updated": memberReport,
  "member-report-approved": memberReport,
  "member-flagged": flagged,
  "deadline-set": list,
  "deadline-near": list,
  "deadline-passed": list,
  "members-deadline-set": list,
  "members-deadline-near": list,
  "members-deadline-passed": list,
  "member-reminder": list,
  "request-received": request,
  "request-returned": request,
  "request-closed": request,
  "request-due": request,
  "request-answered": request,
  "request-message": request,
  "topic-assigned": topic,
  "topic-due": topic,
  "actions-due": PLAN_PATH,
  "topic-ready": topic,
  "topic-sent-back": topic,
  "comment-added": comments,
  "webhook-failing": webhook,
  "webhook-gone": webhook,
  "support-received": "/support",
  "support-answered": "/support",
  "support-asked": "/admin/support",
};

/** Whether an event has a page. */
export function hasTarget(event: { cause: string; data: Data }): boolean {
  return targetOf(event, String) !== null;
}

/** Path of an event's page, or null. `seal` makes the ids in its data safe for a link. */
export function targetOf({ cause, data }: { cause: string; data: Data }, seal: (id: string) => string): string | null {
  const target = cause === ANNOUNCEMENT ? announcement : isCause(cause) ? TARGETS[cause] : null;
  return typeof target === "function" ? target(data, seal) : target;
}

/** Events about a report that readers may want as a file. The mail links to the file and never contains it. */
const WITH_FILE: ReadonlySet<string> = new Set<Cause>([
  "report-ready",
  "report-shared",
  "report-link",
  "report-approved",
  "report-updated",
  "member-submitted",
  "member-report-approved",
]);

/** Path of the report file of an event, in the reader's language. Null for events that are not about a report. */
export function reportFileOf(
  { cause, data }: { cause: string; data: Data },
  language: Language,
  seal: (id: string) => string,
): string | null {
  return WITH_FILE.has(cause) ? ofMember((paths) => paths.reportFile(language))(data, seal) : null;
}
