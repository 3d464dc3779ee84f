export interface PlaceChoice {
  country: string;
  state: string;
  city: string;
}

/**
 * What is left of a chosen place: another country than the one on show clears state and city, another state clears the city
 * (specification, accounts 4). A city that was typed anew along with them stays.
 */
export function settlePlace(chosen: PlaceChoice, shown: PlaceChoice): PlaceChoice {
  const isElsewhere = chosen.country !== shown.country;
  if (!isElsewhere && chosen.state === shown.state) return chosen;
  const { country, state, city } = chosen;
  return { country, state: isElsewhere ? "" : state, city: city === shown.city ? "" : city };
}
