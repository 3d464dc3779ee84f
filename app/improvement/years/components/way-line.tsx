import { useTranslation } from "react-i18next";
import type { YearsView } from "~/improvement/years/view";

const FILLS = {
  laggard: "fill-laggard",
  beginner: "fill-beginner",
  intermediate: "fill-intermediate",
  advanced: "fill-advanced",
  leader: "fill-leader",
};

/** A mark at every tenth of the way. */
const TENTHS = [10, 20, 30, 40, 50, 60, 70, 80, 90];
/** Two labels whose middles are nearer than this would touch on a phone, so the later one goes below the line. In percent, for a year and for a day. */
const NEAR = { year: 14, day: 32 };
/** So near an end, a label begins or ends at its mark. */
const [FIRST, LAST] = [12, 88];

/** Where each assessment lies between 0 and 100%, on one line. */
export function WayLine({ years, scale }: Pick<YearsView, "years" | "scale">) {
  const { t } = useTranslation("years");
  const points = years.map(({ own, label }) => t("scalePoint", { percent: own.whole, year: label }));
  const width = 100 / scale.length;
  const near = years.some(({ label }) => label.length > 4) ? NEAR.day : NEAR.year;
  const isBelow = belowOf(
    years.map(({ own }) => own.percent),
    near,
  );
  const height = isBelow.includes(true) ? 72 : 50;
  return (
    <svg
      role="img"
      aria-label={t("scale", { points: points.join(", ") })}
      className="mt-4 block w-full overflow-visible"
      height={height}
    >
      {scale.map(({ id }, index) => (
        <rect
          key={id}
          className={FILLS[id]}
          x={`${index * width}%`}
          y="31"
          width={`${width - 0.6}%`}
          height="10"
          rx="3"
        />
      ))}
      {TENTHS.map((tenth) => (
        <rect key={tenth} className="fill-surface" x={`${tenth}%`} y="33" width="1" height="6" />
      ))}
      {years.map(({ id, own, label }, index) => (
        <svg key={id} x={`${own.percent}%`} overflow="visible" aria-hidden="true">
          <rect className="fill-ink stroke-surface" x="-3.5" y="24" width="7" height="24" rx="3.5" strokeWidth="3" />
          <text
            x="0"
            y={isBelow[index] ? 66 : 17}
            textAnchor={own.percent < FIRST ? "start" : own.percent > LAST ? "end" : "middle"}
            className="fill-ink text-small tabular-nums"
          >
            {label}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** Which labels go below the line, because one before them is near. */
function belowOf(percents: readonly number[], near: number): boolean[] {
  const middles = percents.map((percent) => {
    if (percent < FIRST) return percent + near / 2;
    return percent > LAST ? percent - near / 2 : percent;
  });
  const below: boolean[] = [];
  for (const [index, middle] of middles.entries())
    below.push(middles.slice(0, index).some((each, at) => !below[at] && Math.abs(each - middle) < near));
  return below;
}
