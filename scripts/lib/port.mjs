import { createServer } from "node:net";
import { Refusal } from "./run.mjs";

/** Every address that answers to `localhost`, alone or among others; a server may hold the port on any one of them. */
const HOSTS = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/**
 * The port that PORT asks for.
 * @param {number} usual where nothing is asked for
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number}
 */
export function readPort(usual, env = process.env) {
  const text = env.PORT ?? String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`PORT must be a whole number from 1 to 65535, and is «${text}».`);
}

/**
 * Refuses a port that this process cannot have, on whichever address of this machine somebody else holds it.
 * @param {number} port
 * @param {string} command to run with another port
 */
export async function requireFreePort(port, command) {
  for (const host of HOSTS) {
    const obstacle = await tryToListen(port, host);
    if (!obstacle) continue;
    const another = port < 65_535 ? port + 1 : port - 1;
    const reason = obstacle === "EADDRINUSE" ? "is in use" : `cannot be listened on (${obstacle})`;
    throw new Refusal(`Port ${port} ${reason}. Choose another one: PORT=${another} ${command}`);
  }
}

/** A port nobody listens on at the moment. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What keeps us from listening there, as an error's code; null when nothing does, or when the machine has no such address. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }) => resolve(["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code) ? null : code));
    server.listen({ port, host, ipv6Only: true }, () => server.close(() => resolve(null)));
  });
}
