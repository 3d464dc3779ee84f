import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANNOUNCED_TYPES } from "~/foundation/notifications/rules/announcements";
import { TYPES } from "~/foundation/notifications/rules/policy";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";

/**
 * The thirty types of the specification (accounts 9), each with its sender: a cause in the product, an administrator's announcement, or the
 * job for legal documents.
 */
const SENT_BY: Record<(typeof TYPES)[number], Cause | "administrator" | "legal-updates"> = {
  ACCOUNT_CREATED: "account-created",
  PASSWORD_CHANGED: "password-changed",
  PROFILE_UPDATED: "profile-updated",
  SECURITY_ALERT: "new-device",
  EMAIL_VERIFICATION: "email-change-confirm",
  SUBMISSION_DEADLINE: "deadline-near",
  SUBMISSION_COMPLETED: "assessment-completed",
  ASSESSMENT_PROGRESS: "half-way",
  MISSING_INFO: "profile-incomplete",
  SUBMISSION_STATUS: "assessment-started",
  REPORT_GENERATED: "report-ready",
  SYSTEM_MAINTENANCE: "administrator",
  SERVICE_UPDATE: "administrator",
  TECHNICAL_ISSUE: "administrator",
  NEW_FEATURE: "administrator",
  PERFORMANCE_ALERT: "administrator",
  REPORT_REVIEW: "report-reviewed",
  REPORT_APPROVED: "report-approved",
  REPORT_SHARED: "report-shared",
  REPORT_UPDATED: "report-updated",
  POLICY_UPDATE: "legal-updates",
  COMPLIANCE_DEADLINE: "members-deadline-near",
  DATA_SUBMISSION: "member-submitted",
  REGULATORY_UPDATE: "administrator",
  PRIVACY_UPDATE: "legal-updates",
  SUPPORT_TICKET: "support-received",
  QUERY_RESPONSE: "support-answered",
  FEEDBACK_REQUEST: "administrator",
  SURVEY_INVITATION: "administrator",
  NEWSLETTER: "administrator",
};

const RULES_AND_WORDS = /foundation\/notifications\/(mails|targets|texts|entries|rules\/types)/;
/** The code that carries out actions, without the code that only writes and draws messages. */
const USE_CASES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => `app/${path}`)
  .filter((path) => path.endsWith(".ts") && !RULES_AND_WORDS.test(path))
  .map((path) => readFileSync(path, "utf8"));

describe("the thirty types of notification (specification, accounts 9)", () => {
  it("are each sent by something", () => {
    expect(Object.keys(SENT_BY)).toEqual(TYPES);
    for (const [type, sender] of Object.entries(SENT_BY)) {
      if (sender === "administrator") expect(ANNOUNCED_TYPES, type).toContain(type);
      else if (sender === "legal-updates") {
        expect(readFileSync("app/office/announcements/legal-updates.server.ts", "utf8")).toContain(`"${type}"`);
      } else expect(CAUSES[sender].type, sender).toBe(type);
    }
  });

  it.each(Object.keys(CAUSES) as Cause[])("have no cause with texts that nothing triggers: %s", (cause) => {
    // The causes for due dates are composed of whose date it is and what happened.
    const written = [`"${cause}"`, cause.replace(/^((?:members-)?deadline-)\w+$/, "`$1$${told}`")];
    expect(USE_CASES.some((source) => written.some((each) => source.includes(each)))).toBe(true);
  });
});
