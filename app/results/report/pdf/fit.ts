import type { Block, Cell, ReportSection, SheetReport, Table } from "../blocks";

/** How much of what a company adds freely a file has room for. */
interface Room {
  /** Characters of a text that the company has written. */
  text: number;
  /** Rows of an open-ended table. */
  rows: number;
  /** Entries of a list. */
  entries: number;
}

/** Down to what any company's report has room for. */
const ROOMS: readonly Room[] = [
  { text: 120, rows: 60, entries: 16 },
  { text: 80, rows: 40, entries: 10 },
  { text: 80, rows: 24, entries: 8 },
  { text: 60, rows: 12, entries: 6 },
  { text: 40, rows: 6, entries: 4 },
  { text: 40, rows: 3, entries: 2 },
];

/** Says in the report's language what was left out. */
export interface LeftOut {
  /** As the last entry of a list. */
  entries: (count: number) => string;
  rows: (count: number) => string;
  /** Where everything is. */
  where: string;
}

/** The report with more and more left out. */
export function* shorter(report: SheetReport, left: LeftOut): Generator<SheetReport> {
  for (const room of ROOMS) yield { ...report, parts: report.parts.map((part) => cutPart(part, room, left)) };
}

/** The part with what it has room for, and where the rest is if something is missing. */
function cutPart(part: ReportSection, room: Room, left: LeftOut): ReportSection {
  const cut = cutBlocks(part.blocks, room, left);
  if (JSON.stringify(cut) === JSON.stringify(part.blocks)) return part;
  return { ...part, blocks: [...cut, { type: "note", text: left.where }] };
}

function cutBlocks(blocks: readonly Block[], room: Room, left: LeftOut): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === "card") return [{ ...block, blocks: cutBlocks(block.blocks, room, left) }];
    if (block.type === "lists") {
      const lists = block.lists.map((list) => ({ ...list, items: cutList(list.items, room, left) }));
      return [{ ...block, lists }];
    }
    return block.type === "table" && block.isOpenEnded ? cutTable(block, room, left) : [block];
  });
}

function cutList(items: readonly string[], { entries, text }: Room, left: LeftOut): string[] {
  const shown = items.slice(0, entries).map((item) => cutText(item, text));
  return items.length > entries ? [...shown, left.entries(items.length - entries)] : shown;
}

function cutTable(table: Table, { rows: most, text }: Room, left: LeftOut): Block[] {
  let room = most;
  const groups = table.groups.map((group) => {
    const rows = group.rows.slice(0, room).map((row) => row.map((cell) => cutCell(cell, text)));
    room -= rows.length;
    return { ...group, rows };
  });
  const count = table.groups.reduce((sum, { rows }) => sum + rows.length, 0) - (most - room);
  return [{ ...table, groups }, ...(count > 0 ? [{ type: "note" as const, text: left.rows(count) }] : [])];
}

const cutCell = (cell: Cell, length: number): Cell => (typeof cell === "string" ? cutText(cell, length) : cell);

/** A text of at most that many characters, cut between words if it is longer. */
function cutText(text: string, length: number): string {
  const letters = [...text.replaceAll(/\s+/g, " ").trim()];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length).join("");
  return `${cut.replace(/\s\S{0,19}$/, "")}…`;
}
