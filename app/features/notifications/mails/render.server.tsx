import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import type { NotificationType } from "~/domain/notifications/types";
import { translator } from "~/i18n/i18n.server";
import { MailLayout } from "./layout";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const TEMPLATES: Record<NotificationType, "accountCreated" | "signUpRepeated"> = {
  ACCOUNT_CREATED: "accountCreated",
  SECURITY_ALERT: "signUpRepeated",
};

/** A mail's subject and both bodies in the reader's language; the paragraphs are the same in HTML and plain text. */
export function renderMail(type: NotificationType, language: Language, values: { username: string }): RenderedMail {
  const t = translator(language, "mail");
  const template = TEMPLATES[type];
  const subject = t(`${template}.subject`, values);
  const paragraphs = [t("greeting", values), t(`${template}.body`, values), t(`${template}.next`, values)];
  const footer = t("footer");
  const html = renderToStaticMarkup(
    <MailLayout language={language} subject={subject} footer={footer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: "0 0 14px", fontSize: 16, lineHeight: 1.55 }}>
          {paragraph}
        </p>
      ))}
    </MailLayout>,
  );
  return { subject, text: [...paragraphs, "--", footer].join("\n\n"), html: `<!doctype html>${html}` };
}
