import { useTranslation } from "react-i18next";
import type { DeadlineScope } from "~/assessment/deadlines/rules/access";
import { type ComeBackChoice, OTHER_DAY } from "~/assessment/deadlines/rules/come-back";
import { historyPath } from "~/core/addresses/assessment";
import { DATES_PATH } from "~/core/addresses/network";
import type { Kind } from "~/core/kinds/kind";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { deadlinePath } from "../view";

export type DeadlineProblem = "missing" | "invalid" | "past" | "too-far";

export interface DeadlinePageProps {
  scope: DeadlineScope;
  /** The kind of assessments that the date is for. */
  kind: Kind;
  /** The days to choose from, in words, and the one that is chosen; "other" for the date in the field. Null for a field alone. */
  choices: { chosen: string; days: { day: string; away: ComeBackChoice["away"]; date: string }[] } | null;
  /** ISO dates: the stored or typed date, and the first and last day allowed. */
  dueOn: string;
  isSet: boolean;
  first: string;
  last: string;
  /** The reminder days before the date, as a list in words. */
  days: string;
  asks: boolean;
  problem: DeadlineProblem | null;
  /** Minutes to wait after too many changes; 0 if there is no wait. */
  minutes: number;
}

/** Where the user goes back to after setting a date. */
export const backPath = (scope: DeadlineScope, kind: Kind) =>
  scope === "members" ? "/user/profile/access-code" : `${historyPath(kind)}#dates`;

/** Sets, changes and, after a confirmation, removes a due date. */
export function DeadlinePage({
  scope,
  kind,
  choices,
  dueOn,
  isSet,
  first,
  last,
  days,
  asks,
  problem,
  minutes,
}: DeadlinePageProps) {
  const { t } = useTranslation(["deadlines", "common", "account"]);
  const here = deadlinePath(scope, kind);
  const assessment = t(`common:kinds.${kind}.name`);
  const errors = problem ? [t(`errors.${problem}`)] : undefined;
  const field = (
    <TextField
      field={{ id: "dueOn", name: "dueOn", type: "date", min: first, max: last, defaultValue: dueOn }}
      label={t("field")}
      hint={t("hint")}
      errors={errors}
    />
  );
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader title={t(`${scope}.title`)} lead={t(`${scope}.lead`, { days, assessment })} />
        <div className="grid max-w-measure gap-5">
          <ErrorSummary
            title={t("common:form.summary")}
            errors={[
              ...(minutes > 0 ? [{ text: t("account:errors.tooMany", { count: minutes }) }] : []),
              ...(errors ?? []).map((text) => ({ href: "#dueOn", text })),
            ]}
          />
          <Card padded>
            <form method="post" action={here} noValidate className="grid gap-6">
              {choices ? (
                <ChoiceGroup
                  id="choice"
                  legend={t("next.legend")}
                  type="radio"
                  name="choice"
                  options={[
                    ...choices.days.map(({ day, away, date }) => ({
                      value: day,
                      label: t(`next.away.${away}`, { date }),
                      checked: choices.chosen === day,
                    })),
                    { value: OTHER_DAY, label: t("next.other"), checked: choices.chosen === OTHER_DAY, reveals: field },
                  ]}
                />
              ) : (
                field
              )}
              <div className="flex flex-wrap gap-3 max-sm:grid">
                <Button variant="primary" name="intent" value="set">
                  {t("save")}
                </Button>
                <ButtonLink href={backPath(scope, kind)}>{t("back")}</ButtonLink>
                {isSet ? (
                  <ButtonLink href={`${here}${here.includes("?") ? "&" : "?"}dialog=remove`} variant="quiet">
                    {t("remove.link")}
                  </ButtonLink>
                ) : null}
              </div>
            </form>
          </Card>
          {scope === "members" ? (
            <p>
              {t("members.others")}{" "}
              <a href={DATES_PATH} className="inline-flex min-h-11 items-center">
                {t("dates.chosen")}
              </a>
            </p>
          ) : null}
        </div>
      </div>
      {asks ? (
        <AskDialog
          id="remove"
          title={t("remove.title")}
          action={here}
          intent="remove"
          back={t("remove.keep")}
          confirm={t("remove.confirm")}
          variant="danger"
          closeHref={here}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("remove.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
