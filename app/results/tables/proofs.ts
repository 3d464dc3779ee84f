import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { PACKED_WORDS } from "../../foundation/tables/packed-words";
import { packedText } from "../../platform/d1/packed-text";
import { time } from "../../platform/d1/time";

/** A credential that was issued about a report. The one with the highest number describes the report as it is. */
export const proofs = sqliteTable(
  "proofs",
  {
    /** As `createCode` returns it. */
    code: text("code").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** SHA-256 of the canonical JSON of what it says about the report, hex. */
    said: text("said").notNull(),
    /** The signed credential, JSON; empty once its file has it (`proof/file.server.ts`). */
    document: packedText("document", PACKED_WORDS).notNull(),
    /** Its place in the status list of a month, "2026-11". */
    list: text("list").notNull(),
    place: integer("place").notNull(),
    issuedAt: time("issued_at").notNull(),
  },
  (t) => [
    uniqueIndex("proofs_by_assessment").on(t.assessmentId, t.number),
    uniqueIndex("proofs_by_place").on(t.list, t.place),
  ],
);

/** A report that needs a credential. The row is written with what makes the credential due, and deleted with what issues it. */
export const proofRequests = sqliteTable("proof_requests", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  /** A new one each time, so that a request made meanwhile remains. */
  token: text("token").notNull(),
});

/** Places in the status lists whose credential was withdrawn. They contain no names, and outlive what was withdrawn. */
export const withdrawals = sqliteTable(
  "withdrawals",
  { list: text("list").notNull(), place: integer("place").notNull(), at: time("at").notNull() },
  (t) => [primaryKey({ columns: [t.list, t.place] })],
);
