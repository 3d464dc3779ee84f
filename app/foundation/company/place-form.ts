import { type PlaceChoice, settlePlace } from "~/foundation/company/rules/place-choice";

/** What the button of `PlaceFields` says, which brings the lists up to date. */
export const UPDATE_PLACES = "places";

/**
 * The place of a form that `PlaceFields` drew, settled in the form itself: state and city go with a country that is no longer the
 * one they were shown for. A form that does not say what was shown stays as it is.
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
