import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

/**
 * The number in E.164 form ("+27821234567"), or null when it is not a possible number of that country. A leading +
 * overrides the country.
 */
export function parseMobile(number: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return parsed?.isValid() ? parsed.number : null;
}

/** Formats an E.164 number for international readers: "+27 82 123 4567". Other text stays as it is. */
export function formatMobile(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/**
 * Splits a stored number for a form: its country, and the national format. `home` is the fallback when the number names
 * no country.
 */
export function mobileParts(number: string, home: CountryCode): { mobileCountry: CountryCode; mobile: string } {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country) return { mobileCountry: home, mobile: number };
  return { mobileCountry: parsed.country, mobile: parsed.formatNational() };
}

/** Countries with their calling codes, sorted by name in the given language. */
export function listCallingCodes(language: string): { value: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  return getCountries()
    .map((country) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
