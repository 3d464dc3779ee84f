import { bringsParts, isFieldName, readContentType } from "../body.server";

/** A body that is not a multipart form, or breaks off inside one. */
export class MultipartError extends Error {}

/** A body that is larger than any of our forms. */
export class BodyTooLargeError extends Error {}

export interface FormPart {
  name: string;
  /** As the sender wrote it; null for a part that is not a file. */
  fileName: string | null;
  /**
   * Fills the room with the next bytes of the part and returns how many there are: fewer than fit only at the part's end. What is not read is
   * skipped when the next part is asked for.
   */
  read(room: Uint8Array): Promise<number>;
}

/** Largest body that is read, in bytes. It has room for a few files that are too large, so that each can be refused by its name. */
export const MAX_STREAMED_BYTES = 64 * 1024 * 1024;
const HEADER_LIMIT = 4096;
/** A section of worksheets has hundreds of fields; a form of the ordinary encoding may have as many. */
const MAX_PARTS = 1_000;
const CRLF = "\r\n";

/**
 * The parts of a multipart/form-data body, one after the other (RFC 7578), each to be read as it arrives. Throws `MultipartError` if the
 * body is not one.
 */
export async function* readMultipart(request: Request): AsyncGenerator<FormPart> {
  const { boundary } = readContentType(request.headers);
  if (!boundary || !bringsParts(request) || !request.body) throw new MultipartError("No multipart body");
  const input = new Input(request.body);
  const delimiter = Buffer.from(`${CRLF}--${boundary}`, "latin1");
  const header = new Uint8Array(HEADER_LIMIT + 1);
  try {
    await input.skipTo(delimiter);
    for (let count = 0; ; count += 1) {
      if (count > MAX_PARTS) throw new MultipartError("Too many parts");
      const end = await input.take(2);
      if (end === "--") return;
      if (end !== CRLF) throw new MultipartError("Text after a boundary");
      // A part without headers: the line break after the boundary also begins the empty line.
      input.takeBack(2);
      const head = await input.readTo(Buffer.from(CRLF + CRLF), header);
      if (head.size > HEADER_LIMIT) throw new MultipartError("Headers too long");
      const { name, fileName } = readHeaders(Buffer.from(header.subarray(0, head.size)).toString("utf8"));
      let isOver = false;
      const read = async (room: Uint8Array) => {
        if (isOver) return 0;
        const { size, isAtMark } = await input.readTo(delimiter, room);
        isOver = isAtMark;
        return size;
      };
      yield { name, fileName, read };
      if (!isOver) await input.skipTo(delimiter);
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

/** Bytes that are asked of the stream at once. */
const CHUNK = 64 * 1024;
/**
 * A sender has to bring so many bytes in so many milliseconds of waiting for it: 35 kbit/s, which a poor mobile line does. Otherwise a few that
 * bring nothing would keep the memory of all uploads.
 */
const SLOWEST = { bytes: 64 * 1024, ms: 15_000 };

/**
 * A stream that is read from mark to mark. Its memory is the same whatever arrives: what has arrived and is not used yet waits in one buffer
 * (`work`, from `start` to `end`), and the runtime writes each chunk into another, where it can.
 */
class Input {
  private readonly work = Buffer.alloc(2 * CHUNK);
  /** A body begins with its first boundary. The line break that precedes every other boundary is added before it. */
  private start = 0;
  private end = this.work.write(CRLF, "latin1");
  private arrived = 0;
  /** What has to come next, and how long we still wait for it. */
  private due = { ...SLOWEST };
  private isStalled = false;
  private readonly chunks: Chunks;

  constructor(body: ReadableStream<Uint8Array>) {
    this.chunks = openChunks(body);
  }

  /** Skips everything up to the end of the mark. */
  async skipTo(mark: Buffer): Promise<void> {
    const nowhere = new Uint8Array(CHUNK);
    while (!(await this.readTo(mark, nowhere)).isAtMark);
  }

  /** Fills the room with what comes before the mark. `isAtMark`: nothing more comes before it, and reading goes on behind it. */
  async readTo(mark: Buffer, room: Uint8Array): Promise<{ size: number; isAtMark: boolean }> {
    for (let size = 0; ; ) {
      const waiting = this.work.subarray(this.start, this.end);
      const at = waiting.indexOf(mark);
      // The mark may have arrived in part.
      const settled = at < 0 ? Math.max(0, waiting.length - mark.length + 1) : at;
      const piece = waiting.subarray(0, Math.min(settled, room.length - size));
      room.set(piece, size);
      size += piece.length;
      this.start += piece.length;
      if (at >= 0 && piece.length === at) {
        this.start += mark.length;
        return { size, isAtMark: true };
      }
      if (size === room.length) return { size, isAtMark: false };
      await this.readOn();
    }
  }

  /** The next `count` bytes as Latin-1 text. */
  async take(count: number): Promise<string> {
    while (this.end - this.start < count) await this.readOn();
    this.start += count;
    return this.work.toString("latin1", this.start - count, this.start);
  }

  /** Returns to bytes that have just been taken. */
  takeBack(count: number): void {
    this.start -= count;
  }

  private async readOn(): Promise<void> {
    this.work.copyWithin(0, this.start, this.end);
    this.end -= this.start;
    this.start = 0;
    const chunk = await this.nextInTime(this.work.length - this.end);
    if (!chunk) throw new MultipartError("The body breaks off");
    this.arrived += chunk.length;
    if (this.arrived > MAX_STREAMED_BYTES) throw new BodyTooLargeError();
    this.work.set(chunk, this.end);
    this.end += chunk.length;
  }

  private async nextInTime(most: number): Promise<Uint8Array | null> {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.isStalled = true;
        reject(new MultipartError("The body stalls"));
      }, this.due.ms);
    });
    const next = this.chunks.next(most);
    // It ends when the body is cancelled, and then has no reader.
    next.catch(() => {});
    try {
      const chunk = await Promise.race([next, late]);
      const bytes = this.due.bytes - (chunk?.length ?? 0);
      this.due = bytes > 0 ? { bytes, ms: Math.max(1, this.due.ms - (Date.now() - began)) } : { ...SLOWEST };
      return chunk;
    } finally {
      clearTimeout(timer);
    }
  }

  release(): void {
    if (this.isStalled) this.chunks.cancel();
    else this.chunks.release();
  }
}

