import { and, asc, eq, sql } from "drizzle-orm";
import { dayIn, UTC } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { type ListQuery, writeListQuery } from "~/network/membership/rules/list";
import { maySeeMembers, mayTagMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { judgeTag, MAX_VIEWS, type TagVerdict } from "../rules/tags";
import { memberViews, viewReaders } from "../tables";

/** The saved views of a corporate company, by name. */
export const viewsStatement = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({ id: memberViews.id, name: memberViews.name, kind: memberViews.kind, query: memberViews.query })
    .from(memberViews)
    .where(eq(memberViews.corporateId, corporateId))
    .orderBy(asc(memberViews.nameKey));

/** The same of the reader's company, and whether the reader gets the file of each every month. */
export const listViews = (ctx: Context, { id, companyId }: Pick<CurrentUser, "id" | "companyId">) =>
  ctx.db
    .select({
      id: memberViews.id,
      name: memberViews.name,
      kind: memberViews.kind,
      query: memberViews.query,
      isSent:
        sql<boolean>`exists (select 1 from ${viewReaders} where ${viewReaders.viewId} = ${memberViews.id} and ${viewReaders.userId} = ${id})`
          .mapWith(Boolean)
          .as("is_sent"),
    })
    .from(memberViews)
    .where(eq(memberViews.corporateId, companyId))
    .orderBy(asc(memberViews.nameKey));

export type SaveVerdict =
  | { ok: true }
  | Extract<TagVerdict, { ok: false }>
  | { ok: false; reason: "forbidden" | "taken" | "full" };

/** Saves a list under a name. A view of that name stays as it is: "taken". */
export async function saveView(
  ctx: Context,
  user: CurrentUser,
  { kind, query, name: typed }: { kind: Kind; query: ListQuery; name: string },
): Promise<SaveVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const name = judgeTag(typed);
  if (!name.ok) return name;
  const id = ctx.ids.create();
  const isOwn = eq(memberViews.corporateId, user.companyId);
  const [, found] = await runTogether(ctx.db, [
    ctx.db
      .insert(memberViews)
      .select(
        sql`select ${id}, ${user.companyId}, ${kind}, ${name.name}, ${name.key}, ${writeListQuery(query)}, ${ctx.clock()} where ${isCorporateNow(sql`${user.companyId}`)} and (select count(*) from ${memberViews} where ${isOwn}) < ${MAX_VIEWS}`,
      )
      .onConflictDoNothing(),
    ctx.db
      .select({ id: memberViews.id })
      .from(memberViews)
      .where(and(isOwn, eq(memberViews.nameKey, name.key))),
  ]);
  const [same] = found;
  if (same?.id === id) return { ok: true };
  return { ok: false, reason: same ? "taken" : "full" };
}

/** Sends the file of a view to the reader each month from the next one on, or no longer. False if there is no such view. */
export async function sendMonthly(ctx: Context, user: CurrentUser, id: string, isOn: boolean): Promise<boolean> {
  if (!maySeeMembers(user)) return false;
  const isOwn = and(eq(memberViews.id, id), eq(memberViews.corporateId, user.companyId));
  const [found] = await runTogether(ctx.db, [
    ctx.db.select({ id: memberViews.id }).from(memberViews).where(isOwn),
    isOn
      ? ctx.db
          .insert(viewReaders)
          .select(sql`select ${memberViews.id}, ${user.id}, ${monthOf(ctx.clock())} from ${memberViews} where ${isOwn}`)
          .onConflictDoNothing()
      : ctx.db.delete(viewReaders).where(and(eq(viewReaders.viewId, id), eq(viewReaders.userId, user.id))),
  ]);
  return found.length > 0;
}

/** The month of a moment, UTC: "2026-04". */
export const monthOf = (time: number) => dayIn(time, UTC).slice(0, 7);

/** Deletes a view. The companies in it stay. */
export async function deleteView(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  if (!mayTagMembers(user)) return false;
  await ctx.db.delete(memberViews).where(and(eq(memberViews.id, id), eq(memberViews.corporateId, user.companyId)));
  return true;
}
