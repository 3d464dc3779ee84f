import { createHmac, timingSafeEqual } from "node:crypto";
import { readAddress } from "~/core/email-address";
import type { StopReason } from "~/foundation/notifications/rules/stopped";
import { hashOfAddress, stopAddressFor } from "~/foundation/notifications/suppressions.server";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { isUniqueViolation, runTogether } from "~/platform/d1/client";
import { spentTokens } from "~/platform/d1/own-tables";
import { type MailgunSignature, readReport } from "./rules/mail-events";

/** How old a signed report may be. A service that did not reach us tries again for hours. In ms. */
const LONGEST_AGE_MS = 24 * 60 * 60_000;
/** The clocks of two services may differ, in ms. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

export type EventsVerdict = { ok: true; stopped: number } | { ok: false; reason: "off" | "forbidden" | "unreadable" };

/**
 * Takes a mail service's report of bounces and complaints, and stops the addresses. The plain form brings the key of `MAIL_EVENTS_KEY` as a
 * bearer token; Mailgun's is signed with it, and counts once.
 */
export async function takeMailEvents(
  ctx: Context,
  { body, authorization }: { body: string; authorization: string | null },
): Promise<EventsVerdict> {
  const key = ctx.settings.MAIL_EVENTS_KEY;
  if (key === undefined) return { ok: false, reason: "off" };
  const report = readReport(parse(body));
  const isBearer = authorization !== null && isSame(authorization.replace(/^bearer\s+/i, ""), key);
  // Without the key, the answer does not tell a good form from a bad one.
  if (!report) return { ok: false, reason: isBearer ? "unreadable" : "forbidden" };
  const { events, signature } = report;
  if (signature ? !isSigned(signature, key, ctx.clock()) : !isBearer) return { ok: false, reason: "forbidden" };
  const read = await Promise.all(
    events.flatMap(({ address: given, reason }) => {
      const judged = readAddress(given);
      return judged.ok ? [withHash(ctx, judged.address, reason)] : [];
    }),
  );
  const stops = read.map(({ reason, ...stopped }) => stopAddressFor(ctx, stopped, reason));
  try {
    // The token is spent with what its report does, so that a report that failed can come again.
    await runTogether(ctx.db, [...(signature ? [spend(ctx, signature)] : []), ...stops]);
  } catch (error) {
    if (isUniqueViolation(error, "spent_tokens.nonce")) return { ok: true, stopped: 0 };
    throw error;
  }
  for (const { reason } of read) ctx.log("address-stopped", { reason, by: "report" });
  return { ok: true, stopped: read.length };
}

const withHash = async (ctx: Context, address: string, reason: StopReason) => ({
  address,
  reason,
  hash: await hashOfAddress(ctx, address),
});

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Whether two texts are the same, in a time that does not say where they differ. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}

/** Mailgun signs its time and its token with HMAC-SHA-256 (Mailgun, "Securing webhooks"). */
function isSigned({ timestamp, token, signature }: MailgunSignature, key: string, now: number): boolean {
  const at = Number(timestamp) * 1000;
  const isFresh = at > now - LONGEST_AGE_MS && at < now + CLOCKS_DIFFER_MS;
  return isFresh && isSame(signature, createHmac("sha256", key).update(`${timestamp}${token}`).digest("hex"));
}

/** The statement that fails if this token has come before: a report that was recorded on its way and is sent again changes nothing. */
const spend = (ctx: Context, { token }: MailgunSignature) =>
  ctx.db.insert(spentTokens).values({
    nonce: `mail-events/${hashToken(token)}`,
    expiresAt: ctx.clock() + LONGEST_AGE_MS + CLOCKS_DIFFER_MS,
  });
