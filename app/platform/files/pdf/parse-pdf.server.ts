import { constants, inflateRawSync } from "node:zlib";
import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { firstId, type Unlock, unlock } from "./pdf-lock.server";
import { Budget, FileRef, name, ObjectReader, stop } from "./pdf-objects.server";

const MAX_PAGES = 5_000;
/** Bytes before the deflated data (RFC 1950). The checksum after it is not checked. */
const ZLIB_HEAD = 2;
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
/** Most objects that a table of references may list. */
const MAX_LISTED = 500_000;
/** More than any stream inflates to, as a multiple of its bytes, if only one of its filters compresses (RFC 1951 allows 1,032). */
const MAX_INFLATION = 1_032;
const IMAGES = (["DCTDecode", "JPXDecode", "CCITTFaxDecode", "JBIG2Decode"] as const).map((each) => name(each));
/** Streams of a file that is not encrypted. */
const PLAIN: Unlock = (contents) => contents;

export type ParseVerdict = { ok: true; pages: number } | { ok: false; reason: "encrypted" | "pages" | "broken" };

/**
 * Opens a PDF as readers do and counts its pages. `encrypted`: it needs a password or a certificate. `pages`: it has too many. A file that
 * is made to exhaust its reader is `broken` like any other, and so is one with a stream that inflates to more than `maxStream` bytes, for a
 * reader that inflates them all.
 */
