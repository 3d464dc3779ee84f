/** The six groups of preferences (specification, accounts 2). */
export const NOTIFICATION_GROUPS = ["account", "assessment", "system", "report", "compliance", "support"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const PRIORITIES = ["LOW", "MEDIUM", "HIGH", "URGENT"] as const;
export type Priority = (typeof PRIORITIES)[number];

const type = <G extends NotificationGroup, P extends Priority>(group: G, priority: P) => ({ group, priority });

/** The thirty types, in the specification's order (accounts 9), with their group and priority. */
export const NOTIFICATION_TYPES = {
  ACCOUNT_CREATED: type("account", "MEDIUM"),
  PASSWORD_CHANGED: type("account", "HIGH"),
  PROFILE_UPDATED: type("account", "MEDIUM"),
  SECURITY_ALERT: type("account", "URGENT"),
  EMAIL_VERIFICATION: type("account", "MEDIUM"),
  SUBMISSION_DEADLINE: type("assessment", "HIGH"),
  SUBMISSION_COMPLETED: type("assessment", "MEDIUM"),
  ASSESSMENT_PROGRESS: type("assessment", "LOW"),
  MISSING_INFO: type("assessment", "MEDIUM"),
  SUBMISSION_STATUS: type("assessment", "MEDIUM"),
  REPORT_GENERATED: type("report", "MEDIUM"),
  SYSTEM_MAINTENANCE: type("system", "MEDIUM"),
  SERVICE_UPDATE: type("system", "LOW"),
  TECHNICAL_ISSUE: type("system", "HIGH"),
  NEW_FEATURE: type("system", "LOW"),
  PERFORMANCE_ALERT: type("system", "MEDIUM"),
  REPORT_REVIEW: type("report", "MEDIUM"),
  REPORT_APPROVED: type("report", "MEDIUM"),
  REPORT_SHARED: type("report", "MEDIUM"),
  REPORT_UPDATED: type("report", "MEDIUM"),
  POLICY_UPDATE: type("compliance", "MEDIUM"),
  COMPLIANCE_DEADLINE: type("compliance", "HIGH"),
  DATA_SUBMISSION: type("compliance", "MEDIUM"),
  REGULATORY_UPDATE: type("compliance", "MEDIUM"),
  PRIVACY_UPDATE: type("compliance", "MEDIUM"),
  SUPPORT_TICKET: type("support", "MEDIUM"),
  QUERY_RESPONSE: type("support", "MEDIUM"),
  FEEDBACK_REQUEST: type("support", "LOW"),
  SURVEY_INVITATION: type("support", "LOW"),
  NEWSLETTER: type("support", "LOW"),
} as const;
export type NotificationType = keyof typeof NOTIFICATION_TYPES;

export type Channel = "email" | "inApp";
const both: readonly Channel[] = ["email", "inApp"];
const emailOnly: readonly Channel[] = ["email"];
const inAppOnly: readonly Channel[] = ["inApp"];

const cause = <T extends NotificationType>(type: T, channels = both) => ({ type, channels });

/**
 * The events that people are notified of, with type and channels. Each cause has its own text. Of what people do themselves they get a
 * mail at most, as a receipt (`by` of a broadcast, `isOwn` of an event). What concerns the safety of an account goes both ways, because
 * somebody else may have done it (docs/decisions/0077-the-bell-tells-what-others-did.md).
 */
export const CAUSES = {
  "account-created": cause("ACCOUNT_CREATED"),
  /** The link that confirms an account's address, sent again. */
  "address-link": cause("EMAIL_VERIFICATION", emailOnly),
  "sign-up-repeated": cause("SECURITY_ALERT"),
  /** Data: `code`, sealed. */
  "recovery-code": cause("SECURITY_ALERT", emailOnly),
  "recovery-verified": cause("EMAIL_VERIFICATION"),
  "password-changed": cause("PASSWORD_CHANGED"),
  "profile-updated": cause("PROFILE_UPDATED"),
  /** Data: `browser`, `os`, `place`, any of which may be empty; `priority`. */
  "new-device": cause("SECURITY_ALERT"),
  "two-step-on": cause("SECURITY_ALERT"),
  "two-step-off": cause("SECURITY_ALERT"),
  "recovery-codes-renewed": cause("SECURITY_ALERT"),
  "recovery-code-used": cause("SECURITY_ALERT"),
  /** Data: `name` of the passkey. */
  "passkey-added": cause("SECURITY_ALERT"),
  "passkey-removed": cause("SECURITY_ALERT"),
  /** A token for another system. Data: its `name`. */
  "token-made": cause("SECURITY_ALERT"),
  "token-revoked": cause("SECURITY_ALERT"),
  /** The company's own sign-in. To its owner. */
  "company-sign-in-saved": cause("SECURITY_ALERT"),
  "company-sign-in-passed-by": cause("SECURITY_ALERT"),
  /** To everybody in the company. Data: `company`. */
  "company-sign-in-required": cause("SECURITY_ALERT"),
  "company-sign-in-over": cause("SECURITY_ALERT"),
  /** In place of a code for a new password. */
  "recovery-by-company": cause("SECURITY_ALERT", emailOnly),
  /** Goes to the new address. Data: `changeId`. */
  "email-change-confirm": cause("EMAIL_VERIFICATION", emailOnly),
  /** Goes to the address in use at the time. Data: `email`, the new one, shortened for display; `to`, sealed. */
  "email-change-requested": cause("SECURITY_ALERT"),
  /** Goes to the former address. Data: `to`, sealed. */
  "email-changed": cause("SECURITY_ALERT"),
  /** To the owner of an address that another user wanted to change theirs to. */
  "email-change-taken": cause("SECURITY_ALERT"),
  /** Data: `exportId`. */
  "data-export-ready": cause("QUERY_RESPONSE"),
  "data-export-failed": cause("QUERY_RESPONSE"),
  /** A file about many members. Data: `exportId` and the `kind` of the assessments. */
  "member-export-ready": cause("QUERY_RESPONSE"),
  "member-export-failed": cause("QUERY_RESPONSE"),
  /** Data: `date`, ISO. */
  "deletion-requested": cause("SECURITY_ALERT"),
  "deletion-cancelled": cause("SECURITY_ALERT"),
  /** To everybody else in a company whose owner requested its deletion. Data: `date`, ISO. */
  "company-deletion-requested": cause("SECURITY_ALERT"),
  "company-deletion-cancelled": cause("SECURITY_ALERT"),
  /** Sent before the address is erased, without an outbox row. */
  "account-erased": cause("SECURITY_ALERT", emailOnly),
  /** Data: `company`. */
  "access-code-joined": cause("PROFILE_UPDATED"),
  "access-code-left": cause("PROFILE_UPDATED"),
  "access-code-rotated": cause("SECURITY_ALERT"),
  /** To the owners of a company that the network's office has made a corporate one, or an ordinary one again. */
  "corporate-granted": cause("PROFILE_UPDATED"),
  "corporate-ended": cause("PROFILE_UPDATED"),
  /** Once, to a user with empty fields in the profile. */
  "profile-incomplete": cause("MISSING_INFO"),
  /** To the colleagues of the user who started it. Data: `assessmentId` and its `kind`, as in all of these. */
  "assessment-started": cause("SUBMISSION_STATUS"),
  /** To the user who started it: a colleague has answered the half of the required questions. */
  "half-way": cause("ASSESSMENT_PROGRESS"),
  /** To the owners: a colleague asks them to submit. */
  "assessment-ready": cause("SUBMISSION_STATUS"),
  /** A draft has not been touched. Data: `days`. */
  "draft-resting": cause("ASSESSMENT_PROGRESS"),
  /** To the owners, whole years after the company's last Progress Assessment. Data: `years`; `date` of that one, ISO. */
  "footprint-year": cause("ASSESSMENT_PROGRESS"),
  /** To the owners. Data: `level`; `score`, hundredths of a percent. */
  "assessment-completed": cause("SUBMISSION_COMPLETED"),
  /** To everybody in the company but its owners, who are told of the completion. */
  "report-ready": cause("REPORT_GENERATED"),
  /** To the owners. Data: `company`, which sees the report from now on. */
  "report-shared": cause("REPORT_SHARED"),
  /** To the owners: there is a link to the report. Data: `date`, the last day on which it works, ISO. */
  "report-link": cause("REPORT_SHARED"),
  /** To the owners, from a colleague. */
  "report-reviewed": cause("REPORT_REVIEW"),
  /** To the colleagues of the owner who approved. */
  "report-approved": cause("REPORT_APPROVED"),
  /** To the owners of a corporate company about a member. Data: `kind`, `company` and `companyId`, as in the next two. */
  "member-submitted": cause("DATA_SUBMISSION"),
  "report-updated": cause("REPORT_UPDATED"),
  "member-report-approved": cause("REPORT_APPROVED"),
  /**
   * To those of a corporate company who may act: what a member submits has raised red flags. Data: `company` and `companyId`; `flags`, their
   * names. At most one mail a day.
   */
  "member-flagged": cause("DATA_SUBMISSION"),
  /** Goes to the invited address, in the invitation's language. Data: `invitationId`. */
  "team-invitation": cause("EMAIL_VERIFICATION", emailOnly),
  /** Sent instead when that address already has an account. */
  "team-invitation-taken": cause("EMAIL_VERIFICATION", emailOnly),
  /** Asks a company to join a corporate one, in the invitation's language. Data: `invitationId`. */
  "member-invitation": cause("EMAIL_VERIFICATION", emailOnly),
  /** Sent instead when that address already has an account. */
  "member-invitation-taken": cause("EMAIL_VERIFICATION", emailOnly),
  /** To the owners, once an invitation has been accepted. Data: `role`. */
  "colleague-joined": cause("ACCOUNT_CREATED"),
  /** Data: `role`, the new one. */
  "role-changed": cause("SECURITY_ALERT"),
  /** To the removed user, before the account is erased. Data: `company`. */
  "colleague-removed": cause("SECURITY_ALERT", emailOnly),
  /** To the former owner and to the new one. */
  "ownership-given": cause("SECURITY_ALERT"),
  "ownership-received": cause("SECURITY_ALERT"),
  /** By the network's office: to the user whose role changed, with the new one as `role`, and to the owner of their company. */
  "role-changed-by-office": cause("SECURITY_ALERT"),
  "colleague-role-by-office": cause("SECURITY_ALERT"),
  /** To the other administrators, so that one of them confirms it. Data: `personId`. */
  "administrator-proposed": cause("SECURITY_ALERT"),
  /** To the person who has become an administrator, or is none any more. */
  "administrator-made": cause("SECURITY_ALERT"),
  "administrator-ended": cause("SECURITY_ALERT"),
  /** To the two administrators who have changed another's role. Data: `personId`. */
  "administrator-changed": cause("SECURITY_ALERT"),
  /**
   * A company's own deadline. Data: `kind`; `dueOn`, ISO date; `left`, the draft's open required questions, empty
   * without a draft.
   */
  "deadline-set": cause("SUBMISSION_DEADLINE"),
  "deadline-near": cause("SUBMISSION_DEADLINE"),
  "deadline-passed": cause("SUBMISSION_DEADLINE"),
  /** To those who can answer: the date of the next assessment is two weeks away, or it is there. Data: `kind`; `dueOn`, ISO date. */
  "next-near": cause("SUBMISSION_DEADLINE"),
  "next-due": cause("SUBMISSION_DEADLINE"),
  /** A deadline that a corporate company sets for its members. Data: the same, and `company`, which sets it. */
  "members-deadline-set": cause("COMPLIANCE_DEADLINE"),
  "members-deadline-near": cause("COMPLIANCE_DEADLINE"),
  "members-deadline-passed": cause("COMPLIANCE_DEADLINE"),
  /** To those who may answer, when a user of that company requests it. The same data, `dueOn` empty. */
  "member-reminder": cause("COMPLIANCE_DEADLINE"),
  /**
   * To those who may answer: a company that they have joined asks for something, sends it back, closes it, or its day is near, there or over
   * (`when`). Data: `requestId`; `side`, whose page of it the reader opens; `asks`, for what; `dueOn`, ISO date; `company`, the other one,
   * and `companyId`; `act`; as in the next two.
   */
  "request-received": cause("COMPLIANCE_DEADLINE"),
  "request-returned": cause("COMPLIANCE_DEADLINE"),
  "request-closed": cause("COMPLIANCE_DEADLINE"),
  "request-due": cause("COMPLIANCE_DEADLINE"),
  /** To the owner of the company that asks and to whoever asked: accepted, declined or done. */
  "request-answered": cause("QUERY_RESPONSE"),
  /** To the other side. At most one mail in 30 minutes per request. */
  "request-message": cause("QUERY_RESPONSE"),
  /**
   * To a topic's new assignee. Data: `assessmentId` and `kind`; `topicId`, its name as `topicEn` and so on for every
   * language; `dueOn`, ISO date, may be empty.
   */
  "topic-assigned": cause("ASSESSMENT_PROGRESS"),
  /** To its assignee, the day before its deadline. The same data. */
  "topic-due": cause("SUBMISSION_DEADLINE"),
  /**
   * The day before, to those responsible for actions of the plan, or to the owner for unassigned ones. Data: `actions`,
   * how many; `dueOn`, ISO date.
   */
  "actions-due": cause("SUBMISSION_DEADLINE"),
  /** To the owners. Data: `topicId` and its names, as in the next two. */
  "topic-ready": cause("ASSESSMENT_PROGRESS"),
  /** To its assignee and the user who marked it as ready. */
  "topic-sent-back": cause("MISSING_INFO"),
  /** To the people concerned. Data: also `questionId`. At most one mail in 30 minutes per question. */
  "comment-added": cause("ASSESSMENT_PROGRESS"),
  /** To the owners: an endpoint has taken nothing for a day, or has said that it is gone. Data: `host`; `webhookId`. */
  "webhook-failing": cause("TECHNICAL_ISSUE"),
  "webhook-gone": cause("TECHNICAL_ISSUE"),
  /** To the user who asked the network's office. Data: `ticketId`, as in the next two. */
  "support-received": cause("SUPPORT_TICKET"),
  "support-answered": cause("QUERY_RESPONSE"),
  /** To every administrator. */
  "support-asked": cause("SUPPORT_TICKET", inAppOnly),
} as const;
export type Cause = keyof typeof CAUSES;

/** Whether a stored cause is still in use. */
export function isCause(cause: string): cause is Cause {
  return Object.hasOwn(CAUSES, cause);
}

/** First try and three retries (specification, accounts 9). */
export const MAX_ATTEMPTS = 4;
const RETRY_DELAY_SECONDS = 5;

/**
 * What happens to a message after a failed attempt. It is retried, or given up if the attempt was the last or no retry
 * can help.
 */
export function afterFailure(
  attempts: number,
  isPermanent = false,
): { status: "retrying"; delaySeconds: number } | { status: "failed" } {
  return attempts < MAX_ATTEMPTS && !isPermanent
    ? { status: "retrying", delaySeconds: RETRY_DELAY_SECONDS * 2 ** (attempts - 1) }
    : { status: "failed" };
}
