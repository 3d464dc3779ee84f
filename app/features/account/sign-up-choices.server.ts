import { type Choice, listIndustries, listPlaces } from "~/features/reference/queries.server";
import type { Context } from "~/platform/context";
import { languageOf } from "./language.server";
import { listCallingCodes } from "./mobile.server";
import type { SignUpState } from "./sign-up-state.server";

/** Where a registration starts (specification, accounts 9). */
const HOME_COUNTRY = "ZA";

export interface SignUpChoices {
  callingCodes: { value: string; label: string }[];
  industries: Choice[];
  countries: Choice[];
  /** The country whose states are listed: the chosen one, else that of the mobile number. */
  country: string;
  states: Choice[];
  cities: string[];
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
  const none: Choice[] = [];
  const [industries, countries, states, cities] = await Promise.all([
    step === 2 ? listIndustries(ctx, language) : none,
    step === 3 ? listPlaces(ctx, "country", null, language) : none,
    step === 3 ? listPlaces(ctx, "state", country, language) : none,
    step === 3 && values.state ? listPlaces(ctx, "city", values.state, language) : none,
  ]);
  return {
    callingCodes: step === 1 ? listCallingCodes(language) : [],
    industries,
    countries,
    country,
    states,
    cities: cities.map((city) => city.name),
  };
}
