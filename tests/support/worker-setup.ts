import { env } from "cloudflare:test";
import { vi } from "vitest";
import { freshenDatabases } from "./fresh-databases";
import type { TestEnv } from "./test-env";

/**
 * Starts each file with databases like freshly deployed ones. The files of a test run share a few Workers, because starting one costs more
 * than most files do. Each file finds databases, buckets and clock as if it were the first.
 */
vi.useRealTimers();
const { DB, LOGS, FILES, BACKUPS } = env as unknown as TestEnv;

await freshenDatabases({ DB, LOGS });

for (const bucket of [FILES, BACKUPS]) {
  const { objects } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
