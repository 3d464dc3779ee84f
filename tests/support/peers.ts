import type { Context } from "~/platform/context";
import { countPeers } from "~/results/statistics/peers.server";
import { change } from "./database";

/** Has every company there is registered a day before, and then counts them among peers, as the clock does. */
export async function countYesterdaysPeers(ctx: Context): Promise<void> {
  await change("update companies set created_at = created_at - 86400000");
  await countPeers(ctx);
}
