/** Ids of the grids that have their own factor; Malaysia has three. Every other country is one grid, identified by its ISO 3166-1 code. */
const PENINSULAR = "MY-peninsular";
const SABAH = "MY-sabah";
const SARAWAK = "MY-sarawak";
const SOUTH_AFRICA = "ZA";
export const GRIDS = [PENINSULAR, SABAH, SARAWAK, SOUTH_AFRICA] as const;

/** Malaysian states (ids from the list of places) that are not on the Peninsula's grid: Sabah, Labuan and Sarawak. */
const OTHER_GRIDS: Record<string, string> = { "2472": SABAH, "2464": SABAH, "2473": SARAWAK };

/** The grid at a company's location, from the ids of its country and state. */
export function gridOf({ countryId, stateId }: { countryId: string; stateId: string }): string {
  return countryId === "MY" ? (OTHER_GRIDS[stateId] ?? PENINSULAR) : countryId;
}

/** Whether the text is a valid grid id, whether or not a factor exists for it. */
export const isGrid = (region: string) => /^[A-Z]{2}$/.test(region) || GRIDS.some((grid) => grid === region);
