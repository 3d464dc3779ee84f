import { z } from "zod";
import { readAddress } from "../core/email-address";
import { mapLanguages } from "../core/language";
import { SITEVERIFY_URL } from "./captcha/turnstile-captcha";
import { type KeyRing, readKeyRing } from "./crypto/key-ring";
import { readKeyHistory } from "./crypto/proof-keys";
import { DNS_URL } from "./dns";
import { parseSender } from "./mail/message";
import { SMTP_SECURITY } from "./mail/smtp-mailer";
import { isLocalHost, isOnThisMachine, listRefused } from "./settings-rules.mjs";

/** What `wrangler.toml` binds. */
export interface Bindings {
  DB: D1Database;
  /** What has been told and done: notices, settled messages, security events, runs of jobs. */
  LOGS: D1Database;
  FILES: R2Bucket;
  /** Where backups go. Without it there are none. */
  BACKUPS?: R2Bucket;
  /** The same of further regions (`d1/regions.ts`). Today there are none. */
  [database: `DB_${number}` | `LOGS_${number}`]: D1Database | undefined;
  [bucket: `FILES_${number}` | `BACKUPS_${number}`]: R2Bucket | undefined;
  /** The static files beside the Worker. */
  ASSETS: Pick<Fetcher, "fetch">;
  NOTIFICATIONS: Queue;
  SECRET_KEY?: string;
  [later: `SECRET_KEY_${number}`]: string | undefined;
  SECRET_KEYS_LEAKED?: string;
  PROOF_KEY?: string;
  PROOF_KEYS?: string;
  TIMESTAMP_URL?: string;
  APP_URL: string;
  MAIL_TRANSPORT: string;
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_KEY?: string;
  MAIL_SMTP_HOST?: string;
  MAIL_SMTP_PORT?: string;
  MAIL_SMTP_SECURITY?: string;
  MAIL_SMTP_USER?: string;
  MAIL_SMTP_PASSWORD?: string;
  /** Cloudflare's Email Service, if it sends the mails. */
  EMAIL?: SendEmail;
  MAIL_PER_SECOND?: string;
  MAIL_PER_MINUTE?: string;
  MAIL_EVENTS_KEY?: string;
  CAPTCHA_PROVIDER: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  TURNSTILE_VERIFY_URL?: string;
  CONTACT_EMAIL: string;
  RESPONSIBLE_NAME: string;
  RESPONSIBLE_ADDRESS: string;
  OFFICER_NAME?: string;
  OFFICER_EMAIL?: string;
  MAIL_FROM: string;
  EVIDENCE_FILE_MB?: string;
  EVIDENCE_FILES_PER_DOCUMENT?: string;
  EVIDENCE_COMPANY_MB?: string;
  ANSWERS_MOVE_AFTER_DAYS?: string;
  ALERT_EMAIL?: string;
  ALERT_WEBHOOK_URL?: string;
  ERRORS_URL?: string;
  WEBHOOKS_LOCAL?: string;
  COMPANY_SIGN_IN?: string;
  DNS_URL?: string;
  DATABASE_LIMIT_GB?: string;
  /** Cloudflare's Analytics Engine, if it counts what the product does. */
  COUNTS?: AnalyticsEngineDataset;
  /** The version of the Worker that is running. */
  VERSION?: WorkerVersionMetadata;
  BACKUP_KEY?: string;
  LEGAL_PREVIEW?: string;
  /** "yes" where the fixed demo passwords may exist: on a developer's own machine. */
  DEMO?: string;
}

const legalVersions = z
  .array(
    z.object({
      from: z.iso.date(),
      asks: z.boolean(),
      changes: z.object({ ...mapLanguages(() => z.string().optional()), en: z.string() }),
    }),
  )
  .optional();

