import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";
import { actions } from "./action-tables";

/** Statement that reads the ids of the questions whose practices are in a company's plan, done ones too. `companyId` may be a subselect. */
export const plannedQuestions = (ctx: Context, companyId: string | SQL, kind: Kind) =>
  ctx.db
    .select({ id: actions.questionId })
    .from(actions)
    .where(and(eq(actions.companyId, companyId), eq(actions.kind, kind), ne(actions.state, "dropped")));
