import { describe, expect, it } from "vitest";
import { type Bindings, readSettings, SettingsRefused } from "~/platform/env";
import { encodeWords, parseSender } from "~/platform/mail/message";

const BASE = {
  SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  APP_URL: "http://localhost:8787/",
  CONTACT_EMAIL: "help@example.org",
  MAIL_FROM: "Kompas <no-reply@example.org>",
  RESPONSIBLE_NAME: "A Network",
  RESPONSIBLE_ADDRESS: "2 Main Road, Durban",
  CAPTCHA_PROVIDER: "question",
};
const read = (mail: Record<string, unknown>) => readSettings({ ...BASE, ...mail } as unknown as Bindings);
const SMTP = { MAIL_TRANSPORT: "smtp", MAIL_SMTP_HOST: "mail.example.org" };

describe("mail settings", () => {
  it("are accepted for each transport, with the safe ones of SMTP as the default", () => {
    expect(read({ MAIL_TRANSPORT: "local" }).MAIL_FROM).toEqual({ name: "Kompas", address: "no-reply@example.org" });
    expect(read(SMTP)).toMatchObject({ MAIL_SMTP_PORT: 587, MAIL_SMTP_SECURITY: "starttls" });
    expect(read({ MAIL_TRANSPORT: "cloudflare", EMAIL: { send: () => {} } }).MAIL_TRANSPORT).toBe("cloudflare");
  });

  it.each<[string, Record<string, unknown>]>([
    ["no transport", {}],
    ["an unknown one", { MAIL_TRANSPORT: "pigeon" }],
    ["Cloudflare's without its binding", { MAIL_TRANSPORT: "cloudflare" }],
    ["a service without an address", { MAIL_TRANSPORT: "http", MAIL_HTTP_KEY: "x" }],
    ["a server without a name", { MAIL_TRANSPORT: "smtp" }],
    ["a user without a password", { ...SMTP, MAIL_SMTP_USER: "kompas" }],
    ["a server elsewhere in the clear", { ...SMTP, MAIL_SMTP_SECURITY: "none" }],
    ["a sender that is none", { MAIL_TRANSPORT: "local", MAIL_FROM: "Kompas" }],
    ["a sender that breaks the line", { MAIL_TRANSPORT: "local", MAIL_FROM: "Kompas\r\nBcc: x <a@example.org>" }],
  ])("stop the Worker with %s", (_name, mail) => {
    expect(() => read(mail)).toThrow();
  });

  it("allow unencrypted mail to a server on this machine", () => {
    expect(() => read({ ...SMTP, MAIL_SMTP_HOST: "localhost", MAIL_SMTP_SECURITY: "none" })).not.toThrow();
  });
});

it.each([
  "ALERT_EMAIL",
  "ALERT_WEBHOOK_URL",
  "ERRORS_URL",
  "MAIL_EVENTS_KEY",
  "TIMESTAMP_URL",
  "BACKUP_KEY",
  "OFFICER_NAME",
])("an empty %s is none", (name) => {
  expect(() => read({ MAIL_TRANSPORT: "local", [name]: "" })).not.toThrow();
});

