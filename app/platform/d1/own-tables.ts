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

/**
 * One row for each mail transport that has been in use: its circuit breaker (`mail/rules/breaker.ts`), how many mails went out in the
 * current second and minute, and who sends the mails that wait.
 */
export const mailTransports = sqliteTable("mail_transports", {
  name: text("name").primaryKey(),
  /** Counts the changes of the breaker, so that of two at once the second begins again. */
  revision: integer("revision").notNull().default(0),
  failures: integer("failures").notNull().default(0),
  openings: integer("openings").notNull().default(0),
  successes: integer("successes").notNull().default(0),
  openUntil: time("open_until"),
  downSince: time("down_since"),
  /** Why it failed last, without addresses. */
  lastError: text("last_error"),
  /** Until when the one mail that tries may take. */
  probeUntil: time("probe_until").notNull().default(0),
  /** The last mail that was let through. */
  pass: text("pass"),
  second: integer("second").notNull().default(0),
  inSecond: integer("in_second").notNull().default(0),
  minute: integer("minute").notNull().default(0),
  inMinute: integer("in_minute").notNull().default(0),
  /** The message that may send what waits, and until when no other begins. */
  round: text("round"),
  roundUntil: time("round_until").notNull().default(0),
});

/** The keys of stored hashes, by purpose, each sealed with a SECRET_KEY. They outlive it (`platform/hash-keys.server.ts`). */
export const hashKeys = sqliteTable("hash_keys", {
  purpose: text("purpose").primaryKey(),
  sealed: text("sealed").notNull(),
});
