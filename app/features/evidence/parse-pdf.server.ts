import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  type PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFStream,
  type PDFString,
} from "@cantoo/pdf-lib";

/**
 * What a file may ask of its reader. A few kilobytes can claim a billion objects, and a Worker has 128 MB for all that it
 * does. Ordinary files of 10 MB stay well under each.
 */
const LIMITS = {
  /** Weight of all objects: three for a list or a dictionary, one for anything else. */
  objects: 1_200_000,
  names: 20_000,
  objectNumber: 500_000,
  /** Characters of one text. */
  text: 1_000_000,
  /** Places that cannot be read. */
  faults: 20_000,
  hugeNumbers: 50,
  /** Bytes that one stream of objects, one table of references, and all of them together inflate to. */
  objectStream: 2 * 1024 * 1024,
  table: 8 * 1024 * 1024,
  inflated: 24 * 1024 * 1024,
  pages: 5_000,
};
/** Steps of the parser for each byte of the file; one that is well made takes one or two. */
const STEPS_PER_BYTE = 5;

const name = (text: string) => PDFName.of(text);

/** A file that asks for more than `LIMITS`. */
class ExcessError extends Error {}

/** pdf-lib's parser, which stops for good at the first excess: its own way is to pass over what it cannot read. */
class BoundedParser extends PDFParser {
  private objects = 0;
  private steps: number;
  private textLeft = Number.POSITIVE_INFINITY;
  private faults = 0;
  private hugeNumbers = 0;
  private inflated = 0;
  private readonly names = new Set<PDFName>();
  private readonly source: Buffer;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, false, false, true);
    this.source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.steps = bytes.length * STEPS_PER_BYTE + 1_000_000;
    const { bytes: stream } = this;
    const next = stream.next.bind(stream);
    stream.next = () => {
      this.steps -= 1;
      this.textLeft -= 1;
      return this.steps < 0 || this.textLeft < 0 ? this.stop() : next();
    };
    // Asked for by every error that is thrown, and an error costs as much as hundreds of steps.
    const position = stream.position.bind(stream);
    stream.position = () => {
      this.faults += 1;
      return this.faults > LIMITS.faults ? this.stop() : position();
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    this.countObjects(object instanceof PDFArray || object instanceof PDFDict ? 3 : 1);
    if (object instanceof PDFRef) this.judgeRef(object.objectNumber, object.generationNumber);
    // Each of them is worth a warning to pdf-lib.
    if (object instanceof PDFNumber && object.asNumber() >= Number.MAX_SAFE_INTEGER) this.hugeNumbers += 1;
    return this.hugeNumbers > LIMITS.hugeNumbers ? this.stop() : object;
  }

  protected override parseString(ref?: PDFRef): PDFString {
    return this.shortly(() => super.parseString(ref));
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    return this.shortly(() => super.parseHexString(ref));
  }

  /** Texts are put together letter by letter, at many times their size. */
  private shortly<T>(parse: () => T): T {
    this.textLeft = LIMITS.text;
    try {
      return parse();
    } finally {
      this.textLeft = Number.POSITIVE_INFINITY;
    }
  }

  /** The end of a stream that does not say its length; looked for at once instead of step by step. */
  protected override findEndOfStreamFallback(): number {
    const start = this.bytes.offset();
    const end = this.source.indexOf("endstream", start);
    if (end < 0) return this.stop();
    this.bytes.moveTo(end + "endstream".length);
    const [last, before] = [this.source[end - 1], this.source[end - 2]];
    const lineEnd = last === 0x0a ? (before === 0x0d ? 2 : 1) : last === 0x0d ? 1 : 0;
    return Math.max(start, end - lineEnd);
  }

  protected override parseName(): PDFName {
    const found = super.parseName();
    this.countName(found);
    return found;
  }

  /** Streams that hold objects are taken apart here, since what they inflate to has no limit there. */
  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    // It asks for its position whether it needs it or not.
    this.faults -= 1;
    const parsed = super.parseDictOrStream(ref);
    if (!(parsed instanceof PDFRawStream)) return parsed;
    const type = parsed.dict.lookup(name("Type"));
    if (type !== name("ObjStm") && type !== name("XRef")) return parsed;
    const contents = this.inflate(parsed, type === name("XRef") ? LIMITS.table : LIMITS.objectStream);
    for (const key of ["Filter", "DecodeParms"]) parsed.dict.delete(name(key));
    if (type === name("XRef")) this.judgeCrossReferences(parsed.dict, contents);
    else this.judgeObjects(contents);
    return PDFRawStream.of(parsed.dict, contents);
  }

  private inflate({ dict, contents }: PDFRawStream, most: number): Uint8Array {
    const filter = dict.lookup(name("Filter"));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    const isPlain = only === undefined || (filter instanceof PDFArray && filter.size() === 0);
    if (!isPlain && only !== name("FlateDecode")) return this.stop();
    const room = Math.min(most, LIMITS.inflated - this.inflated);
    const bytes = isPlain ? contents : inflateWithin(contents, room);
    if (bytes === null || bytes.length > room) return this.stop();
    this.inflated += bytes.length;
    return bytes;
  }

  private judgeObjects(contents: Uint8Array): void {
    const text = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength).toString("latin1");
    for (const [token] of text.matchAll(/\/[^\s/<>[\](){}%]*|[<[(]|[^\s/<>[\](){}%]+/g)) {
      this.countObjects(token === "[" || token === "<" ? 3 : 1);
      if (token.startsWith("/")) this.countName(name(token.slice(1)));
    }
    for (const [, number, generation] of text.matchAll(/(\d+)\s+(\d+)\s+R\b/g)) {
      this.judgeRef(Number(number), Number(generation));
    }
  }

  /** The table may list no more objects than it has room for. */
  private judgeCrossReferences(dict: PDFDict, contents: Uint8Array): void {
    const numbers = (key: string) => {
      const list = dict.lookup(name(key));
      return list instanceof PDFArray
        ? list.asArray().map((item) => (item instanceof PDFNumber ? item.asNumber() : 0))
        : [];
    };
    const width = numbers("W").reduce((sum, each) => sum + each, 0);
    const index = numbers("Index");
    const size = dict.lookup(name("Size"));
    const listed =
      index.length > 0 ? index.filter((_, at) => at % 2 === 1) : [size instanceof PDFNumber ? size.asNumber() : 0];
    const entries = listed.reduce((sum, each) => sum + each, 0);
    const isWithin = width > 0 && listed.every((each) => each >= 0) && entries * width <= contents.length + width;
    if (!isWithin || index.some((each) => each > LIMITS.objectNumber)) this.stop();
  }

  private judgeRef(objectNumber: number, generation: number): void {
    if (objectNumber > LIMITS.objectNumber || generation > 65_535) this.stop();
  }

  /** pdf-lib keeps every name it has ever met. */
  private countName(found: PDFName): void {
    this.names.add(found);
    if (this.names.size > LIMITS.names) this.stop();
  }

  private countObjects(count: number): void {
    this.objects += count;
    if (this.objects > LIMITS.objects) this.stop();
  }

  private stop(): never {
    const stop = () => {
      throw new ExcessError();
    };
    this.bytes.next = stop;
    this.bytes.peek = stop;
    return stop();
  }
}

