import { randomInt } from "node:crypto";

/**
 * A network address of its own for each visitor, as Cloudflare would report it: limits for a caller would otherwise count
 * all tests as one. Of the range that is kept for measurements (RFC 2544).
 */
export function newCaller(): { "CF-Connecting-IP": string } {
  return { "CF-Connecting-IP": `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}

/**
 * For a request that Node sends by itself. The server closes a connection that has been idle for five seconds, perhaps just as the
 * next request goes out on it; a browser then sends it anew, Node does not.
 */
export const OWN_CONNECTION = { Connection: "close" };
