import { cx } from "./cx";
import { type Destination, LinkOrSubmit } from "./link-or-submit";

type StepState = "done" | "current" | "todo";

/** The parts of one piece of work, in order. A phone names only the current one. */
export function Steps({
  label,
  steps,
}: {
  label: string;
  steps: { name: string; to?: Destination; state: StepState; stateText: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-1 md:gap-1.5">
        {steps.map((step) => {
          const current = step.state === "current";
          const content = (
            <>
              <span className={cx(!current && "max-md:sr-only")}>{step.name}</span>
              <span className="sr-only"> ({step.stateText})</span>
            </>
          );
          const className = cx(
            "block min-h-11 border-t-4 pt-2 text-small no-underline",
            step.state === "todo" ? "border-line text-ink-3 forced-colors:border-dotted" : "border-accent",
            step.state === "done" && "text-ink-2",
            current && "font-semibold text-ink",
            step.to && "w-full cursor-pointer text-start hover:text-accent hover:underline",
          );
          return (
            <li key={step.name} className={cx("min-w-0 md:flex-1", current ? "flex-3" : "flex-1")}>
              {step.to ? (
                <LinkOrSubmit to={step.to} current={current} className={className}>
                  {content}
                </LinkOrSubmit>
              ) : (
                <span aria-current={current ? "step" : undefined} className={className}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
