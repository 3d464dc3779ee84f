import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";

/** The companies of these users, as calls name companies. Whether they have joined the caller's is judged when they are asked. */
export async function companiesOf(ctx: Context, userIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ companyId: users.companyId })
    .from(users)
    .where(isListed(users.id, userIds));
  return rows.map(({ companyId }) => companyId);
}
