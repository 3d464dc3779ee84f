/**
 * Opens the browser's print window. With `printedAt` it also opens it once by itself, and the page's address becomes `printedAt`. Only
 * where scripts run (`enhance`); without them the browser's menu prints the page.
 */
export function PrintButton({ label, printedAt = "" }: { label: string; printedAt?: string }) {
  return (
    <button type="button" hidden data-print={printedAt} className="btn">
      {label}
    </button>
  );
}
