/**
 * Has `Atomics.wait` go on waiting as long as the value is the one it was told to wait by. Miniflare, where it hands bindings out to Node,
 * takes any end of a wait for an answer; but the signal of one answer may still be on its way when the wait for the next begins, and ends
 * that with nothing there («AssertionError: false == true», `fetch-sync`). The dev server and the Workers' tests cannot do without these
 * bindings; nothing else of ours uses them.
 */
export function waitPatiently() {
  const wait = Atomics.wait;
  if (wait.name === patientWait.name) return;
  Atomics.wait = patientWait;

  /** @type {(array: Int32Array & BigInt64Array, index: number, value: number & bigint, timeout?: number) => "ok" | "not-equal" | "timed-out"} */
  function patientWait(array, index, value, timeout) {
    const outcome = wait(array, index, value, timeout);
    const isEarly = outcome === "ok" && timeout === undefined && Atomics.load(array, index) === value;
    return isEarly ? patientWait(array, index, value) : outcome;
  }
}
