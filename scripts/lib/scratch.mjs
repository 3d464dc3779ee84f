import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * The folder for a test run's temporary databases: in memory if Linux has plenty, since otherwise each commit waits for the disk.
 * TMPDIR selects another place.
 */
export function scratchDirectory() {
  return process.env.TMPDIR || !hasRoom(IN_MEMORY) ? tmpdir() : IN_MEMORY;
}

function hasRoom(path) {
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
