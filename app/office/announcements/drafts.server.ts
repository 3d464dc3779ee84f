import { and, desc, eq, sql } from "drizzle-orm";
import { FALLBACK, type Language } from "~/core/language";
import { officeAct } from "~/foundation/identity/office-acts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { announcements } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { AnnouncementInput } from "./schema";

const SUMMARY = {
  id: announcements.id,
  type: announcements.type,
  state: announcements.state,
  recipients: announcements.recipients,
  createdAt: announcements.createdAt,
  sentAt: announcements.sentAt,
  dueAt: announcements.dueAt,
};

/** One line of the list of announcements. */
export type AnnouncementSummary = Pick<typeof announcements.$inferSelect, keyof typeof SUMMARY> & { title: string };

/** The title of an announcement in a language. */
export const titleIn = (language: Language) =>
  sql<string>`coalesce(json_extract(${announcements.texts}, ${`$.${language}.title`}), json_extract(${announcements.texts}, ${`$.${FALLBACK}.title`}))`;

/** Announcements, newest first, with their titles in the reader's language; by itself or in a batch. */
export function listAnnouncements(
  ctx: Context,
  user: Pick<CurrentUser, "language">,
  page: { offset: number; limit: number },
) {
  return ctx.db
    .select({
      ...SUMMARY,
      title: titleIn(user.language).as("title"),
    })
    .from(announcements)
    .orderBy(desc(announcements.createdAt))
    .limit(page.limit)
    .offset(page.offset);
}

export type Announcement = typeof announcements.$inferSelect & { /** Null once erased. */ author: string | null };

/** An announcement in any state, or null. */
export async function findAnnouncement(ctx: Context, id: string): Promise<Announcement | null> {
  const [row] = await ctx.db
    .select({ announcement: announcements, author: sql<string | null>`nullif(${users.username}, '')`.as("author") })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.createdBy))
    .where(eq(announcements.id, id));
  return row ? { ...row.announcement, author: row.author } : null;
}

/** A new draft. Returns its id. */
export async function addAnnouncement(ctx: Context, user: CurrentUser, input: AnnouncementInput): Promise<string> {
  const id = ctx.ids.create();
  await runTogether(ctx.db, [
    ctx.db.insert(announcements).values({ id, ...input, state: "draft", createdBy: user.id, createdAt: ctx.clock() }),
    officeAct(ctx, user, { act: "announcement-written", thing: id }),
  ]);
  return id;
}

/** Only drafts can be changed: not an announcement on its way, nor a deleted draft. */
export type DraftVerdict = { ok: true } | { ok: false; reason: "not-a-draft" };

const isDraft = (id: string) => and(eq(announcements.id, id), eq(announcements.state, "draft"));
const isThereDraft = (id: string) => sql`exists (select 1 from ${announcements} where ${isDraft(id)})`;

export async function changeAnnouncement(
  ctx: Context,
  user: CurrentUser,
  id: string,
  input: AnnouncementInput,
): Promise<DraftVerdict> {
  const [, [row]] = await runTogether(ctx.db, [
    officeAct(ctx, user, { act: "announcement-changed", thing: id }, isThereDraft(id)),
    ctx.db.update(announcements).set(input).where(isDraft(id)).returning({ id: announcements.id }),
  ]);
  return row ? { ok: true } : { ok: false, reason: "not-a-draft" };
}

export async function deleteAnnouncement(ctx: Context, user: CurrentUser, id: string): Promise<DraftVerdict> {
  // The log says from then on what it was called.
  const thing = sql<string>`(select ${announcements.id} || ' ' || ${titleIn(user.language)} from ${announcements} where ${announcements.id} = ${id})`;
  const [, [row]] = await runTogether(ctx.db, [
    officeAct(ctx, user, { act: "announcement-deleted", thing }, isThereDraft(id)),
    ctx.db.delete(announcements).where(isDraft(id)).returning({ id: announcements.id }),
  ]);
  return row ? { ok: true } : { ok: false, reason: "not-a-draft" };
}
