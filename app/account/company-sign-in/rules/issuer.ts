import { type AddressProblem, judgeAddress } from "../../../foundation/webhooks/rules/address";

const DISCOVERY = /\/\.well-known\/openid-configuration\/?$/;

/** The address of a provider that an owner typed or pasted; the address of its metadata is read too. */
export function readIssuer(
  typed: string,
  where: Parameters<typeof judgeAddress>[1],
): { ok: true; issuer: string } | { ok: false; problem: AddressProblem } {
  const judged = judgeAddress(typed.trim().replace(DISCOVERY, ""), where);
  if (!judged.ok) return judged;
  // An issuer has no query (OpenID Connect Discovery, 3).
  return new URL(judged.address).search === ""
    ? { ok: true, issuer: judged.address }
    : { ok: false, problem: "malformed" };
}
