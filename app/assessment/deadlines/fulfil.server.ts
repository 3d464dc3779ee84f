import { and, eq, lte, or } from "drizzle-orm";
import { fulfilledUntil } from "~/assessment/deadlines/rules/come-back";
import { deadlines } from "~/assessment/deadlines/tables";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

/**
 * Deletes the company's own dates in the batch that completes its assessment, so that no further reminder is sent: the day to finish by, and
 * the day to come back on if it is near.
 */
export function fulfilOwnDates(ctx: Context, { companyId, timeZone }: CurrentUser, kind: Kind) {
  const isMet = and(eq(deadlines.scope, "next"), lte(deadlines.dueOn, fulfilledUntil(ctx.clock(), timeZone)));
  return ctx.db
    .delete(deadlines)
    .where(and(eq(deadlines.companyId, companyId), eq(deadlines.kind, kind), or(eq(deadlines.scope, "own"), isMet)));
}
