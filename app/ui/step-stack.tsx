import type { ReactNode } from "react";
import { cx } from "./cx";
import { type Destination, Go } from "./go";
import { StateMark, type WorkState } from "./state-mark";

interface StackStep {
  name: string;
  to: Destination;
  state: WorkState;
  stateText: string;
  /** How much of it is done, in few characters and in words. */
  count: string;
  countText: string;
}

/** The parts of one piece of work as an accordion, of which the current one is open; the heads of the others lead there. */
export function StepStack({ label, steps, children }: { label: string; steps: StackStep[]; children: ReactNode }) {
  return (
    <ol aria-label={label} className="card rounded-card border border-line bg-surface shadow-card">
      {steps.map((step, index) => {
        const isOpen = step.state === "current";
        const head = (
          <>
            <StateMark state={step.state} />
            <span className="min-w-0 flex-1">
              <span aria-hidden="true">{index + 1}. </span>
              {step.name}
              <span className="sr-only"> ({step.stateText})</span>
            </span>
            <span className="text-small font-normal text-ink-3 tabular-nums">
              <span aria-hidden="true">{step.count}</span>
              <span className="sr-only">{step.countText}</span>
            </span>
          </>
        );
        const className = "flex min-h-12 w-full items-center gap-3 px-5 py-2.5 text-start leading-tight sm:px-7";
        return (
          <li key={step.name} className="border-b border-line last:border-b-0">
            <h2 className="font-sans text-body tracking-normal">
              {isOpen ? (
                <span aria-current="step" className={cx(className, "font-semibold text-accent")}>
                  {head}
                </span>
              ) : (
                <Go
                  to={step.to}
                  current={false}
                  className={cx(
                    className,
                    "cursor-pointer rounded-card font-medium text-ink-2 no-underline hover:bg-sunk hover:text-ink",
                  )}
                >
                  {head}
                </Go>
              )}
            </h2>
            {isOpen ? children : null}
          </li>
        );
      })}
    </ol>
  );
}
