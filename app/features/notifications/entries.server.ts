import type { Language } from "~/domain/language";
import { ANNOUNCEMENT, excerptOf } from "~/domain/notifications/announcements";
import { isNotificationType } from "~/domain/notifications/policy";
import { isCause, NOTIFICATION_TYPES, type Priority } from "~/domain/notifications/types";
import { momentOf, timeAgo } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Entry } from "./bell.server";
import { hasTarget } from "./targets";
import { eventTexts } from "./texts.server";

/** A notification in the reader's words. */
export interface EntryView {
  id: string;
  title: string;
  text: string;
  priority: Priority;
  isUnread: boolean;
  /** There is a page that it is about. */
  hasTarget: boolean;
  /** ISO 8601, to the minute in words, and as time gone by. */
  at: string;
  moment: string;
  ago: string;
}

/** Entries as a reader of that language sees them now. */
export function viewEntries(entries: Entry[], language: Language, now: number): EntryView[] {
  return entries.map((entry) => {
    const { title, text } = wordsOf(entry, language);
    return {
      id: entry.id,
      title,
      text: entry.cause === ANNOUNCEMENT ? excerptOf(text) : text,
      priority: priorityOf(entry.type),
      isUnread: entry.readAt === null,
      hasTarget: hasTarget(entry) && (entry.cause !== ANNOUNCEMENT || entry.title !== null),
      at: new Date(entry.createdAt).toISOString(),
      moment: momentOf(entry.createdAt, language),
      ago: timeAgo(entry.createdAt, now, language),
    };
  });
}

/** How urgent a type is (specification, accounts 9: MEDIUM unless said otherwise). */
export function priorityOf(type: string): Priority {
  return isNotificationType(type) ? NOTIFICATION_TYPES[type].priority : "MEDIUM";
}

/** Title and text of a notification. A cause that has no words any more, or an announcement, is named by its type. */
export function wordsOf(entry: Entry, language: Language): { title: string; text: string } {
  const { type, cause, data, title, body } = entry;
  if (title !== null) return { title, text: body ?? "" };
  if (isCause(cause)) {
    const { subject, body } = eventTexts(cause, language, data);
    return { title: subject, text: body };
  }
  const t = translator(language, "notifications");
  return { title: isNotificationType(type) ? t(`types.${type}.name`) : t("title"), text: "" };
}
