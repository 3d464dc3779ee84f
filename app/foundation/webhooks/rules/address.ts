/** The longest address of an endpoint. */
export const ADDRESS_LIMIT = 500;

/** Why an address may not be called. */
export type AddressProblem =
  | "missing"
  | "long"
  | "malformed"
  | "https"
  | "port"
  | "password"
  | "number"
  | "private"
  | "own";

export type AddressVerdict = { ok: true; address: string } | { ok: false; problem: AddressProblem };

/** Ends of names that no public server has (RFC 2606, 6761, 6762, 7686, 8375, 9476, and what routers hand out at home and at work). */
const PRIVATE_ENDS: ReadonlySet<string> = new Set([
  ...["alt", "arpa", "example", "internal", "invalid", "local", "localhost", "onion", "test"],
  ...["corp", "domain", "home", "host", "intranet", "lan", "localdomain", "mail", "private", "workgroup"],
]);

/** Public names that by their design lead to whatever address they contain, or to the caller's own machine. */
const MIRRORS = ["nip.io", "sslip.io", "xip.io", "localtest.me", "lvh.me", "vcap.me", "lacolhost.com", "traefik.me"];

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);

/**
 * Judges the address of an endpoint, when it is saved and before each message: a public name, by https on its own port, without a password,
 * and not Kompas itself. `allowsLocal` takes this machine too, where Kompas is developed and tested.
 */
export function judgeAddress(
  typed: string,
  { ownAddress, allowsLocal }: { ownAddress: string; allowsLocal: boolean },
): AddressVerdict {
  const problem = (of: AddressProblem): AddressVerdict => ({ ok: false, problem: of });
  const text = typed.trim();
  if (text === "") return problem("missing");
  if (text.length > ADDRESS_LIMIT) return problem("long");
  const url = parse(text);
  if (!url) return problem("malformed");
  // Never sent, so it would only seem to tell two addresses apart.
  url.hash = "";
  // What is stored and judged again has letters outside ASCII written out.
  if (url.href.length > ADDRESS_LIMIT) return problem("long");
  const { hostname, protocol } = url;
  if (url.username !== "" || url.password !== "") return problem("password");
  if (url.host === parse(ownAddress)?.host) return problem("own");
  if (allowsLocal && LOOPBACK.has(hostname) && /^https?:$/.test(protocol)) return { ok: true, address: url.href };
  if (protocol !== "https:") return problem("https");
  if (url.port !== "") return problem("port");
  // However it is written (hexadecimal, octal, one number, full-width digits), the parser has made it four decimal numbers, or brackets.
  if (hostname.startsWith("[") || /^[\d.]+$/.test(hostname)) return problem("number");
  if (hostname === parse(ownAddress)?.hostname) return problem("own");
  return isPublicName(hostname) ? { ok: true, address: url.href } : problem("private");
}

/** Whether a host is a name that public servers may have. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split(".");
  if (labels.length < 2 || labels.some((label) => label === "" || label.length > 63)) return false;
  const end = labels.at(-1) ?? "";
  if (PRIVATE_ENDS.has(end) || !/^[a-z][a-z\d-]*[a-z\d]$/.test(end)) return false;
  return !MIRRORS.some((mirror) => hostname === mirror || hostname.endsWith(`.${mirror}`));
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
