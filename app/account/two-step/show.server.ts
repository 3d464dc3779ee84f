import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { totpUri } from "~/platform/crypto/totp";
import { drawQr, type QrCode } from "~/platform/qr";
import { findTwoStep, type TwoStep } from "./set-up.server";

/** The two-step state as its page shows it. During setup it includes what an authenticator reads. */
export type TwoStepView =
  | Exclude<TwoStep, { state: "set-up" }>
  | (Extract<TwoStep, { state: "set-up" }> & { uri: string; qr: QrCode });

export async function showTwoStep(ctx: Context, user: CurrentUser): Promise<TwoStepView> {
  const standing = await findTwoStep(ctx, user.id);
  if (standing.state !== "set-up") return standing;
  const uri = totpUri(standing.secret, user.email);
  return { ...standing, uri, qr: drawQr(uri) };
}
