import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "../../core/language";
import { assessments } from "../../foundation/tables/assessments";
import { time } from "../../platform/d1/time";

/**
 * The newest report file of an assessment in a language. It is in R2, under `reports/{company id}/{assessment id}/{language}-{hash}.pdf`.
 */
export const reportFiles = sqliteTable(
  "report_files",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    language: text("language", { enum: LANGUAGES }).notNull(),
    status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Names the file by what it shows, hex (`results/report-files.server.ts`); null until there is one. */
    hash: text("hash"),
    readyAt: time("ready_at"),
    /** When the sweep may hand a pending one to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    uniqueIndex("report_files_by_assessment").on(t.assessmentId, t.language),
    index("report_files_due").on(t.dueAt).where(sql`status = 'pending'`),
  ],
);
