import { EVERYBODY } from "~/core/scopes";

/**
 * The population whose statistics and lists a user sees, or null. An administrator of the network sees everybody; a
 * user of a corporate company sees its members. Both see the individual companies, so nothing is hidden from them.
 */
export function populationOf(user: {
  isAdministrator: boolean;
  isCorporate: boolean;
  companyId: string;
}): string | null {
  if (user.isAdministrator) return EVERYBODY;
  return user.isCorporate ? user.companyId : null;
}

/** Whether a population is everybody. Its companies have not joined the user's company by being in it. */
export const isWholePopulation = (population: string | null): boolean => population === EVERYBODY;

/**
 * Whether a user sees which company in the population gave which answer. Members of a corporate company have agreed
 * that it reads what they submit. The network's office sees everybody, but only their scores.
 */
export const maySeeWhoAnswered = (population: string): boolean => !isWholePopulation(population);
