/** Opens the browser's print window. Only where scripts run (`handle = { enhance: true }`); without them the browser's menu does it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" hidden data-print="" className="btn">
      {label}
    </button>
  );
}
