import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import type { Cause } from "~/domain/notifications/types";
import { translator } from "~/i18n/i18n.server";
import { MailLayout } from "./layout";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A mail's subject and both bodies in the reader's language; the paragraphs are the same in HTML and plain text. */
export function renderMail(cause: Cause, language: Language, values: Record<string, string>): RenderedMail {
  const t = translator(language, "mail");
  const replace = { ...values };
  const subject = t(`causes.${cause}.subject`, { replace });
  const paragraphs = [
    t("greeting", { replace }),
    t(`causes.${cause}.body`, { replace }),
    t(`causes.${cause}.next`, { replace }),
  ];
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
