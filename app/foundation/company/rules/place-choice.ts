export interface PlaceChoice {
  country: string;
  state: string;
  city: string;
}

/**
 * What is left of a chosen place: another country than the one on show clears state and city, another state clears the city
 * (specification, accounts 4). A city that was typed anew stays where it is sent along with them, as it may be of the new place; where the
 * form only comes back with other lists (`isUpdate`) it is of the former one.
 */
export function settlePlace(chosen: PlaceChoice, shown: PlaceChoice, isUpdate = false): PlaceChoice {
  const isElsewhere = chosen.country !== shown.country;
  // The first state of all is no change of one.
  const isMoved = isElsewhere || (shown.state !== "" && chosen.state !== shown.state);
  const { country, state, city } = chosen;
  const losesCity = isMoved && (isUpdate || city === shown.city);
  return { country, state: isElsewhere ? "" : state, city: losesCity ? "" : city };
}
