import { z } from "zod";
import { SITEVERIFY_URL } from "./captcha/turnstile-captcha";

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
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  TURNSTILE_VERIFY_URL?: string;
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
  CONTACT_EMAIL: z.email(),
  MAIL_FROM: z.string().min(3),
});

const mailSchema = z.discriminatedUnion("MAIL_TRANSPORT", [
  z.object({ MAIL_TRANSPORT: z.literal("local") }),
  z.object({ MAIL_TRANSPORT: z.literal("http"), MAIL_HTTP_URL: z.url(), MAIL_HTTP_KEY: z.string().min(1) }),
]);

const captchaSchema = z.discriminatedUnion("CAPTCHA_PROVIDER", [
  z.object({ CAPTCHA_PROVIDER: z.literal("question") }),
  z.object({
    CAPTCHA_PROVIDER: z.literal("turnstile"),
    TURNSTILE_SITE_KEY: z.string().min(1),
    TURNSTILE_SECRET_KEY: z.string().min(1),
    /** Another address serves tests only. */
    TURNSTILE_VERIFY_URL: z.url().default(SITEVERIFY_URL),
  }),
]);

const settingsSchema = sharedSchema.and(mailSchema).and(captchaSchema);
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
