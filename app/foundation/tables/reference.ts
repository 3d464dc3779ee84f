import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";

export const places = sqliteTable(
  "places",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["country", "state", "city"] }).notNull(),
    parentId: text("parent_id"),
    nameEn: text("name_en").notNull(),
    nameFr: text("name_fr").notNull(),
    nameMs: text("name_ms").notNull(),
  },
  (t) => [index("places_by_parent").on(t.kind, t.parentId)],
);

export const industries = sqliteTable("industries", {
  id: text("id").primaryKey(),
  nameEn: text("name_en").notNull(),
  nameFr: text("name_fr").notNull(),
  nameMs: text("name_ms").notNull(),
  position: integer("position").notNull(),
  /** Offered to companies that choose an industry. A company keeps one that is no longer offered. */
  isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
  /** When the network's office last changed it. Null while it is as the product ships it. */
  editedAt: time("edited_at"),
});

/** The reference data that a deployment loaded last, by the SHA-256 of its statements. One row, named `release`. */
export const referenceLoads = sqliteTable("reference_loads", {
  name: text("name").primaryKey(),
  hash: text("hash").notNull(),
  loadedAt: time("loaded_at").notNull(),
});
