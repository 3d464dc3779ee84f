/**
 * Drawings of one chart by how much room there is for it, on a phone, in a column and across a page: letters keep their size only near a
 * drawing's own width. What draws them stands in an element of the class `@container`.
 */
export const ROOMS = {
  narrow: { width: 296, className: "@min-[27rem]:hidden" },
  medium: { width: 500, className: "@max-[27rem]:hidden @min-[48rem]:hidden" },
  wide: { width: 900, className: "@max-[48rem]:hidden" },
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
 * Where rows of bars stand in the library's band scale, which leaves as much around all of them as between two: `above` each row is room for
 * its name, `between` it and the next one nothing, and `below` them all the axis.
 */
export function layRows(rows: number, { above, bars, between, below = 0 }: Rows) {
  const group = above + bars + between;
  return {
    height: rows * group + below,
    padding: (above + between) / group,
    margin: { top: -between, bottom: below - above },
  };
}
