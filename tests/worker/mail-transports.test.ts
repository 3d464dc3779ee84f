import { env } from "cloudflare:test";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { createCloudflareMailer } from "~/platform/mail/cloudflare-mailer";
import { createHttpMailer } from "~/platform/mail/http-mailer";
import { type Mail, MailError, type Mailer } from "~/platform/mail/mailer";
import { createSmtpMailer, type SmtpSettings } from "~/platform/mail/smtp-mailer";
import { parseMail } from "../support/mail/mime";
import type { Taken } from "../support/mail/setup";
import { SMTP_PASSWORD, SMTP_USER } from "../support/mail/smtp-servers";
import type { TestEnv } from "../support/test-env";

const ports = inject("smtpPorts");
const service = inject("mailServiceUrl");
const FROM = { name: "Kompas", address: "no-reply@kompas.example" };
const CREDENTIALS = { user: SMTP_USER, password: SMTP_PASSWORD };
const KEY = "a key nobody may read";

let counter = 0;
afterEach(() => vi.restoreAllMocks());

/** A mail to a unique address, with everything in it that can go wrong in transit. */
function mailTo(local: string, change: Partial<Mail> = {}): Mail {
  counter += 1;
  return {
    idempotencyKey: `row_${counter}`,
    to: `${local}${/^(unknown|busy|spam)$/.test(local) ? "" : `-${counter}`}@example.org`,
    subject: "Évaluation envoyée : niveau « Avancé », et voici déjà la prochaine étape — penilaian anda sudah dihantar",
    text: `Chère Amélie,\n\n.une ligne qui commence par un point\n${"très long ".repeat(40)}\nTerima kasih = €5 😀`,
    html: "<!doctype html><p>Chère Amélie,</p><p>Terima kasih 😀</p>",
    headers: {
      "List-Unsubscribe": "<https://kompas.example/unsubscribe/token>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...change,
  };
}

async function takenFor(to: string): Promise<Taken> {
  return (await fetch(`${inject("mailTakenUrl")}?to=${encodeURIComponent(to)}`)).json();
}

const smtp = (settings: Partial<SmtpSettings> & { port: number }): Mailer =>
  createSmtpMailer({ host: "127.0.0.1", security: "none", from: FROM, timeoutMs: 5000, ...settings });

/** The outcome of a send; the error contains neither address nor credentials. */
async function failureOf(sent: Promise<void>, mail: Mail): Promise<{ message: string; isPermanent: boolean }> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailError)) throw new Error(`No MailError: ${String(error)}`);
  const local = mail.to.split("@")[0] ?? "";
  for (const secret of [local, SMTP_PASSWORD, KEY]) expect(error.message).not.toContain(secret);
  return { message: error.message, isPermanent: error.isPermanent };
}

