import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second (USER_HZ). */
const MS_A_TICK = 10;

/** Parent, name and CPU time in milliseconds of a process; null if it has ended. */
export function inspect(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), name, ms: (Number(fields[11]) + Number(fields[12])) * MS_A_TICK };
  } catch {
    return null;
  }
}

/** Bytes of memory used by the workerd processes below a process; null if unknown. */
export function residentBytes(root) {
  const held = listWorkerds(root).map((pid) => {
    const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  });
  return held.reduce((sum, bytes) => sum + bytes, 0) || null;
}

/**
 * The workerd processes below a process; empty without /proc.
 * @param {number} root
 * @returns {number[]}
 */
export function listWorkerds(root) {
  let names = [];
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  const all = new Map(names.map((name) => [Number(name), inspect(name)]));
  const isBelow = (pid) => pid === root || (all.has(pid) && isBelow(all.get(pid)?.parent));
  return [...all].filter(([pid, found]) => found?.name === "workerd" && isBelow(pid)).map(([pid]) => pid);
}
