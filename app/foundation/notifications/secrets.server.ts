import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { outbox } from "./tables";

/** Names in an event's data whose values are stored sealed and removed once the message is settled. */
export const SECRET_NAMES = ["code", "to"];

/** Seals a secret for the outbox. */
export function sealSecret(ctx: Context, secret: string): string {
  return ctx.storedBox("outbox").seal(secret);
}

/**
 * Opens the secrets in an event's data for the mail. Null when one has been removed, because the mail would say nothing. Throws if one is
 * there and no key opens it: another Worker may have that key.
 */
export function openSecrets(ctx: Context, data: Record<string, string>): Record<string, string> | null {
  const opened = { ...data };
  for (const name of SECRET_NAMES.filter((each) => each in data)) {
    const sealed = data[name] ?? "";
    if (sealed === "") return null;
    const secret = ctx.storedBox("outbox").open(sealed);
    if (typeof secret !== "string") throw new Error("No key opens a secret of this message");
    opened[name] = secret;
  }
  return opened;
}

/** SQL for a row's data without its secrets, for when nothing more will be sent. */
export function withoutSecrets(): SQL<Record<string, string>> {
  return sql`json_remove(${outbox.data}, ${sql.raw(SECRET_NAMES.map((name) => `'$.${name}'`).join())})`;
}

/**
 * The same for a row that may be sent again. Each secret becomes an empty string, which shows that there was one. So no
 * mail goes out without its code, or to the wrong address.
 */
export function withEmptySecrets(): SQL<Record<string, string>> {
  return sql`json_replace(${outbox.data}, ${sql.raw(SECRET_NAMES.map((name) => `'$.${name}', ''`).join())})`;
}
