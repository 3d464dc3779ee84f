/** The five levels, lowest first. */
export type Level = "laggard" | "beginner" | "intermediate" | "advanced" | "leader";

const LEVELS: Level[] = ["laggard", "beginner", "intermediate", "advanced", "leader"];

/** The stroke class of each level. */
const STROKES: Record<Level, string> = {
  laggard: "stroke-laggard",
  beginner: "stroke-beginner",
  intermediate: "stroke-intermediate",
  advanced: "stroke-advanced",
  leader: "stroke-leader",
};

/** Half a ring from left to right, in five parts with a gap after each. */
const RING = "M3 13a10 10 0 0 1 20 0";
const PART = 8.8;
const GAP = 1.5;

/** The level as a dial of five parts, filled up to the level, so that it also reads without colour. */
export function LevelDial({ level }: { level: Level }) {
  const filled = LEVELS.indexOf(level) + 1;
  return (
    <svg className="h-3.75 w-6.5 shrink-0" viewBox="0 0 26 15" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path className="stroke-line-strong" d={RING} pathLength="50" strokeDasharray={`${PART} ${GAP}`} />
      <path
        className={STROKES[level]}
        d={RING}
        pathLength="50"
        strokeDasharray={`${`${PART} ${GAP} `.repeat(filled - 1)}${PART} 50`}
      />
    </svg>
  );
}
