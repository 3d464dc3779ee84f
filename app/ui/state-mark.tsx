import { cx } from "./cx";
import { Icon } from "./icons";

export type WorkState = "done" | "current" | "todo";

/** A tick, a ring or an empty circle for a part of some work; the words beside it say the same. */
export function StateMark({ state }: { state: WorkState }) {
  return (
    <span
      className={cx(
        "grid size-4.5 shrink-0 place-items-center rounded-full",
        state === "done" && "bg-accent text-on-accent",
        state === "current" && "border-5 border-accent bg-surface",
        state === "todo" && "border-[1.5px] border-control",
      )}
    >
      {state === "done" ? <Icon name="check" className="size-3 stroke-3" /> : null}
    </span>
  );
}
