import type { ReactNode } from "react";

/**
 * For a name or a text in a cell whose words may be of any length. The cell keeps room for an ordinary word, so that only a longer one is
 * broken inside.
 */
export const LONG_WORD = "wrap-anywhere sm:min-w-36";

export function LongWord({ children }: { children: ReactNode }) {
  return <span className={`block ${LONG_WORD}`}>{children}</span>;
}

/** Hardly any address is longer. */
const USUAL_CHARACTERS = 36;

/** An email address in a cell. It is broken only on a phone, or if it is longer than most. */
export function EmailText({ email }: { email: string }) {
  return <span className={email.length > USUAL_CHARACTERS ? LONG_WORD : "sm:whitespace-nowrap"}>{email}</span>;
}
