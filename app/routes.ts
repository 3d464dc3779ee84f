import { index, type RouteConfig, route } from "@remix-run/route-config";
import { analyticsPath } from "./core/addresses/analytics";
import { type Page, pagePath } from "./core/addresses/assessment";
import { membersPath } from "./core/addresses/network";
import { KINDS_OF_ASSESSMENTS, type Kind, kindsOf, READINESS } from "./core/kinds/kind";

/** A page that the kinds share, at the address of each. The framework requires a distinct id for all but the first. */
const ofEachKind = (addressOf: (kind: Kind) => string, file: string) =>
  KINDS_OF_ASSESSMENTS.map((kind) =>
    route(addressOf(kind).slice(1), file, kind === READINESS ? {} : { id: `${kind}/${file.replace(/\.tsx?$/, "")}` }),
  );

/** A page of an assessment: `view` at /view/:id and /view/progress/:id, followed by `rest`. */
const page = (name: Page, file: string, rest = "") => ofEachKind((kind) => `${pagePath(kind, name)}/:id${rest}`, file);
/** A page about member companies: /associatedCompanies and /progress/associatedCompanies, followed by `rest`. */
const members = (file: string, rest = "") => ofEachKind((kind) => membersPath(kind) + rest, file);
/** A page below the results of the kinds that measure climate action. Only those are signed. */
const climateResults = (rest: string, file: string) =>
  kindsOf("climate").map((kind) => route(`${pagePath(kind, "results")}/:id${rest}`.slice(1), file));

