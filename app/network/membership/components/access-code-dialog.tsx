import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { ScopeChoice } from "~/foundation/company/components/scope-choice";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import type { CodeView } from "../code-view";
import { CodeList } from "./code-list";
import { NewCodeForm } from "./new-code-form";

const HERE = "/user/profile/access-code";

/** The company's access codes in a dialog over the profile, or the question about them that the URL asks. */
export function AccessCodeDialog({
  view,
  lastResult,
  minutes,
}: {
  view: CodeView;
  lastResult?: SubmissionResult<string[]>;
  /** How long to wait after too many tries; 0 if there is nothing to wait for. */
  minutes: number;
}) {
  const { t } = useTranslation(["company", "common", "account"]);
  const shared = { id: "access-code", closeLabel: t("common:shell.close") };
  const waiting =
    minutes > 0 ? (
      <div className="mb-4">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[{ text: t("account:errors.tooMany", { count: minutes }) }]}
        />
      </div>
    ) : null;
  // A refused code is asked for again, whatever has become of the list meanwhile.
  const asked = lastResult ? ({ kind: "add", code: "", isOver: false } as const) : view.asked;
  switch (asked.kind) {
    case "none":
      return (
        <Dialog {...shared} title={t("title")} closeHref="/user/profile" hasErrors={minutes > 0}>
          {waiting}
          <CodeList view={view} here={HERE} />
        </Dialog>
      );
    case "add":
      return (
        <Dialog {...shared} title={t("add.title")} closeHref={HERE} hasErrors={lastResult !== undefined}>
          {asked.isOver ? (
            <div className="mb-4">
              <Notice tone="attention">{t("add.over")}</Notice>
            </div>
          ) : null}
          <NewCodeForm here={HERE} code={asked.code} lastResult={lastResult} minutes={minutes} />
        </Dialog>
      );
    case "remove":
      return (
        <Dialog
          {...shared}
          title={t("remove.title", { company: asked.name })}
          closeHref={HERE}
          actions={
            <>
              <ButtonLink href={HERE}>{t("remove.cancel")}</ButtonLink>
              <form method="post" className="grid">
                <Button variant="danger" name="intent" value="remove">
                  {t("remove.confirm", { company: asked.name })}
                </Button>
              </form>
            </>
          }
        >
          <p>{t("remove.text", { company: asked.name })}</p>
          <p className="mt-2">{t("remove.again")}</p>
        </Dialog>
      );
    case "ask":
      return (
        <Dialog {...shared} title={t("ask.title")} closeHref={HERE}>
          <form method="post" className="grid gap-4">
            <ScopeChoice name="scope" words="ask" chosen={view.asks} />
            <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <ButtonLink href={HERE}>{t("add.cancel")}</ButtonLink>
              <Button variant="primary" name="intent" value="ask">
                {t("add.save")}
              </Button>
            </div>
          </form>
        </Dialog>
      );
    case "rotate":
      return (
        <Dialog
          {...shared}
          title={view.own ? t("rotate.title") : t("rotate.titleNone")}
          closeHref={HERE}
          hasErrors={minutes > 0}
          actions={
            <>
              <ButtonLink href={HERE}>{view.own ? t("rotate.cancel") : t("rotate.cancelNone")}</ButtonLink>
              <form method="post" className="grid">
                <input type="hidden" name="former" value={view.own ?? ""} />
                <Button variant={view.own ? "danger" : "primary"} name="intent" value="rotate">
                  {view.own ? t("rotate.confirm") : t("rotate.confirmNone")}
                </Button>
              </form>
            </>
          }
        >
          {waiting}
          <p>{view.own ? t("rotate.text", { code: view.own }) : t("rotate.textNone")}</p>
          {view.own ? <p className="mt-2">{t("rotate.stay")}</p> : null}
        </Dialog>
      );
  }
}
