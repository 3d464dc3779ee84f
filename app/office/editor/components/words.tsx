import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import type { EditedFields, Json } from "~/office/editor/rules/shapes";
import { isPart } from "~/office/editor/rules/walk";
import { TextAreaField, TextField } from "~/ui/field";
import { idOf, type Said, useErrors } from "./fields";

/** Texts whose limit is above this number of characters get a multi-line field. */
const ONE_LINE = 100;
/** Characters per line when three languages are side by side. */
const A_LINE = 38;

/** A text in every language side by side, each with its errors, its published wording, and what another editor has saved. */
export function Words({
  at,
  legend,
  optionalText,
  most,
  value,
  said,
}: {
  at: string;
  legend: string;
  optionalText?: string;
  most: number;
  value: Json | undefined;
  said: Said;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {legend}
        {optionalText ? <span className="font-normal text-ink-3"> {optionalText}</span> : null}
      </legend>
      <div className="mt-2 grid items-start gap-4 lg:grid-cols-3">
        {LANGUAGES.map((language) => (
          <Wording
            key={language}
            at={`${at}.${language}`}
            language={language}
            most={most}
            value={isPart(value) ? String(value[language] ?? "") : ""}
            said={said}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Wording({
  at,
  language,
  most,
  value,
  said,
}: {
  at: string;
  language: Language;
  most: number;
  value: string;
  said: Said;
}) {
  const { t } = useTranslation("questionnaires");
  const errors = useErrors(said, at);
  const former = said.former ? partAt(said.former, at) : undefined;
  const field = {
    id: idOf(at),
    name: at,
    defaultValue: value,
    lang: language,
    readOnly: !said.isOpen,
    autoComplete: "off",
  };
  const label = SPOKEN[language].name;
  return (
    <div className="min-w-0">
      {most > ONE_LINE ? (
        <TextAreaField
          field={field}
          label={label}
          errors={errors}
          rows={Math.min(14, Math.max(2, Math.ceil(value.length / A_LINE)))}
        />
      ) : (
        <TextField field={field} label={label} errors={errors} />
      )}
      {typeof former === "string" && former !== value ? (
        <p className="mt-1.5 text-small wrap-anywhere text-ink-3">{t("edit.published", { text: former })}</p>
      ) : null}
      <Theirs at={at} language={language} said={said} />
    </div>
  );
}

/** What another editor has saved in the same place meanwhile. */
function Theirs({ at, language, said }: { at: string; language: Language; said: Said }) {
  const { t } = useTranslation("questionnaires");
  const clash = said.clashes.find((each) => at === each.at || at.startsWith(`${each.at}.`));
  if (!clash) return null;
  const theirs =
    at === clash.at
      ? clash.theirs
      : isPart(clash.theirs)
        ? partAt(clash.theirs, at.slice(clash.at.length + 1))
        : partIn(clash.theirs, at.slice(clash.at.length + 1));
  return (
    <p lang={language} className="mt-1.5 rounded-s bg-attention-soft p-2 text-small wrap-anywhere">
      {t("edit.theirs", { text: typeof theirs === "string" && theirs ? theirs : t("edit.empty") })}
    </p>
  );
}

const partAt = (part: EditedFields, at: string): Json | undefined => partIn(part, at);

/** The value at a place. */
function partIn(part: Json | undefined, at: string): Json | undefined {
  return at.split(".").reduce<Json | undefined>((found, step) => {
    if (Array.isArray(found)) return found[Number(step)];
    return isPart(found) ? found[step] : undefined;
  }, part);
}
