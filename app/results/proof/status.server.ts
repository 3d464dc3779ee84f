import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { toBase64Url } from "~/platform/crypto/base64url";
import { signDocument } from "~/results/proof/crypto/data-integrity";
import { CREDENTIALS_CONTEXT, instant, statusListAddress } from "~/results/proof/rules/credential";
import { withdrawals } from "~/results/tables/proofs";
import { STATUS_PLACES } from "./issue.server";
import { issuer, signingKey } from "./issuer.server";

/**
 * The signed list of a month's credentials, with one bit for each that says whether it was withdrawn (W3C, Bitstring Status List). Null for
 * anything that is not a month up to now, and without a key.
 */
export async function statusList(ctx: Context, list: string): Promise<object | null> {
  const signing = signingKey(ctx);
  const now = ctx.clock();
  if (!signing || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(list) || list > instant(now)) return null;
  const withdrawn = await ctx.db
    .select({ place: withdrawals.place })
    .from(withdrawals)
    .where(eq(withdrawals.list, list));
  const bits = new Uint8Array(STATUS_PLACES / 8);
  // The first place is the leftmost bit.
  for (const { place } of withdrawn) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  const { origin, did } = issuer(ctx);
  const address = statusListAddress(origin, list);
  const unsigned = {
    "@context": [CREDENTIALS_CONTEXT],
    id: address,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: did,
    validFrom: instant(now),
    credentialSubject: {
      id: `${address}#list`,
      type: "BitstringStatusList",
      statusPurpose: "revocation",
      encodedList: `u${toBase64Url(await gzip(bits))}`,
    },
  };
  return signDocument(unsigned, signing, instant(now));
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Response(bytes).body?.pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
