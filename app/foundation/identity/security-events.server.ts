import { securityEvents } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import type { Visitor } from "./visitor.server";

/** The recorded events around an account's security. */
const SECURITY_EVENTS = [
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "sign-out-everywhere",
  "new-device",
  "recovery-requested",
  "recovery-failed",
  "recovery-verified",
  "password-reset",
  "password-changed",
  "password-change-failed",
  "two-step-on",
  "two-step-off",
  "two-step-failed",
  "recovery-code-used",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "company-token-made",
  "company-token-revoked",
  "company-sign-in-saved",
  "company-sign-in-required",
  "company-sign-in-over",
  "company-sign-in-linked",
  "company-sign-in-passed-by",
  "email-change-requested",
  "email-changed",
  "address-confirmed",
  "data-export-requested",
  "deletion-requested",
  "deletion-cancelled",
  "token-reused",
  "access-code-joined",
  "access-code-left",
  "access-code-rotated",
  "access-code-scope",
  "colleague-removed",
  "role-changed",
  "ownership-given",
  "ownership-received",
  "signed-out-by-office",
  "account-signed-out",
  "everybody-signed-out",
  "two-step-removed-by-office",
  "role-changed-by-office",
  "administrator-made",
  "administrator-ended",
  "access-code-changed-by-office",
  "made-corporate-by-office",
  "made-ordinary-by-office",
  "report-withdrawn",
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Whether we have a text for a stored type. */
export function isSecurityEvent(type: string): type is SecurityEvent {
  return SECURITY_EVENTS.some((known) => known === type);
}

/** The insert of a security event, for the batch of the change that it describes. Also logs it, without personal data. */
export function securityEvent(ctx: Context, type: SecurityEvent, userId: string | null, visitor: Visitor) {
  ctx.log("security", { type, known: userId !== null });
  const { browser, os, country } = visitor;
  return ctx.db
    .insert(securityEvents)
    .values({ id: ctx.ids.create(), userId, type, browser, os, country, at: ctx.clock() });
}
