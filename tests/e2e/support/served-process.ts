import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Whether there is a /proc, as on Linux; this file works nowhere else. */
export const HAS_PROC = process.platform === "linux";

const LISTENING = "0A";

/** The process that listens on a local port. */
export function findListener(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const sockets = ["tcp", "tcp6"]
    .flatMap((table) => readFileSync(`/proc/net/${table}`, "utf8").trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(wanted) && state === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`);
  const [pid] = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && openedBy(name).some(isOneOf(sockets)));
  if (!pid) throw new Error(`No process of ours listens on port ${port}`);
  return Number(pid);
}

/** Megabytes of memory that a process currently uses. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

const isOneOf = (sockets: string[]) => (link: string) => sockets.includes(link);

/** What a process has open; empty if it has ended or belongs to another user. */
function openedBy(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}
