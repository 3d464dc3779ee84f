import type { ReactNode } from "react";

/** The foot of a form, in view as long as its parent is. The last of its children is the step forward. */
export function ActionBar({ children, status }: { children: ReactNode; status?: ReactNode }) {
  return (
    <div className="action-bar">
      <div className="action-row">
        {status ? <div className="action-status">{status}</div> : null}
        {children}
      </div>
    </div>
  );
}
