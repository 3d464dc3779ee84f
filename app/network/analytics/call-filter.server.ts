import { z } from "@hono/zod-openapi";
import { invalid, refused } from "~/foundation/api/errors";
import { findBand } from "~/foundation/company/contract";
import { populationOf } from "~/foundation/company/rules/population";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findStates, resolveReferences } from "~/foundation/reference/resolve.server";
import { type Filter, problemOf } from "~/network/analytics/rules/filters";
import type { Context } from "~/platform/context";
import { today } from "./load-page.server";

const text = z.string().max(120, "failures.invalid").optional();
const day = z
  .string()
  .max(10, "failures.invalid")
  .optional()
  .openapi({ description: "YYYY-MM-DD; the whole month counts. Both days or neither" });

/** The query parameters of the calls: places and size by label or id, industry by id. Empty means all. */
export const filterQuery = z.object({
  country: text,
  state: text,
  industry: text,
  companySize: text,
  fromDate: day,
  toDate: day,
});

/** The population whose statistics the caller may see. Throws 403 if there is none, 404 if `userId` is another user. */
export function populationFor(user: CurrentUser, userId?: string): string {
  if (userId !== undefined && userId !== user.id) throw refused("not-found");
  const population = populationOf(user);
  if (population === null) throw refused("forbidden");
  return population;
}

/** The filter that a call names. Throws 422 for a value that does not exist. */
export async function filterFor(ctx: Context, query: z.infer<typeof filterQuery>): Promise<Filter> {
  const given = (name: keyof typeof query) => query[name]?.trim() ?? "";
  const [country, state, industry, size] = [given("country"), given("state"), given("industry"), given("companySize")];
  const found =
    country || industry
      ? await resolveReferences(ctx, { country, state, city: "", industry })
      : { country: null, state: null, industry: null };
  const alone = state && !country ? await findState(ctx, state) : null;
  const filter = {
    country: found.country?.id ?? alone?.countryId ?? "",
    state: found.state?.id ?? alone?.id ?? "",
    industry: found.industry?.id ?? "",
    size: size ? (findBand(size) ?? "") : "",
    from: given("fromDate"),
    to: given("toDate"),
  };
  if (country && !filter.country) throw invalid({ country: "failures.invalid" });
  if (state && !filter.state) throw invalid({ state: "failures.invalid" });
  if (industry && !filter.industry) throw invalid({ industry: "failures.invalid" });
  if (size && !filter.size) throw invalid({ companySize: "failures.invalid" });
  if (problemOf(filter, today(ctx))) throw invalid({ fromDate: "failures.invalid" });
  return filter;
}

/** The state with this name, given without its country, or null. Throws 422 if several countries have a state of that name. */
async function findState(ctx: Context, state: string) {
  const [found, ...others] = await findStates(ctx, state);
  if (others.length > 0) throw invalid({ state: "failures.stateOfSeveral" });
  return found ?? null;
}