describe("the settings of a publicly reachable product", () => {
  const SECRET = "a-key-that-nobody-may-read";
  const PUBLIC = {
    APP_URL: "https://kompas.example.org/",
    MAIL_TRANSPORT: "http",
    MAIL_HTTP_URL: "https://mail.example.org",
    MAIL_HTTP_KEY: SECRET,
  };
  const smtp = { ...SMTP, MAIL_HTTP_KEY: undefined };
  const turnstile = { CAPTCHA_PROVIDER: "turnstile", TURNSTILE_SITE_KEY: "0x4AA", TURNSTILE_SECRET_KEY: SECRET };
  const refusedOf = (settings: Record<string, unknown>): readonly string[] => {
    try {
      read({ ...PUBLIC, ...settings });
      return [];
    } catch (error) {
      if (error instanceof SettingsRefused) return error.settings;
      throw error;
    }
  };

  it("may set the pace of mails, and the key of their reports, which is no short one", () => {
    expect(read({ ...PUBLIC, MAIL_PER_SECOND: "3", MAIL_PER_MINUTE: "90" })).toMatchObject({
      MAIL_PER_SECOND: 3,
      MAIL_PER_MINUTE: 90,
    });
    expect(read(PUBLIC)).not.toHaveProperty("MAIL_PER_SECOND");
    for (const MAIL_PER_SECOND of ["0", "-1", "1.5", "many"])
      expect(() => read({ ...PUBLIC, MAIL_PER_SECOND }), MAIL_PER_SECOND).toThrow("MAIL_PER_SECOND");
    expect(() => read({ ...PUBLIC, MAIL_EVENTS_KEY: "short" })).toThrow("at least 16 characters");
  });

  it("are accepted for a deployment, and for a developer's machine on that machine", () => {
    expect(refusedOf({})).toEqual([]);
    expect(refusedOf({ ...smtp, MAIL_SMTP_USER: "kompas", MAIL_SMTP_PASSWORD: SECRET })).toEqual([]);
    expect(refusedOf({ MAIL_TRANSPORT: "cloudflare", EMAIL: { send: () => {} } })).toEqual([]);
    expect(refusedOf(turnstile)).toEqual([]);
    expect(refusedOf({ DEMO: "" })).toEqual([]);
    const watching = { ALERT_EMAIL: "a@example.org", ALERT_WEBHOOK_URL: "https://hooks.example.org/x" };
    expect(refusedOf({ ...watching, ERRORS_URL: "https://errors.example.org/x", DATABASE_LIMIT_GB: "9.5" })).toEqual(
      [],
    );
    expect(refusedOf({ ALERT_WEBHOOK_URL: undefined, ERRORS_URL: undefined })).toEqual([]);
    const developers = { MAIL_TRANSPORT: "local", DEMO: "yes", CONTACT_EMAIL: "support@kompas.example" };
    for (const APP_URL of ["http://localhost:8787", "http://127.0.0.1", "http://[::1]:5173", "https://localhost"]) {
      expect(refusedOf({ ...developers, APP_URL }), APP_URL).toEqual([]);
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a pace of no mails", { MAIL_PER_MINUTE: "0" }, "MAIL_PER_MINUTE"],
    ["mail that everybody may read", { MAIL_TRANSPORT: "local" }, "MAIL_TRANSPORT"],
    ["demo accounts", { DEMO: "yes" }, "DEMO"],
    ["links in the clear", { APP_URL: "http://kompas.example.org" }, "APP_URL"],
    ["links to a name that begins like this machine's", { APP_URL: "http://localhost.example.org" }, "APP_URL"],
    ["mail on a port that is closed", { ...smtp, MAIL_SMTP_PORT: "25" }, "MAIL_SMTP_PORT"],
    ["mail in the clear", { ...smtp, MAIL_SMTP_HOST: "localhost", MAIL_SMTP_SECURITY: "none" }, "MAIL_SMTP_SECURITY"],
    ["a placeholder for a contact", { CONTACT_EMAIL: "support@kompas.example" }, "CONTACT_EMAIL"],
    ["a placeholder for a sender", { MAIL_FROM: "Kompas <no-reply@kompas.example>" }, "MAIL_FROM"],
    ["nobody who is responsible", { RESPONSIBLE_NAME: "Kompas Example Network" }, "RESPONSIBLE_NAME"],
    ["no address of theirs", { RESPONSIBLE_ADDRESS: "1 Example Street, Example Town" }, "RESPONSIBLE_ADDRESS"],
    ["a captcha for testing", { ...turnstile, TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }, "TURNSTILE_SITE_KEY"],
    ["another verifier", { ...turnstile, TURNSTILE_VERIFY_URL: "https://evil.example" }, "TURNSTILE_VERIFY_URL"],
    ["a bucket of backups that no key seals", { BACKUPS: { put: () => {} } }, "BACKUP_KEY"],
    ["a key of backups without a bucket", { BACKUP_KEY: `MII${"A".repeat(397)}` }, "BACKUP_KEY"],
    ["alerts in the clear", { ALERT_WEBHOOK_URL: "http://hooks.example.org/x" }, "ALERT_WEBHOOK_URL"],
    ["failures that come back", { ERRORS_URL: "https://kompas.example.org/x" }, "ERRORS_URL"],
    ["a history of keys without the key", { PROOF_KEYS: `2000-01-01T00:00:00Z ${"a".repeat(43)}.x` }, "PROOF_KEY"],
  ])("that allow %s are refused by name", (_what, settings, name) => {
    expect(refusedOf(settings).filter((refused) => refused.startsWith(`${name} `))).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>]>([
    ["SECRET_KEY", { SECRET_KEY: `${SECRET}!` }],
    ["SECRET_KEY", { SECRET_KEY: btoa(SECRET) }],
    ["SECRET_KEY", { SECRET_KEY: undefined }],
    ["PROOF_KEY", { PROOF_KEY: SECRET }],
    ["LEGAL_PREVIEW", { LEGAL_PREVIEW: SECRET }],
    ["BACKUP_KEY", { BACKUP_KEY: SECRET }],
    ["MAIL_SMTP_PASSWORD", { ...smtp, MAIL_SMTP_PASSWORD: SECRET }],
    ["MAIL_HTTP_URL", { MAIL_HTTP_URL: SECRET }],
    ["ALERT_EMAIL", { ALERT_EMAIL: SECRET }],
    ["ALERT_WEBHOOK_URL", { ALERT_WEBHOOK_URL: `http://hooks.example.org/${SECRET}` }],
    ["ERRORS_URL", { ERRORS_URL: SECRET }],
    ["DATABASE_LIMIT_GB", { DATABASE_LIMIT_GB: SECRET }],
  ])("with an unusable %s are named, and not quoted", (name, settings) => {
    const refused = refusedOf(settings).join(" ");
    expect(refused).toContain(name);
    expect(refused).not.toContain(SECRET);
    expect(refused).not.toContain(btoa(SECRET));
  });
});

describe("the mail sender", () => {
  it.each([
    ["no-reply@example.org", { name: "", address: "no-reply@example.org" }],
    ["Kompas <no-reply@example.org>", { name: "Kompas", address: "no-reply@example.org" }],
    ['"Kompas, the office" <no-reply@example.org>', { name: "Kompas, the office", address: "no-reply@example.org" }],
    ["Kompas <no reply@example.org>", null],
    ["Kompas <a@example.org> <b@example.org>", null],
    ["", null],
  ])("is read from %j", (text, sender) => {
    expect(parseSender(text)).toEqual(sender);
  });
});

describe("a header's text (RFC 2047)", () => {
  it("stays unchanged in ASCII, and is otherwise cut into short words of whole characters", () => {
    expect(encodeWords("Your report is ready")).toBe("Your report is ready");
    const subject = `${"Évaluation « prête » ".repeat(9)}😀`;
    const words = encodeWords(subject).split("\r\n ");
    for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
    const decoded = words.map((word) => {
      const bytes = Buffer.from(word.slice("=?UTF-8?B?".length, -2), "base64");
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    });
    expect(decoded.join("")).toBe(subject);
  });
});
