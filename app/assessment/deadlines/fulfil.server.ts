import { and, eq } from "drizzle-orm";
import { deadlines } from "~/assessment/deadlines/tables";
import type { Kind } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";

/** Deletes the company's own date in the batch that completes its assessment, so that no further reminder is sent. */
export function fulfilOwnDeadline(ctx: Context, companyId: string, kind: Kind) {
  return ctx.db
    .delete(deadlines)
    .where(and(eq(deadlines.companyId, companyId), eq(deadlines.scope, "own"), eq(deadlines.kind, kind)));
}
