/**
 * Copies `value`, or the text of the element `of`, then shows `copied` and announces it to screen readers. Only where scripts run (`handle = {
 * enhance: true }`); without them the user copies it from the place beside the button.
 */
export function CopyButton({
  label,
  copied,
  ...what
}: {
  label: string;
  copied: string;
} & ({ value: string } | { of: string })) {
  const copies = "of" in what ? { "data-copy": "", "data-copy-of": what.of } : { "data-copy": what.value };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" hidden {...copies} data-copied={copied} className="btn">
        {label}
      </button>
      <span role="status" className="text-ink-2" />
    </div>
  );
}
