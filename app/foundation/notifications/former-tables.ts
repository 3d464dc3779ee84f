import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";
import { users } from "../tables/people";

/**
 * Notices of the previous release. Its Workers write to this table until this release has replaced them; a job moves the rows to LOGS. The
 * next migration drops it.
 */
export const formerNotifications = sqliteTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    cause: text("cause").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (t) => [
    index("notifications_by_user").on(t.userId, t.createdAt),
    index("notifications_by_time").on(t.createdAt),
    index("notifications_unread").on(t.userId).where(sql`read_at is null`),
  ],
);
