import type { Level } from "~/core/level";

/** A colour of the product by its name among the tokens. */
export type Paint = Level | "peer" | "line" | "line-strong" | "ink" | "ink-2" | "ink-3" | "accent" | "needle";

export type Shape =
  | { is: "rect"; x: number; y: number; width: number; height: number; radius?: number; paint: Paint }
  | { is: "line"; from: Point; to: Point; width: number; paint: Paint }
  /** Filled, or drawn as a line of that width. `d` is an SVG path of absolute commands. */
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

/** A figure's geometry, worked out once for whatever draws it; a unit is a CSS pixel at its own width. */
export interface Drawing {
  width: number;
  height: number;
  /** What it says, in words. */
  label: string;
  shapes: Shape[];
}

/** A tenth of a unit is finer than any printer's dot. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Where a percentage stands between two ends. */
export const along = (percent: number, from: number, to: number) =>
  round(from + ((to - from) * Math.min(100, Math.max(0, percent))) / 100);
