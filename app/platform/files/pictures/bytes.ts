/**
 * Most segments, chunks or blocks that a picture is taken with. Each costs a look and a little memory, and a file of 5 MB could
 * hold more than a million empty ones; a photograph has dozens, an animation two a frame.
 */
export const MAX_SEGMENTS = 20_000;

/** The parts one after the other. */
export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

/** Bytes as the Latin letters they stand for. */
export function toLetters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
