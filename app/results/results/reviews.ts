import type { Assessed } from "~/assessment/answers/rules/access";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { dateOf } from "~/i18n/format";
import { decideReview, type ReviewKind } from "~/results/proof/rules/reviews";
import type { Review } from "./reviews.server";

/** Who has reviewed and approved a report, and what the reader can still do. */
export interface ReviewsView {
  list: { kind: ReviewKind; name: string | null; date: string }[];
  canReview: boolean;
  canApprove: boolean;
  /** Only the owner may approve, and the reader is not. */
  isForOwner: boolean;
  /** The page asks whether to approve. */
  asks: boolean;
}

export function viewReviews(
  { assessment: report, reviews }: { assessment: Assessed; reviews: Review[] },
  reader: CurrentUser,
  language: Language,
  { asks, timeZone }: { asks: boolean; timeZone: string },
): ReviewsView {
  const can = (kind: ReviewKind) =>
    decideReview(reader, report, kind).ok &&
    !reviews.some((review) => review.kind === kind && review.userId === reader.id);
  const canApprove = can("approved");
  return {
    list: reviews.map(({ kind, name, at }) => ({ kind, name, date: dateOf(at, { language, timeZone }) })),
    // A user who has approved a report has read it.
    canReview: can("reviewed") && !reviews.some((each) => each.kind === "approved" && each.userId === reader.id),
    canApprove,
    isForOwner: !decideReview(reader, report, "approved").ok,
    asks: asks && canApprove,
  };
}
