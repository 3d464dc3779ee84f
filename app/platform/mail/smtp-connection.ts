import { connect } from "cloudflare:sockets";
import { MailError } from "./mailer";
import { judgeReply } from "./rules/refusal";

/** More than any server's greeting or list of extensions, in characters. */
const LONGEST_REPLY = 64 * 1024;

export interface SmtpConnection {
  /** The lines of the next reply. Errors name the `step` that it answers. Throws unless its code begins with `expected`. */
  hear(expected: 2 | 3, step: string): Promise<string[]>;
  /** Sends lines and returns the reply to them, in the same way. */
  say(lines: string, expected: 2 | 3, step: string): Promise<string[]>;
  /** Encrypts everything from here on. */
  encrypt(): void;
  /** Ends the conversation, politely if the other end is still there. Waits for nothing. */
  close(): void;
}

const passing = (message: string) => new MailError(message, { isPermanent: false, about: "transport" });

/** Opens a connection to a mail server. A host name is checked against the server's certificate. */
export function openConnection(host: string, port: number, security: "tls" | "starttls" | "none"): SmtpConnection {
  const secureTransport = security === "tls" ? "on" : security === "starttls" ? "starttls" : "off";
  let socket = connect({ hostname: host, port }, { secureTransport, allowHalfOpen: false });
  let reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader();
  let writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter();
  let heard = "";
  let isOpen = false;
  const onOpen = () => {
    isOpen = true;
  };
  // Failures are reported where the code reads or writes.
  const silence = () => {
    for (const promise of [socket.opened.then(onOpen), socket.closed, reader.closed, writer.closed]) {
      promise.catch(() => {});
    }
  };
  silence();
  const broken = () =>
    passing(isOpen ? "The connection to the mail server broke" : "The mail server could not be reached");
  const decoder = new TextDecoder();

  async function line(): Promise<string> {
    for (;;) {
      const end = heard.indexOf("\n");
      if (end >= 0) {
        const text = heard.slice(0, end).trimEnd();
        heard = heard.slice(end + 1);
        return text;
      }
      if (heard.length > LONGEST_REPLY) throw passing("The mail server's reply has no end");
      const { done, value } = await reader.read().catch(() => {
        throw broken();
      });
      // Half closed: no more data will come, and reading on would spin.
      if (done) throw isOpen ? passing("The mail server closed the connection") : broken();
      heard += decoder.decode(value, { stream: true });
    }
  }

  async function hear(expected: 2 | 3, step: string): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const text = await line();
      if (!/^[2-5]\d\d(?:[ -]|$)/.test(text)) throw passing("The mail server does not speak SMTP");
      lines.push(text.slice(4));
      if (text[3] === "-") continue;
      if (text.startsWith(String(expected))) return lines;
      throw refused(step, text);
    }
  }

  return {
    hear,
    async say(lines, expected, step) {
      await writer.write(new TextEncoder().encode(`${lines}\r\n`)).catch(() => {
        throw broken();
      });
      return hear(expected, step);
    },
    encrypt() {
      // Anyone could have sent what arrived in the clear (RFC 3207, section 6).
      if (heard !== "") throw passing("The mail server said more than it should before encryption");
      reader.releaseLock();
      writer.releaseLock();
      socket = socket.startTls();
      reader = socket.readable.getReader();
      writer = socket.writable.getWriter();
      silence();
    },
    close() {
      writer
        .write(new TextEncoder().encode("QUIT\r\n"))
        .then(() => socket.close())
        .catch(() => {});
    },
  };
}

/** A server's refusal of a step: its code (RFC 5321, section 4.2) and enhanced code (RFC 3463), which contain no address. */
function refused(step: string, lastLine: string): MailError {
  const [answer = "", code = "", enhanced = null] = /^(\d{3})(?: ([245]\.\d{1,3}\.\d{1,3}))?/.exec(lastLine) ?? [];
  return new MailError(`The mail server answered ${answer} to ${step}`, {
    ...judgeReply(step, code, enhanced),
    isAnswer: true,
  });
}
