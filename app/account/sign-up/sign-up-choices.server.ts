import type { Language } from "~/core/language";
import { listCallingCodes } from "~/foundation/company/mobile.server";
import type { PlaceChoice } from "~/foundation/company/rules/place-choice";
import { languageOf } from "~/foundation/identity/language.server";
import { listIndustries, listPlaceChoices, type PlaceChoices } from "~/foundation/reference/queries.server";
import type { Context } from "~/platform/context";
import type { SignUpState } from "../password/sign-up-state.server";

/** The country that a registration starts with (specification, accounts 9), and the network's other country. */
const HOME_COUNTRY = "ZA";
const OTHER_COUNTRY = "MY";

/** The country that a visitor most likely registers from: what the browser's languages say, else the page's language, else the line. */
function likelyCountry(ctx: Context, request: Request, language: Language): string {
  const regions = (request.headers.get("Accept-Language") ?? "").matchAll(/-([A-Z]{2})\b/g);
  const known = [...regions]
    .map(([, region]) => region)
    .find((region) => region === HOME_COUNTRY || region === OTHER_COUNTRY);
  if (known) return known;
  return language === "ms" || ctx.edge().country === OTHER_COUNTRY ? OTHER_COUNTRY : HOME_COUNTRY;
}

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
  const country = values.country || values.mobileCountry || likelyCountry(ctx, request, language);
  const place = { country, state: values.state ?? "", city: values.city ?? "" };
  const none = { countries: [], states: [], cities: [], industries: [] };
  return {
    ...none,
    callingCodes: step === 1 ? await listCallingCodes(language) : [],
    place,
    ...(step === 2 ? { industries: await listIndustries(ctx, language) } : {}),
    ...(step === 3 ? await listPlaceChoices(ctx, place, language) : {}),
  };
}
