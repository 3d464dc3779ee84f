import canonicalize from "canonicalize";

/** A value as canonical JSON (RFC 8785): two texts are the same exactly when what they say is. */
function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("Nothing that JSON can say");
  return text;
}

/** SHA-256 of a value's canonical JSON, hex. */
export async function hashOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(value)));
  return Buffer.from(digest).toString("hex");
}
