import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { isCorporateNow, isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies, memberships } from "~/foundation/tables/company";
import { readListQuery } from "~/network/membership/rules/list";
import { MAX_ASKED } from "~/network/requests/rules/acts";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { readChosen } from "./chosen";
import { isWanted } from "./find-members.server";
import { withLateness } from "./member-counts.server";
import { memberStandings as standings } from "./tables";

/**
 * The members that an address has chosen, by name: the ticked ones, all that match, or those that do not share their key figures; one more
 * than can be asked at most.
 */
export async function findChosen(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  address: URLSearchParams,
): Promise<{ companyId: string; company: string }[]> {
  if (asksForFigures(address)) return findWithoutFigures(ctx, user);
  const chosen = readChosen(address, readListQuery(address), ctx.ids);
  if (!chosen) return [];
  const all = { corporateId: user.companyId, kind, today: dayIn(ctx.clock(), user.timeZone) };
  const population = "query" in chosen ? await withLateness(ctx, all, chosen.query) : all;
  return ctx.db
    .select({ companyId: standings.companyId, company: companies.name })
    .from(standings)
    .innerJoin(companies, and(eq(companies.id, standings.companyId), isNull(companies.erasedAt)))
    .where(
      and(
        "query" in chosen
          ? isWanted(population, chosen.query)
          : and(
              eq(standings.corporateId, user.companyId),
              eq(standings.kind, kind),
              isListed(standings.companyId, chosen.companyIds),
            ),
        isCorporateNow(sql`${standings.corporateId}`),
      ),
    )
    .orderBy(asc(standings.companyId))
    .limit(MAX_ASKED + 1);
}

/** Whether an address is that of a request for key figures to those who do not share them (`ASK_FOR_FIGURES_PATH`). */
export const asksForFigures = (address: URLSearchParams) => address.get("figures") === "none";

const findWithoutFigures = (ctx: Context, { companyId: corporateId }: CurrentUser) =>
  ctx.db
    .select({ companyId: memberships.companyId, company: companies.name })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.erasedAt)))
    .where(and(eq(memberships.corporateId, corporateId), eq(memberships.sharesFigures, false), isCorporateStill))
    .orderBy(asc(memberships.companyId))
    .limit(MAX_ASKED + 1);
