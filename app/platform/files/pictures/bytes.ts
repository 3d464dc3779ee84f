/**
 * Most segments, chunks or blocks that an accepted picture has. Each costs a check and a little memory, and a file of 5 MB could have more
 * than a million empty ones. A photograph has dozens; an animation has two per frame.
 */
export const MAX_SEGMENTS = 20_000;

/** The parts joined together. */
export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

/** Bytes as Latin-1 text. */
export function toLetters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
