/**
 * Makes `Atomics.wait` continue while the value is still the expected one. When Miniflare exposes bindings to Node, it takes any end
 * of a wait for an answer. But the signal of one answer may still be on its way when the next wait begins, and ends that wait with no
 * answer there ("AssertionError: false == true", `fetch-sync`). The dev server and the Worker tests need these bindings; nothing else
 * of ours uses them.
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
