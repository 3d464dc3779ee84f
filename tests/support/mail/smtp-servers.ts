import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Certificate } from "./certificate";

export const SMTP_USER = "kompas";
/** Beyond Latin-1, because passwords may be. */
export const SMTP_PASSWORD = "pässwörd-鍵";

/** A mail as a server received it. */
export interface Received {
  from: string;
  to: string[];
  user: string | null;
  isSecure: boolean;
  /** Headers and bodies as they came over the wire, with dots unstuffed. */
  raw: string;
}

/** Ports of the local mail servers, each with its own behaviour. */
export interface SmtpPorts {
  /** Unencrypted, with no sign-in. */
  open: number;
  /** Offers STARTTLS and requires user and password. */
  starttls: number;
  /** Encrypted from the first byte; requires user and password with LOGIN. */
  tls: number;
  /** Encrypted, with an untrusted certificate. */
  untrusted: number;
  /** Receives a mail, then closes its side without saying whether it accepted it. */
  halfClosed: number;
  /** Closes the connection at once. */
  closed: number;
  /** Never sends anything. */
  silent: number;
  /** Speaks another protocol. */
  web: number;
  /** No server listens here. */
  nobody: number;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Starts mail servers that treat a recipient as its address says: `unknown@`, `busy@`, `later…@` (busy once), `spam@`. */
export async function startSmtpServers(
  trusted: Certificate,
  untrusted: Certificate,
  received: Received[],
): Promise<{ ports: SmtpPorts; close(): void }> {
  const turnedAway = new Set<string>();
  const closers: (() => void)[] = [];

  const listen = async (options: SMTPServerOptions): Promise<number> => {
    const server = new SMTPServer({
      closeTimeout: 10,
      ...options,
      onAuth({ username, password }, _session, done) {
        if (username === SMTP_USER && password === SMTP_PASSWORD) done(null, { user: username });
        else done(refusal(535, `Not with ${username}:${password}`));
      },
      onRcptTo({ address }, _session, done) {
        if (address.startsWith("unknown@")) return done(refusal(550, `No such user ${address}`));
        if (address.startsWith("busy@")) return done(refusal(451, `Try again later for ${address}`));
        if (address.startsWith("later") && !turnedAway.has(address)) {
          turnedAway.add(address);
          return done(refusal(451, "Greylisted"));
        }
        done();
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          if (to.some((address) => address.startsWith("spam@"))) return done(refusal(554, "Looks like spam"));
          const { mailFrom } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to,
            user: typeof session.user === "string" ? session.user : null,
            isSecure: session.secure,
            raw: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    // A client that distrusts the certificate hangs up. The test expects that.
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return (server.server.address() as AddressInfo).port;
  };

  const listenRaw = async (serve: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };

  const ports: SmtpPorts = {
    open: await listen({ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"] }),
    starttls: await listen({ ...trusted, authMethods: ["PLAIN", "LOGIN"] }),
    tls: await listen({ ...trusted, secure: true, authMethods: ["LOGIN"] }),
    untrusted: await listen({ ...untrusted, secure: true, authOptional: true }),
    halfClosed: await listenRaw(serveAndHangUp),
    closed: await listenRaw((socket) => socket.end()),
    silent: await listenRaw(() => {}),
    web: await listenRaw((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")),
    nobody: await freePort(),
  };
  return { ports, close: () => closers.map((close) => close()) };
}

function serveAndHangUp(socket: Socket): void {
  let isData = false;
  socket.write("220 ready\r\n");
  socket.on("data", (chunk) => {
    const text = chunk.toString();
    if (isData) {
      if (text.endsWith("\r\n.\r\n")) socket.end();
    } else if (text.startsWith("DATA")) {
      isData = true;
      socket.write("354 go on\r\n");
    } else socket.write("250 fine\r\n");
  });
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
