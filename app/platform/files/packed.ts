/** Bytes packed with gzip. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>) => pass(bytes, new CompressionStream("gzip"));

/** What `gzip` packed. Throws if it is damaged. */
export const gunzip = (bytes: Uint8Array<ArrayBuffer>) => pass(bytes, new DecompressionStream("gzip"));

/** SHA-256 as hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
