import { cx } from "./cx";
import { type Destination, Go } from "./go";
import { Icon, type IconName } from "./icons";
import { ProgressBar } from "./progress";
import { StateMark, type WorkState } from "./state-mark";

interface RailItem {
  id: string;
  to: Destination;
  name: string;
  state: WorkState;
  stateText: string;
  count: string;
  /** Marks what `stateText` says beside the state. */
  icon?: IconName | null;
}
type RailGroup = { name: string; items: RailItem[] };

function Groups({ groups }: { groups: RailGroup[] }) {
  return groups.map((group) => (
    <div key={group.name} className="mt-5">
      <p className="px-2.5 text-small font-semibold text-ink-3">{group.name}</p>
      <ul className="mt-1" aria-label={group.name}>
        {group.items.map((item) => (
          <li key={item.id}>
            <Go
              to={item.to}
              current={item.state === "current"}
              className={cx(
                "flex min-h-11 w-full cursor-pointer text-start items-center gap-2.5 rounded-s px-2.5 py-1.5 leading-tight no-underline",
                item.state === "current"
                  ? "bg-accent-soft font-semibold text-accent"
                  : "text-ink-2 hover:bg-sunk hover:text-ink",
              )}
            >
              <StateMark state={item.state} />
              <span className="min-w-0 flex-1">
                {item.name}
                <span className="sr-only"> ({item.stateText})</span>
              </span>
              {item.icon ? <Icon name={item.icon} className="size-4.5 shrink-0 text-accent" /> : null}
              <span className="text-small font-normal text-ink-3 tabular-nums">{item.count}</span>
            </Go>
          </li>
        ))}
      </ul>
    </div>
  ));
}

type RailLink = { to: Destination; name: string; icon: IconName };

function More({ more }: { more: RailLink[] }) {
  return (
    <div className="mt-4 border-t border-line pt-2">
      {more.map(({ to, name, icon }) => (
        <Go
          key={name}
          to={to}
          current={false}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-s px-2.5 py-1.5 text-start text-ink-2 no-underline hover:bg-sunk hover:text-ink"
        >
          <Icon name={icon} className="size-5 shrink-0" />
          {name}
        </Go>
      ))}
    </div>
  );
}

/** Every part of a long piece of work with what is done of each; on a phone it folds into one line. */
export function StepRail({
  label,
  foldLabel,
  overall,
  groups,
  more,
}: {
  label: string;
  foldLabel: string;
  overall: { label: string; value: number; max: number; valueText: string };
  groups: RailGroup[];
  /** What else there is to see of the whole. */
  more?: RailLink[];
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <div className="hidden max-h-dvh -mx-1 overflow-y-auto p-1 pb-6 lg:sticky lg:top-4 lg:block">
        <ProgressBar {...overall} size="thin" showLabel />
        <Groups groups={groups} />
        {more ? <More more={more} /> : null}
      </div>
      <details className="fold card rounded-card border border-line bg-surface lg:hidden">
        <summary className="rounded-card px-4 pt-2.5 pb-3.5">
          <span className="flex min-h-8 items-center gap-2">
            <span className="flex-1 font-semibold">{foldLabel}</span>
            <span className="text-small font-semibold tabular-nums">{overall.valueText}</span>
            <Icon name="chevron-down" className="chevron size-5 shrink-0 text-ink-3" />
          </span>
          <span className="mt-1 block">
            <ProgressBar {...overall} size="thin" />
          </span>
        </summary>
        <div className="border-t border-line px-1.5 pb-3">
          <Groups groups={groups} />
          {more ? <More more={more} /> : null}
        </div>
      </details>
    </nav>
  );
}
