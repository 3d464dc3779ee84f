/**
 * Copies `value`, then shows `copied` and announces it to screen readers. Only where scripts run (`handle = { enhance: true }`); without
 * them the user copies the value from the field beside it.
 */
export function CopyButton({ value, label, copied }: { value: string; label: string; copied: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" hidden data-copy={value} data-copied={copied} className="btn">
        {label}
      </button>
      <span role="status" className="text-ink-2" />
    </div>
  );
}
