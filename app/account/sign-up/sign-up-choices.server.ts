import { listCallingCodes } from "~/foundation/company/mobile.server";
import type { PlaceChoice } from "~/foundation/company/rules/place-choice";
import { languageOf } from "~/foundation/identity/language.server";
import { listIndustries, listPlaceChoices, type PlaceChoices } from "~/foundation/reference/queries.server";
import type { Context } from "~/platform/context";
import type { SignUpState } from "../password/sign-up-state.server";

/** The country that a registration starts with (specification, accounts 9). */
const HOME_COUNTRY = "ZA";

export interface SignUpChoices extends PlaceChoices {
  callingCodes: { value: string; label: string }[];
  /** The place that the lists are for: the chosen one, or the country of the mobile number. */
  place: PlaceChoice;
}

/** The lists that a step of the registration offers. */
export async function signUpChoices(
  ctx: Context,
  request: Request,
  step: 1 | 2 | 3,
  values: SignUpState,
): Promise<SignUpChoices> {
  const language = await languageOf(ctx, request);
  const country = values.country || values.mobileCountry || HOME_COUNTRY;
  const place = { country, state: values.state ?? "", city: values.city ?? "" };
  const none = { countries: [], states: [], cities: [], industries: [] };
  return {
    ...none,
    callingCodes: step === 1 ? listCallingCodes(language) : [],
    place,
    ...(step === 2 ? { industries: await listIndustries(ctx, language) } : {}),
    ...(step === 3 ? await listPlaceChoices(ctx, place, language) : {}),
  };
}
