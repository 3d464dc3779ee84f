import { type Context, createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { freshenDatabases } from "./fresh-databases";
import { testEnv, withoutQueue } from "./worker";

/** Where the companies of a test live: one of them and all that deal with it, and those that have nothing to do with it. */
export interface World {
  /** What the Worker has bound. */
  env: Bindings;
  /** Where the company lives. */
  here: Context;
  /** Does something where the others live, with everything else that this folder offers. */
  elsewhere: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Whether that is another region. */
  isSpread: boolean;
}

/** Drops everything, so that the consumer of the tests' own Worker, which has one region, gets nothing. */
const dropping: Queue = {
  metrics: async () => ({ backlogCount: 0, backlogBytes: 0 }),
  send: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
  sendBatch: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
};

/** All of them in the one database. */
export function oneDatabase(): World {
  const here = withoutQueue(createContext(testEnv));
  return { env: testEnv, here, elsewhere: (work) => work(here), isSpread: false };
}

/** The test's own databases are those of the second region, and the others live in the first. */
export async function twoRegions(): Promise<World> {
  const { DB, LOGS, FILES, OTHER_DB, OTHER_LOGS, OTHER_FILES } = testEnv;
  const [own, other] = [
    { DB, LOGS, FILES },
    { DB: OTHER_DB, LOGS: OTHER_LOGS, FILES: OTHER_FILES },
  ];
  const env = { ...testEnv, ...other, DB_2: DB, LOGS_2: LOGS, FILES_2: FILES, NOTIFICATIONS: dropping };
  await freshenDatabases(other);
  const { objects } = await OTHER_FILES.list();
  if (objects.length > 0) await OTHER_FILES.delete(objects.map(({ key }) => key));
  const there = createContext(env);
  return {
    env,
    here: createContext(env, undefined, { region: 2 }),
    elsewhere: async (work) => {
      Object.assign(testEnv, other);
      try {
        return await work(there);
      } finally {
        Object.assign(testEnv, own);
      }
    },
    isSpread: true,
  };
}
