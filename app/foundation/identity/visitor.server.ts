import Bowser from "bowser";
import { isZone, UTC } from "~/core/days/days";
import type { Context } from "~/platform/context";

/**
 * The device that a request comes from; empty fields are unknown. Show it for recognition only, and never base a
 * decision on it.
 */
export interface Visitor {
  /** "Firefox", "Windows". */
  browser: string;
  os: string;
  /** ISO 3166 code of the country, as reported by Cloudflare's edge. */
  country: string;
  city: string;
}

/** A visitor about whom nothing is known. */
export const NOBODY: Visitor = { browser: "", os: "", country: "", city: "" };

/** Returns the browser and system that a request names, and the place it came from. */
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

/** The most likely time zone of the visitor. UTC if the edge does not report one. */
export function timeZoneOf(ctx: Context): string {
  const { timeZone } = ctx.edge();
  return isZone(timeZone) ? timeZone : UTC;
}
