/**
 * The part of `react-dom` that packages import for server rendering. The rest changes documents, which only a browser does: 130 KB that
 * each isolate would compile and never run.
 */
export const flushSync = <T>(change: () => T): T => change();
export { flushSync as unstable_batchedUpdates };
