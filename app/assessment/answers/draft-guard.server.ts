import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { assessments } from "../../foundation/tables/assessments";

/** Of a row of `assessments`: it is that assessment, a draft still, and `condition` holds of it. */
export function isDraft(assessmentId: string | Placeholder, condition?: SQL): SQL | undefined {
  return and(eq(assessments.id, assessmentId), eq(assessments.state, "draft"), condition);
}

/**
 * The id of that draft, or NULL once it is submitted or gone, or `condition` no longer holds of it. As the value of a column that must not be
 * NULL it ends its whole batch then (`guardGone`); as a condition, `exists` asks for it.
 */
export function draftGuard(assessmentId: string | Placeholder, condition?: SQL): SQL<string> {
  return sql<string>`(select ${assessments.id} from ${assessments} where ${isDraft(assessmentId, condition)})`;
}
