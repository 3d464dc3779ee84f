import { useTranslation } from "react-i18next";
import { REQUEST_KINDS, type RequestKind } from "~/core/member-requests";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField, TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import type { Asking, AskVerdict } from "../create.server";
import { MAX_ASKED, MAX_OPEN, TITLE_LIMIT, WORDS_LIMIT } from "../rules/acts";
import { ChosenNames } from "./chosen-names";

/** What a refused form comes back with. */
export interface AskAnswer {
  typed: Asking;
  refused: Exclude<AskVerdict, { ok: true } | { reason: "forbidden" }>;
  /** How long to wait after too many forms; 0 when there is nothing to wait for. */
  minutes: number;
}

export interface NewRequestProps {
  /** Where the form is sent: this page, with the companies that it names. */
  here: string;
  back: string;
  /** The kind that is chosen at first, if any. */
  asked: RequestKind | null;
  /** Its title at first, possibly empty. */
  about: string;
  /** The companies that are asked. */
  names: string[];
  /** ISO: the first and last day that can be set. */
  first: string;
  last: string;
  once: string;
}

/** The form that asks one company, or several, for something. */
export function NewRequestPage({
  here,
  back,
  asked,
  about,
  names,
  first,
  last,
  once,
  answer,
}: NewRequestProps & { answer: AskAnswer | null }) {
  const { t } = useTranslation(["requests", "common", "account"]);
  const typed = answer?.typed ?? { kind: asked ?? "", title: about, text: "", dueOn: "", needsDocument: false, once };
  const refused = answer?.refused;
  const problems = refused?.reason === "invalid" ? refused.problems : [];
  const wordsOf = (field: string) => {
    const said = problems.flatMap((problem) =>
      problem.field === field
        ? [t(`errors.${problem.reason}`, { count: problem.field === "title" ? TITLE_LIMIT : WORDS_LIMIT })]
        : [],
    );
    return said.length > 0 ? said : undefined;
  };
  const whole =
    refused && refused.reason !== "invalid"
      ? refused.reason === "too-many-requests"
        ? t("account:errors.tooMany", { count: answer?.minutes ?? 0 })
        : t(`refused.${refused.reason}`, { most: MAX_ASKED, open: MAX_OPEN })
      : null;
  const errors = [
    ...(whole ? [{ text: whole }] : []),
    ...["kind", "title", "text", "dueOn"].flatMap((field) =>
      (wordsOf(field) ?? []).map((text) => ({ href: `#${field}`, text })),
    ),
  ];
  const [only] = names;
  return (
    <>
      <PageHeader
        title={t("new.title")}
        lead={
          names.length === 1 ? (
            <span className="wrap-anywhere">{only}</span>
          ) : (
            t("new.companies", { count: names.length })
          )
        }
      />
      <div className="grid max-w-narrow gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <ChosenNames names={names} summary={t("new.which")} />
        <Card padded>
          <form method="post" action={here} noValidate className="grid gap-6">
            <input type="hidden" name="once" value={typed.once} />
            <ChoiceGroup
              id="kind"
              type="radio"
              name="kind"
              layout="row"
              isPart
              legend={t("new.kind")}
              errors={wordsOf("kind")}
              options={REQUEST_KINDS.map((kind) => ({
                value: kind,
                label: t(`kinds.${kind}`),
                checked: typed.kind === kind,
              }))}
            />
            <TextField
              field={{ id: "title", name: "title", maxLength: TITLE_LIMIT, defaultValue: typed.title }}
              label={t("new.name")}
              hint={t("new.nameHint")}
              errors={wordsOf("title")}
            />
            <TextAreaField
              field={{ id: "text", name: "text", maxLength: WORDS_LIMIT, defaultValue: typed.text }}
              label={t("new.text")}
              hint={t("new.textHint")}
              rows={5}
              errors={wordsOf("text")}
            />
            <TextField
              field={{ id: "dueOn", name: "dueOn", type: "date", min: first, max: last, defaultValue: typed.dueOn }}
              label={t("new.due")}
              errors={wordsOf("dueOn")}
            />
            <label className="choice max-w-measure">
              <input type="checkbox" name="needsDocument" value="yes" defaultChecked={typed.needsDocument} />
              <span>{t("new.needsDocument")}</span>
            </label>
            <p className="max-w-measure text-ink-2">{t("new.then", { count: names.length })}</p>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="primary">{t("new.send", { count: names.length })}</Button>
              <ButtonLink href={back}>{t("new.back")}</ButtonLink>
            </div>
          </form>
        </Card>
      </div>
    </>
  );
}
