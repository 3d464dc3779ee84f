/** The grids that have a factor of their own, by id: Malaysia has three. Every other country is one grid, by its ISO 3166-1 code. */
const PENINSULAR = "MY-peninsular";
const SABAH = "MY-sabah";
const SARAWAK = "MY-sarawak";
const SOUTH_AFRICA = "ZA";
export const GRIDS = [PENINSULAR, SABAH, SARAWAK, SOUTH_AFRICA] as const;

/** Malaysian states (ids of the list of places) that the Peninsula's grid does not reach: Sabah, Labuan and Sarawak. */
const OTHER_GRIDS: Record<string, string> = { "2472": SABAH, "2464": SABAH, "2473": SARAWAK };

/** The grid that a company's place is on, by the ids of its country and state. */
export function gridOf({ countryId, stateId }: { countryId: string; stateId: string }): string {
  return countryId === "MY" ? (OTHER_GRIDS[stateId] ?? PENINSULAR) : countryId;
}

/** Whether something names a grid, be there a factor for it or not. */
export const isGrid = (region: string) => /^[A-Z]{2}$/.test(region) || GRIDS.some((grid) => grid === region);
