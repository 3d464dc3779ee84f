import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import { type AnnouncementText, type Paragraph, paragraphsOf } from "~/domain/notifications/announcements";
import { MailButton, MailLayout, MailText } from "~/features/notifications/mails/layout";
import type { RenderedMail } from "~/features/notifications/mails/render.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { announcements } from "~/platform/d1/schema";

interface Reader {
  username: string;
  language: Language;
}

/** The mail of an announcement in its reader's language; null once the announcement has been deleted. */
export async function announcementMail(
  ctx: Context,
  announcementId: string,
  reader: Reader,
): Promise<RenderedMail | null> {
  const [row] = await ctx.db
    .select({ texts: announcements.texts })
    .from(announcements)
    .where(eq(announcements.id, announcementId));
  return row ? renderAnnouncement(ctx, announcementId, row.texts[reader.language], reader) : null;
}

/** The same from words at hand, as a preview shows them. */
export function renderAnnouncement(
  ctx: Context,
  announcementId: string,
  { title, body }: AnnouncementText,
  { username, language }: Reader,
): RenderedMail {
  const t = translator(language, "mail");
  const greeting = t("greeting", { replace: { username } });
  const footer = t("footer", { replace: { contact: ctx.settings.CONTACT_EMAIL } });
  const link = `${ctx.settings.APP_URL}/announcements/${announcementId}`;
  const paragraphs = paragraphsOf(body);
  const html = renderToStaticMarkup(
    <MailLayout language={language} subject={title} footer={footer}>
      <MailText>{greeting}</MailText>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <MailText key={index}>
          <Lines paragraph={paragraph} />
        </MailText>
      ))}
      <MailButton href={link} label={t("open")} plainLabel={t("plainLink")} />
    </MailLayout>,
  );
  const plain = paragraphs.map((lines) => lines.map((parts) => parts.map(({ text }) => text).join("")).join("\n"));
  return {
    subject: title,
    text: [greeting, ...plain, link, "--", footer].join("\n\n"),
    html: `<!doctype html>${html}`,
  };
}

function Lines({ paragraph }: { paragraph: Paragraph }) {
  return paragraph.map((parts, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <span key={line}>
      {line > 0 ? <br /> : null}
      {parts.map(({ text, href }) =>
        href ? (
          <a key={text} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  ));
}
