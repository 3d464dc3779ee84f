import type { Context } from "~/platform/context";
import { countPeers } from "~/results/statistics/peers.server";
import { change } from "./database";

/** Backdates the registration of every company by a day, then counts peers as the scheduled job does. */
export async function countYesterdaysPeers(ctx: Context): Promise<void> {
  await change("update companies set created_at = created_at - 86400000");
  await countPeers(ctx);
}
