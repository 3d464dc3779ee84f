import type { Level } from "~/core/level";
import type { Paint } from "~/results/figures/drawing";
import { type Colour, colourOf } from "./colours";
import type { Face } from "./faces";
import type { Picture } from "./picture";
import type { Tag } from "./tags";
import type { Line, Style } from "./text";

/** The size of a page, in points. */
export interface Size {
  width: number;
  height: number;
}

/** A4 and its margins, in points. */
export const PAGE: Size = { width: 595.28, height: 841.89 };
export const MARGIN = { side: 54, top: 42, bottom: 60 };
export const WIDTH = PAGE.width - 2 * MARGIN.side;
/** Where the lowest line of a page ends, from the top of the page. */
export const BOTTOM = PAGE.height - MARGIN.bottom;

interface Link {
  tag: Tag;
  box: [left: number, bottom: number, right: number, top: number];
  href: string;
  text: string;
}

const STEPS: readonly Level[] = ["laggard", "beginner", "intermediate", "advanced", "leader"];

/** Where a picture's own right and top are on the page, by its orientation: along x, along y. */
const TURNS = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
] as const;

/** Hundredths of a point are finer than any printer's dot. */
export const figure = (value: number) => String(Math.round(value * 100) / 100);

/** A page that is being drawn. Positions are points from its upper left corner; the file counts from the lower left one. */
export class Sheet {
  readonly operators: string[] = [];
  /** The tag of each piece of marked content, by its number. */
  readonly marked: Tag[] = [];
  readonly links: Link[] = [];
  readonly faces = new Set<Face>();
  readonly pictures = new Set<Picture>();

  constructor(
    readonly number: number,
    readonly size: Size = PAGE,
  ) {}

  /** Marks what `draw` draws as belonging to a tag. */
  tagged(tag: Tag, draw: () => void): void {
    const id = this.marked.push(tag) - 1;
    tag.kids.push({ page: this.number, id });
    this.operators.push(`${named(tag.role)} <</MCID ${id}>> BDC`);
    draw();
    this.operators.push("EMC");
  }

  /** Marks what `draw` draws as an artifact, which is not read. */
  artifact(draw: () => void): void {
    this.operators.push("/Artifact BMC");
    draw();
    this.operators.push("EMC");
  }

  /** Draws lines one below the other; the first line begins at `y`. */
  lines(lines: readonly Line[], x: number, y: number, style: Style, end?: number): void {
    for (const [index, line] of lines.entries()) {
      const left = end === undefined ? x : end - line.width;
      this.line(line, left, y + index * style.leading + baseline(style), style);
    }
  }

  /** Draws a line at its baseline. */
  line(line: Line, x: number, y: number, { size, paint }: Pick<Style, "size" | "paint">): void {
    this.operators.push("BT", `${colourOf(paint)} rg`, `1 0 0 1 ${figure(x)} ${figure(this.size.height - y)} Tm`);
    for (const { face, codes, stands } of line.runs) {
      this.faces.add(face);
      if (stands) this.operators.push(`/Span <</ActualText <${utf16(stands)}>>> BDC`);
      this.operators.push(`${named(face.name)} ${size} Tf <${codes}> Tj`);
      if (stands) this.operators.push("EMC");
    }
    this.operators.push("ET");
  }

  rectangle(x: number, y: number, width: number, height: number, paint: Paint | Colour, radius = 0): void {
    this.operators.push(`${colourOf(paint)} rg`, `${box(x, this.size.height - y - height, width, height, radius)} f`);
  }

  frame(x: number, y: number, width: number, height: number, radius: number): void {
    const path = box(x, this.size.height - y - height, width, height, radius);
    this.operators.push(`${colourOf("line")} RG 0.75 w ${path} s`);
  }

  rule(x: number, y: number, width: number, paint: Paint = "line", weight = 0.75): void {
    const at = figure(this.size.height - y);
    this.operators.push(`${colourOf(paint)} RG ${weight} w ${figure(x)} ${at} m ${figure(x + width)} ${at} l S`);
  }

  /** Draws a picture the right way up. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void {
    this.pictures.add(picture);
    const [a, b, c, d] = TURNS[picture.orientation - 1] ?? TURNS[0];
    const left = a < 0 || c < 0 ? x + width : x;
    const low = this.size.height - y - (b < 0 || d < 0 ? 0 : height);
    const matrix = [a * width, b * height, c * width, d * height, left, low].map(figure).join(" ");
    this.operators.push(`q ${matrix} cm ${named(pictureName(picture))} Do Q`);
  }

  /** The five steps up to a level, as high as they are wide. They are readable in grey too. */
  dial(level: Level, x: number, y: number, size: number): void {
    const [here, step] = [STEPS.indexOf(level), size / STEPS.length];
    for (const index of STEPS.keys()) {
      const height = (size * (index + 2)) / (STEPS.length + 1);
      this.rectangle(x + index * step, y + size - height, step - 0.6, height, index <= here ? level : "line", 0.4);
    }
  }

  /** Makes an area of the page a link. */
  link(tag: Tag, x: number, y: number, width: number, height: number, to: { href: string; text: string }): void {
    const top = this.size.height - y;
    this.links.push({ tag, box: [x, top - height, x + width, top], ...to });
  }
}

/** The baseline of a line, from the line's top: letters are in its middle, with capitals of seven tenths of their size. */
const baseline = ({ size, leading }: Pick<Style, "size" | "leading">) => leading / 2 + size * 0.355;

/** A page's name for a picture. */
export const pictureName = ({ ref }: Picture) => `Picture${ref.objectNumber}`;

const named = (word: string) => ["/", word].join("");

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex");

/** How far the handles of a quarter circle are from its corner. */
const ROUND = 0.4477;

function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `${figure(x)} ${figure(y)} ${figure(width)} ${figure(height)} re`;
  const [right, top, h] = [x + width, y + height, r * ROUND];
  const to = (...points: number[]) => points.map(figure).join(" ");
  return [
    `${to(x + r, y)} m ${to(right - r, y)} l ${to(right - h, y, right, y + h, right, y + r)} c`,
    `${to(right, top - r)} l ${to(right, top - h, right - h, top, right - r, top)} c`,
    `${to(x + r, top)} l ${to(x + h, top, x, top - h, x, top - r)} c`,
    `${to(x, y + r)} l ${to(x, y + h, x + h, y, x + r, y)} c h`,
  ].join(" ");
}
