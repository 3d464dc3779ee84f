import { WebSocket } from "undici";

/** The Worker itself, among the isolates that the local runtime adds. */
const ISOLATE = "core:user:kompas";

/**
 * Opens the V8 inspector of the Worker.
 * @returns a function that reads how much its isolate uses after garbage collection, buffers included, in MB
 */
export async function openHeap(inspector: URL): Promise<{ read: () => Promise<number>; close: () => void }> {
  const socket = new WebSocket(new URL(`/${ISOLATE}`, inspector));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = ({ error }) => reject(error);
  });
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let asked = 0;
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      waiting.set(++asked, resolve);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  await ask("HeapProfiler.enable");
  const read = async () => {
    await ask("HeapProfiler.collectGarbage");
    const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
    return Math.round((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6);
  };
  return { read, close: () => socket.close() };
}
