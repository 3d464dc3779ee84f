import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./time";

/** Nonces of tokens that may be redeemed only once: captcha answers. */
export const spentTokens = sqliteTable(
  "spent_tokens",
  { nonce: text("nonce").primaryKey(), expiresAt: time("expires_at").notNull() },
  (t) => [index("spent_tokens_by_expiry").on(t.expiresAt)],
);

/** Fixed-window counters, keyed by what is limited and for whom. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: time("resets_at").notNull(),
  },
  (t) => [index("rate_limits_by_reset").on(t.resetsAt)],
);
