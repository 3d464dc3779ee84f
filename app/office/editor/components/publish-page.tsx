import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { ComparisonView } from "../comparison.server";
import { draftPaths } from "../paths";
import type { HeadView } from "../view";
import { Comparison } from "./comparison";

export type PublishProblem = "past" | "changed" | "faults" | "unchanged";

interface PublishPageProps {
  head: HeadView;
  revision: number;
  /** Null while the draft is not a valid questionnaire. */
  comparison: ComparisonView | null;
  /** What keeps the draft from being published. */
  obstacle: "faults" | "unchanged" | null;
  asks: boolean;
  problem: PublishProblem | null;
  date: string;
}

/** What a draft changes and affects, and how to publish it: at once, or on a given day. */
export function PublishPage({ head, revision, comparison, obstacle, asks, problem, date }: PublishPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const paths = draftPaths(head.id);
  const seen = { revision: String(revision), newest: head.newest };
  return (
    <>
      <div {...inertWhile(asks)}>
        <AdminPage
          current="questionnaires"
          title={t("publish.title")}
          lead={t("publish.lead", { newest: head.newest })}
        >
          <p>
            <a href={paths.own} className="inline-flex min-h-11 items-center font-semibold">
              {t("edit.back")}
            </a>
          </p>
          {problem ? (
            <ErrorSummary
              title={t("common:form.summary")}
              errors={[{ text: t(`publish.errors.${problem}`), ...(problem === "past" ? { href: "#date" } : {}) }]}
            />
          ) : null}
          {comparison ? <Comparison view={comparison} here={paths.publish} /> : null}
          {head.state === "open" ? (
            <section aria-labelledby="publish" className="grid gap-3">
              <h2 id="publish">{t("publish.how")}</h2>
              {obstacle === "faults" ? (
                <Notice tone="danger" title={t("publish.faulty")} />
              ) : obstacle === "unchanged" ? (
                <Notice tone="info" title={t("publish.unchanged", { newest: head.newest })} />
              ) : (
                <Ways seen={seen} paths={paths} problem={problem} date={date} />
              )}
            </section>
          ) : (
            <Notice tone="info" title={t("edit.readOnly")} />
          )}
        </AdminPage>
      </div>
      {asks ? (
        <AskDialog
          id="publish-now"
          title={t("publish.ask.title")}
          action={paths.publish}
          intent="now"
          fields={seen}
          back={t("publish.ask.back")}
          confirm={t("publish.ask.confirm")}
          closeHref={paths.publish}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("publish.ask.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

function Ways({
  seen,
  paths,
  problem,
  date,
}: {
  seen: Record<string, string>;
  paths: ReturnType<typeof draftPaths>;
  problem: PublishProblem | null;
  date: string;
}) {
  const { t } = useTranslation("questionnaires");
  return (
    <Card>
      <CardSection className="grid gap-4">
        <p className="max-w-measure text-ink-2">{t("publish.nowText")}</p>
        <div>
          <ButtonLink href={`${paths.publish}?dialog=publish`} variant="primary">
            {t("publish.now")}
          </ButtonLink>
        </div>
      </CardSection>
      <CardSection>
        <form method="post" action={paths.publish} noValidate className="grid gap-4">
          <h3>{t("publish.later")}</h3>
          {Object.entries(seen).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            field={{ id: "date", name: "date", type: "date", defaultValue: date, className: "max-w-56" }}
            label={t("publish.date")}
            hint={t("publish.dateHint")}
            errors={problem === "past" ? [t("publish.errors.past")] : []}
          />
          <div>
            <Button name="intent" value="schedule">
              {t("publish.schedule")}
            </Button>
          </div>
        </form>
      </CardSection>
    </Card>
  );
}
