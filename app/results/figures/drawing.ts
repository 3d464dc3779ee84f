import type { Level } from "~/core/level";

/** A colour of the product, by the name of its design token. */
export type Paint = Level | "peer" | "line" | "line-strong" | "ink" | "ink-2" | "ink-3" | "accent" | "needle";

export type Shape =
  | { is: "rect"; x: number; y: number; width: number; height: number; radius?: number; paint: Paint }
  | { is: "line"; from: Point; to: Point; width: number; paint: Paint }
  /** Filled, or drawn as a line if it has a `width`. `d` is an SVG path of absolute commands. */
  | { is: "path"; d: string; paint: Paint; width?: number; dashes?: readonly [number, number] }
  | {
      is: "text";
      at: Point;
      text: string;
      size: number;
      paint: Paint;
      anchor: "start" | "middle" | "end";
      bold?: true;
    };

export type Point = readonly [x: number, y: number];

/** A figure's geometry, worked out once for every renderer. A unit is a CSS pixel at the figure's own width. */
export interface Drawing {
  width: number;
  height: number;
  /** What the figure says, in words. */
  label: string;
  shapes: Shape[];
}

/** A tenth of a unit is finer than any printer's dot. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The position of a percentage between two ends. */
export const along = (percent: number, from: number, to: number) =>
  round(from + ((to - from) * Math.min(100, Math.max(0, percent))) / 100);
