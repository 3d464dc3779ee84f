import type { Context } from "~/platform/context";
import { handleMessage } from "./handle-message.server";

/** Delivers a queue batch, each message acknowledged or retried on its own. */
export async function deliverBatch(ctx: Context, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const delivery = await handleMessage(ctx, message.body);
    if (delivery.outcome === "done") message.ack();
    else message.retry({ delaySeconds: delivery.delaySeconds });
  }
}
