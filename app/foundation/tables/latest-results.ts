import { type SQLWrapper, sql } from "drizzle-orm";
import type { Kind } from "../../core/kinds/kind";
import { latestResults } from "./results";

/** SQL for the completed assessment of a kind that represents a company. NULL if there is none. */
export function latestResultOf(companyId: SQLWrapper | string, kind: SQLWrapper | Kind) {
  return sql<
    string | null
  >`(select ${latestResults.assessmentId} from ${latestResults} where ${latestResults.companyId} = ${companyId} and ${latestResults.kind} = ${kind})`;
}
