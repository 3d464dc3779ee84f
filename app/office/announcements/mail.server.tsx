import { eq } from "drizzle-orm";
import { inEveryLanguage, type Language } from "~/core/language";
import { assembleMail, type RenderedMail } from "~/foundation/notifications/mails/assemble.server";
import { LOOK } from "~/foundation/notifications/mails/looks";
import { MailButton, MailHeading, MailText } from "~/foundation/notifications/mails/parts";
import { type AnnouncementTexts, type Paragraph, paragraphsOf } from "~/foundation/notifications/rules/announcements";
import { announcements } from "~/foundation/tables/office";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";

interface Reader {
  username: string;
  language: Language;
  /** The page to unsubscribe from announcements of this type, linked at the end of the mail; omitted in a preview. */
  unsubscribe?: string;
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
  if (!row) return null;
  return renderAnnouncement(ctx, { id: announcementId, ...row }, reader);
}

/** Renders the same mail from given texts, for a preview. */
export function renderAnnouncement(
  ctx: Context,
  { id, texts }: { id: string; texts: AnnouncementTexts },
  { username, language, unsubscribe }: Reader,
): RenderedMail {
  const { title, body } = inEveryLanguage(texts)[language];
  const t = translator(language, "mail");
  const link = `${ctx.settings.APP_URL}/announcements/${id}`;
  const paragraphs = paragraphsOf(body);
  const preheader = paragraphs[0]?.map((parts) => parts.map(({ text }) => text).join("")).join(" ") ?? "";
  return assembleMail(
    { language, subject: title, preheader, contact: ctx.settings.CONTACT_EMAIL, unsubscribe },
    <>
      <MailHeading>{title}</MailHeading>
      <MailText>{t("greeting", { replace: { username } })}</MailText>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <MailText key={index}>
          <Lines paragraph={paragraph} />
        </MailText>
      ))}
      <MailButton href={link} label={t("buttons.open")} />
    </>,
  );
}

function Lines({ paragraph }: { paragraph: Paragraph }) {
  return paragraph.map((parts, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <span key={line}>
      {line > 0 ? <br /> : null}
      {parts.map(({ text, href }) =>
        href ? (
          <a key={text} href={href} className="accent" style={LOOK.link}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  ));
}
