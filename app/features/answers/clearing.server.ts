import { sql } from "drizzle-orm";
import { SAVES_AFTER_A_CLEARING } from "~/domain/progress/clearing";
import { assessments } from "~/platform/d1/schema/assessments";

// A literal: a number that is bound is a REAL to SQLite, and the division would leave a fraction.
const STEP = sql.raw(String(SAVES_AFTER_A_CLEARING));

/** What `clearedAt` says of an assessment, in a statement. */
export const lastClearing = sql<number>`(${assessments.revision} / ${STEP})`;

/** Of an assessment: nothing has been saved in it since it was begun, or since it was cleared. */
export const isUntouched = sql`${assessments.revision} % ${STEP} = 0`;

/** The revision of a draft that is cleared at `now`; it says a later moment than the last time, whatever the clocks say. */
export function revisionOfClearing(now: number) {
  return sql<number>`max(${lastClearing} + 1, ${Math.ceil(now / 1000)}) * ${STEP}`;
}
