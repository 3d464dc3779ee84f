import type { Bindings } from "../env";

/** The region that was there first, and so the one that is meant where none is named. */
export const FIRST_REGION = 1;

/** Where a company lives: the region that has everything of it. */
export interface Home {
  region: number;
}

/** What a region has of its own. */
export type Stores = Pick<Bindings, "DB" | "LOGS" | "FILES" | "BACKUPS">;

/** What is bound for a region: `DB_2`, `LOGS_2`, `FILES_2` and, if it has backups, `BACKUPS_2`. Null if that is not all there. */
export function storesOf(env: Bindings, region: number): Stores | null {
  if (region === FIRST_REGION) return env;
  const [DB, LOGS, FILES] = [env[`DB_${region}`], env[`LOGS_${region}`], env[`FILES_${region}`]];
  return DB && LOGS && FILES ? { DB, LOGS, FILES, BACKUPS: env[`BACKUPS_${region}`] } : null;
}

/** The regions that are bound, without a gap in their numbers. */
export function listRegions(env: Bindings): number[] {
  const regions = [FIRST_REGION];
  while (storesOf(env, regions.length + 1)) regions.push(regions.length + 1);
  return regions;
}

/** The region whose turn it is to have its jobs run: each run of cron has one, so that the limits of a run are its own. */
export function regionAtTurn(env: Bindings, at: number): number {
  const regions = listRegions(env);
  return regions[Math.floor(at / 60_000) % regions.length] ?? FIRST_REGION;
}

/** A secret that says in which region it opens something. Those of the first region say nothing. */
export const withRegion = (region: number, secret: string) =>
  region === FIRST_REGION ? secret : `${region}.${secret}`;

/** Takes what `withRegion` returned apart. */
export function splitRegion(given: string): Home & { secret: string } {
  const [, region, secret] = /^([2-9]|[1-9]\d)\.(.*)$/.exec(given) ?? [];
  return secret === undefined ? { region: FIRST_REGION, secret: given } : { region: Number(region), secret };
}
