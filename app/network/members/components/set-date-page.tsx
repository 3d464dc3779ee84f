import { useTranslation } from "react-i18next";
import { MAX_CHOSEN, MAX_CHOSEN_DEADLINES } from "~/assessment/deadlines/rules/chosen";
import type { ChosenVerdict } from "~/assessment/deadlines/set-chosen.server";
import { DATES_PATH } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { ChosenNames } from "~/network/requests/components/chosen-names";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";

/** What a refused form comes back with. */
export interface SetAnswer {
  typed: { kind: Kind; dueOn: string };
  reason: Exclude<Extract<ChosenVerdict, { ok: false }>["reason"], "forbidden">;
  /** How long to wait after too many forms; 0 when there is nothing to wait for. */
  minutes: number;
}

interface Props {
  /** Where the form is sent: this page, with the companies that it names. */
  here: string;
  back: string;
  kind: Kind;
  /** The companies that are asked; `first` has those that the head of the page says. */
  names: string[];
  first: { shown: string[]; more: number };
  /** More companies are chosen than the form takes. */
  isTooMany: boolean;
  /** The days by which they are asked now: how many companies, null for all members. */
  now: { kind: Kind; date: string; companies: number | null }[];
  /** The reminder days before the date, as a list in words. */
  days: string;
  /** ISO: the first and last day that can be set. */
  firstDay: string;
  lastDay: string;
  answer: SetAnswer | null;
}

/** The form that asks one company, or several, for an assessment by a day. */
export function SetDatePage(props: Props) {
  const { here, back, kind, names, first, isTooMany, now, days, firstDay, lastDay, answer } = props;
  const { t } = useTranslation(["deadlines", "common", "account"]);
  const typed = answer?.typed ?? { kind, dueOn: "" };
  const { whole, ofDay } = wordsOf(answer);
  return (
    <>
      <PageHeader
        title={t("chosen.title")}
        lead={
          <span className="wrap-anywhere">
            {names.length === 1 ? null : (
              <>
                {t("common:label", {
                  label: t(isTooMany ? "chosen.tooMany" : "chosen.companies", { count: names.length }),
                })}{" "}
              </>
            )}
            {first.shown.join(", ")}
            {first.more > 0 ? ` ${t("chosen.more", { count: first.more })}` : null}
          </span>
        }
      />
      <div className="grid max-w-narrow gap-5">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[...(whole ? [{ text: whole }] : []), ...(ofDay ? [{ href: "#dueOn", text: ofDay }] : [])]}
        />
        {first.more > 0 ? <ChosenNames names={names} summary={t("chosen.which")} /> : null}
        <Card padded>
          <form method="post" action={here} noValidate className="grid gap-6">
            <ChoiceGroup
              id="kind"
              type="radio"
              name="kind"
              layout="row"
              isPart
              legend={t("chosen.kind")}
              options={KINDS_OF_ASSESSMENTS.map((each) => ({
                value: each,
                label: t(`common:kinds.${each}.name`),
                checked: typed.kind === each,
              }))}
            />
            <TextField
              field={{
                id: "dueOn",
                name: "dueOn",
                type: "date",
                min: firstDay,
                max: lastDay,
                defaultValue: typed.dueOn,
              }}
              label={t("field")}
              hint={t("hint")}
              errors={ofDay ? [ofDay] : undefined}
            />
            <Now now={now} />
            <p className="max-w-measure text-ink-2">{t("chosen.then", { days })}</p>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="primary">{t("chosen.save", { count: names.length })}</Button>
              <ButtonLink href={back}>{t("back")}</ButtonLink>
            </div>
          </form>
        </Card>
        <p>
          <a href={DATES_PATH} className="inline-flex min-h-11 items-center">
            {t("dates.title")}
          </a>
        </p>
      </div>
    </>
  );

  function wordsOf(refused: SetAnswer | null): { whole?: string; ofDay?: string } {
    if (!refused) return {};
    switch (refused.reason) {
      case "too-many-requests":
        return { whole: t("account:errors.tooMany", { count: refused.minutes }) };
      case "nobody":
      case "too-many":
      case "full":
        return { whole: t(`chosen.errors.${refused.reason}`, { count: MAX_CHOSEN, most: MAX_CHOSEN_DEADLINES }) };
      default:
        return { ofDay: t(`errors.${refused.reason}`) };
    }
  }
}

/** The days by which the companies are asked now, which the new one replaces. */
function Now({ now }: Pick<Props, "now">) {
  const { t } = useTranslation(["deadlines", "common"]);
  if (now.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{t("chosen.now")}</p>
      <ul className="mt-1 list-disc ps-5">
        {now.map(({ kind, date, companies }) => (
          <li key={`${kind} ${date} ${companies}`}>
            {t(companies === null ? "chosen.general" : "chosen.own", {
              kind: t(`common:kinds.${kind}.name`),
              date,
              count: companies ?? 0,
            })}
          </li>
        ))}
      </ul>
      <p className="mt-1 max-w-measure text-ink-2">{t("chosen.replaced")}</p>
    </div>
  );
}
