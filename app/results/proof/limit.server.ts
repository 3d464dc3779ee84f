import { callerOf } from "~/foundation/identity/credentials.server";
import type { Context } from "~/platform/context";
import { callerCounters, countAll } from "~/platform/rate-limit.server";

const PER_CALLER = { max: 60, windowMs: 15 * 60_000 };

/** Counts a check of a code or a file: at most sixty per caller in 15 minutes. */
export const countVerification = (ctx: Context, request: Request) =>
  countAll(ctx, callerCounters("verify/caller", callerOf(request), PER_CALLER));
