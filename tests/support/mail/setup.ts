import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { createCertificate, trustedCertificate } from "./certificate";
import { type Posted, startHttpService } from "./http-service";
import { MOODS, startMoodyServer } from "./moody-server";
import { type Received, type SmtpPorts, startSmtpServers } from "./smtp-servers";

declare module "vitest" {
  interface ProvidedContext {
    smtpPorts: SmtpPorts;
    mailServiceUrl: string;
    /** The URL where a test reads what the servers accepted: `?to=address`. */
    mailTakenUrl: string;
    /** The server whose mood a test sets by `?mood=…` at the URL, which answers with what it has seen; `&forget` begins anew. */
    moodyPort: number;
    moodyUrl: string;
  }
}

/** What the servers accepted for an address. */
export interface Taken {
  smtp: Received[];
  http: Posted[];
}

/** Starts mail servers and a mail service outside the Worker, which cannot listen on a port. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const [received, posted]: [Received[], Posted[]] = [[], []];
  const smtp = await startSmtpServers(trustedCertificate(), createCertificate(), received);
  const http = await startHttpService(posted);
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? "", "http://localhost").searchParams.get("to") ?? "";
    const taken: Taken = {
      smtp: received.filter((mail) => mail.to.includes(to)),
      http: posted.filter((mail) => mail.fields.to === to),
    };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(taken));
  });
  await new Promise<void>((resolve) => reader.listen(0, "127.0.0.1", resolve));
  const moody = await startMoodyServer();
  const control = createServer(async (request, response) => {
    const query = new URL(request.url ?? "", "http://localhost").searchParams;
    const mood = MOODS.find((each) => each === query.get("mood"));
    if (query.has("forget")) moody.forget();
    if (mood) await moody.set(mood);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(moody.seen()));
  });
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));
  provide("moodyPort", moody.port);
  provide("moodyUrl", `http://127.0.0.1:${(control.address() as AddressInfo).port}`);
  provide("smtpPorts", smtp.ports);
  provide("mailServiceUrl", http.url);
  provide("mailTakenUrl", `http://127.0.0.1:${(reader.address() as AddressInfo).port}`);
  return () => {
    smtp.close();
    http.close();
    moody.close();
    control.close();
    reader.close();
  };
}
