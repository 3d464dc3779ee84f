import { bringsParts, isFieldName, readContentType } from "../body.server";

/** A body that is no multipart form, or breaks off inside one. */
export class MultipartError extends Error {}

/** A body that is larger than any form of ours. */
export class BodyTooLargeError extends Error {}

export interface FormPart {
  name: string;
  /** As its sender wrote it; null for a part that is no file. */
  fileName: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether there was more than the limit: `bytes` then holds its beginning. */
  isCut: boolean;
}

/** Most bytes kept of one part, files and others. */
export interface PartLimits {
  file: number;
  field: number;
}

/** Largest body that is read, in bytes: a few files with more than is taken, so that each can be refused by its name. */
export const MAX_STREAMED_BYTES = 64 * 1024 * 1024;
const HEADER_LIMIT = 4096;
const MAX_PARTS = 300;
const CRLF = "\r\n";

/**
 * The parts of a multipart/form-data body, one after the other (RFC 7578), with no more than one of them in memory: the next
 * is read when it is asked for. Throws `MultipartError` for what is none.
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

/** Browsers write quotes and line ends in names as %22, %0D and %0A; others put a backslash before quotes. */
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

/** A stream read from mark to mark. It holds what has come and is not used yet: no more than one chunk and a mark's length. */
class Input {
  /** A body begins with its first boundary; the line end that belongs to every other one is put before it. */
  private held: Buffer = Buffer.from(CRLF);
  private read = 0;

  constructor(private readonly reader: ReadableStreamDefaultReader<Uint8Array>) {}

  /** Reads over everything up to the end of the mark. */
  async skipTo(mark: Buffer): Promise<void> {
    await this.readTo(mark, 0);
  }

  /** Everything before the mark, of which `most` bytes are kept, and goes behind it. `before` is taken as if it came first. */
  async readTo(mark: Buffer, most: number, before = ""): Promise<{ bytes: Buffer<ArrayBuffer>; isCut: boolean }> {
    if (before) this.held = Buffer.concat([Buffer.from(before), this.held]);
    const kept: Buffer[] = [];
    let size = 0;
    let isCut = false;
    const keep = (piece: Buffer) => {
      const room = Math.min(piece.length, most - size);
      if (room < piece.length) isCut = true;
      if (room <= 0) return;
      // A copy: the chunk that a piece is cut from would stay with it.
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

  /** The next few bytes as Latin letters. */
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
