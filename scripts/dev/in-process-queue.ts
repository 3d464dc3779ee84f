import { handleMessage } from "~/entries/handle-message.server";
import { type Context, createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";

const NO_BACKLOG: QueueMetrics = { backlogCount: 0, backlogBytes: 0 };

/**
 * Replaces the queue with one that delivers in this process, for places without a consumer Worker: the dev server and the
 * demo seed. A message that asks for a retry is tried again after its delay.
 */
export function withInProcessQueue(env: Bindings, clock?: () => number): Bindings {
  const handOver = async (body: unknown): Promise<void> => {
    const delivery = await handleMessage(context(), body);
    if (delivery.outcome === "retry") await handOverAfter(delivery.delaySeconds, body);
  };
  const handOverAfter = async (delaySeconds: number, body: unknown): Promise<void> => {
    if (delaySeconds > 0) setTimeout(() => void handOver(body), delaySeconds * 1000).unref();
    else await handOver(body);
  };
  const queue: Queue = {
    metrics: async () => NO_BACKLOG,
    send: async (body, { delaySeconds = 0 } = {}) => {
      await handOverAfter(delaySeconds, body);
      return { metadata: { metrics: NO_BACKLOG } };
    },
    sendBatch: async (messages) => {
      for (const { body, delaySeconds = 0 } of messages) await handOverAfter(delaySeconds, body);
      return { metadata: { metrics: NO_BACKLOG } };
    },
  };
  const bindings: Bindings = { ...env, NOTIFICATIONS: queue };
  const context = (): Context => createContext(bindings, clock);
  return bindings;
}
