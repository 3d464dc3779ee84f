import { inspect, listWorkerds } from "./processes.mjs";

/**
 * Finds the process that runs the Worker: of the server's workerd processes, the one that works most during page requests.
 * @param {number} root the server's process
 * @param {() => Promise<unknown>} askForPages
 * @returns {Promise<(() => number) | null>} its CPU time so far in milliseconds; null if unknown
 */
export async function findCpuClock(root, askForPages) {
  const before = listWorkerds(root).map((pid) => ({ pid, ms: inspect(pid)?.ms ?? 0 }));
  await askForPages();
  const [busiest] = before
    .map(({ pid, ms }) => ({ pid, spent: (inspect(pid)?.ms ?? 0) - ms }))
    .sort((a, b) => b.spent - a.spent);
  if (!busiest || busiest.spent === 0) return null;
  return () => inspect(busiest.pid)?.ms ?? 0;
}
