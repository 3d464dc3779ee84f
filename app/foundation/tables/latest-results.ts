import { type SQLWrapper, sql } from "drizzle-orm";
import type { Kind } from "../../core/kinds/kind";
import { latestResults } from "./results";

/** The completed assessment of a kind that stands for a company, in a statement; NULL where there is none. */
export function latestResultOf(companyId: SQLWrapper | string, kind: SQLWrapper | Kind) {
  return sql<
    string | null
  >`(select ${latestResults.assessmentId} from ${latestResults} where ${latestResults.companyId} = ${companyId} and ${latestResults.kind} = ${kind})`;
}
