import { handleMessage } from "~/features/notifications/handle-message.server";
import { type Context, createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";

const NO_BACKLOG: QueueMetrics = { backlogCount: 0, backlogBytes: 0 };

/**
 * The bindings with a queue that delivers in this process, where no consumer Worker is running: the dev server and the
 * demo seed. A message that asks for another try is tried again after its delay.
 */
export function withInProcessQueue(env: Bindings, clock?: () => number): Bindings {
  const handOver = async (body: unknown): Promise<void> => {
    const delivery = await handleMessage(context(), body);
    if (delivery.outcome === "retry") setTimeout(() => void handOver(body), delivery.delaySeconds * 1000).unref();
  };
  const queue: Queue = {
    metrics: async () => NO_BACKLOG,
    send: async (body) => {
      await handOver(body);
      return { metadata: { metrics: NO_BACKLOG } };
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) await handOver(body);
      return { metadata: { metrics: NO_BACKLOG } };
    },
  };
  const bindings: Bindings = { ...env, NOTIFICATIONS: queue };
  const context = (): Context => createContext(bindings, clock);
  return bindings;
}
