import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";

/** The assessment that a draft's first answers came from; join it on `carriedFrom`. */
export const sources = alias(assessments, "sources");

/** When the source was submitted. The alias keeps it apart from the draft's own `completedAt`. */
export const carriedAt = sql<number | null>`${sources.completedAt}`.as("carried_at");
