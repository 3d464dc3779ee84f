import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { type FlashKey, setFlash } from "~/foundation/web/flash.server";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { runTogether } from "~/platform/d1/client";
import { refuseOvertaken } from "./credentials.server";
import { knownDevice, readDevice, rememberDevice, signInTraces } from "./devices.server";
import { emptyForOther } from "./kept.server";
import { newSession, type Proof } from "./session.server";

/**
 * Signs a user in to this browser once every proof has been given. One batch replaces the browser's session, remembers
 * the browser and sends an alert if the browser is new. Returns the response headers. Throws `SignInRefused` when the
 * account, or what proved the sign-in, has gone in the meantime.
 */
export async function completeSignIn(
  ctx: Context,
  request: Request,
  userId: string,
  proof?: Proof,
  flash?: FlashKey,
): Promise<Headers> {
  const token = (await readDevice(request)) ?? createToken();
  const [session, device, traces, emptied] = await Promise.all([
    newSession(ctx, request, userId, proof),
    rememberDevice(ctx, token, userId),
    signInTraces(ctx, request, { userId, known: knownDevice(ctx, token, userId), proof }),
    emptyForOther(ctx, request, userId),
  ]);
  await runTogether(ctx.db, [session.write, ...session.ends, device.write, ...traces.writes]).catch(refuseOvertaken);
  await sendToQueue(ctx, traces.alert);
  const headers = new Headers(emptied);
  const cookies = [session.cookie, device.cookie, ...(flash ? [await setFlash(flash)] : [])];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
