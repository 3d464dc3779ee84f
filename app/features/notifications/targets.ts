import { type Cause, isCause } from "~/domain/notifications/types";

/** Where each event is dealt with. What goes out by mail only, with a code or a link of its own, has no page here. */
const TARGETS: Record<Cause, string | null> = {
  "account-created": "/user/history",
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
  "email-change-confirm": null,
  "email-change-requested": "/user/profile",
  "email-changed": "/user/profile",
  "email-change-taken": "/user/security",
  "data-export-ready": "/user/privacy",
  "data-export-failed": "/user/privacy",
  "deletion-requested": "/user/privacy",
  "deletion-cancelled": "/user/privacy",
  "company-deletion-requested": "/user/privacy",
  "company-deletion-cancelled": "/user/privacy",
  "account-erased": null,
  "access-code-joined": "/user/profile/access-code",
  "access-code-left": "/user/profile/access-code",
  "access-code-rotated": "/user/profile/access-code",
};

/** Path of the page that an event is about, or null. */
export function targetOf(cause: string): string | null {
  return isCause(cause) ? TARGETS[cause] : null;
}
