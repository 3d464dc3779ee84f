import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every URL of the product, in the specification's order. */
export default [
  route("login", "routes/account/login.tsx"),
  route("login/code", "routes/account/login-code.tsx"),
  route("login/passkey", "routes/account/login-passkey.tsx"),
  route("login/passkey/options", "routes/account/login-passkey-options.ts"),
  route("register", "routes/account/register.tsx"),
  route("forgotPassword", "routes/account/forgot-password.tsx"),
  route("OTPverify", "routes/account/verify-code.tsx"),
  route("resetPassword", "routes/account/reset-password.tsx"),
  route("terms&condition", "routes/content/terms.tsx"),
  route("privacy-policy", "routes/content/privacy.tsx"),

  index("routes/assessment/home.tsx"),
  route("user/history", "routes/assessment/history.tsx"),
  route("user/deadline/:scope", "routes/assessment/deadline.tsx"),
  route(":id", "routes/assessment/readiness.tsx"),
  route("view/:id", "routes/assessment/view.tsx"),
  route("user/assessment/:id", "routes/assessment/resume.tsx"),
  route("user/dashboard/:id", "routes/results/dashboard.tsx"),
  route("uploadDocuments/:id", "routes/evidence/documents.tsx"),
  route("files/evidence/:fileId/:name", "routes/evidence/file.ts"),
  // The dialogs of the profile are its children: each has an address, a form and an action of its own.
  route("user/profile", "routes/account/profile.tsx", [
    route("edit", "routes/account/edit-profile.tsx"),
    route("password", "routes/account/change-password.tsx"),
    route("access-code", "routes/account/access-code.tsx"),
    route("picture", "routes/account/picture.tsx"),
  ]),
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

  route("logout", "routes/account/logout.tsx"),
  route("language", "routes/account/language.tsx"),
  route("autosave/:id", "routes/assessment/autosave.ts"),
  route("api/*", "routes/api.ts"),
  route("dev/mailbox", "routes/dev/mailbox.tsx"),
  route("dev/mailbox.json", "routes/dev/mailbox-json.ts"),
  route("*", "routes/content/not-found.tsx"),
] satisfies RouteConfig;
