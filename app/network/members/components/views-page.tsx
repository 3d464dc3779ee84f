import { useTranslation } from "react-i18next";
import { membersPath, saveViewPath, VIEWS_PATH } from "~/core/addresses/network";
import { type Kind, READINESS } from "~/core/kinds/kind";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import type { ViewParts } from "../list-view";
import { MAX_VIEWS, TAG_LIMIT } from "../rules/tags";
import { ListWords } from "./list-words";

/** What a refused form comes back with. */
export interface ViewsAnswer {
  reason: "name-missing" | "name-long" | "taken" | "full";
  typed: string;
}

interface Props {
  mayChange: boolean;
  views: { id: string; name: string; kind: Kind; href: string; parts: ViewParts; isSent: boolean }[];
  /** The list to save as a view. */
  asked: { kind: Kind; query: string; href: string; parts: ViewParts } | null;
  deleting: { id: string; name: string } | null;
  answer: ViewsAnswer | null;
}

/** The saved views of the list of members: each a link to it, its file every month, and its end. */
export function ViewsPage({ mayChange, views, asked, deleting, answer }: Props) {
  const { t } = useTranslation(["views", "members", "common", "tags"]);
  return (
    <>
      <div {...inertWhile(deleting !== null)}>
        <PageHeader
          title={t("title")}
          lead={t("lead")}
          actions={<ButtonLink href={membersPath(READINESS)}>{t("members:title")}</ButtonLink>}
        />
        <div className="grid grid-cols-1 gap-6">
          {asked ? <SaveForm asked={asked} answer={answer} /> : null}
          {views.length === 0 ? (
            asked ? null : (
              <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
            )
          ) : (
            <Card>
              <ul>
                {views.map(({ id, name, kind, href, parts, isSent }) => (
                  <li
                    key={id}
                    className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-2 last:border-0 sm:px-7"
                  >
                    <div className="min-w-0 grow basis-60">
                      <a href={href} className="inline-flex min-h-11 items-center wrap-anywhere">
                        {name}
                      </a>
                      <ListWords kind={kind} parts={parts} />
                      {isSent ? <p className="text-small text-ink-2">{t("sent")}</p> : null}
                    </div>
                    <form method="post" action={VIEWS_PATH} className="flex flex-wrap items-center gap-x-4">
                      <input type="hidden" name="view" value={id} />
                      <Button name="intent" value={isSent ? "stop" : "send"}>
                        {t(isSent ? "stop" : "send")}
                        <span className="sr-only">: {name}</span>
                      </Button>
                      {mayChange ? (
                        <a href={`${VIEWS_PATH}?delete=${id}`} className="inline-flex min-h-11 items-center">
                          {t("tags:delete.open")}
                          <span className="sr-only">: {name}</span>
                        </a>
                      ) : null}
                    </form>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
      {deleting ? (
        <AskDialog
          id="delete-view"
          title={t("delete.title", { name: deleting.name })}
          action={VIEWS_PATH}
          intent="delete"
          fields={{ view: deleting.id }}
          back={t("tags:put.back")}
          confirm={t("delete.confirm")}
          closeHref={VIEWS_PATH}
          closeLabel={t("common:shell.close")}
          variant="danger"
        >
          <p>{t("delete.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

function SaveForm({ asked, answer }: { asked: NonNullable<Props["asked"]>; answer: ViewsAnswer | null }) {
  const { t } = useTranslation(["views", "tags", "common"]);
  const errors = answer ? [t(`errors.${answer.reason}`, { count: TAG_LIMIT, most: MAX_VIEWS })] : [];
  return (
    <Card padded as="section">
      <h2>{t("saveTitle")}</h2>
      <div className="mt-4 empty:hidden">
        <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#name", text }))} />
      </div>
      <p className="mt-2">
        <a href={asked.href} className="inline-flex min-h-11 items-center">
          {t("theList")}
        </a>
      </p>
      <ListWords kind={asked.kind} parts={asked.parts} />
      <form
        method="post"
        action={saveViewPath(asked.kind, asked.query)}
        noValidate
        className="mt-5 grid max-w-field gap-5"
      >
        <TextField
          field={{ id: "name", name: "name", maxLength: TAG_LIMIT, defaultValue: answer?.typed ?? "" }}
          label={t("name")}
          hint={t("nameHint")}
          errors={errors}
        />
        <div>
          <Button variant="primary" name="intent" value="save">
            {t("saveSend")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
