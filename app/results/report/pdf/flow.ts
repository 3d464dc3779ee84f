import { BOTTOM, MARGIN, Sheet } from "./sheet";

/** Something that stays whole on one page. */
export interface Piece {
  /** Points. */
  height: number;
  /** Space above it, except at the top of a page. */
  before?: number;
  draw(sheet: Sheet, y: number): void;
  /** Never the last thing on a page: it stays with the next piece. */
  sticks?: true;
  /** Drawn again, as an artifact, at the top of a page that begins with this piece. */
  head?: Omit<Piece, "head">;
}

const TOP = MARGIN.top;
const ROOM = BOTTOM - TOP;

/** Places pieces on pages, one below the other. The space above each is multiplied by `spread`. */
export class Flow {
  readonly sheets: Sheet[] = [];
  private y = BOTTOM;

  constructor(private readonly spread = 1) {}

  /** How much of the last page is taken, from 0 to 1. */
  get fill(): number {
    return (this.y - TOP) / ROOM;
  }

  get sheet(): Sheet {
    return this.sheets.at(-1) ?? this.begin();
  }

  /** Begins a page. */
  begin(): Sheet {
    const sheet = new Sheet(this.sheets.length);
    this.sheets.push(sheet);
    this.y = TOP;
    return sheet;
  }

  /** Goes on from a height of the page. */
  skipTo(y: number): void {
    this.y = y;
  }

  /** Pieces that stick together stay on one page if a page has room for them. */
  place(pieces: readonly Piece[]): void {
    for (let start = 0; start < pieces.length; ) {
      let end = start;
      while (pieces[end]?.sticks && end + 1 < pieces.length) end += 1;
      const group = pieces.slice(start, end + 1);
      const height = heightOf(group, this.spread);
      const above = this.y > TOP ? this.above(group[0]) : 0;
      if (this.y + above + height > BOTTOM && height <= ROOM) this.begin();
      for (const piece of group) this.put(piece);
      start = end + 1;
    }
  }

  private above = (piece: Piece | undefined) => (piece?.before ?? 0) * this.spread;

  private put(piece: Piece): void {
    if (this.sheets.length === 0) this.begin();
    if (this.y > TOP && this.y + this.above(piece) + piece.height > BOTTOM) this.begin();
    if (this.y > TOP) this.y += this.above(piece);
    else if (piece.head && this.sheets.length > 0) {
      const { head } = piece;
      this.sheet.artifact(() => head.draw(this.sheet, this.y));
      this.y += head.height;
    }
    piece.draw(this.sheet, this.y);
    this.y += piece.height;
  }
}

/** The height of pieces one below the other, without the space above the first. */
export const heightOf = (pieces: readonly Piece[], spread = 1) =>
  pieces.reduce((sum, { height, before = 0 }, index) => sum + height + (index > 0 ? before * spread : 0), 0);

/** The most that fits on a page. */
export const MAX = { height: ROOM };
