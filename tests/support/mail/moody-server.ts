import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";

/**
 * How the server treats a connection: takes the mail; hangs up at once; asks for a pause; takes the mail and hangs up without an answer;
 * or does not listen at all.
 */
export const MOODS = ["up", "closed", "throttle", "drop", "off"] as const;
export type Mood = (typeof MOODS)[number];

/** What the server has seen since its mood was last set to be remembered. */
export interface Seen {
  connections: number;
  /** The mails that it has taken, in order: recipient, and Message-ID without its domain, which is the id of the outbox row. */
  mails: { to: string; id: string }[];
}

/** An SMTP server whose mood a test sets, and which records what it takes. Speaks no extension and asks for no password. */
export async function startMoodyServer(): Promise<{
  port: number;
  set(mood: Mood): Promise<void>;
  seen(): Seen;
  forget(): void;
  close(): void;
}> {
  let mood: Mood = "up";
  let seen: Seen = { connections: 0, mails: [] };
  let port = 0;
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    seen.connections += 1;
    if (mood === "closed") return socket.destroy();
    if (mood === "throttle") return socket.end("421 4.7.0 Too many messages, slow down\r\n");
    converse(socket, () => mood, seen.mails);
  };
  let server: Server | null = null;
  const listen = () =>
    new Promise<void>((resolve) => {
      const created = createServer(serve);
      server = created;
      created.listen(port, "127.0.0.1", () => {
        port = (created.address() as AddressInfo).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (!server) return resolve();
      server.close(() => resolve());
      server = null;
    });
  await listen();
  return {
    port,
    async set(next) {
      mood = next;
      if (next === "off") await stop();
      else if (!server) await listen();
    },
    seen: () => seen,
    forget() {
      seen = { connections: 0, mails: [] };
    },
    close: () => void stop(),
  };
}

function converse(socket: Socket, moodNow: () => Mood, mails: Seen["mails"]): void {
  let to = "";
  let data: string | null = null;
  let heard = "";
  socket.write("220 ready\r\n");
  const answer = (line: string) => {
    if (/^RCPT TO:/i.test(line)) to = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (/^DATA/i.test(line)) {
      data = "";
      return socket.write("354 go on\r\n");
    }
    if (/^QUIT/i.test(line)) return socket.end("221 bye\r\n");
    if (/^RCPT/i.test(line) && to.startsWith("unknown")) return socket.write("550 5.1.1 No such user\r\n");
    return socket.write("250 fine\r\n");
  };
  socket.on("data", (chunk) => {
    heard += chunk.toString();
    for (;;) {
      if (data !== null) {
        const end = heard.indexOf("\r\n.\r\n");
        if (end < 0) return;
        const raw = heard.slice(0, end);
        heard = heard.slice(end + 5);
        data = null;
        const [, id = ""] = /^Message-ID: <([^@]*)@/im.exec(raw) ?? [];
        mails.push({ to, id });
        if (moodNow() === "drop") return socket.destroy();
        socket.write("250 taken\r\n");
        continue;
      }
      const end = heard.indexOf("\r\n");
      if (end < 0) return;
      const line = heard.slice(0, end);
      heard = heard.slice(end + 2);
      answer(line);
    }
  });
}
