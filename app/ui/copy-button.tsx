/**
 * Copies `value`, and says `copied` to eyes and screen readers. Only where scripts run (`handle = { enhance: true }`); without
 * them the value is copied from the field beside it.
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
