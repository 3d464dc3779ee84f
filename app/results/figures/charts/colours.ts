import type { Level } from "~/core/level";

/** The design tokens as SVG fills, for charts whose library takes colours and no class names. */
export const CHART_COLOURS = {
  ink: "var(--color-ink)",
  inkSoft: "var(--color-ink-2)",
  inkFaint: "var(--color-ink-3)",
  accent: "var(--color-accent)",
  line: "var(--color-line)",
  surface: "var(--color-surface)",
  dark: "var(--color-print)",
  peers: "var(--color-peer)",
} as const;

export const LEVEL_COLOURS: Record<Level, string> = {
  laggard: "var(--color-laggard)",
  beginner: "var(--color-beginner)",
  intermediate: "var(--color-intermediate)",
  advanced: "var(--color-advanced)",
  leader: "var(--color-leader)",
};

/** The other set of colours observed in the specification, for pies only, if the URL asks for it. */
export const PIE_COLOURS: Record<Level, string> = {
  laggard: "var(--color-pie-laggard)",
  beginner: "var(--color-pie-beginner)",
  intermediate: "var(--color-pie-intermediate)",
  advanced: "var(--color-pie-advanced)",
  leader: "var(--color-pie-leader)",
};

/**
 * Colours of the dimensions that count, in their order; they have four, three and one of the eight indicators (specification, results 4).
 */
export const DIMENSION_COLOURS = [
  "var(--color-dimension-1)",
  "var(--color-dimension-2)",
  "var(--color-dimension-3)",
] as const;
