export interface PlaceChoice {
  country: string;
  state: string;
  city: string;
}

/**
 * Clears the parts of a chosen place that no longer fit. A changed country clears state and city; a changed state
 * clears the city (specification, accounts 4). A newly typed city stays when the form is submitted, because it may
 * belong to the new place. When the form only reloads its lists (`isUpdate`), it belongs to the former place and is
 * cleared.
 */
export function settlePlace(chosen: PlaceChoice, shown: PlaceChoice, isUpdate = false): PlaceChoice {
  const isElsewhere = chosen.country !== shown.country;
  // Choosing a state for the first time is no change.
  const isMoved = isElsewhere || (shown.state !== "" && chosen.state !== shown.state);
  const { country, state, city } = chosen;
  const losesCity = isMoved && (isUpdate || city === shown.city);
  return { country, state: isElsewhere ? "" : state, city: losesCity ? "" : city };
}
