/**
 * Drawings of one chart by the room for it: on a phone, in a column and across a page. Letters keep their size only near a drawing's own
 * width. The element around them needs the class `@container`.
 */
export const ROOMS = {
  narrow: { width: 296, className: "@min-[27rem]:hidden" },
  medium: { width: 500, className: "@max-[27rem]:hidden @min-[48rem]:hidden" },
  wide: { width: 900, className: "@max-[48rem]:hidden" },
} as const;

/** The same for charts in cards: a card across the page has more room than the widest of other charts. */
export const CARD_ROOMS = {
  ...ROOMS,
  medium: { width: 500, className: "@max-[27rem]:hidden @min-[56rem]:hidden" },
  wide: { width: 1100, className: "@max-[56rem]:hidden" },
} as const;

export type Room = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as Room[];

interface Rows {
  above: number;
  bars: number;
  between: number;
  below?: number;
}

/**
 * Positions rows of bars in the library's band scale, which leaves as much space around all of them as between two. `above` is the room for
 * each row's name, `between` the space before the next row, and `below` the room for the axis under all of them.
 */
export function layRows(rows: number, { above, bars, between, below = 0 }: Rows) {
  const group = above + bars + between;
  return {
    height: rows * group + below,
    padding: (above + between) / group,
    margin: { top: -between, bottom: below - above },
  };
}
