import { type PlaceChoice, settlePlace } from "~/foundation/company/rules/place-choice";

/** Value of the button in `PlaceFields` that updates the lists. */
export const UPDATE_PLACES = "places";

/**
 * Settles the place of a form that `PlaceFields` rendered, in the form itself: state and city are cleared when the
 * country has changed. A form that does not say what it showed stays as it is.
 */
export function settlePlaceFields(form: FormData): PlaceChoice {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 120);
  const chosen = { country: text("country"), state: text("state"), city: text("city").trim() };
  if (!form.has("shownCountry")) return chosen;
  const shown = { country: text("shownCountry"), state: text("shownState"), city: text("shownCity") };
  const place = settlePlace(chosen, shown, form.get("intent") === UPDATE_PLACES);
  for (const [name, value] of Object.entries(place)) form.set(name, value);
  return place;
}
