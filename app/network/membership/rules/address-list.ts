import { hasWord } from "../../../core/typed-text";

/** An address as it is written in a text, and the words beside it: "Aminah Yusof" in `Aminah Yusof <a@x.example>`. */
export interface WrittenAddress {
  written: string;
  words: string;
  /** It is in angle brackets. */
  isMarked: boolean;
}

export interface AddressText {
  found: WrittenAddress[];
  /** The text between two separators if it contains no address. */
  rest: string[];
}

/** An address in angle brackets, a word, or a separator (comma, semicolon, tab, line break). */
const TOKENS = /<[^<>]*>|[^\s<>,;()"]+|[,;\t\r\n]/g;
const ENDS = [";", "\t", "\r", "\n"];

/**
 * The addresses of a text as mail programs and people list them (RFC 5322, 3.4): with or without a name, which may contain a comma, and
 * separated by semicolons, commas, tabs, spaces or line breaks. It does not check whether mail can reach them.
 */
export function findAddresses(text: string): AddressText {
  const list = new AddressList();
  for (const [token] of text.matchAll(TOKENS)) {
    if (ENDS.includes(token)) list.end();
    else if (token === ",") list.separate();
    else if (token.startsWith("<")) list.addMarked(token.slice(1, -1));
    else list.addWord(token);
  }
  list.end();
  return { found: list.found, rest: list.rest };
}

interface Piece {
  words: string[];
  addresses: string[];
  /** The address in angle brackets that this piece follows. */
  after?: WrittenAddress;
}

/** The addresses read so far, and the pieces since the last separator that certainly ends an address. A comma may belong to a name. */
class AddressList {
  readonly found: WrittenAddress[] = [];
  readonly rest: string[] = [];
  private pieces: Piece[] = [{ words: [], addresses: [] }];

  addWord(word: string): void {
    const piece = this.pieces.at(-1);
    const bare = stripAddress(word);
    if (bare.includes("@")) piece?.addresses.push(bare);
    // A bullet or a list number has no meaning.
    else if (hasWord(word) && !/^\d+[.)]?$/.test(word)) piece?.words.push(word);
  }

  separate(): void {
    this.pieces.push({ words: [], addresses: [] });
  }

  addMarked(inside: string): void {
    const written = stripAddress(inside.trim());
    if (!written.includes("@")) {
      if (hasWord(inside)) this.addWord(inside);
      return;
    }
    // A mail program that has no name repeats the address.
    const last = this.pieces.at(-1);
    if (last) last.addresses = last.addresses.filter((each) => each.toLowerCase() !== written.toLowerCase());
    const start = this.pieces.findLastIndex(({ addresses, after }) => addresses.length > 0 || after) + 1;
    const words = this.pieces.splice(start).flatMap((piece) => (piece.words.length > 0 ? piece.words.join(" ") : []));
    this.end();
    const marked = { written, words: words.join(", "), isMarked: true };
    this.found.push(marked);
    this.pieces = [{ words: [], addresses: [], after: marked }];
  }

  end(): void {
    for (const { words, addresses, after } of this.pieces) {
      const said = words.join(" ");
      if (after) after.words = [after.words, said].filter(Boolean).join(" ");
      else if (addresses.length === 0 && said) this.rest.push(said);
      this.found.push(...addresses.map((written) => ({ written, words: after ? "" : said, isMarked: false })));
    }
    this.pieces = [{ words: [], addresses: [] }];
  }
}

/** An address without the characters that a text puts around it: quotes, the protocol of a link, the end of a sentence. */
function stripAddress(word: string): string {
  const bare = word.replace(/^mailto:/i, "").replace(/[.:!?\]]+$/, "");
  return bare.replace(/^'(.*)'$/, "$1").replace(/^\[/, "");
}
