import { inflateSync } from "node:zlib";
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
import { Budget, FileRef, name, ObjectReader, stop } from "./pdf-objects.server";

const MOST_PAGES = 5_000;
/** Objects that a table of references may list. */
const MOST_LISTED = 500_000;

export type ParseVerdict = { ok: true; pages: number } | { ok: false; reason: "encrypted" | "broken" };

/** Opens a PDF and counts its pages. One that is made to exhaust its reader is «broken» like any other. */
export function parsePdf(bytes: Uint8Array): ParseVerdict {
  try {
    const file = new PdfFile(bytes);
    if (file.isEncrypted) return { ok: false, reason: "encrypted" };
    const pages = file.countPages();
    return pages > 0 && pages <= MOST_PAGES ? { ok: true, pages } : { ok: false, reason: "broken" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

/**
 * A file read from its first object to its last, as the last of them leaves it: an object that comes again takes the former
 * one's place. Tables that say where objects lie are not followed, since many are wrong. Only what leads to pages is kept.
 */
class PdfFile {
  isEncrypted = false;
  private readonly budget = new Budget();
  private readonly kept = new Map<number, PDFObject>();
  private root: PDFObject | undefined;
  private lastCatalog: PDFObject | undefined;

  constructor(bytes: Uint8Array) {
    const reader = new ObjectReader(bytes, this.budget);
    for (let mark = reader.findNext(); mark; mark = reader.findNext()) {
      const object = reader.read();
      if (mark === "trailer") this.readTrailer(object);
      else if (object instanceof PDFRawStream) this.readStream(mark, object);
      else this.keep(mark, object);
    }
  }

  /** Each page once, however often and in whatever circle the tree leads to it. */
  countPages(): number {
    const root = this.resolve(this.root);
    const catalog = root instanceof PDFCatalog ? root : this.lastCatalog;
    const first = catalog instanceof PDFDict ? this.resolve(catalog.get(name("Pages"))) : undefined;
    const seen = new Set([first]);
    const open = [first];
    let pages = 0;
    for (let node = open.pop(); node && pages <= MOST_PAGES; node = open.pop()) {
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

  private readTrailer(dict: PDFObject | undefined): void {
    if (!(dict instanceof PDFDict)) return;
    this.root = dict.get(name("Root")) ?? this.root;
    this.isEncrypted ||= dict.has(name("Encrypt"));
  }

  private readStream(ref: FileRef, stream: PDFRawStream): void {
    this.kept.delete(ref.key);
    const type = stream.dict.get(name("Type"));
    if (type === name("XRef")) {
      const index = stream.dict.get(name("Index"));
      const listed = [stream.dict.get(name("Size")), ...(index instanceof PDFArray ? index.asArray() : [])];
      if (listed.some((each) => each instanceof PDFNumber && each.asNumber() > MOST_LISTED)) stop();
      this.readTrailer(stream.dict);
    } else if (type === name("ObjStm")) {
      const contents = this.inflate(stream);
      if (contents) this.readObjects(stream.dict, contents);
    }
  }

  /** Begins with as many pairs of numbers as it says: an object's, and where it lies after the pairs. */
  private readObjects(dict: PDFDict, contents: Uint8Array): void {
    const [count, first] = [dict.get(name("N")), dict.get(name("First"))];
    if (!(count instanceof PDFNumber && first instanceof PDFNumber)) return;
    const reader = new ObjectReader(contents, this.budget);
    const pairs = reader.text.slice(0, first.asNumber()).matchAll(/(\d{1,10})\s+(\d{1,10})/g);
    for (let left = count.asNumber(); left > 0; left -= 1) {
      const [, number, offset] = pairs.next().value ?? stop();
      this.keep(new FileRef(Number(number), 0), reader.readAt(first.asNumber() + Number(offset)));
    }
  }

  /** Undefined for what cannot be inflated, as in an encrypted file. */
  private inflate({ dict, contents }: PDFRawStream): Uint8Array | undefined {
    const filter = dict.get(name("Filter"));
    const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    if (filters.length > 1 || filters.some((each) => each !== name("FlateDecode"))) stop();
    try {
      const room = Math.max(1, this.budget.room());
      const bytes = filters.length === 0 ? contents : inflateSync(contents, { maxOutputLength: room });
      this.budget.countInflated(bytes.length);
      return bytes;
    } catch (error) {
      const isTooMuch = error instanceof RangeError || (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      if (isTooMuch) stop();
      this.budget.countFault(error);
      return undefined;
    }
  }
}
