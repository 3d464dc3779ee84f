import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { createCertificate, trustedCertificate } from "./certificate";
import { type Posted, startHttpService } from "./http-service";
import { type Received, type SmtpPorts, startSmtpServers } from "./smtp-servers";

declare module "vitest" {
  interface ProvidedContext {
    smtpPorts: SmtpPorts;
    mailServiceUrl: string;
    /** The URL where a test reads what the servers accepted: `?to=address`. */
    mailTakenUrl: string;
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
  provide("smtpPorts", smtp.ports);
  provide("mailServiceUrl", http.url);
  provide("mailTakenUrl", `http://127.0.0.1:${(reader.address() as AddressInfo).port}`);
  return () => {
    smtp.close();
    http.close();
    reader.close();
  };
}
