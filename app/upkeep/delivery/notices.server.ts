import { notices } from "~/foundation/notifications/log-tables";
import { ANNOUNCEMENT, titlesOf } from "~/foundation/notifications/rules/announcements";
import { SECRET_NAMES } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { announcements } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { insertRows, isListed, runTogether } from "~/platform/d1/client";
import type { Row } from "./deliver.server";

/** Writes rows of the outbox to the bell. One that is there already stays as it is. */
export async function addNotices(ctx: Context, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const titles = await titlesOfAnnouncements(ctx, rows);
  const written = rows.map(({ id, userId, type, cause, data, createdAt }) => {
    const told = Object.fromEntries(Object.entries(data).filter(([name]) => !SECRET_NAMES.includes(name)));
    return { id, userId, type, cause, data: { ...told, ...titles.get(announcementOf({ cause, data })) }, createdAt };
  });
  await runTogether(
    ctx.logs,
    insertRows(ctx.logs, notices, written, (insert) => insert.onConflictDoNothing()),
  );
}

/** The statement that finds which rows are still there. */
export const rowsThere = (ctx: Context, rows: readonly Row[]) =>
  ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      isListed(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    );

/** Takes notices away again whose rows are not there any more: their user was erased while they were written. */
export async function dropOrphans(ctx: Context, rows: readonly Row[], there: readonly { id: string }[]): Promise<void> {
  const gone = rows.flatMap(({ id }) => (there.some((row) => row.id === id) ? [] : [id]));
  if (gone.length > 0) await ctx.logs.delete(notices).where(isListed(notices.id, gone));
}

const announcementOf = ({ cause, data }: Pick<Row, "cause" | "data">) =>
  cause === ANNOUNCEMENT ? (data.announcementId ?? "") : "";

async function titlesOfAnnouncements(ctx: Context, rows: readonly Row[]): Promise<Map<string, Record<string, string>>> {
  const ids = [...new Set(rows.map(announcementOf).filter(Boolean))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .select({ id: announcements.id, texts: announcements.texts })
    .from(announcements)
    .where(isListed(announcements.id, ids));
  return new Map(found.map(({ id, texts }) => [id, titlesOf(texts)]));
}
