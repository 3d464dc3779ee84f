import type { Assessed } from "~/assessment/answers/rules/access";
import type { Language } from "~/core/language";
import type { Viewer } from "~/core/viewer";
import { dateOf, longDate } from "~/i18n/format";
import { decideReview } from "~/results/proof/rules/reviews";
import type { Review } from "~/results/results/reviews.server";
import { type Approval, latestApprovalDay, proposedApproval, shownApproval } from "~/results/results/rules/approval";
import { type Signing, signaturePath } from "~/results/results/signing.server";

/** Who approved and signed a report, and what the reader can do about it. */
export interface SigningView {
  /** The reader is the owner. Only the owner approves and signs. */
  isOwner: boolean;
  /** With the day in words. The name is null for a user whose account is erased, the designation empty if nobody stated it. */
  approval: (Omit<Approval, "name"> & { name: string | null; on: string }) | null;
  /** What the owner's form begins with; null for other readers. */
  proposed: Approval | null;
  /** Who has read the whole report, for readers in the company. */
  reviews: { name: string | null; date: string }[];
  /** The reader can still say that they have read it. */
  canReview: boolean;
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
  { approval, signature, reportHash, owner }: Signing,
  /** `isInside`: the reader is of the company itself. Others do not learn who there has read the report. */
  about: { assessment: Assessed; sealedId: string; reviews: readonly Review[]; isInside: boolean },
  reader: Viewer & { id?: string },
  { language, now, timeZone }: { language: Language; now: number; timeZone: string },
): SigningView {
  const { assessment, reviews, isInside } = about;
  const shown = shownApproval(approval, reviews.find(({ kind }) => kind === "approved") ?? null, timeZone);
  const mayReview = isInside && decideReview(reader, assessment, "reviewed").ok;
  const isOwner = decideReview(reader, assessment, "approved").ok;
  return {
    isOwner,
    approval: shown && { ...shown, on: longDate(shown.date, language) },
    proposed: isOwner ? proposedApproval(approval, owner, now, timeZone) : null,
    reviews: (isInside ? reviews : [])
      .filter(({ kind }) => kind === "reviewed")
      .map(({ name, at }) => ({ name, date: dateOf(at, { language, timeZone }) })),
    // Who has approved a report has read it.
    canReview: mayReview && !reviews.some(({ userId }) => userId === reader.id),
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
