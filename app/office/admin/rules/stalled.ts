/** A draft that nobody has touched for so long has stalled. */
const STALLED_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether an assessment is a draft that nobody has touched for 30 days. */
export const isStalled = ({ state, updatedAt }: { state: string; updatedAt: number }, now: number): boolean =>
  state === "draft" && updatedAt <= now - STALLED_MS;
