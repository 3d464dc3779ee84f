import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

/** The number in E.164 form («+27821234567»), or null when it is not a possible number of that country. A leading + overrides the country. */
export function parseMobile(number: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return parsed?.isValid() ? parsed.number : null;
}

/** Countries with their calling codes, by name in the reader's language. */
export function listCallingCodes(language: string): { value: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  return getCountries()
    .map((country) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
