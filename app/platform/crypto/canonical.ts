import canonicalize from "canonicalize";

/** A value as canonical JSON (RFC 8785): two texts are equal exactly when their contents are. Throws if JSON cannot express the value. */
function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("Nothing that JSON can say");
  return text;
}

/** SHA-256 of a value's canonical JSON. */
export async function digestOf(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(value))));
}

/** The same as hex. */
export async function hashOf(value: unknown): Promise<string> {
  return Buffer.from(await digestOf(value)).toString("hex");
}