describe("mail by SMTP", () => {
  it("arrives with both bodies, every character and every header as written", async () => {
    const mail = mailTo("amelie");
    await smtp({ port: ports.open, from: { name: "Boussole à moi", address: FROM.address } }).send(mail);
    const [taken, ...more] = (await takenFor(mail.to)).smtp;
    expect(more).toEqual([]);
    expect(taken).toMatchObject({ from: FROM.address, to: [mail.to], isSecure: false });
    const { headers, text, html } = parseMail(taken?.raw ?? "");
    expect(text).toBe(mail.text);
    expect(html).toBe(mail.html);
    expect(headers).toMatchObject({
      subject: mail.subject,
      from: `Boussole à moi <${FROM.address}>`,
      to: mail.to,
      "message-id": `<${mail.idempotencyKey}@kompas.example>`,
      "auto-submitted": "auto-generated",
      "list-unsubscribe": "<https://kompas.example/unsubscribe/token>",
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(Date.parse(headers.date ?? "")).toBeGreaterThan(Date.now() - 60_000);
    for (const line of (taken?.raw ?? "").split("\r\n")) expect(line).toMatch(/^[\t\u0020-\u007e]{0,500}$/);
  });

  it("keeps one Message-ID over all tries, so that a mailbox can recognise repeated copies", async () => {
    const mail = mailTo("later");
    const mailer = smtp({ port: ports.open });
    expect(await failureOf(mailer.send(mail), mail)).toEqual({
      message: "The mail server answered 451 to RCPT",
      isPermanent: false,
    });
    await mailer.send(mail);
    await mailer.send(mail);
    const ids = (await takenFor(mail.to)).smtp.map(({ raw }) => parseMail(raw).headers["message-id"]);
    expect(ids).toEqual(Array(2).fill(`<${mail.idempotencyKey}@kompas.example>`));
  });

  it("switches to encryption by STARTTLS before it identifies itself, and signs in", async () => {
    const mail = mailTo("starttls");
    await smtp({ host: "localhost", port: ports.starttls, security: "starttls", credentials: CREDENTIALS }).send(mail);
    expect((await takenFor(mail.to)).smtp).toEqual([expect.objectContaining({ user: SMTP_USER, isSecure: true })]);
  });

  it("is encrypted from the first byte where configured, and signs in by LOGIN where PLAIN is unavailable", async () => {
    const mail = mailTo("tls");
    await smtp({ host: "localhost", port: ports.tls, security: "tls", credentials: CREDENTIALS }).send(mail);
    expect((await takenFor(mail.to)).smtp).toEqual([expect.objectContaining({ user: SMTP_USER, isSecure: true })]);
  });

  it.each<[string, string, Partial<SmtpSettings> & { port: number }, { message: string; isPermanent: boolean }]>([
    ["an unknown recipient", "unknown", { port: ports.open }, answered("550 to RCPT", true)],
    ["a busy server", "busy", { port: ports.open }, answered("451 to RCPT", false)],
    ["a refused message", "spam", { port: ports.open }, answered("554 to the message", true)],
    ["a server that is not there", "lost", { port: ports.nobody }, failed("could not be reached")],
    ["a silent server", "lost", { port: ports.silent, timeoutMs: 300 }, failed("did not answer in time")],
    ["a closed connection", "lost", { port: ports.closed }, failed("closed the connection")],
    ["a half-closed connection", "lost", { port: ports.halfClosed }, failed("closed the connection")],
    ["a server that speaks HTTP", "lost", { port: ports.web }, failed("does not speak SMTP")],
    [
      "a wrong password",
      "lost",
      {
        host: "localhost",
        port: ports.starttls,
        security: "starttls",
        credentials: { ...CREDENTIALS, password: "wrong" },
      },
      answered("535 to AUTH", true),
    ],
    [
      "no credentials where some are asked for",
      "lost",
      { host: "localhost", port: ports.starttls, security: "starttls" },
      answered("530 to MAIL", true),
    ],
    [
      "credentials where none are taken",
      "lost",
      { port: ports.open, credentials: CREDENTIALS },
      { message: "The mail server offers no way to sign in", isPermanent: true },
    ],
  ])("reports for %s whether another try can help", async (_name, local, settings, expected) => {
    const mail = mailTo(local);
    expect(await failureOf(smtp(settings).send(mail), mail)).toEqual(expected);
    expect((await takenFor(mail.to)).smtp).toEqual([]);
  });

  it("sends nothing unencrypted where STARTTLS is set and the server does not offer it (ASVS 5.0, 12.3.1)", async () => {
    const mail = mailTo("stripped");
    const mailer = smtp({ port: ports.open, security: "starttls", credentials: CREDENTIALS });
    expect(await failureOf(mailer.send(mail), mail)).toEqual({
      message: "The mail server offers no STARTTLS",
      isPermanent: true,
    });
  });

  it.each([
    ["a certificate that nobody trusts (ASVS 5.0, 12.3.2)", { host: "localhost", port: ports.untrusted }],
    ["a certificate for another name (ASVS 5.0, 12.3.2)", { host: "127.0.0.1", port: ports.tls }],
  ])("is not sent to a server with %s", async (_name, server) => {
    const mail = mailTo("distrusted");
    const failure = await failureOf(smtp({ ...server, security: "tls" }).send(mail), mail);
    expect(failure.isPermanent).toBe(false);
    expect((await takenFor(mail.to)).smtp).toEqual([]);
  });

  it("lets no line break in a subject, name or header begin another header (ASVS 5.0, 1.2.1)", async () => {
    const mail = mailTo("injected", {
      subject: "Hello\r\nBcc: victim@example.org\r\n\r\nBody",
      headers: { "List-Unsubscribe": "<https://kompas.example/u>\r\nX-Evil: 1" },
    });
    await smtp({ port: ports.open }).send(mail);
    const [taken] = (await takenFor(mail.to)).smtp;
    const { headers, text } = parseMail(taken?.raw ?? "");
    expect(headers).toMatchObject({ subject: "Hello Bcc: victim@example.org Body" });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(["bcc"]));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(["x-evil"]));
    expect(text).toBe(mail.text);
  });

  it.each(["a@example.org> SIZE=1\r\nRCPT TO:<victim@example.org", "a b@example.org", "no address", "a@b@example.org"])(
    "is not sent to an invalid address: %j",
    async (to) => {
      const mail = { ...mailTo("x"), to };
      await expect(smtp({ port: ports.nobody }).send(mail)).rejects.toMatchObject({ isPermanent: true });
      await expect(createHttpMailer({ url: service, key: KEY, from: FROM }).send(mail)).rejects.toMatchObject({
        isPermanent: true,
      });
    },
  );
});

