/**
 * Opens the browser's print window, at once too if it is told to. Only where scripts run (`enhance`); without them the browser's menu
 * does it.
 */
export function PrintButton({ label, atOnce = false }: { label: string; atOnce?: boolean }) {
  return (
    <button type="button" hidden data-print={atOnce ? "now" : ""} className="btn">
      {label}
    </button>
  );
}
