/** An address shortened for the eye: who knows it recognises it, nobody else learns it. «nomsa@example.com» is «n…@example.com». */
export function shortenEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "…" : `${[...email][0]}…${email.slice(at)}`;
}
