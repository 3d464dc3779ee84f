import { bringsParts, isFieldName, readContentType } from "../body.server";

/** A body that is not a multipart form, or breaks off inside one. */
export class MultipartError extends Error {}

/** A body that is larger than any of our forms. */
export class BodyTooLargeError extends Error {}

export interface FormPart {
  name: string;
  /** As the sender wrote it; null for a part that is not a file. */
  fileName: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the part was longer than the limit; `bytes` is then its beginning. */
  isCut: boolean;
}

/** Most bytes kept of one part, for files and for other fields. */
export interface PartLimits {
  file: number;
  field: number;
}

/** Largest body that is read, in bytes. It has room for a few files that are too large, so that each can be refused by its name. */
export const MAX_STREAMED_BYTES = 64 * 1024 * 1024;
const HEADER_LIMIT = 4096;
const MAX_PARTS = 300;
const CRLF = "\r\n";

/**
 * The parts of a multipart/form-data body, one after the other (RFC 7578). At most one is in memory: the next is read when it is asked for.
 * Throws `MultipartError` if the body is not one.
 */
export async function* readMultipart(request: Request, limits: PartLimits): AsyncGenerator<FormPart> {
  const { boundary } = readContentType(request.headers);
  if (!boundary || !bringsParts(request) || !request.body) throw new MultipartError("No multipart body");
  const input = new Input(request.body.getReader());
  const delimiter = Buffer.from(`${CRLF}--${boundary}`, "latin1");
  try {
    await input.skipTo(delimiter);
    for (let count = 0; ; count += 1) {
      if (count > MAX_PARTS) throw new MultipartError("Too many parts");
      const end = await input.take(2);
      if (end === "--") return;
      if (end !== CRLF) throw new MultipartError("Text after a boundary");
      const head = await input.readTo(Buffer.from(CRLF + CRLF), HEADER_LIMIT, "\r\n");
      if (head.isCut) throw new MultipartError("Headers too long");
      const { name, fileName } = readHeaders(head.bytes.toString("utf8"));
      const { bytes, isCut } = await input.readTo(delimiter, fileName === null ? limits.field : limits.file);
      yield { name, fileName, bytes, isCut };
    }
  } finally {
    input.release();
  }
}

/** Browsers write quotes and line breaks in names as %22, %0D and %0A; others put a backslash before quotes. */
function readHeaders(head: string): { name: string; fileName: string | null } {
  const line = head.split(CRLF).find((each) => /^content-disposition\s*:\s*form-data\s*;/i.test(each)) ?? "";
  const [, name] = /;\s*name="([^"]*)"/i.exec(line) ?? [];
  if (name === undefined || !isFieldName(name)) throw new MultipartError("A part without a name of ours");
  const [, encoded] = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(line) ?? [];
  const [, plain] = /;\s*filename="((?:[^"\\]|\\.)*)"/i.exec(line) ?? [];
  const fileName = encoded === undefined ? plain?.replace(/\\"/g, '"') : decode(encoded);
  return { name, fileName: fileName?.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n") ?? null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MultipartError("A name that is not well encoded");
  }
}

/**
 * A stream that is read from mark to mark. It buffers only what has arrived and is not used yet: at most one chunk and the length of a
 * mark.
 */
class Input {
  /** A body begins with its first boundary. The line break that precedes every other boundary is added before it. */
  private held: Buffer = Buffer.from(CRLF);
  private read = 0;

  constructor(private readonly reader: ReadableStreamDefaultReader<Uint8Array>) {}

  /** Skips everything up to the end of the mark. */
  async skipTo(mark: Buffer): Promise<void> {
    await this.readTo(mark, 0);
  }

  /** Returns everything before the mark, at most `most` bytes of it, and moves behind the mark. `before` counts as if it came first. */
  async readTo(mark: Buffer, most: number, before = ""): Promise<{ bytes: Buffer<ArrayBuffer>; isCut: boolean }> {
    if (before) this.held = Buffer.concat([Buffer.from(before), this.held]);
    const kept: Buffer[] = [];
    let size = 0;
    let isCut = false;
    const keep = (piece: Buffer) => {
      const room = Math.min(piece.length, most - size);
      if (room < piece.length) isCut = true;
      if (room <= 0) return;
      // A copy, because a slice would keep its whole chunk in memory.
      kept.push(Buffer.from(piece.subarray(0, room)));
      size += room;
    };
    for (;;) {
      const at = this.held.indexOf(mark);
      if (at >= 0) {
        keep(this.held.subarray(0, at));
        this.held = this.held.subarray(at + mark.length);
        return { bytes: Buffer.concat(kept) as Buffer<ArrayBuffer>, isCut };
      }
      const settled = Math.max(0, this.held.length - mark.length + 1);
      keep(this.held.subarray(0, settled));
      this.held = this.held.subarray(settled);
      await this.readOn();
    }
  }

  /** The next `count` bytes as Latin-1 text. */
  async take(count: number): Promise<string> {
    while (this.held.length < count) await this.readOn();
    const taken = this.held.subarray(0, count).toString("latin1");
    this.held = this.held.subarray(count);
    return taken;
  }

  private async readOn(): Promise<void> {
    const { done, value } = await this.reader.read();
    if (done) throw new MultipartError("The body breaks off");
    this.read += value.byteLength;
    if (this.read > MAX_STREAMED_BYTES) throw new BodyTooLargeError();
    this.held = Buffer.concat([this.held, value]);
  }

  release(): void {
    this.reader.releaseLock();
  }
}
