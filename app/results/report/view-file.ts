import { dateOf, type Reader } from "~/i18n/format";

/** Where a report's file stands. */
export interface FileView {
  state: "ready" | "pending" | "none";
  /** The day on which it was made, in words. */
  on: string;
}

/** Said in its reader's language. One that could not be made is made when somebody asks for it, like one that nobody has asked for yet. */
export function viewFile(
  row: { status: "pending" | "ready" | "failed"; readyAt: number | null } | null,
  reader: Reader,
): FileView {
  if (row?.status === "ready" && row.readyAt !== null) return { state: "ready", on: dateOf(row.readyAt, reader) };
  return { state: row?.status === "pending" ? "pending" : "none", on: "" };
}
