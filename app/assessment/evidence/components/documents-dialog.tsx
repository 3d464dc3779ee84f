import { useTranslation } from "react-i18next";
import { useKind } from "~/foundation/web/use-kind";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

export type DocumentsQuestion =
  | { kind: "uploaded" }
  | { kind: "submit" }
  | { kind: "delete"; id: string; name: string };

/** The dialog over the documents page: a confirmation before a permanent action, or the news that it is done. */
export function DocumentsDialog({
  question,
  path,
  canSubmit,
}: {
  question: DocumentsQuestion;
  path: string;
  canSubmit: boolean;
}) {
  const { t } = useTranslation(["evidence", "common"]);
  const context = useKind();
  const shared = { closeHref: path, closeLabel: t("common:shell.close") };
  switch (question.kind) {
    case "uploaded":
      return (
        <Dialog
          {...shared}
          id="uploaded"
          title={t("uploaded.title", { context })}
          actions={
            <>
              <ButtonLink href={`${path}?add#form`}>{t("uploaded.more")}</ButtonLink>
              {canSubmit ? (
                <ButtonLink href={`${path}?dialog=submit`} variant="primary">
                  {t("uploaded.submit")}
                </ButtonLink>
              ) : (
                <ButtonLink href={path} variant="primary">
                  {t("uploaded.close")}
                </ButtonLink>
              )}
            </>
          }
        >
          <p>{canSubmit ? t("uploaded.text") : t("submit.ownerOnly")}</p>
        </Dialog>
      );
    case "submit":
      return (
        <AskDialog
          {...shared}
          id="submit"
          title={t("confirm.title")}
          action={path}
          intent="submit"
          back={t("confirm.no")}
          confirm={t("confirm.yes")}
        >
          <p>{t("confirm.question")}</p>
          <p className="mt-2">{t("confirm.text")}</p>
        </AskDialog>
      );
    case "delete":
      return (
        <AskDialog
          {...shared}
          id="delete"
          title={t("remove.title")}
          action={path}
          intent="delete"
          fields={{ document: question.id }}
          back={t("remove.keep")}
          confirm={t("remove.yes")}
          variant="danger"
        >
          <p className="wrap-anywhere">{t("remove.text", { name: question.name })}</p>
        </AskDialog>
      );
  }
}
