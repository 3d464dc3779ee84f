import {
  CharCodes,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/**
 * What a file may demand of its reader. A few kilobytes can claim a billion objects, and a Worker has 128 MB for everything that it does.
 * Ordinary files of 10 MB stay well under each limit.
 */
const LIMITS = {
  /** Weight of all objects: three for a list or a dictionary, one for anything else. */
  objects: 1_200_000,
  /** Different names, and characters in one of them. */
  names: 20_000,
  name: 1_000,
  /** Characters in one text, and in one that is read rather than skipped. */
  text: 1_000_000,
  readText: 1_000,
  /** Objects that cannot be read. */
  faults: 20_000,
  /** Bytes that one object stream, and all of them together, inflate to. */
  objectStream: 2 * 1024 * 1024,
  inflated: 24 * 1024 * 1024,
};
/** Steps for each byte that is read; a well-made file takes one or two. */
const STEPS_PER_BYTE = 5;

const NAMES = [
  "Type",
  "Catalog",
  "Pages",
  "Page",
  "Kids",
  "Root",
  "Encrypt",
  "Length",
  "ObjStm",
  "XRef",
  "Filter",
  "FlateDecode",
  "N",
  "First",
  "Size",
  "Index",
  "ID",
  "Standard",
  "R",
  "O",
  "U",
  "UE",
  "P",
  "CF",
  "StmF",
  "CFM",
  "StdCF",
  "Identity",
  "V2",
  "AESV2",
  "AESV3",
  "EncryptMetadata",
  "DCTDecode",
  "JPXDecode",
  "CCITTFaxDecode",
  "JBIG2Decode",
] as const;
/**
 * The names that mean something to us, and one for all others. pdf-lib keeps each name that it is ever asked for in one pool of the
 * process, forever. Names from a file must not get there; these are there from the beginning.
 */
const KNOWN: ReadonlyMap<string, PDFName> = new Map(NAMES.map((text) => [text, PDFName.of(text)]));
const OTHER = PDFName.of("Other");

/** One of the names that are read. */
export const name = (text: (typeof NAMES)[number]) => PDFName.of(text);

const SPACE = "[\\0\\t\\n\\f\\r ]";
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const REF = new RegExp(`(\\d{1,10})${SPACE}{1,9}(\\d{1,5})${SPACE}{1,9}R`, "y");
const NUMBER = /[+\-\d]{0,99}\.?\d{0,99}/y;
const MARK = new RegExp(`(\\d{1,10})${SPACE}{1,9}(\\d{1,5})${SPACE}{1,9}obj|trailer`, "g");

/** A file that demands more than `LIMITS`. */
class ExcessError extends Error {}

/** A reference in the file. pdf-lib's own references have a pool like its names. */
export class FileRef extends PDFObject {
  constructor(
    readonly objectNumber: number,
    readonly generationNumber: number,
  ) {
    super();
  }

  /** Identifies the reference. */
  get key(): number {
    return this.objectNumber * 100_000 + this.generationNumber;
  }

  get tag(): string {
    return `${this.objectNumber} ${this.generationNumber} R`;
  }

  override clone(): FileRef {
    return this;
  }
}

/** What may still be spent on one file, including its object streams. */
export class Budget {
  private steps = 1_000_000;
  private objects = 0;
  private faults = 0;
  private inflated = 0;
  private readonly names = new Set<string>();

  /** Adds steps for bytes that are about to be read. */
  allow(bytes: number): void {
    this.steps += bytes * STEPS_PER_BYTE;
  }

  step(count: number): void {
    this.steps -= count;
    if (this.steps < 0) stop();
  }

  countObject(weight: number): void {
    this.objects += weight;
    if (this.objects > LIMITS.objects) stop();
  }

  countName(text: string): void {
    this.names.add(text);
    if (text.length > LIMITS.name || this.names.size > LIMITS.names) stop();
  }

  /** Counts something in the file that cannot be read; many programs skip it too. An excess is rethrown. */
  countFault(error: unknown): void {
    this.faults += 1;
    if (error instanceof ExcessError) throw error;
    if (this.faults > LIMITS.faults) stop();
  }

  /** Bytes that the next stream may inflate to. */
  room(): number {
    return Math.min(LIMITS.objectStream, LIMITS.inflated - this.inflated);
  }

  countInflated(bytes: number): void {
    if (bytes > this.room()) stop();
    this.inflated += bytes;
  }
}

export function stop(): never {
  throw new ExcessError();
}

/**
 * Reads one object after another where it is told to, by pdf-lib's grammar, within a budget. It reads names and references itself, because
 * pdf-lib would keep them beyond the file. It also skips texts that no code looks at, because pdf-lib builds them letter by letter.
 */
export class ObjectReader extends PDFParser {
  private readonly budget: Budget;
  private readonly letters: Letters;
  private readonly source: Buffer;
  private hasMoreEnds = true;
  private readsTexts = false;

  constructor(bytes: Uint8Array, budget: Budget) {
    super(bytes);
    this.budget = budget;
    this.source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.letters = new Letters(this.source);
    budget.allow(bytes.length);
    const { bytes: stream } = this;
    // The library copies the contents of each stream; nothing changes them here.
    stream.slice = (start, end) => bytes.subarray(start, end);
    const next = stream.next.bind(stream);
    stream.next = () => {
      budget.step(1);
      return next();
    };
  }

  /** The letters before an offset. */
  textUpTo(end: number): string {
    return this.letters.upTo(end);
  }

  /** Where it reads next. */
  offset(): number {
    return this.bytes.offset();
  }

  /** Moves to the next object or trailer and says what begins there. */
  findNext(): FileRef | "trailer" | null {
    const found = this.letters.find(MARK, this.bytes.offset());
    if (!found) return null;
    this.bytes.moveTo(found.end);
    const [, number, generation] = found.match;
    return number === undefined ? "trailer" : new FileRef(Number(number), Number(generation));
  }

  /** The object here; undefined if it cannot be read. Reading then continues at the mark of its end. */
  read(): PDFObject | undefined {
    const start = this.bytes.offset();
    try {
      return this.parseObject();
    } catch (error) {
      this.budget.countFault(error);
      const end = this.hasMoreEnds ? this.source.indexOf("endobj", start) : -1;
      this.hasMoreEnds = end >= 0;
      this.bytes.moveTo(Math.max(start, end));
      return undefined;
    }
  }

  readAt(offset: number): PDFObject | undefined {
    this.bytes.moveTo(offset);
    return this.read();
  }

  /** The object at an offset that has been read before, with its texts. The reading position does not change. */
  readWithTexts(offset: number): PDFObject | undefined {
    const next = this.bytes.offset();
    this.readsTexts = true;
    const object = this.readAt(offset);
    this.readsTexts = false;
    this.bytes.moveTo(next);
    return object;
  }

  override parseObject(): PDFObject {
    const object = super.parseObject();
    this.budget.countObject(object instanceof PDFArray || object instanceof PDFDict ? 3 : 1);
    return object;
  }

  protected override parseName(): PDFName {
    const [, raw] = this.take(NAME);
    const text = raw?.includes("#") ? decodeName(raw) : (raw ?? "");
    this.budget.countName(text);
    return KNOWN.get(text) ?? OTHER;
  }

  protected override parseNumberOrRef(): PDFNumber | PDFRef {
    const [ref, number, generation] = this.take(REF);
    if (ref) return new FileRef(Number(number), Number(generation));
    const [text] = this.take(NUMBER);
    const value = Number(text || Number.NaN);
    if (!Number.isFinite(value)) throw new Error("Not a number");
    return PDFNumber.of(value);
  }

  protected override parseString(): PDFString {
    let depth = 0;
    const start = this.bytes.offset();
    this.passOver((byte) => {
      if (byte === CharCodes.BackSlash) this.bytes.next();
      else if (byte === CharCodes.LeftParen) depth += 1;
      else if (byte === CharCodes.RightParen) depth -= 1;
      return depth === 0;
    });
    return PDFString.of(this.textFrom(start));
  }

  protected override parseHexString(): PDFHexString {
    const start = this.bytes.offset();
    this.passOver((byte) => byte === CharCodes.GreaterThan);
    return PDFHexString.of(this.textFrom(start));
  }

  protected override parseDictOrStream(): PDFDict | PDFStream {
    const parsed = super.parseDictOrStream();
    if (parsed instanceof PDFRawStream) this.budget.step(parsed.contents.length);
    return parsed;
  }

  /** The end of a stream that does not give its length, found in one search instead of step by step. */
  protected override findEndOfStreamFallback(): number {
    const start = this.bytes.offset();
    const end = this.source.indexOf("endstream", start);
    if (end < 0) return stop();
    this.bytes.moveTo(end + "endstream".length);
    const [last, before] = [this.source[end - 1], this.source[end - 2]];
    const lineEnd = last === CharCodes.Newline ? (before === CharCodes.CarriageReturn ? 2 : 1) : 0;
    return Math.max(start, end - (last === CharCodes.CarriageReturn ? 1 : lineEnd));
  }

  private take(pattern: RegExp): readonly (string | undefined)[] {
    const found = this.letters.match(pattern, this.bytes.offset());
    if (!found) return [];
    this.budget.step(found.match[0].length);
    this.bytes.moveTo(found.end);
    return found.match;
  }

  /** The text between the brackets of a text that has just been skipped, while texts are read. */
  private textFrom(start: number): string {
    const end = this.bytes.offset();
    return this.readsTexts && end - start <= LIMITS.readText ? this.source.toString("latin1", start + 1, end - 1) : "";
  }

  private passOver(isLast: (byte: number) => boolean): void {
    const start = this.bytes.offset();
    while (!isLast(this.bytes.next())) {
      if (this.bytes.done()) throw new Error("A text without an end");
      if (this.bytes.offset() - start > LIMITS.text) stop();
    }
  }
}

/** Up to this size, a source is read as one text. */
const WHOLE = 4 * 1024 * 1024;
/** Letters of a larger source that are read at once. */
const WINDOW = 256 * 1024;
/**
 * Letters that must follow a place for a pattern to match there as it would in the whole text. The longest match that counts is a name: it
 * has a thousand characters, each written with three letters at most.
 */
const AHEAD = 4 * 1024;

/** A source as Latin-1 text, of which only the letters around the last place are in memory. */
class Letters {
  private text = "";
  private start = 0;

  constructor(private readonly source: Buffer) {}

  /** The first match of a pattern at or after an offset, and where it ends. */
  find(pattern: RegExp, from: number): { match: RegExpExecArray; end: number } | null {
    for (let offset = from; ; ) {
      this.show(offset);
      pattern.lastIndex = offset - this.start;
      const match = pattern.exec(this.text);
      const end = this.start + this.text.length;
      const isLast = end >= this.source.length;
      // Near the end of what is in memory, more letters could make another match.
      if (match && (isLast || this.start + match.index + AHEAD <= end)) return this.found(pattern, match);
      if (isLast) return null;
      offset = end - AHEAD + 1;
    }
  }

  /** The match of a sticky pattern at an offset, and where it ends. */
  match(pattern: RegExp, offset: number): { match: RegExpExecArray; end: number } | null {
    this.show(offset);
    pattern.lastIndex = offset - this.start;
    const match = pattern.exec(this.text);
    return match && this.found(pattern, match);
  }

  /** The letters before an offset. */
  upTo(end: number): string {
    return this.source.toString("latin1").slice(0, end);
  }

  private found(pattern: RegExp, match: RegExpExecArray) {
    return { match, end: this.start + pattern.lastIndex };
  }

  private show(offset: number): void {
    const end = this.start + this.text.length;
    if (this.text && offset >= this.start && (offset + AHEAD <= end || end >= this.source.length)) return;
    const isSmall = this.source.length <= WHOLE;
    this.start = isSmall ? 0 : offset;
    this.text = this.source.toString("latin1", this.start, isSmall ? undefined : offset + WINDOW);
  }
}

/** A name may write any of its characters as #xx. */
function decodeName(raw: string): string {
  return raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
