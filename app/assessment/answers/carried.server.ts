import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";

/** The assessment that a draft has its first answers from, to be joined by `carriedFrom`. */
export const sources = alias(assessments, "sources");

/** When the source was submitted; beside the draft's own time of the same name it needs another one. */
export const carriedAt = sql<number | null>`${sources.completedAt}`.as("carried_at");
