import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import { type expiryDays, type SharePart, USUAL_PARTS } from "~/core/sharing";
import { usePaths } from "~/foundation/web/use-paths";
import { longDate } from "~/i18n/format";
import type enShare from "~/i18n/locales/en/share.json";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/button";
import { ChoiceGroup } from "~/ui/choice-group";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";

type Texts = (typeof enShare)["errors"];
type ErrorKey = `errors.${Exclude<keyof Texts, "expires">}` | `errors.expires.${keyof Texts["expires"]}`;

/** What the user typed, or what is proposed. */
export interface Given {
  recipient: string;
  parts: readonly string[];
  language: string;
  expires: string;
  word: string;
}

/** A problem that belongs to no field; `when` is when the user can try again, in words. */
export interface ShareProblem {
  reason: keyof (typeof enShare)["problems"];
  when: string;
}

const FIELDS = ["recipient", "parts", "language", "expires", "word"] as const;
export type ShareErrors = { [K in (typeof FIELDS)[number]]?: ErrorKey | undefined };

/** Asks to whom a link goes; what it shows, in which language and for how long is proposed, and can be changed below. */
export function ShareForm({
  parts,
  language,
  days,
  given = { recipient: "", parts: USUAL_PARTS, language, expires: days.usual, word: "" },
  errors = {},
  problem = null,
}: {
  /** The parts that exist. */
  parts: readonly SharePart[];
  language: Language;
  days: ReturnType<typeof expiryDays>;
  given?: Given;
  errors?: ShareErrors;
  problem?: ShareProblem | null;
}) {
  const { t } = useTranslation(["share", "common"]);
  const paths = usePaths();
  const reader = useLanguage();
  const errorOf = (name: keyof ShareErrors) => errors[name] && [t(errors[name])];
  const summary = [
    ...(problem ? [{ text: t(`problems.${problem.reason}`, { when: problem.when }) }] : []),
    ...FIELDS.flatMap((name) => (errorOf(name) ?? []).map((text) => ({ href: `#share-${name}`, text }))),
  ];
  // An error belongs beside its field, so the field is in sight.
  const isRefused = FIELDS.some((name) => name !== "recipient" && errors[name]);
  const shown = isRefused
    ? []
    : [
        {
          name: t("form.parts"),
          fact: parts
            .filter((part) => given.parts.includes(part))
            .map((part) => t(`parts.${part}.name`))
            .join(", "),
        },
        {
          name: t("form.language"),
          fact: LANGUAGES.filter((each) => each === given.language).map((each) => SPOKEN[each].name),
        },
        { name: t("form.expires"), fact: longDate(given.expires, reader) },
      ];
  return (
    <form method="post" action={paths.share} noValidate className="group grid gap-5">
      <h2>{t("form.title")}</h2>
      <ErrorSummary title={t("common:form.summary")} errors={summary} />
      <TextField
        label={t("form.recipient")}
        hint={t("form.recipientHint")}
        errors={errorOf("recipient")}
        field={{ id: "share-recipient", name: "recipient", defaultValue: given.recipient, autoComplete: "off" }}
      />
      <dl className="grid gap-2 text-small group-has-[details[open]]:hidden">
        {shown.map(({ name, fact }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="max-sm:grid">
        <Button variant="primary" name="intent" value="make">
          {t("form.make")}
        </Button>
      </div>
      <Disclosure summary={t("form.more")} tone="quiet" flush open={isRefused} className="-my-2">
        <div className="grid gap-6 text-ink">
          <ChoiceGroup
            isPart
            type="checkbox"
            id="share-parts"
            name="parts"
            legend={t("form.parts")}
            hint={t("form.partsHint")}
            errors={errorOf("parts")}
            options={parts.map((part) => ({
              value: part,
              checked: given.parts.includes(part),
              label: (
                <span>
                  {t(`parts.${part}.name`)}
                  <span className="block text-small text-ink-3">{t(`parts.${part}.hint`)}</span>
                </span>
              ),
            }))}
          />
          <ChoiceGroup
            isPart
            type="radio"
            id="share-language"
            name="language"
            legend={t("form.language")}
            errors={errorOf("language")}
            options={LANGUAGES.map((each) => ({
              value: each,
              checked: given.language === each,
              label: <span lang={each}>{SPOKEN[each].name}</span>,
            }))}
          />
          <TextField
            label={t("form.expires")}
            hint={t("form.expiresHint")}
            errors={errorOf("expires")}
            field={{
              id: "share-expires",
              name: "expires",
              type: "date",
              defaultValue: given.expires,
              min: days.first,
              max: days.last,
              autoComplete: "off",
            }}
          />
          <TextField
            label={t("form.word")}
            optionalText={t("common:shell.optional")}
            hint={t("form.wordHint")}
            errors={errorOf("word")}
            field={{
              id: "share-word",
              name: "word",
              defaultValue: given.word,
              autoComplete: "off",
              autoCapitalize: "none",
              spellCheck: false,
            }}
          />
        </div>
      </Disclosure>
    </form>
  );
}
