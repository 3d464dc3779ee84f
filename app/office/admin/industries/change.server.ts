import { and, asc, eq, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { industries } from "~/foundation/tables/reference";
import { type IndustryNames, industryId, placed } from "~/office/log/rules/industry";
import type { Context } from "~/platform/context";
import { isUniqueViolation, runTogether } from "~/platform/d1/client";

/** An industry as the office sees it. */
export type OfficeIndustry = typeof industries.$inferSelect;

/** Every industry in order, including those no longer offered. */
export function listAllIndustries(ctx: Context): Promise<OfficeIndustry[]> {
  return ctx.db.select().from(industries).orderBy(asc(industries.position), asc(industries.id)).all();
}

export type IndustryVerdict = { ok: true; id: string } | { ok: false; reason: "forbidden" | "taken" | "gone" };

/** What a form says about an industry, and its place: after the industry `after`, or first if that is empty. */
export interface IndustryChange {
  names: IndustryNames;
  after: string;
  reason: string;
}

/** Adds an industry and offers it from then on. Returns "taken" if one already has that English name. */
export async function addIndustry(
  ctx: Context,
  user: CurrentUser,
  { names, after, reason }: IndustryChange,
): Promise<IndustryVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const id = industryId(names.nameEn);
  if (id === "" || id === "new") return { ok: false, reason: "taken" };
  const order = placed(
    (await listAllIndustries(ctx)).map((each) => each.id),
    id,
    after,
  );
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(industries).values({ id, ...names, position: order.length, editedAt: ctx.clock() }),
      reorder(ctx, order),
      officeAct(ctx, user, { act: "industry-added", thing: id, reason }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "industries.id")) throw error;
    return { ok: false, reason: "taken" };
  }
  return { ok: true, id };
}

/** Renames or moves an industry. Its companies and figures stay with it. */
export async function changeIndustry(
  ctx: Context,
  user: CurrentUser,
  id: string,
  { names, after, reason }: IndustryChange,
): Promise<IndustryVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const all = await listAllIndustries(ctx);
  if (!all.some((each) => each.id === id)) return { ok: false, reason: "gone" };
  const order = placed(
    all.map((each) => each.id),
    id,
    after,
  );
  await runTogether(ctx.db, [
    ctx.db
      .update(industries)
      .set({ ...names, editedAt: ctx.clock() })
      .where(eq(industries.id, id)),
    reorder(ctx, order),
    officeAct(ctx, user, { act: "industry-changed", thing: id, reason }),
  ]);
  return { ok: true, id };
}

/** Stops or resumes offering an industry; companies that have it keep it. Returns "gone" if nothing would change. */
export async function offerIndustry(
  ctx: Context,
  user: CurrentUser,
  id: string,
  isActive: boolean,
  reason: string,
): Promise<IndustryVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const differs = and(eq(industries.id, id), eq(industries.isActive, !isActive));
  const [, [changed]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: isActive ? "industry-opened" : "industry-closed", thing: id, reason },
      sql`exists (select 1 from ${industries} where ${differs})`,
    ),
    ctx.db.update(industries).set({ isActive, editedAt: ctx.clock() }).where(differs).returning({ id: industries.id }),
  ]);
  return changed ? { ok: true, id } : { ok: false, reason: "gone" };
}

/** The statement that renumbers all industries in this order. */
function reorder(ctx: Context, order: readonly string[]) {
  const list = JSON.stringify(order);
  return ctx.db
    .update(industries)
    .set({ position: sql`(select "key" + 1 from json_each(${list}) where value = ${industries.id})` })
    .where(sql`${industries.id} in (select value from json_each(${list}))`);
}
