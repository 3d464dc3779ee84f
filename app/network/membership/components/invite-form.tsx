import { useTranslation } from "react-i18next";
import { INVITATIONS_PATH } from "~/core/addresses/network";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Select, TextAreaField, TextField } from "~/ui/field";

/** A form for a list of people to invite, as a file or as lines. A preview is shown before anything is sent. */
export function InviteForm({
  limits,
  language,
  text,
  errors,
}: {
  limits: { room: number; mailsADay: number; lines: number; size: string };
  language: Language;
  /** What was typed. */
  text: string;
  errors: string[];
}) {
  const { t } = useTranslation("invitations");
  const { room, mailsADay, lines, size } = limits;
  return (
    <Card padded as="section">
      <h2>{t("form.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("form.text")}</p>
      <form
        method="post"
        action={INVITATIONS_PATH}
        encType="multipart/form-data"
        noValidate
        className="mt-5 grid gap-6 lg:grid-cols-2"
      >
        <TextAreaField
          field={{ id: "text", name: "text", defaultValue: text, spellCheck: false, autoComplete: "off" }}
          label={t("form.text2")}
          hint={t("form.textHint")}
          rows={7}
          errors={errors}
        />
        <div className="grid content-start gap-6">
          <TextField
            field={{ id: "file", name: "file", type: "file", accept: ".csv,.txt,.tsv,text/csv,text/plain" }}
            label={t("form.file")}
            hint={t("form.fileHint", { most: lines, size })}
          />
          <div className="grid max-w-field gap-2">
            <label htmlFor="mail-language" className="font-semibold">
              {t("form.language")}
            </label>
            <Select id="mail-language" name="language" defaultValue={language}>
              {LANGUAGES.map((value) => (
                <option key={value} value={value}>
                  {SPOKEN[value].name}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-2">
          <Button variant="primary" name="intent" value="check">
            {t("form.check")}
          </Button>
          <p className="text-small text-ink-3">{t("form.room", { room, most: mailsADay })}</p>
        </div>
      </form>
    </Card>
  );
}