/** Every URL of the product, in the specification's order. */
export default [
  route("login", "account/sign-up/routes/login.tsx"),
  route("login/code", "account/two-step/routes/login-code.tsx"),
  route("login/passkey", "account/passkeys/routes/login-passkey.tsx"),
  route("login/passkey/options", "account/passkeys/routes/login-passkey-options.ts"),
  route("register", "account/sign-up/routes/register.tsx"),
  route("register/sent", "account/sign-up/routes/registered.tsx"),
  route("confirmAddress", "account/sign-up/routes/confirm-address.tsx"),
  route("forgotPassword", "account/password/routes/forgot-password.tsx"),
  route("OTPverify", "account/password/routes/verify-code.tsx"),
  route("resetPassword", "account/password/routes/reset-password.tsx"),
  route("terms&condition", "home/legal/routes/terms.tsx"),
  route("privacy-policy", "home/legal/routes/privacy.tsx"),
  route("legal-documents", "home/legal/routes/legal-documents.tsx"),

  index("home/front-door/routes/front-door.tsx"),
  route("sample", "results/results/routes/sample.tsx"),
  route("user/history", "home/journey/routes/history.tsx"),
  route("user/deadline/:scope", "assessment/deadlines/routes/deadline.tsx"),
  ...page("form", "assessment/form/routes/form.tsx"),
  ...page("view", "assessment/form/routes/view.tsx"),
  ...page("topics", "assessment/teamwork/routes/topics.tsx"),
  ...page("comments", "assessment/teamwork/routes/comments.tsx", "/:questionId"),
  ...page("points", "assessment/points/routes/points.tsx"),
  ...page("complete", "results/results/routes/complete.tsx"),
  ...page("review", "assessment/completion/routes/review.tsx"),
  // An assessment opens as its own kind, whichever of the two a link names.
  ...page("resume", "assessment/form/routes/resume.tsx"),
  route("user/progress/:indicator", "assessment/form/routes/progress-indicator.tsx"),
  route("progress-assessment/:page", "assessment/form/routes/progress-place.tsx"),
  ...page("workbook", "assessment/workbook/routes/workbook.tsx"),
  ...page("workbook", "assessment/workbook/routes/download.ts", "/download"),
  ...page("resume", "assessment/drafts/routes/draft-action.tsx", "/:act"),
  ...page("resync", "assessment/drafts/routes/resync.tsx"),
  ...kindsOf("practices").map((kind) =>
    route(
      `${pagePath(kind, "results")}/:id`.slice(1),
      "results/approval/routes/dashboard.tsx",
      kind === READINESS ? {} : { id: `${kind}/results/approval/routes/dashboard` },
    ),
  ),
  ...climateResults("", "results/approval/routes/progress-dashboard.tsx"),
  ...page("results", "results/proof/routes/withdraw.tsx", "/withdraw"),
  ...page("results", "results/approval/routes/approve.tsx", "/approve"),
  ...climateResults("/sign", "results/approval/routes/sign.tsx"),
  route("files/signatures/:id/:name", "results/approval/routes/signature.ts"),
  route("pdf/:id", "results/report/routes/report.tsx"),
  route("pdf/:id/file", "results/report/routes/report-file.ts"),
  route("plan", "improvement/plan/routes/plan.tsx"),
  route("plan/what-if", "improvement/plan/routes/what-if.tsx"),
  route("user/years", "improvement/years/routes/years.tsx"),
  route("plan/actions.ics", "improvement/plan/routes/calendar.ts"),
  route("plan/actions.csv", "improvement/plan/routes/table.ts"),
  route("plan/actions/:id", "improvement/plan/routes/action.tsx"),
  route("plan/actions/:id/file", "improvement/plan/routes/action-file.ts"),
  route("key-figures", "assessment/key-figures/routes/years.tsx"),
  route("key-figures/:year", "assessment/key-figures/routes/year.tsx"),
  route("key-figures/:year/print", "assessment/key-figures/routes/print.tsx"),
  route("key-figures/:year/standards", "improvement/crosswalk/routes/standards.tsx"),
  route("key-figures/:year/standards/:standard", "improvement/crosswalk/routes/standard.tsx"),
  route("key-figures/:year/standards/:standard/file", "improvement/crosswalk/routes/standard-file.ts"),
  route("key-figures/:year/:section", "assessment/key-figures/routes/section.tsx"),
  ...page("results", "results/share/routes/share.tsx", "/share"),
  // What a share link shows to anyone who has it. Its files have addresses of their own, below the link's.
  route("shared/:token", "results/share/routes/shared.tsx"),
  route("shared/:token/report.pdf", "results/share/routes/report-file.ts"),
  route("shared/:token/files/evidence/:fileId/:name", "results/share/routes/file.ts"),
  route("shared/:token/files/signatures/:id/:name", "results/share/routes/signature.ts"),
  route("analytics", "network/analytics/routes/overview.tsx"),
  route("analytics/table.csv", "network/analytics/routes/overview-table.ts"),
  ...ofEachKind(analyticsPath, "network/analytics/routes/advanced.tsx"),
  ...ofEachKind((kind) => `${analyticsPath(kind)}/table.csv`, "network/analytics/routes/advanced-table.ts"),
  ...page("documents", "results/results/routes/documents.tsx"),
  route("robots.txt", "home/legal/routes/robots.ts"),
  route(".well-known/security.txt", "home/legal/routes/security-txt.ts"),
  route(".well-known/did.json", "results/proof/routes/did.ts"),
  route("verify", "results/proof/routes/verify.tsx"),
  route("verify.html", "results/proof/routes/offline.ts"),
  route("verify/:code", "results/proof/routes/download.ts"),
  route("status/:list", "results/proof/routes/status.ts"),
  route("files/evidence/:fileId/:name", "assessment/evidence/routes/file.ts"),
  ...members("network/members/routes/list.tsx"),
  ...members("network/members/routes/list-file.ts", "/file"),
  ...members("network/members/routes/submissions-file.ts", "/submissions"),
  ...members("network/members/routes/exports.tsx", "/exports"),
  ...members("network/members/routes/export-file.ts", "/exports/:id"),
  // About companies, whichever kind of assessment they take.
  route("associatedCompanies/invitations", "network/membership/routes/invitations.tsx"),
  route("associatedCompanies/company/:id", "network/members/routes/member.tsx"),
  route("associatedCompanies/company/:id/:tab", "network/members/routes/member.tsx", { id: "member-tab" }),
  ...members("network/members/routes/draft.tsx", "/:id"),
  // The dialogs of the profile are its children: each has an address, a form and an action of its own.
  route("user/profile", "home/profile/routes/profile.tsx", [
    route("edit", "home/profile/routes/edit-profile.tsx"),
    route("password", "account/password/routes/change-password.tsx"),
    route("access-code", "network/membership/routes/access-code.tsx"),
    route("picture", "home/profile/routes/picture.tsx"),
  ]),
  route("user/team", "home/team/routes/team.tsx"),
  route("invitation/:token", "home/team/routes/invitation.tsx"),
  route("confirmEmail", "home/profile/routes/confirm-email.tsx"),
  route("files/avatars/:userId/:name", "home/profile/routes/avatar.ts"),

  route("notifications", "account/inbox/routes/list.tsx"),
  route("unsubscribe/:token", "account/inbox/routes/unsubscribe.tsx"),
  route("user/security", "account/sign-up/routes/security.tsx"),

  route("agreements", "home/legal/routes/agreements.tsx"),
  route("user/sharing", "network/membership/routes/sharing.tsx"),
  route("user/privacy", "upkeep/privacy/routes/privacy.tsx"),
  route("user/privacy/download/:id", "upkeep/privacy/routes/data-download.ts"),

  route("user/security/two-step", "account/two-step/routes/two-step.tsx"),
  route("user/security/passkeys", "account/passkeys/routes/passkeys.tsx"),
  route("knowledge-base", "home/knowledge/routes/knowledge-base.tsx"),
  route("knowledge-base/:slug", "entries/pages/routes/knowledge-article.tsx"),
  route("announcements/:id", "office/announcements/routes/read.tsx"),
  route("support", "office/support/routes/own.tsx"),
  route("admin", "office/admin/routes/overview.tsx"),
  route("admin/search", "office/admin/routes/search.tsx"),
  route("admin/support", "office/support/routes/support.tsx"),
  route("admin/announcements", "office/announcements/routes/announcements.tsx"),
  route("admin/announcements/new", "office/announcements/routes/announcement-new.tsx"),
  route("admin/announcements/:id", "office/announcements/routes/announcement.tsx"),
  route("admin/announcements/:id/edit", "office/announcements/routes/announcement-edit.tsx"),
  route("admin/questionnaires", "office/admin/routes/questionnaires.tsx"),
  route("admin/questionnaires/versions/:version", "office/admin/routes/questionnaire-version.tsx"),
  route("admin/questionnaires/:id", "office/admin/routes/questionnaire.tsx"),
  route("admin/questionnaires/:id/edit", "office/admin/routes/questionnaire-edit.tsx"),
  route("admin/questionnaires/:id/preview", "office/admin/routes/questionnaire-preview.tsx"),
  route("admin/questionnaires/:id/publish", "office/admin/routes/questionnaire-publish.tsx"),
  route("admin/questionnaires/:id/texts", "office/admin/routes/questionnaire-texts.tsx"),
  route("admin/questionnaires/:id/texts/file", "office/admin/routes/questionnaire-file.ts"),
  route("admin/dead-letters", "upkeep/delivery/routes/dead-letters.tsx"),
  route("admin/stopped-addresses", "upkeep/delivery/routes/stopped-addresses.tsx"),
  // The mail service reports bounces and complaints here.
  route("mail/events", "upkeep/delivery/routes/mail-events.ts"),
  route("admin/jobs", "entries/pages/routes/jobs.tsx"),
  route("admin/sessions", "office/admin/routes/sessions.tsx"),
  route("admin/companies", "office/admin/routes/companies.tsx"),
  route("admin/companies/:id", "office/admin/routes/company.tsx"),
  route("admin/people", "office/admin/routes/people.tsx"),
  route("admin/people/:id", "office/admin/routes/person.tsx"),
  route("admin/industries", "office/admin/routes/industries.tsx"),
  route("admin/industries/:id", "office/admin/routes/industry.tsx"),
  route("admin/factors", "office/admin/routes/factors.tsx"),
  route("admin/factors/:set", "office/admin/routes/factor-set.tsx"),
  route("admin/log", "office/admin/routes/log.tsx"),
  route("admin/log/file", "office/admin/routes/log-file.ts"),

  route("logout", "account/sign-up/routes/logout.tsx"),
  route("language", "foundation/identity/routes/language.tsx"),
  ...page("autosave", "assessment/form/routes/autosave.ts"),
  route("api/*", "entries/pages/routes/api.ts"),
  route("dev/mailbox", "upkeep/delivery/routes/mailbox.tsx"),
  route("dev/mailbox.json", "upkeep/delivery/routes/mailbox-json.ts"),
  route("*", "foundation/shell/routes/not-found.tsx"),
] satisfies RouteConfig;
