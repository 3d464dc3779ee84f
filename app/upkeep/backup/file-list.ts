import { gunzip } from "~/platform/files/packed";
import type { FileEntry } from "./rules/manifest";

/** The entries of a list. */
export async function readFileList(packed: Uint8Array<ArrayBuffer>): Promise<FileEntry[]> {
  const text = new TextDecoder().decode(await gunzip(packed));
  return text.split("\n").map((line) => JSON.parse(line) as FileEntry);
}
