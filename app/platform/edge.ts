import { oneLine } from "~/domain/typed-text";

/** What Cloudflare's edge knows of where a request comes from; empty where it says nothing, as everywhere else. */
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
type AtEdge = Request & { cf?: Connection };

const HEADER = "Kompas-Edge";

/**
 * The request with what the edge says written into a header, since a framework that makes new requests out of it loses
 * `cf`. Whatever the client sent under that name is dropped.
 */
export function withEdge(request: Request): Request {
  // Read once: the runtime makes it anew each time.
  const { cf } = request as AtEdge;
  // Nothing is said, and nothing claimed.
  if (!cf && !request.headers.has(HEADER)) return request;
  const headers = new Headers(request.headers);
  headers.set(HEADER, new URLSearchParams({ ...edgeOfConnection(cf) }).toString());
  // What is made of a request as a whole takes all along that the edge says, which costs as much as the rest of it; one that only asks may bring a body
  // all the same, and none can be made anew that does.
  const { url, method, signal } = request;
  return request.body ? new Request(request, { headers }) : new Request(url, { method, headers, signal });
}

/** What the edge said of a request, whether it is the one that came in or one made of it. */
export function edgeOf(request: Request): Edge {
  const noted = request.headers.get(HEADER);
  if (noted === null) return edgeOfConnection((request as AtEdge).cf);
  const values = new URLSearchParams(noted);
  return {
    country: values.get("country") ?? "",
    city: values.get("city") ?? "",
    timeZone: values.get("timeZone") ?? "",
  };
}

function edgeOfConnection(cf: Connection | undefined): Edge {
  return {
    country: /^[A-Z]{2}$/.test(cf?.country ?? "") ? (cf?.country ?? "") : "",
    city: oneLine(cf?.city ?? "").slice(0, 80),
    timeZone: cf?.timezone ?? "",
  };
}
