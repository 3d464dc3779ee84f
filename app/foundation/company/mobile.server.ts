import type { CountryCode } from "libphonenumber-js";

/** What is known of all countries' numbers is large, and most requests show none. */
const numbers = () => import("~/foundation/company/phone-numbers.server");

/**
 * The number in E.164 form ("+27821234567"), or null when it is not a possible number of that country. A leading +
 * overrides the country.
 */
export async function parseMobile(number: string, country: string): Promise<string | null> {
  return (await numbers()).parseNumber(number, country);
}

/** Formats an E.164 number for international readers: "+27 82 123 4567". Other text stays as it is. */
export async function formatMobile(number: string): Promise<string> {
  return number && (await numbers()).formatNumber(number);
}

/**
 * Splits a stored number for a form: its country, and the national format. `home` is the fallback when the number names
 * no country.
 */
export async function mobileParts(
  number: string,
  home: CountryCode,
): Promise<{ mobileCountry: CountryCode; mobile: string }> {
  return number ? (await numbers()).numberParts(number, home) : { mobileCountry: home, mobile: "" };
}

/** Countries with their calling codes, sorted by name in the given language. */
export async function listCallingCodes(language: string): Promise<{ value: CountryCode; label: string }[]> {
  return (await numbers()).listCallingCodes(language);
}
