import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

/** See `parseMobile`. */
export function parseNumber(number: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return parsed?.isValid() ? parsed.number : null;
}

/** See `formatMobile`. */
export function formatNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** See `mobileParts`. */
export function numberParts(number: string, home: CountryCode): { mobileCountry: CountryCode; mobile: string } {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country) return { mobileCountry: home, mobile: number };
  return { mobileCountry: parsed.country, mobile: parsed.formatNational() };
}

/** See `listCallingCodes` of `mobile.server.ts`. */
export function listCallingCodes(language: string): { value: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  return getCountries()
    .map((country) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
