import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { outbox } from "./tables";

/** Names in an event's data whose values are stored sealed and removed once the message is settled. */
const SECRETS = ["code", "to"];

/** Seals a secret for the outbox. */
export function sealSecret(ctx: Context, secret: string): string {
  return sealBox(ctx.key("outbox"), secret);
}

/** Opens the secrets in an event's data for the mail. Null when one cannot be opened, because the mail would say nothing. */
export function openSecrets(ctx: Context, data: Record<string, string>): Record<string, string> | null {
  const opened = { ...data };
  for (const name of SECRETS.filter((each) => each in data)) {
    const secret = z.string().safeParse(openBox(ctx.key("outbox"), data[name] ?? ""));
    if (!secret.success) return null;
    opened[name] = secret.data;
  }
  return opened;
}

/** SQL for a row's data without its secrets, for when nothing more will be sent. */
export function withoutSecrets(): SQL<Record<string, string>> {
  return sql`json_remove(${outbox.data}, ${sql.raw(SECRETS.map((name) => `'$.${name}'`).join())})`;
}

/**
 * The same for a row that may be sent again. Each secret becomes an empty string, which shows that there was one. So no
 * mail goes out without its code, or to the wrong address.
 */
export function withEmptySecrets(): SQL<Record<string, string>> {
  return sql`json_replace(${outbox.data}, ${sql.raw(SECRETS.map((name) => `'$.${name}', ''`).join())})`;
}
