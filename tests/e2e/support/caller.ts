import { randomInt } from "node:crypto";

/**
 * A separate network address for each visitor, as Cloudflare would report it. Otherwise the limits for a caller would count all tests as
 * one. From the range reserved for measurements (RFC 2544).
 */
export function newCaller(): { "CF-Connecting-IP": string } {
  return { "CF-Connecting-IP": `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}

/**
 * For requests that Node sends itself. The server closes a connection that has been idle for five seconds, perhaps just as the next request
 * goes out on it; a browser then sends it again, Node does not.
 */
export const OWN_CONNECTION = { Connection: "close" };
