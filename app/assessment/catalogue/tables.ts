import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { time } from "../../platform/d1/time";

/** Published questionnaires: one immutable JSON document per version. */
export const catalogues = sqliteTable(
  "catalogues",
  {
    version: text("version").primaryKey(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    document: text("document").notNull(),
    publishedAt: time("published_at").notNull(),
  },
  // Names the newest version of a kind without reading through the documents that lie before its time.
  (t) => [index("catalogues_by_time").on(t.kind, t.publishedAt, t.version)],
);

/** Published emission factors: dated sets, each version one immutable JSON document. */
export const emissionFactors = sqliteTable(
  "emission_factors",
  {
    set: text("set").notNull(),
    version: text("version").notNull(),
    document: text("document").notNull(),
    publishedAt: time("published_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.set, t.version] })],
);