function inflateWithin(contents: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return null;
    throw error;
  }
}

export type ParseVerdict = { ok: true; pages: number } | { ok: false; reason: "encrypted" | "broken" };

/** Opens a PDF with pdf-lib and counts its pages. One that is made to exhaust its reader is «broken» like any other. */
export async function parsePdf(bytes: Uint8Array): Promise<ParseVerdict> {
  try {
    const context = await new BoundedParser(bytes).parseDocument();
    if (context.trailerInfo.Encrypt) return { ok: false, reason: "encrypted" };
    const catalog = context.lookup(context.trailerInfo.Root);
    const root = catalog instanceof PDFDict ? catalog.lookup(name("Pages")) : undefined;
    const pages = root instanceof PDFPageTree ? countPages(root) : 0;
    return pages > 0 && pages <= LIMITS.pages ? { ok: true, pages } : { ok: false, reason: "broken" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

/** Pages under a node, each once, however often and in whatever circle the tree leads to it. */
function countPages(root: PDFPageTree): number {
  const seen = new Set<PDFObject>([root]);
  const open: PDFPageTree[] = [root];
  let pages = 0;
  for (let node = open.pop(); node && pages <= LIMITS.pages; node = open.pop()) {
    const kids = node.Kids();
    for (let index = 0; index < kids.size(); index += 1) {
      const kid = kids.lookup(index);
      if (!kid || seen.has(kid)) continue;
      seen.add(kid);
      if (kid instanceof PDFPageTree) open.push(kid);
      else if (kid instanceof PDFPageLeaf) pages += 1;
    }
  }
  return pages;
}
