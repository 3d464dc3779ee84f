import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";
import { companies } from "./company";
import { users } from "./people";

/** An open session, of a browser or an API client. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** For a browser, the SHA-256 of the token in its cookie. For an API client, a random id, sealed in its access tokens. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["browser", "api"] }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names for display, such as "Firefox" and "Windows". Empty when unknown. */
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    /** Reported by the edge: a country code and a city. Empty when unknown. */
    country: text("country").notNull(),
    city: text("city").notNull(),
    createdAt: time("created_at").notNull(),
    /** Accurate to a few minutes. */
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
);

/** A refresh token of the API. A used token that returns ends its session. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (t) => [index("refresh_tokens_by_session").on(t.sessionId), index("refresh_tokens_by_expiry").on(t.expiresAt)],
);

/** Browsers in which a user has signed in before, by the hash of a cookie that outlives the session. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the device's token and the user's id, so that it is specific to one user. */
    deviceHash: text("device_hash").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index("known_devices_by_expiry").on(t.expiresAt)],
);

/**
 * Security events of an account, kept for its owner and for investigators. No address, no name. Each is written in the batch of the change
 * that it is about, and moves to LOGS after a day (`securityLog`).
 */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: text("id").primaryKey(),
    /** Null for a failed sign-in to an unknown address. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    country: text("country").notNull(),
    at: time("at").notNull(),
  },
  (t) => [index("security_events_by_user").on(t.userId, t.at), index("security_events_by_time").on(t.at)],
);

/** A recovery for a user who forgot the password. An unknown address gets one too, without a user. */
export const recoveries = sqliteTable(
  "recoveries",
  {
    /** SHA-256 of the token in the browser's cookie, or of the API's temporary token. */
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash of the address, for the limits of a new code. */
    addressHash: text("address_hash").notNull(),
    /** Keyed hash of the six digits. */
    codeHash: text("code_hash").notNull(),
    /** Codes judged so far. */
    attempts: integer("attempts").notNull().default(0),
    codeSentAt: time("code_sent_at").notNull(),
    codesSent: integer("codes_sent").notNull().default(1),
    expiresAt: time("expires_at").notNull(),
    /** SHA-256 of the token that replaced a right code. It allows one new password. */
    resetTokenHash: text("reset_token_hash"),
    usedAt: time("used_at"),
  },
  (t) => [
    uniqueIndex("recoveries_by_reset_token").on(t.resetTokenHash),
    index("recoveries_by_user").on(t.userId),
    index("recoveries_by_expiry").on(t.expiresAt),
  ],
);

/** The second step of a sign-in: a time-based one-time password (RFC 6238). */
export const twoSteps = sqliteTable("two_steps", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, sealed. */
  secret: text("secret").notNull(),
  /** Null until the first right code. Only then does a sign-in ask for a code. */
  confirmedAt: time("confirmed_at"),
  /** The time step of the last accepted code. No step counts twice. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: time("created_at").notNull(),
});

/** Codes for a user who lost the authenticator, each valid once. A used one is deleted. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash of the code. */
    codeHash: text("code_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A public key that signs a user in (WebAuthn). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (t) => [index("passkeys_by_user").on(t.userId)],
);

/** A token with which another system calls the API for a company. One that has ended stays for the company to see. */
export const companyTokens = sqliteTable(
  "company_tokens",
  {
    /** Chosen by the form that makes it, so that a form that is sent twice makes one token. */
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Whose rights it has at most. It ends when they leave the company. */
    madeBy: text("made_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the token. */
    tokenHash: text("token_hash").notNull(),
    /** Names of `TOKEN_SCOPES`, with a blank between them. */
    scopes: text("scopes").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** Accurate to a minute. Null before the first call. */
    lastUsedAt: time("last_used_at"),
    revokedAt: time("revoked_at"),
  },
  (t) => [
    uniqueIndex("company_tokens_by_hash").on(t.tokenHash),
    index("company_tokens_by_company").on(t.companyId, t.createdAt),
    index("company_tokens_by_maker").on(t.madeBy),
    index("company_tokens_by_expiry").on(t.expiresAt),
  ],
);

/** How the people of a company sign in through its own OpenID provider. A company has one at most. */
export const companySignIns = sqliteTable(
  "company_sign_ins",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** What a record in its domains must contain. */
    proof: text("proof").notNull(),
    /** The provider, as it names itself. Null until its owner has entered it. */
    issuer: text("issuer"),
    clientId: text("client_id"),
    /** Sealed. Null for a client without a secret. */
    clientSecret: text("client_secret"),
    createdAt: time("created_at").notNull(),
    /** When the owner has signed in through this provider for the first time. */
    triedAt: time("tried_at"),
    /** Since when everybody but the owner has to sign in through it. */
    requiredAt: time("required_at"),
  },
  (t) => [uniqueIndex("company_sign_ins_by_company").on(t.companyId)],
);

/** A domain whose addresses sign in through a company's provider. */
export const signInDomains = sqliteTable(
  "sign_in_domains",
  {
    signInId: text("sign_in_id")
      .notNull()
      .references(() => companySignIns.id, { onDelete: "cascade" }),
    domain: text("domain").notNull(),
    /** When its record was last found. Null while it has not been proved, or another company has proved it since. */
    provedAt: time("proved_at"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.signInId, t.domain] }),
    uniqueIndex("sign_in_domains_proved").on(t.domain).where(sql`proved_at is not null`),
  ],
);

/** Whose account a person at a company's provider has. */
export const signInLinks = sqliteTable(
  "sign_in_links",
  {
    signInId: text("sign_in_id")
      .notNull()
      .references(() => companySignIns.id, { onDelete: "cascade" }),
    /** The provider's own name for the person (`sub`), which it never gives to anybody else. */
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.signInId, t.subject] }),
    uniqueIndex("sign_in_links_by_user").on(t.userId, t.signInId),
  ],
);