describe("mail by an HTTP service", () => {
  const http = (path: string, timeoutMs = 5000) =>
    createHttpMailer({ url: `${service}${path}`, key: KEY, from: FROM, timeoutMs });

  it("is posted as a form with sender, recipient, subject, both bodies, headers and the service's key", async () => {
    const mail = mailTo("amelie");
    await http("/v3/example.org/messages").send(mail);
    expect((await takenFor(mail.to)).http).toEqual([
      {
        authorization: `Basic ${btoa(`api:${KEY}`)}`,
        fields: {
          from: '"Kompas" <no-reply@kompas.example>',
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          "h:Auto-Submitted": "auto-generated",
          "h:X-Auto-Response-Suppress": "All",
          "h:Message-Id": `<${mail.idempotencyKey}@kompas.example>`,
          "h:List-Unsubscribe": "<https://kompas.example/unsubscribe/token>",
          "h:List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "h:X-Idempotency-Key": mail.idempotencyKey,
        },
      },
    ]);
  });

  it.each([400, 401, 403, 404, 413, 422])("is permanently refused by a %i", async (status) => {
    const mail = mailTo("refused");
    const expected = { message: `The mail service answered ${status}`, isPermanent: true };
    expect(await failureOf(http(`/status/${status}`).send(mail), mail)).toEqual(expected);
  });

  it.each([408, 429, 500, 502, 503])("may be tried again after a %i", async (status) => {
    const mail = mailTo("refused");
    const expected = { message: `The mail service answered ${status}`, isPermanent: false };
    expect(await failureOf(http(`/status/${status}`).send(mail), mail)).toEqual(expected);
  });

  it("succeeds on the second try with a service that was busy", async () => {
    const mail = mailTo("later");
    const mailer = http(`/later/${mail.idempotencyKey}`);
    expect((await failureOf(mailer.send(mail), mail)).isPermanent).toBe(false);
    await mailer.send(mail);
    expect((await takenFor(mail.to)).http).toHaveLength(1);
  });

  it.each([
    ["does not answer", `${service}/silent`, 300, "The mail service did not answer in time"],
    ["hangs up unanswered", `${service}/cut`, 5000, "The mail service could not be reached"],
    ["is not there", `http://127.0.0.1:${ports.nobody}/messages`, 5000, "The mail service could not be reached"],
  ])("may be tried again when the service %s", async (_name, url, timeoutMs, message) => {
    const mail = mailTo("lost");
    const mailer = createHttpMailer({ url, key: KEY, from: FROM, timeoutMs });
    expect(await failureOf(mailer.send(mail), mail)).toEqual({ message, isPermanent: false });
  });

  it("follows no redirect, which would pass on the key", async () => {
    const mail = mailTo("elsewhere");
    const expected = { message: "The mail service answered 307", isPermanent: true };
    expect(await failureOf(http("/redirect").send(mail), mail)).toEqual(expected);
    expect((await takenFor(mail.to)).http).toEqual([]);
  });
});

