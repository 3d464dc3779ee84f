import { cx } from "./cx";
import { Icon } from "./icons";
import { type Level, LevelDial } from "./level-dial";

const FILLS: Record<Level, string> = {
  laggard: "fill-laggard",
  beginner: "fill-beginner",
  intermediate: "fill-intermediate",
  advanced: "fill-advanced",
  leader: "fill-leader",
};

/** The name of a level with its dial. */
export function LevelChip({ level, name }: { level: Level; name: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-small leading-5 font-semibold whitespace-nowrap text-ink">
      <LevelDial level={level} />
      {name}
    </span>
  );
}

/** Where a score lies on the five levels. Each name opens the meaning of its level without scripts; a phone has them all in a list. */
export function LevelScale({
  steps,
  currentId,
  percent,
  label,
}: {
  steps: { id: Level; name: string; tooltip: string }[];
  currentId: Level;
  percent: number;
  label: string;
}) {
  const position = Math.min(100, Math.max(0, percent));
  const width = 100 / steps.length;
  return (
    <div className="@container">
      <svg role="img" aria-label={label} className="block h-7 w-full overflow-visible" height="28">
        {steps.map((step, index) => {
          const current = step.id === currentId;
          return (
            <rect
              key={step.id}
              className={FILLS[step.id]}
              x={`${index * width}%`}
              y={current ? 6 : 9}
              width={`${width - 0.6}%`}
              height={current ? 16 : 10}
              rx="3"
            />
          );
        })}
        <svg x={`${position}%`} overflow="visible" aria-hidden="true">
          <rect className="fill-ink stroke-surface" x="-3.5" y="0" width="7" height="28" rx="3.5" strokeWidth="3" />
        </svg>
      </svg>
      <ul className="hidden grid-cols-[repeat(5,minmax(max-content,1fr))] gap-x-2 text-small @min-[28rem]:grid">
        {steps.map((step) => (
          <li key={step.id} className="grid">
            <button
              type="button"
              {...{ popovertarget: `tip-${step.id}` }}
              title={step.tooltip}
              aria-current={step.id === currentId ? "true" : undefined}
              className="min-h-11 cursor-help rounded-s text-ink-3 underline decoration-dotted decoration-1 underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {step.name}
            </button>
            <div id={`tip-${step.id}`} {...{ popover: "auto" }} className="tip">
              <p className="flex items-center gap-2 font-semibold">
                <LevelDial level={step.id} />
                {step.name}
              </p>
              <p className="mt-1 text-ink-2">{step.tooltip}</p>
            </div>
          </li>
        ))}
      </ul>
      <details className="fold mt-1 @min-[28rem]:hidden">
        <summary className="flex min-h-11 items-center gap-2 rounded-s font-semibold">
          {steps.find((step) => step.id === currentId)?.name}
          <Icon name="chevron-down" className="chevron size-4.5 shrink-0 text-ink-3" />
        </summary>
        <dl className="mt-1 grid gap-1 text-small">
          {steps.map((step) => (
            <div key={step.id} className={cx("rounded-s", step.id === currentId && "bg-sunk", "p-3")}>
              <dt className="flex items-center gap-2 font-semibold">
                <LevelDial level={step.id} />
                {step.name}
              </dt>
              <dd className="mt-1 text-ink-2">{step.tooltip}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** How many are on each level: one bar whose parts are sized by count, and below it each level with its name and link. */
export function LevelBar({
  parts,
}: {
  parts: { level: Level; count: number; name: string; value: string; href: string }[];
}) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const before = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => (count * 100) / Math.max(1, all);
  return (
    <>
      <svg aria-hidden="true" className="mt-2 block h-6 w-full" height="24">
        {parts.map(({ level, count }, index) =>
          count > 0 ? (
            <rect
              key={level}
              className={FILLS[level]}
              x={`${share(before(index))}%`}
              y="0"
              width={`${Math.max(0.5, share(count) - 0.4)}%`}
              height="24"
              rx="3"
            />
          ) : null,
        )}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {parts.map(({ level, name, value, href }) => (
          <li key={level}>
            <a href={href} className="grid min-h-11 content-center text-ink no-underline">
              <LevelChip level={level} name={name} />
              <span className="text-small text-ink-2">{value}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
