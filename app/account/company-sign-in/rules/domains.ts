import { readAddress } from "../../../core/email-address";
import { heldDomain } from "../../../foundation/identity/rules/mail-domains";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a domain counts as proved once its record has been found, in milliseconds. */
const PROVED_MS = 90 * DAY_MS;

/** From when on a sign-in looks for the record again: long enough before the end that one look without an answer shuts nobody out. */
const RENEWED_MS = 60 * DAY_MS;

/** The most domains of a company. */
export const MAX_DOMAINS = 5;

/** Why a domain cannot be a company's. `public`: anybody can have an address there. */
export type DomainFault = "missing" | "form" | "public";

/** The domain that an owner typed, in lower case and ASCII. "@buyer.com" and an address are read too. */
export function readDomain(typed: string): { ok: true; domain: string } | { ok: false; fault: DomainFault } {
  const text = typed.trim().toLowerCase();
  if (text === "") return { ok: false, fault: "missing" };
  const read = readAddress(`person@${text.slice(text.lastIndexOf("@") + 1)}`);
  if (!read.ok) return { ok: false, fault: "form" };
  const domain = domainOf(read.address);
  return heldDomain(read.address) === null ? { ok: false, fault: "public" } : { ok: true, domain };
}

/** The domain of an address in the form we store. A domain covers its own addresses, and none of its subdomains. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** How a domain stands: `waiting` for its record, `proved`, or `lapsed`, which has to be found again before it is used. */
export type DomainState = "waiting" | "proved" | "lapsed";

export function stateOfDomain(provedAt: number | null, now: number): DomainState {
  if (provedAt === null) return "waiting";
  return now - provedAt < PROVED_MS ? "proved" : "lapsed";
}

/** Whether a sign-in should look for the record again. */
export const isToBeRenewed = (provedAt: number, now: number): boolean => now - provedAt >= RENEWED_MS;

/** From which moment a proof still counts. */
export const provedSince = (now: number): number => now - PROVED_MS;

/** The TXT record that proves a domain, or the text at its well-known address. */
export const recordName = (domain: string): string => `_kompas.${domain}`;
export const recordValue = (proof: string): string => `kompas-domain=${proof}`;
export const proofAddress = (domain: string): string => `https://${domain}/.well-known/kompas-domain`;

/** Whether one of these texts, each a line or more, is the record. */
export const provesDomain = (texts: readonly string[], proof: string): boolean =>
  texts.some((text) => text.split(/\r?\n/).some((line) => line.trim() === recordValue(proof)));
