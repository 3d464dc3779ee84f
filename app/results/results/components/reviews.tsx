import { useTranslation } from "react-i18next";
import type { ReviewsView } from "~/results/results/reviews";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { ResultsPart } from "./part";

/** Who has reviewed the report and who approved it, and what the reader can do. */
export function Reviews({ reviews, path }: { reviews: ReviewsView; path: string }) {
  const { t } = useTranslation("reviews");
  const { list, canReview, canApprove, isForOwner } = reviews;
  const isApproved = list.some(({ kind }) => kind === "approved");
  const state = isApproved ? "state.approved" : list.length > 0 ? "state.reviewed" : "state.none";
  return (
    <ResultsPart id="reviews" title={t("title")} aside={t(state)} lead={t("lead")}>
      <Card padded className="grid gap-5">
        {list.length === 0 ? <p className="text-ink-2">{t("nobody")}</p> : null}
        {list.length > 0 ? (
          <ul className="grid gap-2.5">
            {list.map(({ kind, name, date }) => (
              <li key={`${kind} ${name} ${date}`} className="flex gap-3">
                <Icon
                  name={kind === "approved" ? "check" : "eye"}
                  className={cx("mt-0.5", kind === "approved" ? "text-accent" : "text-ink-3")}
                />
                <span className={cx("min-w-0 wrap-anywhere", kind === "approved" && "font-semibold")}>
                  {t(kind, { name: name ?? t("former"), date })}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {canReview || canApprove ? (
          <form method="post" action={path} className="flex flex-wrap gap-3 max-sm:grid print:hidden">
            {canReview ? (
              <Button name="intent" value="review">
                {t("review")}
              </Button>
            ) : null}
            {canApprove ? <ButtonLink href={`${path}?dialog=approve`}>{t("approve")}</ButtonLink> : null}
          </form>
        ) : null}
        {isForOwner ? <p className="text-small text-ink-3 print:hidden">{t("ownerOnly")}</p> : null}
      </Card>
    </ResultsPart>
  );
}

/** Asks whether to approve the report. */
export function ApproveDialog({ path }: { path: string }) {
  const { t } = useTranslation(["reviews", "common"]);
  return (
    <AskDialog
      id="approve"
      title={t("ask.title")}
      action={path}
      intent="approve"
      back={t("ask.back")}
      confirm={t("ask.confirm")}
      closeHref={path}
      closeLabel={t("common:shell.close")}
    >
      <p>{t("ask.text")}</p>
    </AskDialog>
  );
}
