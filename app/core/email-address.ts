import { oneLine } from "./typed-text";

/** Longest address, and longest part before its @ (RFC 5321, 4.5.3.1). In characters. */
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL = 64;

/** Atoms joined by dots (RFC 5322, 3.2.3): sales&care, o'brien, a+b. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/**
 * At least two labels of at most 63 characters (RFC 1035, 2.3.4). The last is letters, or the encoded form of letters of another alphabet
 * (RFC 5891).
 */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{0,58}[a-z0-9]|[a-z]{2,63})$/;
/** Letters of any alphabet, and every character that counts as a dot between labels (UTS 46). */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/** Why a text is not an address. `letters`: the part before the @ has non-ASCII letters, which few mail services accept (SMTPUTF8). */
export type AddressFault = "missing" | "form" | "letters" | "long";

/**
 * The address that a user typed, in lower case and with its domain in ASCII: Info@MÜNCHEN.example and info@xn--mnchen-3ya.example are the
 * same. Only this function judges addresses, whichever way they come in.
 */
export function readAddress(typed: string): { ok: true; address: string } | { ok: false; fault: AddressFault } {
  const text = oneLine(typed);
  if (text === "") return { ok: false, fault: "missing" };
  if (text.length > LONGEST_ADDRESS) return { ok: false, fault: "long" };
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at).toLowerCase();
  const domain = at > 0 ? domainInAscii(text.slice(at + 1)) : null;
  if (domain === null) return { ok: false, fault: "form" };
  if (/[^\x20-\x7e]/.test(local)) return { ok: false, fault: "letters" };
  if (!LOCAL.test(local)) return { ok: false, fault: "form" };
  const address = `${local}@${domain}`;
  const isLong = local.length > LONGEST_LOCAL || address.length > LONGEST_ADDRESS;
  return isLong ? { ok: false, fault: "long" } : { ok: true, address };
}

/** A domain in lower-case ASCII (UTS 46, by the URL standard); null if the text is not a domain. */
function domainInAscii(written: string): string | null {
  if (!WRITTEN_DOMAIN.test(written)) return null;
  const url = URL.canParse(`http://${written}`) ? new URL(`http://${written}`) : null;
  return url && DOMAIN.test(url.hostname) ? url.hostname : null;
}

/**
 * Shortens an address for display: people who know it recognise it, and others do not learn it. "nomsa@example.com" becomes
 * "n…@example.com".
 */
export function shortenEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "…" : `${[...email][0]}…${email.slice(at)}`;
}
