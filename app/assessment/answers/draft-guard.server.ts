import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { assessments } from "../../foundation/tables/assessments";

/** Condition on a row of `assessments`: it is that assessment, it is still a draft, and it meets `condition`. */
export function isDraft(assessmentId: string | Placeholder, condition?: SQL): SQL | undefined {
  return and(eq(assessments.id, assessmentId), eq(assessments.state, "draft"), condition);
}

/**
 * The draft's id, or NULL once it is submitted, gone or no longer meets `condition`. As the value of a NOT NULL column,
 * NULL makes the whole batch fail (`guardGone`). As a condition, wrap it in `exists`.
 */
export function draftGuard(assessmentId: string | Placeholder, condition?: SQL): SQL<string> {
  return sql<string>`(select ${assessments.id} from ${assessments} where ${isDraft(assessmentId, condition)})`;
}
