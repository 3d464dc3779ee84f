import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { outbox } from "./tables";

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

/** What may stay of a row's data when nothing more is to be sent. */
export function withoutSecrets(): SQL<Record<string, string>> {
  return sql`json_remove(${outbox.data}, ${sql.raw(SECRETS.map((name) => `'$.${name}'`).join())})`;
}

/**
 * The same for a row that somebody may send again: an empty secret in place of each says that there was one, so that no mail
 * goes out without its code, or to another address than the one it was for.
 */
export function withEmptySecrets(): SQL<Record<string, string>> {
  return sql`json_replace(${outbox.data}, ${sql.raw(SECRETS.map((name) => `'$.${name}', ''`).join())})`;
}
