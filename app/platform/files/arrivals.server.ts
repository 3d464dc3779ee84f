import { createHash } from "node:crypto";
import { createBuffers, type Lease } from "./buffers.server";
import { type FormPart, openChunks } from "./multipart.server";

/** What is in memory of a file while it arrives. R2 takes no smaller parts (5 MiB), so larger files wait there in parts of this size. */
const PART_BYTES = 5 * 1024 * 1024;
/** Requests whose files may arrive at once in an isolate: 30 MB. One company may have two of them. */
const arriving = createBuffers(6, 2);
/** Files that may be looked at as a whole at once in an isolate. It takes a second or less, and may need a second copy of the file. */
const judging = createBuffers(1);

/** A file that has arrived. */
export interface Arrived {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether there was more than the limit; `bytes` is then its beginning. */
  isCut: boolean;
}

/** Where the files of one request arrive. */
export interface Arrivals {
  /**
   * Receives a file and gives it to `judge` as a whole, whose answer it returns. `bytes` are good until that answer. A file that does not fit
   * into one part waits in R2 under `key` and is gone from there afterwards, however that ends.
   */
  receive<T>(part: FormPart, limit: number, key: string, judge: (file: Arrived) => Promise<T>): Promise<T>;
  /** Gives the memory back. The next file takes it again. */
  close(): void;
}

interface Outside {
  files: R2Bucket;
  clock: () => number;
}

interface Large<T> {
  part: FormPart;
  limit: number;
  key: string;
  judge: (file: Arrived) => Promise<T>;
  /** Full of the file's first bytes. */
  lease: Lease;
}

interface Stored<T> extends Pick<Large<T>, "key" | "limit" | "judge"> {
  size: number;
  /** Hex. */
  sha256: string;
}

/** Bytes between two signs that a file still arrives. */
const SIGN_EVERY = 64 * 1024;

/** Fills the room with a file's next bytes. Returns how many: fewer than fit only at its end. */
async function fill(part: FormPart, room: Uint8Array, touch: () => void): Promise<number> {
  for (let size = 0; ; ) {
    const next = room.subarray(size, size + SIGN_EVERY);
    const read = await part.read(next);
    touch();
    size += read;
    if (read < SIGN_EVERY) return size;
  }
}

const hasMore = async (part: FormPart) => (await part.read(new Uint8Array(1))) > 0;

/** Opens the arrival of a request's files. Waits for its turn once the first file comes. */
export function openArrivals({ files, clock }: Outside, companyId: string): Arrivals {
  let lease: Lease | null = null;

  async function receive<T>(part: FormPart, limit: number, key: string, judge: (file: Arrived) => Promise<T>) {
    lease ??= await arriving.take(PART_BYTES, clock, companyId);
    const { bytes, touch } = lease;
    const room = bytes.subarray(0, Math.min(limit, PART_BYTES));
    const size = await fill(part, room, touch);
    if (size < room.length || limit <= PART_BYTES) {
      return judge({ bytes: room.subarray(0, size), isCut: size === room.length && (await hasMore(part)) });
    }
    return receiveLarge({ part, limit, key, judge, lease });
  }

  async function receiveLarge<T>({ part, limit, key, judge, lease }: Large<T>): Promise<T> {
    const { bytes: room, touch } = lease;
    const upload = await files.createMultipartUpload(key);
    const parts: R2UploadedPart[] = [];
    const hash = createHash("sha256");
    let size = 0;
    let isThere = false;
    try {
      for (let filled = room.length; filled > 0; ) {
        const piece = room.subarray(0, filled);
        hash.update(piece);
        parts.push(await upload.uploadPart(parts.length + 1, piece));
        touch();
        size += filled;
        filled =
          filled < room.length ? 0 : await fill(part, room.subarray(0, Math.min(room.length, limit - size)), touch);
      }
      // Any part of it is enough to refuse it.
      if (size === limit && (await hasMore(part))) return await judge({ bytes: room.subarray(0, 1), isCut: true });
      await upload.complete(parts);
      isThere = true;
      return await lookAt({ key, limit, size, sha256: hash.digest("hex"), judge });
    } finally {
      await (isThere ? files.delete(key) : upload.abort()).catch(() => {});
    }
  }

  /** Reads a file back as a whole, in the memory that is for that, and judges it. */
  async function lookAt<T>({ key, limit, size, sha256, judge }: Stored<T>): Promise<T> {
    const whole = await judging.take(limit, clock);
    try {
      const object = await files.get(key);
      if (!object || object.size !== size) throw new Error("A file that has arrived is not where it was put");
      const hash = createHash("sha256");
      let at = 0;
      const chunks = openChunks(object.body);
      for (let chunk = await chunks.next(size - at); chunk; chunk = at < size ? await chunks.next(size - at) : null) {
        whole.bytes.set(chunk, at);
        hash.update(chunk);
        at += chunk.length;
        whole.touch();
      }
      if (hash.digest("hex") !== sha256) throw new Error("A file that has arrived is not what it was");
      return await judge({ bytes: whole.bytes.subarray(0, at), isCut: false });
    } finally {
      whole.giveBack();
    }
  }

  return {
    receive,
    close: () => {
      lease?.giveBack();
      lease = null;
    },
  };
}
