import { dateOf, type Reader } from "~/i18n/format";

/** The state of a report's file. */
export interface FileView {
  state: "ready" | "pending" | "none";
  /** The day it was made, in words. */
  on: string;
}

/** In the reader's language. A file that could not be made is made on request, like one that has never been requested. */
export function viewFile(
  row: { status: "pending" | "ready" | "failed"; readyAt: number | null } | null,
  reader: Reader,
): FileView {
  if (row?.status === "ready" && row.readyAt !== null) return { state: "ready", on: dateOf(row.readyAt, reader) };
  return { state: row?.status === "pending" ? "pending" : "none", on: "" };
}
