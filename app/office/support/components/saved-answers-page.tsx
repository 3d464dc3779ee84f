import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import type { SavedAnswer } from "~/office/support/saved-answers.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Dialog, inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField, TextField } from "~/ui/field";
import { useSupportMessage } from "./support-message";

/** What was typed and refused, and the keys of its errors by field; those of no field are under "". */
export interface RefusedSaved {
  title: string;
  text: string;
  errors: Record<string, string[]>;
}

interface SavedAnswersPageProps {
  saved: SavedAnswer[];
  /** The one that is changed; null for a new one. */
  edited: SavedAnswer | null;
  /** Whether the question is shown that comes before deleting it. */
  asksToDelete: boolean;
  refused: RefusedSaved | null;
}

const HOME = "/admin/support/answers";
const pathOf = (id: string) => `${HOME}?edit=${id}`;

/** The answers that the office uses again: a list, and a form for a new one or the one that is changed. */
export function SavedAnswersPage({ saved, edited, asksToDelete, refused }: SavedAnswersPageProps) {
  const { t } = useTranslation(["support", "common"]);
  const message = useSupportMessage();
  const errorsOf = (field: string) => (refused?.errors[field] ?? []).map(message);
  const errors = ["", "title", "text"].flatMap((field) =>
    errorsOf(field).map((text) => ({ text, ...(field ? { href: `#${field}` } : {}) })),
  );
  const here = edited ? pathOf(edited.id) : HOME;
  return (
    <>
      <div {...inertWhile(asksToDelete)}>
        <AdminPage
          current="questions"
          title={t("saved.title")}
          lead={t("saved.lead")}
          actions={<ButtonLink href="/admin/support">{t("saved.back")}</ButtonLink>}
        >
          <ErrorSummary title={t("common:form.summary")} errors={errors} />
          {saved.length === 0 ? <EmptyState title={t("saved.none")}>{t("saved.noneText")}</EmptyState> : null}
          <ul className="grid">
            {saved.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={pathOf(id)}
                  aria-current={id === edited?.id ? "true" : undefined}
                  className="inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <Card padded className="max-w-narrow">
            <form method="post" action={here} className="grid gap-5">
              <h2>{t(edited ? "saved.edit" : "saved.new")}</h2>
              <TextField
                field={{ id: "title", name: "title", defaultValue: refused?.title ?? edited?.title }}
                label={t("saved.name")}
                errors={errorsOf("title")}
              />
              <TextAreaField
                field={{ id: "text", name: "text", defaultValue: refused?.text ?? edited?.text }}
                label={t("saved.text")}
                errors={errorsOf("text")}
              />
              <div className="flex flex-wrap gap-3">
                <Button variant="primary">{t("saved.save")}</Button>
                {edited ? (
                  <ButtonLink href={`${here}&dialog=delete`} variant="quiet">
                    {t("saved.delete")}
                  </ButtonLink>
                ) : null}
              </div>
            </form>
          </Card>
        </AdminPage>
      </div>
      {asksToDelete && edited ? (
        <Dialog
          id="delete-answer"
          title={t("saved.deleteTitle")}
          closeHref={here}
          closeLabel={t("common:shell.close")}
          actions={
            <form method="post" action={here} className="flex flex-wrap gap-3">
              <Button variant="danger" name="intent" value="delete">
                {t("saved.deleteSubmit")}
              </Button>
              <ButtonLink href={here}>{t("saved.keep")}</ButtonLink>
            </form>
          }
        >
          <p className="wrap-anywhere">{t("saved.deleteText", { title: edited.title })}</p>
        </Dialog>
      ) : null}
    </>
  );
}