export function parsePdf(bytes: Uint8Array, { maxStream = null }: { maxStream?: number | null } = {}): ParseVerdict {
  try {
    const mayBeEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("/Encrypt");
    let file = new PdfFile(bytes, mayBeEncrypted ? null : PLAIN, maxStream);
    if (mayBeEncrypted || file.isEncrypted) {
      const opened = file.isEncrypted ? file.unlock() : PLAIN;
      if (!opened) return { ok: false, reason: "encrypted" };
      file = new PdfFile(bytes, opened, maxStream);
    }
    const pages = file.countPages();
    if (pages > MAX_PAGES) return { ok: false, reason: "pages" };
    return pages > 0 ? { ok: true, pages } : { ok: false, reason: "broken" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

/**
 * A file that is read from its first object to its last. If an object appears again, it replaces the earlier one. Tables of references are
 * not followed, since many are wrong. Only objects that lead to pages are kept.
 */
class PdfFile {
  /** The offset of the last trailer that names an encryption. */
  private lockedAt: number | null = null;
  /** The offset of each dictionary that may be the one that a trailer names. */
  private readonly locks = new Map<number, number>();
  private readonly reader: ObjectReader;
  private readonly budget = new Budget();
  private readonly kept = new Map<number, PDFObject>();
  private root: PDFObject | undefined;
  private lastCatalog: PDFObject | undefined;

  /** `unlocked` is null if the file may be encrypted: then its object streams wait, because what is encrypted can inflate to nonsense. */
  constructor(
    bytes: Uint8Array,
    private readonly unlocked: Unlock | null,
    private readonly maxStream: number | null,
  ) {
    const reader = new ObjectReader(bytes, this.budget);
    this.reader = reader;
    for (let mark = reader.findNext(); mark; mark = reader.findNext()) {
      const at = reader.offset();
      const object = reader.read();
      if (mark === "trailer") this.readTrailer(object, at);
      else if (object instanceof PDFRawStream) this.readStream(mark, object, at);
      else {
        this.keep(mark, object);
        if (object instanceof PDFDict && object.get(name("Filter")) === name("Standard")) this.locks.set(mark.key, at);
      }
    }
  }

  get isEncrypted(): boolean {
    return this.lockedAt !== null;
  }

  /** What opens its streams without a password; null if nothing does. */
  unlock(): Unlock | null {
    const again = (offset: number | null | undefined) => {
      const object = typeof offset === "number" ? this.reader.readWithTexts(offset) : undefined;
      return object instanceof PDFRawStream ? object.dict : object;
    };
    const trailer = again(this.lockedAt);
    if (!(trailer instanceof PDFDict)) return null;
    const named = trailer.get(name("Encrypt"));
    const encrypt = named instanceof FileRef ? again(this.locks.get(named.key)) : named;
    return encrypt instanceof PDFDict ? unlock(encrypt, firstId(trailer)) : null;
  }

  /** Counts each page once, however often and in whatever circle the tree leads to it. */
  countPages(): number {
    const root = this.resolve(this.root);
    const catalog = root instanceof PDFCatalog ? root : this.lastCatalog;
    const first = catalog instanceof PDFDict ? this.resolve(catalog.get(name("Pages"))) : undefined;
    const seen = new Set([first]);
    const open = [first];
    let pages = 0;
    for (let node = open.pop(); node && pages <= MAX_PAGES; node = open.pop()) {
      if (node instanceof PDFPageLeaf) pages += 1;
      const kids = node instanceof PDFPageTree ? this.resolve(node.get(name("Kids"))) : undefined;
      for (const each of kids instanceof PDFArray ? kids.asArray() : []) {
        const kid = this.resolve(each);
        if (kid && !seen.has(kid)) open.push(kid);
        seen.add(kid);
      }
    }
    return pages;
  }

  private resolve(object: PDFObject | undefined): PDFObject | undefined {
    return object instanceof FileRef ? this.kept.get(object.key) : object;
  }

  private keep({ key }: FileRef, object: PDFObject | undefined): void {
    if (object instanceof PDFCatalog) this.lastCatalog = object;
    const leadsToPages = [PDFCatalog, PDFPageTree, PDFPageLeaf, PDFArray].some((kind) => object instanceof kind);
    if (object && leadsToPages) this.kept.set(key, object);
    else this.kept.delete(key);
  }

  private readTrailer(dict: PDFObject | undefined, at: number): void {
    if (!(dict instanceof PDFDict)) return;
    this.root = dict.get(name("Root")) ?? this.root;
    if (dict.has(name("Encrypt"))) this.lockedAt = at;
  }

  private readStream(ref: FileRef, stream: PDFRawStream, at: number): void {
    this.kept.delete(ref.key);
    const type = stream.dict.get(name("Type"));
    if (type === name("XRef")) {
      const index = stream.dict.get(name("Index"));
      const listed = [stream.dict.get(name("Size")), ...(index instanceof PDFArray ? index.asArray() : [])];
      if (listed.some((each) => each instanceof PDFNumber && each.asNumber() > MAX_LISTED)) stop();
      this.readTrailer(stream.dict, at);
    } else if (type === name("ObjStm") && this.unlocked) {
      const contents = this.inflate(ref, stream, this.unlocked);
      if (contents) this.readObjects(stream.dict, contents);
    } else if (this.maxStream && this.unlocked) this.checkSize(ref, stream, this.maxStream, this.unlocked);
  }

  /** Stops at a stream that inflates to more than `max` bytes. Pictures have a decoder of their own. */
  private checkSize(ref: FileRef, stream: PDFRawStream, max: number, unlocked: Unlock): void {
    const filters = filtersOf(stream);
    const deflated = filters.filter((each) => each === name("FlateDecode")).length;
    if (filters.length === 0 || (filters.length === 1 && filters.some((each) => IMAGES.some((one) => one === each))))
      return;
    if (deflated > 1) stop();
    const { contents } = stream;
    if (contents.length * MAX_INFLATION <= max) return;
    if (filters.length > 1 || deflated === 0) stop();
    try {
      const given = unlocked(contents, ref.objectNumber, ref.generationNumber);
      inflateRawSync(given.subarray(ZLIB_HEAD), { ...LENIENT, maxOutputLength: max });
    } catch (error) {
      if (isTooMuch(error)) stop();
      this.budget.countFault(error);
    }
  }

  /**
   * Reads an object stream. It begins with as many pairs of numbers as it says: the number of an object, and its offset after the pairs.
   */
  private readObjects(dict: PDFDict, contents: Uint8Array): void {
    const [count, first] = [dict.get(name("N")), dict.get(name("First"))];
    if (!(count instanceof PDFNumber && first instanceof PDFNumber)) return;
    const reader = new ObjectReader(contents, this.budget);
    const pairs = reader.textUpTo(first.asNumber()).matchAll(/(\d{1,10})\s+(\d{1,10})/g);
    for (let left = count.asNumber(); left > 0; left -= 1) {
      const [, number, offset] = pairs.next().value ?? stop();
      this.keep(new FileRef(Number(number), 0), reader.readAt(first.asNumber() + Number(offset)));
    }
  }

  /**
   * Undefined if it cannot be inflated. A cut or wrong checksum at the end, or a lost end, is no damage: readers take what there is.
   */
  private inflate(ref: FileRef, stream: PDFRawStream, unlocked: Unlock): Uint8Array | undefined {
    const { contents } = stream;
    const filters = filtersOf(stream);
    if (filters.length > 1 || filters.some((each) => each !== name("FlateDecode"))) stop();
    try {
      const room = Math.max(1, this.budget.room());
      const given = unlocked(contents, ref.objectNumber, ref.generationNumber);
      const bytes =
        filters.length === 0 ? given : inflateRawSync(given.subarray(ZLIB_HEAD), { ...LENIENT, maxOutputLength: room });
      this.budget.countInflated(bytes.length);
      return bytes;
    } catch (error) {
      if (isTooMuch(error)) stop();
      this.budget.countFault(error);
      return undefined;
    }
  }
}

function filtersOf({ dict }: PDFRawStream): PDFObject[] {
  const filter = dict.get(name("Filter"));
  return filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
}

const isTooMuch = (error: unknown) =>
  error instanceof RangeError || (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
