import { request } from "node:http";
import type { Sent } from "./ask";

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
}

/** A request that takes longer than this is abandoned. */
const NO_ANSWER_MS = 20_000;

/** Sends a request unchanged, on its own connection: `fetch` would normalise paths and refuse headers. Throws if no response arrives. */
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
    // A server that has already responded may close before it has read everything.
    sent.on("error", reject);
    sent.end(body);
  });
}
