import { Email } from "worker-mailer";
import { type Mail, MailError } from "./mailer";
import { commonHeaders, encodeWords, messageId, type Sender, withSafeHeaders } from "./message";
import { openConnection, type SmtpConnection } from "./smtp-connection";
import type { SmtpSettings } from "./smtp-mailer";

/** Hands one mail to a mail server: RFC 6409 with RFC 3207 (STARTTLS) and RFC 4954 (AUTH). Throws a `MailError`. */
export async function submitMail(settings: SmtpSettings & { timeoutMs: number }, given: Mail): Promise<void> {
  const mail = withSafeHeaders(given);
  const connection = openConnection(settings.host, settings.port, settings.security);
  const progress = { isHandedOver: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new MailError("The mail server did not answer in time", { isPermanent: false, about: "transport" });
    timer = setTimeout(() => reject(error), settings.timeoutMs);
  });
  try {
    await Promise.race([converse(connection, settings, mail, progress), late]);
  } catch (error) {
    // The server has the whole mail and has not said whether it takes it (RFC 1047).
    const isUncertain = progress.isHandedOver && error instanceof MailError && !error.isAnswer;
    throw isUncertain ? new MailError(error.message, { ...error, isUncertain }) : error;
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function converse(
  connection: SmtpConnection,
  settings: SmtpSettings,
  mail: Mail,
  progress: { isHandedOver: boolean },
): Promise<void> {
  const { security, credentials, from } = settings;
  await connection.hear(2, "the connection");
  const [, domain] = from.address.split("@");
  const hello = () => connection.say(`EHLO ${domain}`, 2, "EHLO");
  let extensions = await hello();
  if (security === "starttls") {
    // Either the server does not offer it, or someone in between removed the offer. Nothing is sent in the clear.
    if (!offers(extensions, "STARTTLS")) {
      throw new MailError("The mail server offers no STARTTLS", { isPermanent: true, about: "transport" });
    }
    await connection.say("STARTTLS", 2, "STARTTLS");
    connection.encrypt();
    extensions = await hello();
  }
  if (credentials) await authenticate(connection, extensions, credentials);
  await connection.say(`MAIL FROM:<${from.address}>`, 2, "MAIL");
  await connection.say(`RCPT TO:<${mail.to}>`, 2, "RCPT");
  await connection.say("DATA", 3, "DATA");
  const message = compose(mail, from);
  progress.isHandedOver = true;
  await connection.say(message, 2, "the message");
}

/** Signs in by PLAIN (RFC 4616), or by LOGIN if the server offers nothing better. */
async function authenticate(
  connection: SmtpConnection,
  extensions: string[],
  { user, password }: NonNullable<SmtpSettings["credentials"]>,
): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const mechanisms = extensions.flatMap((line) => (/^AUTH[ =]/i.test(line) ? line.toUpperCase().split(/[ =]/) : []));
  if (mechanisms.includes("PLAIN")) {
    await connection.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 2, "AUTH");
  } else if (mechanisms.includes("LOGIN")) {
    await connection.say("AUTH LOGIN", 3, "AUTH");
    await connection.say(base64(user), 3, "AUTH");
    await connection.say(base64(password), 2, "AUTH");
  } else {
    throw new MailError("The mail server offers no way to sign in", { isPermanent: true, about: "transport" });
  }
}

function offers(extensions: string[], name: string): boolean {
  return extensions.some((line) => line.trim().toUpperCase() === name);
}

/** The message with both bodies as quoted-printable, ready for DATA except for the final line break. */
function compose(mail: Mail, from: Sender): string {
  const email = new Email({
    from: from.address,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // worker-mailer keeps the headers it is given. On its own it would neither split nor quote a long name or subject.
    headers: {
      From: from.name ? `${phrase(from.name)} <${from.address}>` : from.address,
      To: mail.to,
      Subject: encodeWords(mail.subject),
      "Message-ID": messageId(mail.idempotencyKey, from),
      ...commonHeaders(),
      ...mail.headers,
    },
  });
  return email.getEmailData().replace(/\r\n$/, "");
}

/** A name in the form that a header allows: quoted, or in encoded words, which must not be quoted (RFC 2047, section 5). */
function phrase(name: string): string {
  const encoded = encodeWords(name);
  return encoded === name ? `"${name.replace(/["\\]/g, "")}"` : encoded;
}