interface Chunks {
  /** The next bytes, at least one and at most `most`, valid until the next call. Null at the end. */
  next(most: number): Promise<Uint8Array | null>;
  release(): void;
  /** Ends the body, and a read that waits for it. */
  cancel(): void;
}

/** The chunks of a body, all in the same buffer if the stream can write into one: otherwise each leaves a buffer behind. */
export function openChunks(body: ReadableStream<Uint8Array>): Chunks {
  const byob = openByob(body);
  if (byob) {
    let buffer = new ArrayBuffer(CHUNK);
    const next = async (most: number) => {
      const { value, done } = await byob.read(new Uint8Array(buffer, 0, Math.min(CHUNK, most)));
      if (value) buffer = value.buffer as ArrayBuffer;
      return done || !value ? null : value;
    };
    return { next, release: () => byob.releaseLock(), cancel: () => void byob.cancel().catch(() => {}) };
  }
  const reader = body.getReader();
  let left: Uint8Array = new Uint8Array();
  const next = async (most: number) => {
    while (left.length === 0) {
      const { value, done } = await reader.read();
      if (done) return null;
      left = value;
    }
    const piece = left.subarray(0, most);
    left = left.subarray(most);
    return piece;
  };
  return { next, release: () => reader.releaseLock(), cancel: () => void reader.cancel().catch(() => {}) };
}

function openByob(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    // A stream that is not one of bytes, such as one that a transformation has made.
    return null;
  }
}
