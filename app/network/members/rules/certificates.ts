import { dayAfter, daysBetween } from "../../../core/days/days";

/** A document expires soon if it does within so many days. */
export const SOON_DAYS = 60;

/** The parts of the list, that with most to do first. */
export const CERTIFICATE_LISTS = ["soon", "expired", "later"] as const;
export type CertificateList = (typeof CERTIFICATE_LISTS)[number];

/** The list that an address names; the first for any other word. */
export const toCertificateList = (name: string | null): CertificateList =>
  CERTIFICATE_LISTS.find((list) => list === name) ?? CERTIFICATE_LISTS[0];

/** The expiry dates of a list on a day, both included; null without a bound. A document is valid on its last day. */
export function datesOf(list: CertificateList, today: string): { first: string | null; last: string | null } {
  const soon = dayAfter(today, SOON_DAYS);
  switch (list) {
    case "expired":
      return { first: null, last: dayAfter(today, -1) };
    case "soon":
      return { first: today, last: soon };
    case "later":
      return { first: dayAfter(soon, 1), last: null };
  }
}

/** Days until a document expires; negative once it has, by as many days as it has been invalid. */
export const daysToExpiry = (expiresOn: string, today: string): number => daysBetween(today, expiresOn);
