import type { KeptRow } from "./rows";

/**
 * A part of a backup is lines of JSON: a heading, then rows of that table. Under a heading with `isChange`, rows replace those of earlier
 * parts with the same key, and `{"gone": key}` says that there is no such row any more.
 */
export interface Heading {
  table: string;
  isChange: boolean;
}

export type Line = Heading | KeptRow | { gone: string };

export const isRow = (line: Line): line is KeptRow => Array.isArray(line);
export const isHeading = (line: Line): line is Heading => "table" in line;

/** Collects lines until they are enough for a part. Sizes are in characters. */
export class PartText {
  private lines: string[] = [];
  private heading = "";
  size = 0;
  /** Lines that are not headings, and how many of them are changes. */
  rows = 0;
  changes = 0;

  add(heading: Heading, line: KeptRow | { gone: string }): void {
    const head = JSON.stringify(heading);
    if (head !== this.heading) this.push(head);
    this.heading = head;
    this.push(JSON.stringify(line));
    this.rows += 1;
    if (heading.isChange) this.changes += 1;
  }

  /** The text so far; the next part begins. */
  take(): { text: string; rows: number; changes: number } {
    const { rows, changes } = this;
    const taken = { text: this.lines.join("\n"), rows, changes };
    this.lines = [];
    this.heading = "";
    this.size = 0;
    this.rows = 0;
    this.changes = 0;
    return taken;
  }

  private push(line: string): void {
    this.lines.push(line);
    this.size += line.length;
  }
}

/** The lines of a part. */
export function* linesOf(text: string): Generator<Line> {
  for (const line of text.split("\n")) if (line) yield JSON.parse(line);
}
