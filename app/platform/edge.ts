import { oneLine } from "~/core/typed-text";

/** What Cloudflare's edge knows about where a request comes from; empty if it says nothing, or if there is no edge. */
export interface Edge {
  /** ISO 3166 code of the country. */
  country: string;
  city: string;
  /** IANA name of the time zone. */
  timeZone: string;
}

interface Connection {
  country?: string;
  city?: string;
  timezone?: string;
}

export const NOWHERE: Edge = { country: "", city: "", timeZone: "" };

/** What the edge says about the incoming request. Requests that a framework derives from it have lost that. */
export function edgeOf(request: Request): Edge {
  const { cf } = request as Request & { cf?: Connection };
  if (!cf) return NOWHERE;
  const { country = "", city = "", timezone = "" } = cf;
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : "",
    city: oneLine(city).slice(0, 80),
    timeZone: timezone,
  };
}
