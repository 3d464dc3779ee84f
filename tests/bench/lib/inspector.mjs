import { WebSocket } from "undici";

/** The Worker itself, among the isolates that the local runtime adds. */
const ISOLATE = "core:user:kompas";

/**
 * Opens the V8 inspector of the Worker.
 * @param {URL} inspector
 * @returns {Promise<{ ask: (method: string, params?: object) => Promise<any>, close: () => void }>} `ask` returns the result of a method
 */
export async function openInspector(inspector) {
  const socket = new WebSocket(new URL(`/${ISOLATE}`, inspector));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = ({ error }) => reject(error);
  });
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let asked = 0;
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return { ask, close: () => socket.close() };
}
