import { z } from "zod";
import { FIRST_REGION } from "../d1/regions";
import type { QueueMessage } from "./message";

/** The queue as work in a region uses it: what it sends names the region, and comes back to it. */
export function queueOf(queue: Queue, region: number): Queue<QueueMessage> {
  if (region === FIRST_REGION) return queue as Queue<QueueMessage>;
  return {
    metrics: () => queue.metrics(),
    send: (body, options) => queue.send({ ...body, region }, options),
    sendBatch: (messages, options) =>
      queue.sendBatch(
        [...messages].map((message) => ({ ...message, body: { ...message.body, region } })),
        options,
      ),
  };
}

/** A queue batch, or those of its messages that one region delivers. */
export type Batch = Pick<MessageBatch, "queue" | "messages">;

const named = z.object({ region: z.number() });

/** The messages of a batch by the region that they name. */
export function splitByRegion({ queue, messages }: Batch): Map<number, Batch> {
  const parts = new Map<number, Message[]>();
  for (const message of messages) {
    const { region } = named.safeParse(message.body).data ?? { region: FIRST_REGION };
    parts.set(region, [...(parts.get(region) ?? []), message]);
  }
  return new Map([...parts].map(([region, own]) => [region, { queue, messages: own }]));
}
