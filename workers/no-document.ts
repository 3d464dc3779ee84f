/**
 * What of `react-dom` the packages that draw on the server name. The rest of it changes documents, which is the browser's: 130 KB that each
 * isolate would compile and never run.
 */
export const flushSync = <T>(change: () => T): T => change();
export { flushSync as unstable_batchedUpdates };
