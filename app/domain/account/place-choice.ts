export interface PlaceChoice {
  country: string;
  state: string;
  city: string;
}

/**
 * What is left of a chosen place: another country than the one on show clears state and city, another state clears the city
 * that was on show with the former one (specification, accounts 4). A city that was typed anew stays.
 */
export function settlePlace(chosen: PlaceChoice, shown: PlaceChoice): PlaceChoice {
  if (chosen.country !== shown.country) return { country: chosen.country, state: "", city: "" };
  if (chosen.state !== shown.state && chosen.city === shown.city) return { ...chosen, city: "" };
  return chosen;
}
