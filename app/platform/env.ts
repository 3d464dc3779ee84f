import { z } from "zod";

/** What `wrangler.toml` binds. */
export interface Bindings {
  DB: D1Database;
  FILES: R2Bucket;
  NOTIFICATIONS: Queue;
  SECRET_KEY: string;
  APP_URL: string;
  MAIL_TRANSPORT: string;
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_KEY?: string;
  CAPTCHA_PROVIDER: string;
  CONTACT_EMAIL: string;
  MAIL_FROM: string;
  /** «yes» where the fixed demo passwords may exist: a developer's own machine. */
  DEMO?: string;
}

const sharedSchema = z.object({
  /** 32 bytes, base64. Every key of the product is derived from it. */
  SECRET_KEY: z.base64().refine((value) => atob(value).length >= 32, "SECRET_KEY must hold at least 32 bytes"),
  /** Where the product answers, for the links in mails: a request's own Host header could name any site. */
  APP_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  CAPTCHA_PROVIDER: z.enum(["question"]),
  CONTACT_EMAIL: z.email(),
  MAIL_FROM: z.string().min(3),
});

const settingsSchema = z.discriminatedUnion("MAIL_TRANSPORT", [
  sharedSchema.extend({ MAIL_TRANSPORT: z.literal("local") }),
  sharedSchema.extend({ MAIL_TRANSPORT: z.literal("http"), MAIL_HTTP_URL: z.url(), MAIL_HTTP_KEY: z.string().min(1) }),
]);
export type Settings = z.infer<typeof settingsSchema>;

const cache = new WeakMap<Bindings, Settings>();

/** The settings, checked once an isolate. Throws on a missing or malformed one: a half-configured Worker serves nothing. */
export function readSettings(env: Bindings): Settings {
  const known = cache.get(env);
  if (known) return known;
  const settings = settingsSchema.parse(env);
  cache.set(env, settings);
  return settings;
}
