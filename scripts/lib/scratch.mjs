import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Where a test run keeps databases that nobody needs afterwards: in memory where Linux has plenty of it, since each commit
 * waits for the disk otherwise. TMPDIR chooses another place.
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
