import { storeProgressFigures } from "~/assessment/key-figures/store-progress.server";
import { collectStep } from "~/network/members/exports/collect.server";
import { flagCounted } from "~/network/members/flags/look.server";
import { sendAnnouncement } from "~/office/announcements/send.server";
import type { Context } from "~/platform/context";
import type { Delivery } from "~/platform/queue/message";
import { type QueueMessage, readMessage } from "~/platform/queue/message";
import { buildReportFile } from "~/results/report/build-file.server";
import { countResult } from "~/results/statistics/settle.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { resendStep } from "~/upkeep/delivery/resend.server";
import { runRound } from "~/upkeep/delivery/round.server";
import { deliverWebhook } from "~/upkeep/delivery/webhooks.server";
import { buildExport } from "~/upkeep/privacy/build-export.server";

/** The version of the product that is being deployed may be able to read it. */
const UNREADABLE: Delivery = { outcome: "retry", delaySeconds: 30 };

/** Does what one queue message asks for, whatever its kind. Safe to call any number of times with the same message. */
export async function handleMessage(ctx: Context, body: unknown): Promise<Delivery> {
  const read = readMessage(body);
  if (read.ok) return handle(ctx, read.message);
  ctx.log("queue-message-unreadable", { reason: read.reason });
  return UNREADABLE;
}

function handle(ctx: Context, message: QueueMessage): Promise<Delivery> {
  if ("outboxId" in message) return deliver(ctx, message);
  if ("mailRound" in message) return runRound(ctx, message.mailRound);
  if ("mailResendId" in message) return resendStep(ctx, message.mailResendId);
  if ("exportId" in message) return buildExport(ctx, message.exportId);
  if ("memberExportId" in message) return collectStep(ctx, message.memberExportId);
  if ("webhookId" in message) return deliverWebhook(ctx, message.webhookId);
  if ("reportFileId" in message) return buildReportFile(ctx, message.reportFileId);
  if ("countedId" in message) return settleResult(ctx, message.countedId);
  return sendAnnouncement(ctx, message.announcementId);
}

/** What follows from a submission: its key figures, its part in the statistics, and the red flags that look at what is counted. */
async function settleResult(ctx: Context, assessmentId: string): Promise<Delivery> {
  await storeProgressFigures(ctx, assessmentId);
  const delivery = await countResult(ctx, assessmentId);
  if (delivery.outcome === "done") await flagCounted(ctx, assessmentId);
  return delivery;
}
