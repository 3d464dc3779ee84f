/**
 * Opens the browser's print window, and once by itself where it is told what the address is to be from then on. Only where scripts run
 * (`enhance`); without them the browser's menu does it.
 */
export function PrintButton({ label, printedAt = "" }: { label: string; printedAt?: string }) {
  return (
    <button type="button" hidden data-print={printedAt} className="btn">
      {label}
    </button>
  );
}
