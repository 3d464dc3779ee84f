import type { Assessed } from "~/assessment/answers/rules/access";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { dateOf, longDate } from "~/i18n/format";
import { decideReview } from "~/results/proof/rules/reviews";
import { type Approval, latestApprovalDay } from "~/results/results/rules/approval";
import { type Signing, signaturePath } from "~/results/results/signing.server";

/** Who approved and signed a report, and what the reader can do about it. */
export interface SigningView {
  /** The reader is the owner. Only the owner approves and signs. */
  isOwner: boolean;
  /** With the day in words. */
  approval: (Approval & { on: string }) | null;
  signature: {
    /** One of the two is set. */
    picture: string | null;
    typed: string | null;
    by: string | null;
    on: string;
    /** The report has changed since it was signed. */
    isOutdated: boolean;
  } | null;
  /** The last day that an approval can have, ISO. */
  lastDay: string;
}

export function viewSigning(
  { approval, signature, reportHash }: Signing,
  about: { assessment: Assessed; sealedId: string },
  reader: Pick<CurrentUser, "companyId" | "role">,
  { language, now, timeZone }: { language: Language; now: number; timeZone: string },
): SigningView {
  return {
    isOwner: decideReview(reader, about.assessment, "approved").ok,
    approval: approval && { ...approval, on: longDate(approval.date, language) },
    signature: signature && {
      picture: signature.file && signaturePath(about.sealedId, signature.file),
      typed: signature.typed,
      by: signature.by,
      on: dateOf(signature.at, { language, timeZone }),
      isOutdated: signature.reportHash !== reportHash,
    },
    lastDay: latestApprovalDay(now, timeZone),
  };
}
