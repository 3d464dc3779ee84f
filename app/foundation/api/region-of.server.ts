import { sessionTokenOf } from "~/foundation/identity/session.server";
import { FIRST_REGION, listRegions, splitRegion } from "~/platform/d1/regions";
import type { Bindings } from "~/platform/env";
import { bearerOf } from "./middleware.server";

/** The region that a request is about: its token names it. Without a token, or with one of a region that is not there, the first. */
export async function regionOf(request: Request, env: Bindings): Promise<number> {
  const regions = listRegions(env);
  if (regions.length === 1) return FIRST_REGION;
  const token = bearerOf(request) ?? (await sessionTokenOf(request));
  const { region } = splitRegion(token ?? "");
  return regions.includes(region) ? region : FIRST_REGION;
}
