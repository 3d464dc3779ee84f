import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import type { Cause } from "~/domain/notifications/types";
import { momentOf } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { eventTexts } from "../texts.server";
import { MailButton, MailCode, MailLayout, MailNote, MailText } from "./layout";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail needs beside its cause's own values; `code` and `link` get a place of their own. */
export interface MailValues extends Record<string, string | undefined> {
  username: string;
  /** Where to write with questions. */
  contact: string;
  /** When it happened, ISO 8601; left out where it does not matter. */
  at?: string;
  /** Something to type, shown large. */
  code?: string;
  /** Something to open, shown as a button with the address below it. */
  link?: string;
}

/** A mail's subject and both bodies in the reader's language; HTML and plain text say the same. */
export function renderMail(cause: Cause, language: Language, values: MailValues): RenderedMail {
  const t = translator(language, "mail");
  const { username, contact, code, link, at } = values;
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { subject, body, next } = eventTexts(cause, language, Object.fromEntries(given));
  const greeting = t("greeting", { replace: { username } });
  const footer = t("footer", { replace: { contact } });
  const when = at ? t("when", { replace: { when: momentOf(Date.parse(at), language) } }) : undefined;
  const html = renderToStaticMarkup(
    <MailLayout language={language} subject={subject} footer={footer}>
      <MailText>{greeting}</MailText>
      <MailText>{body}</MailText>
      {code ? <MailCode>{code}</MailCode> : null}
      {link ? (
        <MailButton
          href={link}
          label={t(cause === "email-change-confirm" ? "confirm" : "open")}
          plainLabel={t("plainLink")}
        />
      ) : null}
      <MailText>{next}</MailText>
      {when ? <MailNote>{when}</MailNote> : null}
    </MailLayout>,
  );
  const paragraphs = [greeting, body, code, link, next, when, "--", footer].filter((paragraph) => paragraph);
  return { subject, text: paragraphs.join("\n\n"), html: `<!doctype html>${html}` };
}
