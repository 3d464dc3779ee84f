import { integer } from "drizzle-orm/sqlite-core";

/** Times are integers: milliseconds since 1970, UTC. */
export const time = (name: string) => integer(name, { mode: "number" });