describe("a transport that fails", () => {
  const smtpOn = (port: number, timeoutMs = 5000) => smtp({ port, timeoutMs });
  const httpAt = (url: string, timeoutMs = 5000) => createHttpMailer({ url, key: KEY, from: FROM, timeoutMs });

  it.each<[string, () => Mailer, boolean]>([
    ["SMTP, nobody there", () => smtpOn(ports.nobody), false],
    ["SMTP, hung up at once", () => smtpOn(ports.closed), false],
    ["SMTP, silent from the start", () => smtpOn(ports.silent, 300), false],
    ["SMTP, hung up after the whole mail", () => smtpOn(ports.halfClosed), true],
    ["HTTP, nobody there", () => httpAt(`http://127.0.0.1:${ports.nobody}/messages`), false],
    ["HTTP, hung up after the whole mail", () => httpAt(`${service}/cut`), true],
    ["HTTP, silent after the whole mail", () => httpAt(`${service}/silent`, 300), true],
    ["HTTP, a refusal that it has said", () => httpAt(`${service}/status/503`), false],
  ])("says whether it may have taken the mail: %s", async (_name, create, isUncertain) => {
    const error = await create()
      .send(mailTo("lost"))
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    expect(error).toMatchObject({ about: "transport", isUncertain });
  });

  it("passes on for how long an HTTP service asks to be left alone", async () => {
    const error = await httpAt(`${service}/slow/90`)
      .send(mailTo("later"))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ about: "transport", isThrottle: true, retryAfterMs: 90_000 });
  });

  it("tells a refused recipient from a refused mail", async () => {
    const refusal = (local: string) =>
      smtpOn(ports.open)
        .send(mailTo(local))
        .catch((thrown: unknown) => thrown);
    expect(await refusal("unknown")).toMatchObject({ about: "recipient", address: "unknown" });
    expect(await refusal("spam")).toMatchObject({ about: "mail", address: null });
    expect(await refusal("busy")).toMatchObject({ about: "mail", isPermanent: false });
  });
});

describe("mail by Cloudflare's binding", () => {
  const { EMAIL } = env as unknown as TestEnv & { EMAIL: SendEmail };
  const binding = (send: () => Promise<EmailSendResult>): SendEmail => ({ send });

  it("is accepted by the binding as wrangler simulates it", async () => {
    await expect(
      createCloudflareMailer({ binding: EMAIL, from: FROM }).send(mailTo("amelie")),
    ).resolves.toBeUndefined();
  });

  it("carries only headers that the service allows others to set", async () => {
    const send = vi.fn(async (_message: unknown) => ({ messageId: "1" }));
    const mail = mailTo("amelie");
    await createCloudflareMailer({ binding: { send }, from: FROM }).send(mail);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      from: { name: "Kompas", email: FROM.address },
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "List-Unsubscribe": "<https://kompas.example/unsubscribe/token>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Idempotency-Key": mail.idempotencyKey,
      },
    });
  });

  it.each([
    ["E_SENDER_NOT_VERIFIED", true],
    ["E_RECIPIENT_SUPPRESSED", true],
    ["E_RATE_LIMIT_EXCEEDED", false],
    ["E_INTERNAL_SERVER_ERROR", false],
  ])("reports for %s whether another try can help, without the service's own words", async (code, isPermanent) => {
    const mail = mailTo("refused");
    const send = async () => {
      throw Object.assign(new Error(`email to ${mail.to} not allowed`), { code });
    };
    const failure = await failureOf(createCloudflareMailer({ binding: binding(send), from: FROM }).send(mail), mail);
    expect(failure).toEqual({ message: `The e-mail binding refused: ${code}`, isPermanent });
  });

  it("may be tried again when the binding fails without a code, or never answers", async () => {
    const mail = mailTo("lost");
    const broken = binding(() => Promise.reject(new Error(`something about ${mail.to}`)));
    const silent = binding(() => new Promise(() => {}));
    for (const each of [broken, silent]) {
      const mailer = createCloudflareMailer({ binding: each, from: FROM, timeoutMs: 100 });
      expect((await failureOf(mailer.send(mail), mail)).isPermanent).toBe(false);
    }
  });
});

function answered(what: string, isPermanent: boolean) {
  return { message: `The mail server answered ${what}`, isPermanent };
}

function failed(how: string) {
  return { message: `The mail server ${how}`, isPermanent: false };
}
