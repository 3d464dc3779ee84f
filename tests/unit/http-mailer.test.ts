import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpMailer } from "~/platform/mail/http-mailer";

let server: Server | undefined;
afterEach(() => server?.close());

const MAIL = {
  idempotencyKey: "row-1",
  to: "aminah@example.com",
  subject: "Akaun anda",
  text: "Selamat datang",
  html: "<p>Hai</p>",
};

/** A mail service on this machine that answers with `status` and keeps what it was sent. */
async function serviceThatAnswers(
  status: number,
): Promise<{ url: string; received: () => { request: IncomingMessage; body: string } }> {
  let last: { request: IncomingMessage; body: string } | undefined;
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    last = { request, body };
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received: () => {
      if (!last) throw new Error("Nothing was received");
      return last;
    },
  };
}

describe("the HTTP mail transport", () => {
  it("posts sender, recipient, subject and both bodies with the service's key", async () => {
    const service = await serviceThatAnswers(200);
    await createHttpMailer({ url: service.url, key: "secret", from: "Kompas <no-reply@example.com>" }).send(MAIL);
    const { request, body } = service.received();
    expect(request.headers.authorization).toBe(`Basic ${btoa("api:secret")}`);
    expect(request.headers["content-type"]).toMatch(/^multipart\/form-data/);
    for (const value of ["Kompas <no-reply@example.com>", MAIL.to, MAIL.subject, MAIL.text, MAIL.html, "row-1"]) {
      expect(body).toContain(value);
    }
  });

  it.each([401, 429, 503])("throws when the service answers %i, so that the queue tries again", async (status) => {
    const service = await serviceThatAnswers(status);
    const sent = createHttpMailer({ url: service.url, key: "secret", from: "Kompas <no-reply@example.com>" }).send(
      MAIL,
    );
    await expect(sent).rejects.toThrow(String(status));
  });

  it("throws when nobody answers", async () => {
    const sent = createHttpMailer({ url: "http://127.0.0.1:9/messages", key: "secret", from: "a@example.com" }).send(
      MAIL,
    );
    await expect(sent).rejects.toThrow();
  });
});
