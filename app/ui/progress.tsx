import { cx } from "./cx";

/** How much of something is done. */
export function ProgressBar({
  value,
  max,
  label,
  valueText,
  size = "normal",
  showLabel = false,
}: {
  value: number;
  max: number;
  label: string;
  valueText: string;
  size?: "thin" | "normal";
  showLabel?: boolean;
}) {
  return (
    // Built only from elements that are also allowed in a line of text, such as the summary of a fold.
    <span className="block">
      {showLabel ? (
        <span aria-hidden="true" className="mb-1.5 flex items-baseline justify-between gap-4 text-small">
          <span className="text-ink-3">{label}</span>
          <span className="font-semibold tabular-nums">{valueText}</span>
        </span>
      ) : null}
      <progress
        value={value}
        max={max > 0 ? max : 1}
        aria-label={label}
        aria-valuetext={valueText}
        className={cx("progress", size === "thin" && "progress-thin")}
      >
        {valueText}
      </progress>
    </span>
  );
}
