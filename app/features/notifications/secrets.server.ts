import { z } from "zod";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";

/** Names in an event's data whose values wait sealed, and go once the message is settled. */
const SECRETS = ["code", "to"];

/** A secret as it may wait in the outbox. */
export function sealSecret(ctx: Context, secret: string): string {
  return sealBox(ctx.key("outbox"), secret);
}

/** An event's data with its secrets opened, for the mail; null when one cannot be read and the mail would say nothing. */
export function openSecrets(ctx: Context, data: Record<string, string>): Record<string, string> | null {
  const opened = { ...data };
  for (const name of SECRETS.filter((each) => each in data)) {
    const secret = z.string().safeParse(openBox(ctx.key("outbox"), data[name] ?? ""));
    if (!secret.success) return null;
    opened[name] = secret.data;
  }
  return opened;
}

/** What may stay of an event's data when nothing more is to be sent. */
export function withoutSecrets(data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !SECRETS.includes(name)));
}
