import { useTranslation } from "react-i18next";
import { INVITATIONS_PATH } from "~/core/addresses/network";
import { LONGEST_ADDRESS } from "~/core/email-address";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { LONGEST_NAME } from "~/foundation/identity/rules/names";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import type { PreviewView } from "../invitations/view";

/** What sending a list would do: who gets a mail, who gets none and why, and the lines to correct because they name no one. */
export function InvitePreview({
  preview,
  company,
  errors,
}: {
  preview: PreviewView;
  company: string;
  errors: string[];
}) {
  const { t } = useTranslation("invitations");
  const { count, people, others, bad, unread, text, isTooMuch } = preview;
  const values = {
    address: LONGEST_ADDRESS,
    company: LONGEST_NAME.company,
    languages: LANGUAGES.map((language) => SPOKEN[language].name).join(", "),
  };
  return (
    <Card as="section">
      <CardSection>
        <h2>{t("preview.title")}</h2>
        <p className="mt-2 text-lead">
          <strong>{t("preview.send", { count })}</strong>
        </p>
        {count > 0 ? <p className="mt-2 max-w-measure text-ink-2">{t("preview.text", { company })}</p> : null}
        <Unread {...unread} />
      </CardSection>
      {people.length > 0 ? (
        <CardSection>
          <Table
            caption={t("preview.send", { count })}
            captionHidden
            isStacked
            columns={[
              { key: "email", header: t("preview.email") },
              { key: "company", header: t("preview.company") },
              { key: "language", header: t("preview.language") },
            ]}
            rows={people.map(({ email, company: name, language }) => ({
              key: email,
              cells: {
                email: <span className="wrap-anywhere">{email}</span>,
                company: <span className="wrap-anywhere">{name || "–"}</span>,
                language: SPOKEN[language].name,
              },
            }))}
          />
        </CardSection>
      ) : null}
      {others.length > 0 ? (
        <CardSection>
          <h3>{t("preview.others", { count: others.length })}</h3>
          <ul className="mt-3 grid gap-1.5">
            {others.map(({ email, outcome }) => (
              <li key={email} className="wrap-anywhere">
                <strong>{email}</strong> <span className="text-ink-2">{t(`outcomes.${outcome}`)}</span>
              </li>
            ))}
          </ul>
        </CardSection>
      ) : null}
      {bad.length > 0 ? (
        <CardSection>
          <h3 className="text-attention">{t("preview.bad", { count: bad.length })}</h3>
          <ul className="mt-3 grid gap-1.5">
            {bad.map(({ number, text: line, fault, first }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may contain the same address several times
              <li key={index} className="wrap-anywhere">
                <strong>{t("preview.line", { number })}</strong>{" "}
                <span className="text-ink-2">
                  {fault === "twice" && first !== null ? t("faults.twiceIn", { first }) : t(`faults.${fault}`, values)}
                </span>
                <code className="block text-small text-ink-3">{line}</code>
              </li>
            ))}
          </ul>
        </CardSection>
      ) : null}
      <CardSection>
        <form method="post" action={INVITATIONS_PATH} encType="multipart/form-data" noValidate className="grid gap-6">
          <input type="hidden" name="ready" value={preview.ready} />
          <input type="hidden" name="language" value={preview.language} />
          {text ? (
            <TextAreaField
              field={{ id: "text", name: "text", defaultValue: text, spellCheck: false, autoComplete: "off" }}
              label={t(isTooMuch ? "preview.shorten" : "preview.correct")}
              hint={t("preview.correctHint")}
              errors={errors}
            />
          ) : null}
          <div className="flex flex-wrap gap-3 max-sm:grid">
            {count > 0 && !isTooMuch ? (
              <Button variant="primary" name="intent" value="send">
                {t("preview.submit", { count })}
              </Button>
            ) : null}
            {text ? (
              <Button name="intent" value="check">
                {t("preview.again")}
              </Button>
            ) : null}
            <ButtonLink href={INVITATIONS_PATH} variant="quiet">
              {t("preview.cancel")}
            </ButtonLink>
          </div>
        </form>
      </CardSection>
    </Card>
  );
}

/** Content of the list that is not read. */
function Unread({ columns, hasWords }: PreviewView["unread"]) {
  const { t } = useTranslation("invitations");
  if (columns.length === 0 && !hasWords) return null;
  const names = columns.map((name) => (typeof name === "number" ? t("preview.column", { number: name }) : name));
  return (
    <div className="mt-4 max-w-measure">
      <Notice tone="attention">
        {columns.length > 0 ? (
          <p className="wrap-anywhere">{t("preview.unread", { columns: names.join(", ") })}</p>
        ) : null}
        {hasWords ? <p>{t("preview.words")}</p> : null}
      </Notice>
    </div>
  );
}
