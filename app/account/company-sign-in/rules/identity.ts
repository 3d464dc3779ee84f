import { readAddress } from "../../../core/email-address";
import { domainOf } from "./domains";

/** Google issues tokens for every Google account under this name; only `hd` says that an organisation manages the account. */
const GOOGLE = "https://accounts.google.com";

/** What a provider says about a person (OpenID Connect Core, 5.1). */
export interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  /** Google: the domain of the organisation that the account belongs to. */
  hd?: unknown;
}

/** Whom a provider has recognised. */
export interface Identity {
  subject: string;
  email: string;
  domain: string;
  name: string;
}

/** Why what a provider says is not enough. `foreign`: the address is not of a domain of the company. */
export type IdentityFault = "no-email" | "unverified" | "foreign";

/** The longest name of a person at a provider (OpenID Connect Core, 2). */
const LONGEST_SUBJECT = 255;

/** Judges what a provider says about a person. `domains` are those that the company has proved. */
export function judgeClaims(
  claims: Claims,
  issuer: string,
  domains: readonly string[],
): { ok: true; identity: Identity } | { ok: false; fault: IdentityFault } {
  const read = typeof claims.email === "string" ? readAddress(claims.email) : null;
  if (!read?.ok || claims.sub === "" || claims.sub.length > LONGEST_SUBJECT) return { ok: false, fault: "no-email" };
  // Some providers write it as text, and some of a single organisation leave it out.
  if (claims.email_verified === false || claims.email_verified === "false") return { ok: false, fault: "unverified" };
  const domain = domainOf(read.address);
  const isManaged = issuer !== GOOGLE || (typeof claims.hd === "string" && domains.includes(claims.hd.toLowerCase()));
  if (!domains.includes(domain) || !isManaged) return { ok: false, fault: "foreign" };
  return { ok: true, identity: { subject: claims.sub, email: read.address, domain, name: nameOf(claims) } };
}

function nameOf({ name, given_name: given, family_name: family }: Claims): string {
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return text(name) || `${text(given)} ${text(family)}`.trim();
}
