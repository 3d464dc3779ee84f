import { and, eq } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { assessments } from "../../foundation/tables/assessments";
import { NEWEST } from "./queries.server";

/** The ids of the company's newest draft of a kind and of its entry in `latest_results`. One round trip. */
export async function findNewest(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
): Promise<{ draft: string | null; completed: string | null }> {
  const own = and(
    eq(assessments.companyId, user.companyId),
    eq(assessments.kind, kind),
    eq(assessments.state, "draft"),
  );
  const draft = ctx.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(own)
    .orderBy(...NEWEST)
    .limit(1);
  const completed = ctx.db
    .select({ id: latestResultOf(companies.id, kind).as("latest_id") })
    .from(companies)
    .where(eq(companies.id, user.companyId));
  const [[newest], [latest]] = await runTogether(ctx.db, [draft, completed]);
  return { draft: newest?.id ?? null, completed: latest?.id ?? null };
}