const sharedSchema = z.object({
  /** The product's own address, for the links in mails: a request's own Host header could name any site. */
  APP_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /**
   * The private keys that prove reports: of Ed25519, of P-256 (PKCS 8), and its certificate, each base64url. Without them reports have no
   * proof.
   */
  PROOF_KEY: z
    .string()
    .regex(
      /^[\w-]{43}\.[\w-]{100,400}\.[\w-]{200,2000}$/,
      "PROOF_KEY must be what npm run keys writes: two keys and a certificate",
    )
    .optional(),
  /** Every pair of public keys so far, `{moment} {Ed25519}.{P-256}` each, oldest first; the last is that of PROOF_KEY. */
  PROOF_KEYS: z
    .string()
    .default("")
    .transform((text, issues) => {
      const keys = readKeyHistory(text);
      if (!keys) issues.addIssue("PROOF_KEYS must be moments and keys, oldest first: npm run keys writes it");
      return keys ?? z.NEVER;
    }),
  /** A time-stamp authority that stamps sealed files (RFC 3161). Without one, the seals state the time themselves. */
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_EMAIL: z.string().refine((text) => readAddress(text).ok, "CONTACT_EMAIL must be an address"),
  /** Who is responsible for the data, as legal texts name them (POPIA, section 18): the network's registered name and its address. */
  RESPONSIBLE_NAME: z.string().trim().min(1),
  RESPONSIBLE_ADDRESS: z.string().trim().min(1),
  /** The information officer (POPIA, s. 55) and data protection officer (PDPA, s. 12A). Without one, the responsible party itself is named. */
  OFFICER_NAME: z.string().trim().min(1).optional(),
  OFFICER_EMAIL: z
    .string()
    .refine((text) => readAddress(text).ok, "OFFICER_EMAIL must be an address")
    .optional(),
  /** Versions of legal documents after the existing ones, as JSON by document, to preview how users are asked to agree. Only with DEMO. */
  LEGAL_PREVIEW: z
    .string()
    .default("{}")
    .transform((text, issues): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        issues.addIssue("LEGAL_PREVIEW must be JSON");
        return z.NEVER;
      }
    })
    .pipe(z.object({ terms: legalVersions, privacy: legalVersions })),
  MAIL_FROM: z.string().transform((text, issues) => {
    const sender = parseSender(text);
    if (!sender) issues.addIssue("MAIL_FROM must be an address, or a name and an address in angle brackets");
    return sender ?? z.NEVER;
  }),
  /** The most mails in a second and in a minute, if not the transport's default (`mail/rules/pace.ts`). */
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(1_000).optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(60_000).optional(),
  /** What the mail service signs its reports of bounces with, or brings along. Without it none are taken. */
  MAIL_EVENTS_KEY: z.string().min(16, "MAIL_EVENTS_KEY must have at least 16 characters").optional(),
  /** Supporting documents: largest file, files per document, and what a company may keep in all (1 MB is 1024 × 1024 bytes). */
  EVIDENCE_FILE_MB: z.coerce.number().int().min(1).max(15).default(10),
  EVIDENCE_FILES_PER_DOCUMENT: z.coerce.number().int().min(1).max(4).default(4),
  EVIDENCE_COMPANY_MB: z.coerce.number().int().min(1).default(500),
  /** Days after its submission until the answers of an assessment move from the database to R2, once a newer assessment has followed. */
  ANSWERS_MOVE_AFTER_DAYS: z.coerce.number().int().min(1).default(7),
  /** Where alerts go by mail. Without one, to CONTACT_EMAIL. */
  ALERT_EMAIL: z
    .string()
    .refine((text) => readAddress(text).ok, "ALERT_EMAIL must be an address")
    .optional(),
  /** Where alerts are posted as JSON, if anywhere. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where failures are posted as JSON, if anywhere. */
  ERRORS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** "yes" where companies' webhooks may lead to this machine, to develop and test against. */
  WEBHOOKS_LOCAL: z.enum(["", "yes"]).default(""),
  /**
   * "yes" where companies may let their people sign in through their own OpenID provider. "local" allows a provider on this machine too, to
   * develop and test against.
   */
  COMPANY_SIGN_IN: z.enum(["", "yes", "local"]).default(""),
  /** Where the DNS is asked over HTTPS, as JSON. Another address is for tests only. */
  DNS_URL: z.url({ protocol: /^https?$/ }).default(DNS_URL),
  /** How large the database may become, in GB of 1,000 MB. Cloudflare allows 10. */
  DATABASE_LIMIT_GB: z.coerce.number().positive().default(10),
  /** The public key that backups are sealed for: RSA, SPKI, base64. Without it there are none. */
  BACKUP_KEY: z
    .string()
    .regex(/^(MII[A-Za-z0-9+/=]{300,1500})?$/, "BACKUP_KEY must be what npm run backup-key writes")
    .default(""),
});

