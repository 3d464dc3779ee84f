import { remember } from "~/core/remember";
import { ANNOUNCEMENT, excerptOf, titleIn } from "~/foundation/notifications/rules/announcements";
import { isNotificationType, priorityOf } from "~/foundation/notifications/rules/policy";
import { isCause, type Priority } from "~/foundation/notifications/rules/types";
import { formatMoment, type Reader, timeAgo } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Entry } from "./bell.server";
import { hasTarget } from "./targets";
import { eventTexts } from "./texts.server";

/** A notification in short, in the user's language, as the bell shows it. */
export interface EntryHead {
  id: string;
  title: string;
  priority: Priority;
  isUnread: boolean;
  /** ISO 8601; `moment` is to the minute in words, and `ago` is the time since. */
  at: string;
  moment: string;
  ago: string;
}

/** The same with its full text. */
export interface EntryView extends EntryHead {
  text: string;
  /** It has a page to open. */
  hasTarget: boolean;
}

/** A notification with what an announcement says in the user's language; null for everything else, and if the announcement is gone. */
export type EntryInFull = Entry & { body: string | null };

/** What a notification's text is made from. */
type Said = Pick<EntryInFull, "type" | "cause" | "data" | "body">;

/**
 * The title of a notification, cached by notification and reader as JSON. Every page shows five, and few change from
 * page to page.
 */
const titleOf = remember(500, (asked) => {
  const [said, reader]: [Said, Reader] = JSON.parse(asked);
  return wordsOf(said, reader).title;
});

/** An entry as the user sees it now, without its text. */
export function viewHead(entry: Entry, { language, timeZone }: Reader, now: number): EntryHead {
  const reader = { language, timeZone };
  const { type, cause, data } = entry;
  return {
    id: entry.id,
    title: titleOf(JSON.stringify([{ type, cause, data, body: null }, reader])),
    priority: priorityOf(entry.type, entry.data),
    isUnread: entry.readAt === null,
    at: `${new Date(entry.createdAt).toISOString().slice(0, 16)}Z`,
    moment: formatMoment(entry.createdAt, language, timeZone),
    ago: timeAgo(entry.createdAt, now, reader),
  };
}

/** Entries as the user sees them now. */
export function viewEntries(entries: EntryInFull[], reader: Reader, now: number): EntryView[] {
  return entries.map((entry) => {
    const { text } = wordsOf(entry, reader);
    return {
      ...viewHead(entry, reader, now),
      text: entry.cause === ANNOUNCEMENT ? excerptOf(text) : text,
      hasTarget: hasTarget(entry) && (entry.cause !== ANNOUNCEMENT || entry.body !== null),
    };
  });
}

/**
 * Title and text of a notification, each computed when read. A cause without texts gets its type's name.
 */
export function wordsOf(entry: Said, reader: Reader): { title: string; text: string } {
  const { type, cause, data, body } = entry;
  const title = cause === ANNOUNCEMENT ? titleIn(data, reader.language) : null;
  if (title) return { title, text: body ?? "" };
  if (isCause(cause)) {
    const texts = eventTexts(cause, reader, data);
    return {
      get title() {
        return texts.subject;
      },
      get text() {
        return texts.body;
      },
    };
  }
  const t = translator(reader.language, "notifications");
  return { title: isNotificationType(type) ? t(`types.${type}.name`) : t("title"), text: "" };
}
