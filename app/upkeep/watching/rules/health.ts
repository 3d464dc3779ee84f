import { CLOCK_STOPPED_MS, QUEUE_IS_OLD_MS } from "./alerts";

/** What the health check found. Times in ms since 1970. */
export interface Findings {
  areSettingsAccepted: boolean;
  canRead: boolean;
  canWrite: boolean;
  canReadFiles: boolean;
  canReadLogs: boolean;
  lastCronAt: number | null;
  oldestMessageAt: number | null;
}

/** The answer of /health. It says which part fails, and neither why nor for whom. */
export interface Health {
  status: "ok" | "failing";
  settings: "ok" | "refused";
  database: { read: "ok" | "failing"; write: "ok" | "failing" };
  files: "ok" | "failing";
  logs: "ok" | "failing";
  /** `unknown` before the first cron run, or while the database cannot be read. */
  clock: { status: "ok" | "late" | "unknown"; lastRunSeconds: number | null };
  mailQueue: { status: "ok" | "late" | "unknown"; oldestSeconds: number | null };
}

/**
 * Judges the findings. Old messages alone are no failure of the product: its mail server may be away, and a deployment that mends that must
 * not be stopped by it.
 */
export function judgeHealth(found: Findings, now: number): Health {
  const { areSettingsAccepted, canRead, canWrite, canReadFiles, canReadLogs, lastCronAt, oldestMessageAt } = found;
  const isLate = lastCronAt !== null && now - lastCronAt >= CLOCK_STOPPED_MS;
  const isOld = oldestMessageAt !== null && now - oldestMessageAt >= QUEUE_IS_OLD_MS;
  const isWell = areSettingsAccepted && canRead && canWrite && canReadFiles && canReadLogs && !isLate;
  return {
    status: isWell ? "ok" : "failing",
    settings: areSettingsAccepted ? "ok" : "refused",
    database: { read: canRead ? "ok" : "failing", write: canWrite ? "ok" : "failing" },
    files: canReadFiles ? "ok" : "failing",
    logs: canReadLogs ? "ok" : "failing",
    clock: {
      status: lastCronAt === null ? "unknown" : isLate ? "late" : "ok",
      lastRunSeconds: secondsSince(lastCronAt, now),
    },
    mailQueue: {
      status: canRead ? (isOld ? "late" : "ok") : "unknown",
      oldestSeconds: secondsSince(oldestMessageAt, now),
    },
  };
}

const secondsSince = (at: number | null, now: number) =>
  at === null ? null : Math.max(0, Math.round((now - at) / 1000));