const smtpSchema = z
  .object({
    MAIL_TRANSPORT: z.literal("smtp"),
    MAIL_SMTP_HOST: z.string().min(1),
    MAIL_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
    MAIL_SMTP_SECURITY: z.enum(SMTP_SECURITY).default("starttls"),
    MAIL_SMTP_USER: z.string().min(1).optional(),
    MAIL_SMTP_PASSWORD: z.string().min(1).optional(),
  })
  .refine(
    (smtp) => smtp.MAIL_SMTP_SECURITY !== "none" || isLocalHost(smtp.MAIL_SMTP_HOST),
    "MAIL_SMTP_SECURITY may be «none» for a mail server on this machine only",
  )
  .refine(
    (smtp) => (smtp.MAIL_SMTP_USER === undefined) === (smtp.MAIL_SMTP_PASSWORD === undefined),
    "MAIL_SMTP_USER and MAIL_SMTP_PASSWORD belong together",
  );

const mailSchema = z.discriminatedUnion("MAIL_TRANSPORT", [
  z.object({ MAIL_TRANSPORT: z.literal("local") }),
  z.object({ MAIL_TRANSPORT: z.literal("http"), MAIL_HTTP_URL: z.url(), MAIL_HTTP_KEY: z.string().min(1) }),
  smtpSchema,
  z.object({
    MAIL_TRANSPORT: z.literal("cloudflare"),
    EMAIL: z.custom<SendEmail>((binding) => Boolean(binding), "wrangler.toml binds no [[send_email]] named EMAIL"),
  }),
]);

const captchaSchema = z.discriminatedUnion("CAPTCHA_PROVIDER", [
  z.object({ CAPTCHA_PROVIDER: z.literal("question") }),
  z.object({
    CAPTCHA_PROVIDER: z.literal("turnstile"),
    TURNSTILE_SITE_KEY: z.string().min(1),
    TURNSTILE_SECRET_KEY: z.string().min(1),
    /** Another address is for tests only. */
    TURNSTILE_VERIFY_URL: z.url().default(SITEVERIFY_URL),
  }),
]);

const settingsSchema = sharedSchema.and(mailSchema).and(captchaSchema);
/** `keys` are those of SECRET_KEY, SECRET_KEY_2 and so on, of which every key of the product is derived. */
export type Settings = z.infer<typeof settingsSchema> & { keys: KeyRing };

/** The settings are missing, malformed, or unsafe for the public: a sentence each, which names the setting and quotes no secret. */
export class SettingsRefused extends Error {
  constructor(readonly settings: readonly string[]) {
    super(`Refused settings: ${settings.join(" ")}`);
  }
}

const cache = new WeakMap<Bindings, Settings>();

/**
 * The settings, checked once per isolate. Throws `SettingsRefused` on a missing or malformed one. Unless APP_URL leads to this machine
 * alone, it also throws on what is unsafe anywhere else (`listRefused`). A half-configured Worker serves nothing.
 */
export function readSettings(env: Bindings): Settings {
  const known = cache.get(env);
  if (known) return known;
  // An empty setting is one that is not there.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(given);
  const { ring: keys, faults } = readKeyRing(env as unknown as Record<string, unknown>);
  const unsafe = isOnThisMachine(env.APP_URL) ? [] : listRefused(givenBy(env));
  if (!parsed.success || faults.length > 0 || unsafe.length > 0) {
    const malformed = (parsed.error?.issues ?? []).map(({ path: [name], message }) => nameFirst(name, message));
    throw new SettingsRefused([...new Set([...faults, ...malformed, ...unsafe])]);
  }
  const settings = { ...parsed.data, keys };
  cache.set(env, settings);
  return settings;
}

function nameFirst(name: PropertyKey | undefined, message: string): string {
  return name === undefined || message.startsWith(String(name)) ? `${message}.` : `${String(name)}: ${message}.`;
}

function givenBy(env: Bindings) {
  const all = env as unknown as Record<string, unknown>;
  const read = (name: string) => String(all[name] ?? "").trim();
  return { read, has: (name: string) => Boolean(all[name]) };
}
