import { useTranslation } from "react-i18next";
import type { CompletionStep } from "~/assessment/completion/load-page.server";
import type { ChecklistView } from "~/assessment/completion/view";
import { usePaths } from "~/foundation/web/use-paths";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import type { CompletionPageProps } from "./completion-page";
import { UploadStep } from "./upload-step";

/** The end of an assessment: a checklist, documents if the user wants to add some, and a confirmation. */
export function CompletionDialog(props: CompletionPageProps & { step: CompletionStep }) {
  const { t } = useTranslation(["completion", "common"]);
  const { step, checklist } = props;
  const { complete: path, completeStep } = usePaths();
  const shared = { closeHref: path, closeLabel: t("common:shell.close") };
  switch (step) {
    case "choose":
      return (
        <Dialog
          {...shared}
          id="complete"
          title={t("dialog.title")}
          actions={
            <>
              <ButtonLink href={completeStep("upload")}>{t("dialog.upload")}</ButtonLink>
              <ButtonLink href={completeStep("submit")} variant="primary">
                {t("dialog.now")}
              </ButtonLink>
            </>
          }
        >
          <StepLine />
          <p className="mt-3">{t("dialog.lead")}</p>
          <Checklist checklist={checklist} unreviewed={props.unreviewed} />
          <p className="mt-3">{t("dialog.choose")}</p>
        </Dialog>
      );
    case "upload":
      return (
        <Dialog {...shared} id="upload" title={t("dialog.title")} hasErrors={props.answer !== undefined} isWide>
          <StepLine name={t("upload.title")} />
          <UploadStep {...props} />
        </Dialog>
      );
    case "confirm":
      return (
        <AskDialog
          {...shared}
          id="submit"
          title={t("dialog.title")}
          action={path}
          intent="submit"
          back={t("confirm.no")}
          confirm={t("confirm.yes")}
        >
          <StepLine name={t("confirm.title")} />
          <p className="mt-3">{t("confirm.question")}</p>
          <p className="mt-2">{t("confirm.text")}</p>
        </AskDialog>
      );
  }
}

/** The name of the step, and a link to everything that would be submitted. */
function StepLine({ name }: { name?: string }) {
  const { t } = useTranslation("completion");
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 text-small text-ink-3">
      {name}
      <a href={usePaths().review} className="inline-flex min-h-11 items-center">
        {t("dialog.preview")}
      </a>
    </p>
  );
}

function Checklist({ checklist, unreviewed }: { checklist: ChecklistView; unreviewed: string[] }) {
  const { t } = useTranslation(["completion", "common"]);
  const { topics, required, optional, openOptional, documents } = checklist;
  const items = [
    { isDone: true, text: t("dialog.topics", { count: topics }) },
    { isDone: true, text: t("dialog.required", { count: required }) },
    openOptional === 0
      ? { isDone: true, text: t("dialog.optionalAll", { count: optional }) }
      : { isDone: false, text: t("dialog.optional", { open: openOptional, count: optional }) },
    documents > 0
      ? { isDone: true, text: t("dialog.documents", { count: documents }) }
      : { isDone: false, text: t("dialog.noDocuments") },
    ...(unreviewed.length > 0
      ? [{ isDone: false, text: t("dialog.unreviewed", { names: unreviewed.join(", ") }) }]
      : []),
  ];
  return (
    <ul className="mt-2 grid gap-2">
      {items.map(({ isDone, text }) => (
        <li key={text} className="flex gap-2.5">
          <Icon name={isDone ? "check" : "info"} className={cx("mt-0.5", isDone ? "text-accent" : "text-ink-3")} />
          <span>
            <span className="sr-only">{t("common:label", { label: t(isDone ? "dialog.is" : "dialog.isNot") })} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
