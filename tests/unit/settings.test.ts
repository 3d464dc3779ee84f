import { describe, expect, it } from "vitest";
import { type Bindings, readSettings } from "~/platform/env";
import { encodeWords, parseSender } from "~/platform/mail/message";

const BASE = {
  SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  APP_URL: "https://kompas.example.org/",
  CONTACT_EMAIL: "help@example.org",
  MAIL_FROM: "Kompas <no-reply@example.org>",
  RESPONSIBLE_NAME: "A Network",
  RESPONSIBLE_ADDRESS: "2 Main Road, Durban",
  CAPTCHA_PROVIDER: "question",
};
const read = (mail: Record<string, unknown>) => readSettings({ ...BASE, ...mail } as unknown as Bindings);
const SMTP = { MAIL_TRANSPORT: "smtp", MAIL_SMTP_HOST: "mail.example.org" };

describe("mail settings", () => {
  it("are taken for each transport, with the safe ones of SMTP as the default", () => {
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

  it("let a mail server on this machine be spoken to in the clear", () => {
    expect(() => read({ ...SMTP, MAIL_SMTP_HOST: "localhost", MAIL_SMTP_SECURITY: "none" })).not.toThrow();
  });
});

describe("the sender", () => {
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
  it("stays as it is in ASCII, and is cut into short words of whole characters otherwise", () => {
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
