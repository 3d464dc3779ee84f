export function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/**
 * The bytes of a base64url text, or null unless it is exactly what `toBase64Url` writes. Several texts differ only in bits that belong to
 * no byte, and an altered token must not open.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Buffer.from(text, "base64url"));
  return toBase64Url(bytes) === text ? bytes : null;
}
