import { z } from "zod";
import { fetchOutside } from "./fetch-outside";

/** Cloudflare's resolver, which answers as JSON (DNS over HTTPS). */
export const DNS_URL = "https://cloudflare-dns.com/dns-query";

const TXT = 16;
const answerSchema = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
});

/** The texts of a name's TXT records. Throws `OutsideFailed`, or what the parser throws, if the resolver gives no answer. */
export async function readTexts(resolver: string, name: string, patienceMs: number): Promise<string[]> {
  const url = new URL(resolver);
  url.searchParams.set("name", name);
  url.searchParams.set("type", "TXT");
  const headers = { Accept: "application/dns-json" };
  const response = await fetchOutside(url.href, { headers }, { patienceMs, maxBytes: 64 * 1024 });
  const { Answer } = answerSchema.parse(await response.json());
  return Answer.filter(({ type }) => type === TXT).map(({ data }) => unquoted(data));
}

/** A record's text. It comes as one or several strings between quotation marks, each of at most 255 characters (RFC 1035, 3.3.14). */
const unquoted = (data: string): string =>
  data.startsWith('"')
    ? [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = ""]) => part.replace(/\\(.)/g, "$1")).join("")
    : data;
