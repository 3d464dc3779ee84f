import { index, type RouteConfig, route } from "@remix-run/route-config";

/** A page that the kinds share, at the address of each. The framework wants an id of its own for the second. */
const shared = (readiness: string, progress: string, file: string) => [
  route(readiness, file),
  route(progress, file, { id: file.replace("routes/", "routes/progress/").replace(/\.tsx?$/, "") }),
];

/** Every URL of the product, in the specification's order. */
export default [
  route("login", "routes/account/login.tsx"),
  route("login/code", "routes/account/login-code.tsx"),
  route("login/passkey", "routes/account/login-passkey.tsx"),
  route("login/passkey/options", "routes/account/login-passkey-options.ts"),
  route("register", "routes/account/register.tsx"),
  route("register/sent", "routes/account/registered.tsx"),
  route("confirmAddress", "routes/account/confirm-address.tsx"),
  route("forgotPassword", "routes/account/forgot-password.tsx"),
  route("OTPverify", "routes/account/verify-code.tsx"),
  route("resetPassword", "routes/account/reset-password.tsx"),
  route("terms&condition", "routes/content/terms.tsx"),
  route("privacy-policy", "routes/content/privacy.tsx"),

  index("routes/content/front-door.tsx"),
  route("sample", "routes/content/sample.tsx"),
  route("user/history", "routes/assessment/history.tsx"),
  route("user/deadline/:scope", "routes/assessment/deadline.tsx"),
  ...shared(":id", "progress/:id", "routes/assessment/form.tsx"),
  ...shared("view/:id", "view/progress/:id", "routes/assessment/view.tsx"),
  ...shared("topics/:id", "topics/progress/:id", "routes/assessment/topics.tsx"),
  ...shared("comments/:id/:questionId", "comments/progress/:id/:questionId", "routes/assessment/comments.tsx"),
  ...shared("points/:id", "points/progress/:id", "routes/assessment/points.tsx"),
  ...shared("complete/:id", "complete/progress/:id", "routes/assessment/complete.tsx"),
  ...shared("review/:id", "review/progress/:id", "routes/assessment/review.tsx"),
  // An assessment opens by its own kind, whichever of the two a link names.
  ...shared("user/assessment/:id", "user/progress/assessment/:id", "routes/assessment/resume.tsx"),
  route("user/progress/:topic", "routes/assessment/progress-topic.tsx"),
  route("progress-assessment/:page", "routes/assessment/progress-place.tsx"),
  ...shared("workbook/:id", "workbook/progress/:id", "routes/workbook/workbook.tsx"),
  ...shared("workbook/:id/download", "workbook/progress/:id/download", "routes/workbook/download.ts"),
  ...shared("user/assessment/:id/:act", "user/progress/assessment/:id/:act", "routes/assessment/draft-action.tsx"),
  ...shared("resync/:id", "resync/progress/:id", "routes/assessment/resync.tsx"),
  route("user/dashboard/:id", "routes/results/dashboard.tsx"),
  route("user/progress/dashboard/:id", "routes/results/progress-dashboard.tsx"),
  ...shared("uploadDocuments/:id", "uploadProgressDocuments/:id", "routes/evidence/documents.tsx"),
  route("files/evidence/:fileId/:name", "routes/evidence/file.ts"),
  // The dialogs of the profile are its children: each has an address, a form and an action of its own.
  route("user/profile", "routes/account/profile.tsx", [
    route("edit", "routes/account/edit-profile.tsx"),
    route("password", "routes/account/change-password.tsx"),
    route("access-code", "routes/account/access-code.tsx"),
    route("picture", "routes/account/picture.tsx"),
  ]),
  route("user/team", "routes/team/team.tsx"),
  route("invitation/:token", "routes/team/invitation.tsx"),
  route("confirmEmail", "routes/account/confirm-email.tsx"),
  route("files/avatars/:userId/:name", "routes/account/avatar.ts"),

  route("notifications", "routes/notifications/list.tsx"),
  route("unsubscribe/:token", "routes/notifications/unsubscribe.tsx"),
  route("user/security", "routes/account/security.tsx"),

  route("user/privacy", "routes/account/privacy.tsx"),
  route("user/privacy/download/:id", "routes/account/data-download.ts"),

  route("user/security/two-step", "routes/account/two-step.tsx"),
  route("user/security/passkeys", "routes/account/passkeys.tsx"),
  route("knowledge-base", "routes/content/knowledge-base.tsx"),
  route("knowledge-base/:slug", "routes/content/knowledge-article.tsx"),
  route("announcements/:id", "routes/notifications/announcement.tsx"),
  route("support", "routes/support/own.tsx"),
  route("admin", "routes/admin/overview.tsx"),
  route("admin/support", "routes/admin/support.tsx"),
  route("admin/announcements", "routes/admin/announcements.tsx"),
  route("admin/announcements/new", "routes/admin/announcement-new.tsx"),
  route("admin/announcements/:id", "routes/admin/announcement.tsx"),
  route("admin/announcements/:id/edit", "routes/admin/announcement-edit.tsx"),
  route("admin/dead-letters", "routes/admin/dead-letters.tsx"),
  route("admin/jobs", "routes/admin/jobs.tsx"),
  route("admin/sessions", "routes/admin/sessions.tsx"),

  route("logout", "routes/account/logout.tsx"),
  route("language", "routes/account/language.tsx"),
  ...shared("autosave/:id", "autosave/progress/:id", "routes/assessment/autosave.ts"),
  route("api/*", "routes/api.ts"),
  route("dev/mailbox", "routes/dev/mailbox.tsx"),
  route("dev/mailbox.json", "routes/dev/mailbox-json.ts"),
  route("*", "routes/content/not-found.tsx"),
] satisfies RouteConfig;
