import { useTranslation } from "react-i18next";
import type { DraftCounts } from "~/assessment/drafts/count-draft.server";
import { AskDialog } from "~/ui/ask-dialog";

export const DRAFT_ACTIONS = ["reset", "clear", "fresh"] as const;
export type DraftAction = (typeof DRAFT_ACTIONS)[number];

/** The confirmation before an action on a whole draft, with the number of items it loses. */
export function AskDraft({
  act,
  action,
  counts,
  closeHref,
}: {
  act: DraftAction;
  action: string;
  counts: DraftCounts;
  closeHref: string;
}) {
  const { t } = useTranslation(["drafts", "common"]);
  const lost = (["answers", "documents", "comments"] as const).filter((kind) => counts[kind] > 0);
  return (
    <AskDialog
      id={act}
      title={t(`ask.${act}.title`)}
      action={action}
      intent={act}
      back={t("ask.back")}
      confirm={t(`ask.${act}.confirm`)}
      variant={act === "reset" ? "primary" : "danger"}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
    >
      {act === "reset" && counts.answers > 0 ? <p>{t("ask.reset.text", { count: counts.answers })}</p> : null}
      {act !== "reset" && lost.length > 0 ? (
        <>
          <p>{t(`ask.${act}.text`)}</p>
          <ul className="my-2 list-disc ps-6 font-semibold text-ink">
            {lost.map((kind) => (
              <li key={kind}>{t(`counts.${kind}`, { count: counts[kind] })}</li>
            ))}
          </ul>
          <p>{t("ask.final")}</p>
        </>
      ) : null}
      {(act === "reset" ? counts.answers : lost.length) === 0 ? <p>{t("ask.losesNothing")}</p> : null}
    </AskDialog>
  );
}
