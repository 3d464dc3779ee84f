/** Real pictures of 3 × 2 pixels, one for each accepted format. */
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

export const SMALL_PNG = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAgMAAADgGo6JAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAACVBMVEX/AAAAAP////8Ul8VoAAAAAWJLR0QCZgt8ZAAAAAd0SU1FB+oLFQwdLdi1zfUAAAAMSURBVAjXY2BgCAEAAFgAVV2RtBQAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjFUMTI6Mjk6NDUrMDA6MDA55GFRAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTIxVDEyOjI5OjQ1KzAwOjAwSLnZ7QAAAABJRU5ErkJggg==",
);
export const SMALL_JPEG = bytesOf(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAQIDE1OS/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIbPe219SAYPP//Z",
);
export const SMALL_WEBP = bytesOf(
  "UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoDAAIAAgA0JaACdLoB+AADISoiEAD++33iaLPl9/bsFnLq//G7cYb70AAAAA==",
);
const LOSSLESS_WEBP = bytesOf("UklGRh4AAABXRUJQVlA4TBIAAAAvAkAAAA8Q87//8x8O5iCi/xE=");
/** Two frames, looping forever. */
export const SMALL_GIF = bytesOf(
  "R0lGODlhAwACAPAAAP8AAAAAACH5BAAAAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAAwACAAACAoRfACH5BAAAAAAALAAAAAADAAIAgAAA/wAAAAIChF8AOw==",
);

export const PICTURES = [
  ["jpeg", SMALL_JPEG],
  ["png", SMALL_PNG],
  ["webp", SMALL_WEBP],
  ["webp", LOSSLESS_WEBP],
  ["gif", SMALL_GIF],
] as const;

/** Concatenates the parts; a string becomes its Latin letters. */
export function bytes(...parts: (Uint8Array | string | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));
}

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

/** The JPEG with an extra segment after its start. */
export function withSegment(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes(SMALL_JPEG.subarray(0, 2), [0xff, marker, ...u16(content.length + 2)], content, SMALL_JPEG.subarray(2));
}

/** What a camera writes: the orientation (1 to 8) and, in a text, where the picture was taken. */
export function exif(orientation: number, secret: string): Uint8Array<ArrayBuffer> {
  const tiff = ["MM", u16(42), u32(8), u16(1), u16(0x0112), u16(3), u32(1), u16(orientation), u16(0), u32(0)] as const;
  return bytes("Exif\0\0", ...tiff, secret);
}

/** The PNG with an extra chunk after its header. */
export function withChunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes(SMALL_PNG.subarray(0, 33), u32(content.length), name, content, u32(0), SMALL_PNG.subarray(33));
}

/** The PNG with a header that claims this size. */
export function claiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytes(SMALL_PNG.subarray(0, 16), u32(width), u32(height), SMALL_PNG.subarray(24));
}

/** The GIF with a comment before its end. */
export function withComment(text: string): Uint8Array<ArrayBuffer> {
  return bytes(SMALL_GIF.subarray(0, -1), [0x21, 0xfe, text.length], text, [0], [0x3b]);
}

/** An extended WebP with Exif and XMP after the frame. */
export function withExifChunk(secret: string): Uint8Array<ArrayBuffer> {
  const little = (value: number) => u32(value).reverse();
  const chunk = (name: string, content: Uint8Array) =>
    bytes(name, little(content.length), content, content.length % 2 ? [0] : []);
  const header = new Uint8Array([0x0c, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
  const body = bytes(
    "WEBP",
    chunk("VP8X", header),
    SMALL_WEBP.subarray(12),
    chunk("EXIF", bytes(secret)),
    chunk("XMP ", bytes(secret)),
  );
  return bytes("RIFF", little(body.length), body);
}
