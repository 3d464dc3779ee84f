import { request } from "node:http";
import type { Sent } from "./ask";

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
}

/** Whoever takes longer than this is not waited for. */
const NO_ANSWER_MS = 20_000;

/**
 * Sends a request just as it is, on a connection of its own: `fetch` would mend paths and refuse headers. Throws where no answer comes
 * at all.
 */
export function send(address: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const length = body ? { "Content-Length": String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false, timeout: NO_ANSWER_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(pairs),
            body: Buffer.concat(chunks).toString("utf8"),
            ms: performance.now() - began,
          });
        });
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`No answer in ${NO_ANSWER_MS / 1000} s`)));
    // A server that has answered already may close before it has read everything.
    sent.on("error", reject);
    sent.end(body);
  });
}
