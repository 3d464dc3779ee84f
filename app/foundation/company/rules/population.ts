import { EVERYBODY } from "~/core/scopes";

/**
 * The population whose statistics and lists a user sees, or null: an administrator of the network everybody's, one of a corporate company its members'.
 * Both see single companies in it, so nothing is hidden from them.
 */
export function populationOf(user: {
  isAdministrator: boolean;
  isCorporate: boolean;
  companyId: string;
}): string | null {
  if (user.isAdministrator) return EVERYBODY;
  return user.isCorporate ? user.companyId : null;
}

/** Whether a population is everybody's, of whom nobody has joined the reader's company by being in it. */
export const isWholePopulation = (population: string | null): boolean => population === EVERYBODY;

/**
 * Whether a user sees which company of its population gave which answer. The members of a corporate company have agreed that it reads what they submit;
 * the network's office, which sees everybody, is shown scores alone.
 */
export const maySeeWhoAnswered = (population: string): boolean => !isWholePopulation(population);
