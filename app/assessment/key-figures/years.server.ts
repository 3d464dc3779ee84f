import { and, eq, sql } from "drizzle-orm";
import { mayEnterFigures, mayEraseFigures } from "~/assessment/key-figures/rules/access";
import { offeredYears } from "~/assessment/key-figures/rules/years";
import { currencyOf } from "~/core/currencies";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { keyFigureYears } from "./tables";

/**
 * Starts a year, in the currency of the latest earlier year, or else of the company's country. An existing year stays as it is. One round
 * trip.
 */
export async function startYear(
  ctx: Context,
  user: CurrentUser,
  year: number,
): Promise<{ ok: true } | { ok: false; reason: "forbidden" | "not-offered" }> {
  if (!mayEnterFigures(user)) return { ok: false, reason: "forbidden" };
  if (!offeredYears(ctx.clock()).includes(year)) return { ok: false, reason: "not-offered" };
  const { companyId, country } = user;
  const before = sql`(select "former"."currency" from ${keyFigureYears} as "former" where "former"."company_id" = ${companyId} and "former"."year" < ${year} order by "former"."year" desc limit 1)`;
  await ctx.db
    .insert(keyFigureYears)
    .values({ companyId, year, currency: sql`coalesce(${before}, ${currencyOf(country)})`, createdAt: ctx.clock() })
    .onConflictDoNothing();
  return { ok: true };
}

/** Erases a year and its figures. Succeeds if the year is already gone. One round trip. */
export async function eraseYear(
  ctx: Context,
  user: CurrentUser,
  year: number,
): Promise<{ ok: true } | { ok: false; reason: "forbidden" }> {
  if (!mayEraseFigures(user)) return { ok: false, reason: "forbidden" };
  await ctx.db
    .delete(keyFigureYears)
    .where(and(eq(keyFigureYears.companyId, user.companyId), eq(keyFigureYears.year, year)));
  return { ok: true };
}
