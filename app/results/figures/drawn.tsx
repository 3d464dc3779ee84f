import type { Drawing, Paint, Shape } from "./drawing";

const FILLS: Record<Paint, string> = {
  laggard: "fill-laggard",
  beginner: "fill-beginner",
  intermediate: "fill-intermediate",
  advanced: "fill-advanced",
  leader: "fill-leader",
  peer: "fill-peer",
  line: "fill-line",
  "line-strong": "fill-line-strong",
  ink: "fill-ink",
  "ink-2": "fill-ink-2",
  "ink-3": "fill-ink-3",
  accent: "fill-accent",
  needle: "fill-needle",
};

const STROKES: Record<Paint, string> = {
  laggard: "stroke-laggard",
  beginner: "stroke-beginner",
  intermediate: "stroke-intermediate",
  advanced: "stroke-advanced",
  leader: "stroke-leader",
  peer: "stroke-peer",
  line: "stroke-line",
  "line-strong": "stroke-line-strong",
  ink: "stroke-ink",
  "ink-2": "stroke-ink-2",
  "ink-3": "stroke-ink-3",
  accent: "stroke-accent",
  needle: "stroke-needle",
};

/** A figure as SVG. */
export function Drawn({ drawing: { width, height, label, shapes } }: { drawing: Drawing }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once, and its shapes have no other name
        <Piece key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Piece({ shape }: { shape: Shape }) {
  switch (shape.is) {
    case "rect":
      return (
        <rect
          className={FILLS[shape.paint]}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
        />
      );
    case "line":
      return (
        <line
          className={STROKES[shape.paint]}
          x1={shape.from[0]}
          y1={shape.from[1]}
          x2={shape.to[0]}
          y2={shape.to[1]}
          strokeWidth={shape.width}
        />
      );
    case "path":
      return shape.width ? (
        <path
          className={`fill-none ${STROKES[shape.paint]}`}
          d={shape.d}
          strokeWidth={shape.width}
          strokeDasharray={shape.dashes?.join(" ")}
        />
      ) : (
        <path className={FILLS[shape.paint]} d={shape.d} />
      );
    case "text":
      return (
        <text
          className={shape.bold ? `${FILLS[shape.paint]} font-semibold` : FILLS[shape.paint]}
          x={shape.at[0]}
          y={shape.at[1]}
          fontSize={shape.size}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      );
  }
}

/** A colour of a figure, shown beside its meaning. */
export function Swatch({ paint }: { paint: Paint }) {
  return (
    <svg className="size-3 shrink-0" viewBox="0 0 12 12" aria-hidden="true">
      <rect className={FILLS[paint]} width="12" height="12" rx="2" />
    </svg>
  );
}
