import type { Context } from "~/platform/context";
import { fromBase64Url } from "~/platform/crypto/base64url";
import { didDocument, type IssuerKey, issuerOf, methodOf } from "~/platform/crypto/proof-keys";

/** The issuer: the did:web of this installation, its origin and its keys. */
export function issuer(ctx: Context) {
  const origin = ctx.settings.APP_URL;
  return { origin, did: issuerOf(origin), keys: ctx.settings.PROOF_KEYS };
}

/** The key that signs now, or null if proof is not set up. */
export function signingKey(ctx: Context): { seed: Uint8Array; method: string; key: IssuerKey } | null {
  const { did, keys } = issuer(ctx);
  const key = keys.at(-1);
  const [written = ""] = ctx.settings.PROOF_KEY?.split(".") ?? [];
  const seed = written ? fromBase64Url(written) : null;
  return key && seed ? { seed, method: methodOf(did, key), key } : null;
}

/** What signs files, and the time-stamp authority if one is set and wanted; null if proof is not set up. */
export function fileSigner({ settings }: Context, isStamped: boolean) {
  const [, key, certificate] = (settings.PROOF_KEY?.split(".") ?? []).map((part) => fromBase64Url(part));
  if (!key || !certificate) return null;
  return { key, certificate, stampedBy: isStamped ? (settings.TIMESTAMP_URL ?? null) : null };
}

/** The DID document of this installation; without keys it lists none. */
export function publishedKeys(ctx: Context) {
  const { did, keys } = issuer(ctx);
  return didDocument(did, keys);
}
