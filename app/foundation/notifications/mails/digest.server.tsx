import { dateOf, type Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { assembleMail, type RenderedMail } from "./assemble.server";
import { MailButton, MailEntries, type MailEntry, MailHeading, MailText } from "./parts";

export interface Digest {
  reader: Reader;
  username: string;
  contact: string;
  link: string;
  unsubscribe?: string;
  /** `at` in milliseconds. */
  entries: (Omit<MailEntry, "when"> & { at: number })[];
  /** How many entries are not shown. */
  more: number;
}

/** The mail that collects what would otherwise be separate mails. */
export function renderDigest(digest: Digest): RenderedMail {
  const { reader, username, contact, link, unsubscribe, entries, more } = digest;
  const { language } = reader;
  const t = translator(language, "mail");
  const lead = t("digest.lead", { count: entries.length + more });
  const frame = { language, subject: t("digest.subject"), contact, unsubscribe } as const;
  return assembleMail(
    { ...frame, preheader: `${lead} ${entries.map(({ title }) => title).join(" · ")}` },
    <>
      <MailHeading>{frame.subject}</MailHeading>
      <MailText>{t("greeting", { replace: { username } })}</MailText>
      <MailText>{lead}</MailText>
      <MailEntries entries={entries.map(({ at, ...entry }) => ({ ...entry, when: dateOf(at, reader) }))} />
      {more > 0 ? <MailText>{t("digest.more", { count: more })}</MailText> : null}
      <MailButton href={link} label={t("buttons.open")} />
      <MailText>{t("digest.why")}</MailText>
    </>,
  );
}
