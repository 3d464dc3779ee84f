import { count, eq } from "drizzle-orm";
import { inEveryLanguage, LANGUAGES, type Language, pickField } from "~/core/language";
import { NOTICE_LIFE_MS } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { type EntryView, viewEntries } from "~/foundation/notifications/entries.server";
import { settledMessages } from "~/foundation/notifications/log-tables";
import {
  ANNOUNCEMENT,
  type Audience,
  paragraphsOf,
  partsOfProgress,
  titlesOf,
} from "~/foundation/notifications/rules/announcements";
import { isNotificationType } from "~/foundation/notifications/rules/policy";
import type { NotificationType } from "~/foundation/notifications/rules/types";
import { outbox } from "~/foundation/notifications/tables";
import { listPlaceChoices } from "~/foundation/reference/queries.server";
import { industries, places } from "~/foundation/tables/reference";
import { attempt } from "~/foundation/web/attempt.server";
import { formatMoment, momentOf } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { audienceQuery } from "./audience.server";
import type { Announcement } from "./drafts.server";
import { renderAnnouncement } from "./mail.server";

/** The choices a form offers for the audience. */
export interface AudienceChoices {
  countries: { id: string; name: string }[];
  industries: { id: string; name: string }[];
}

/** Countries and industries in the administrator's language. One round trip. */
export async function listAudienceChoices(ctx: Context, language: Language): Promise<AudienceChoices> {
  const { countries, industries: all } = await listPlaceChoices(ctx, { country: "", state: "" }, language, "all");
  return { countries, industries: all };
}

/** The number of messages in each delivery state, for one channel. */
export interface DeliveryFigures {
  channel: "email" | "inApp";
  completed: number;
  /** The recipient has switched off these messages. */
  skipped: number;
  waiting: number;
  failed: number;
}

/** An announcement as an administrator sees it. */
export interface AnnouncementView {
  id: string;
  title: string;
  type: NotificationType | null;
  state: Announcement["state"];
  audience: {
    companies: Audience["companies"];
    country: string | null;
    industry: string | null;
    language: Language | null;
    progress: ReturnType<typeof partsOfProgress>;
  };
  author: string | null;
  createdAt: string;
  sentAt: string | null;
  /** When it is to go out, in the reader's time zone; null unless it is scheduled. */
  sendsAt: string | null;
  /** People reached so far, and the size of the audience. */
  reached: number;
  people: number;
  /** Shown once sending has started, for 30 days. */
  deliveries: DeliveryFigures[];
  /** As a recipient sees it in the chosen language. */
  preview: {
    language: Language;
    entry: EntryView;
    body: string;
    mailSubject: string;
    mailHtml: string;
    mailText: string;
  };
}

/** The announcement with a preview in one language. Two round trips at the same moment. */
export async function viewAnnouncement(
  ctx: Context,
  user: CurrentUser,
  announcement: Announcement,
  language: Language,
): Promise<AnnouncementView> {
  const { id, type, state, audience, texts, author, createdAt, sentAt, dueAt, recipients } = announcement;
  const isWaiting = state === "draft" || state === "scheduled";
  const settling = attempt(ctx.log, "announcement-settled", () => countSettled(ctx, id));
  const [[country], [industry], deliveries, [counted]] = await runTogether(ctx.db, [
    ctx.db
      .select({ name: pickField(places, "name", user.language) })
      .from(places)
      .where(eq(places.id, audience.countryId ?? "")),
    ctx.db
      .select({ name: pickField(industries, "name", user.language) })
      .from(industries)
      .where(eq(industries.id, audience.industryId ?? "")),
    // Reads the rows of every recipient; only this page needs that.
    ctx.db
      .select({ channel: outbox.channel, status: outbox.status, messages: count() })
      .from(outbox)
      .where(eq(outbox.eventId, id))
      .groupBy(outbox.channel, outbox.status),
    // After sending, the audience is no longer counted.
    audienceQuery(ctx, audience, state === "sent" ? 0 : isWaiting ? null : sentAt),
  ]);
  const mail = renderAnnouncement(ctx, announcement, { username: user.username, language });
  const said = inEveryLanguage(texts);
  const { body } = said[language];
  const now = ctx.clock();
  const settled = await settling;
  // Which messages were sent is known for a while only.
  const hasFigures = !isWaiting && now - (sentAt ?? now) < NOTICE_LIFE_MS;
  const [entry] = viewEntries(
    [
      {
        id,
        type,
        cause: ANNOUNCEMENT,
        createdAt: now,
        readAt: null,
        body,
        data: { announcementId: id, ...titlesOf(texts) },
      },
    ],
    { language, timeZone: user.timeZone },
    now,
  );
  if (!entry) throw new Error("An entry has no view");
  return {
    id,
    title: said[user.language].title,
    type: isNotificationType(type) ? type : null,
    state,
    audience: {
      companies: audience.companies,
      country: country?.name ?? null,
      industry: industry?.name ?? null,
      language: LANGUAGES.find((each) => each === audience.language) ?? null,
      progress: partsOfProgress(audience.progress),
    },
    author,
    createdAt: momentOf(createdAt, user.language),
    sentAt: sentAt === null ? null : momentOf(sentAt, user.language),
    sendsAt: state === "scheduled" && dueAt !== null ? formatMoment(dueAt, user.language, user.timeZone) : null,
    reached: recipients,
    people: state === "sent" ? recipients : (counted?.people ?? 0),
    deliveries: hasFigures ? toFigures([...deliveries, ...(settled.ok ? settled.value : [])]) : [],
    preview: {
      language,
      entry,
      body,
      mailSubject: mail.subject,
      // Our pages' policy blocks style sheets in the mail; mail programs need them only for dark mode.
      mailHtml: mail.html.replaceAll(/<style>[^<]*<\/style>/g, ""),
      mailText: mail.text,
    },
  };
}

async function countSettled(ctx: Context, eventId: string) {
  const { channel, status } = settledMessages;
  return ctx.logs
    .select({ channel, status, messages: count() })
    .from(settledMessages)
    .where(eq(settledMessages.eventId, eventId))
    .groupBy(channel, status);
}

function toFigures(rows: { channel: "email" | "inApp"; status: string; messages: number }[]): DeliveryFigures[] {
  return (["inApp", "email"] as const).map((channel) => {
    const sum = (...statuses: string[]) =>
      rows
        .filter((row) => row.channel === channel && statuses.includes(row.status))
        .reduce((total, { messages }) => total + messages, 0);
    return {
      channel,
      completed: sum("completed"),
      skipped: sum("skipped"),
      waiting: sum("pending", "retrying", "waiting"),
      failed: sum("failed"),
    };
  });
}

/** An announcement as its recipients see it. */
export interface ReaderView {
  title: string;
  type: NotificationType | null;
  sentAt: string;
  paragraphs: ReturnType<typeof paragraphsOf>;
}

export function readAnnouncement({ type, texts, sentAt, createdAt }: Announcement, language: Language): ReaderView {
  const { title, body } = inEveryLanguage(texts)[language];
  return {
    title,
    type: isNotificationType(type) ? type : null,
    sentAt: momentOf(sentAt ?? createdAt, language),
    paragraphs: paragraphsOf(body),
  };
}
