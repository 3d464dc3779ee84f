import Bowser from "bowser";
import { isZone, UTC } from "~/core/days/days";
import type { Context } from "~/platform/context";

/** What a request tells of the machine it came from; empty where it tells nothing. For people to recognise, never to decide by. */
export interface Visitor {
  /** «Firefox», «Windows». */
  browser: string;
  os: string;
  /** ISO 3166 code of the country, as Cloudflare's edge sees it. */
  country: string;
  city: string;
}

/** Of somebody nothing is known of. */
export const NOBODY: Visitor = { browser: "", os: "", country: "", city: "" };

/** Browser and system, as a request names them, and the place it came from. */
export function visitorOf(ctx: Context, request: Request): Visitor {
  const agent = request.headers.get("User-Agent")?.slice(0, 400);
  const { browser, os } = agent ? Bowser.parse(agent) : { browser: {}, os: {} };
  const { country, city } = ctx.edge();
  return {
    browser: (browser as { name?: string }).name?.slice(0, 60) ?? "",
    os: (os as { name?: string }).name?.slice(0, 60) ?? "",
    country,
    city,
  };
}

/** The time zone that the reader's clock most likely shows, UTC where the edge does not say. */
export function timeZoneOf(ctx: Context): string {
  const { timeZone } = ctx.edge();
  return isZone(timeZone) ? timeZone : UTC;
}
