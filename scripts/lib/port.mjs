import { createServer } from "node:net";
import { Refusal } from "./run.mjs";

/** Every address that answers to `localhost`, alone or among others; a server may occupy the port on any of them. */
const HOSTS = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/**
 * The port given in PORT.
 * @param {number} usual the default
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
 * Refuses a port that this process cannot use because another process occupies it, on any address of this machine.
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

/** A port that is currently free. */
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

/** The error code that prevents listening there; null if nothing does, or if the machine has no such address. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }) => resolve(["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code) ? null : code));
    server.listen({ port, host, ipv6Only: true }, () => server.close(() => resolve(null)));
  });
}
