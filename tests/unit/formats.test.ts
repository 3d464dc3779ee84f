import { expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { formatExactly, formatNumber } from "~/core/numbers";
import {
  formatMoment,
  longDate,
  momentOf,
  monthName,
  monthOfYear,
  shortDate,
  signedPercent,
  signedWhole,
  unsignedPercent,
} from "~/i18n/format";

it("months are named in each language, whichever language was used before", () => {
  const all = LANGUAGES.map((language) => [monthName(1, language), monthName(12, language)]);
  expect(all).toEqual([
    ["January", "December"],
    ["janvier", "décembre"],
    ["Januari", "Disember"],
  ]);
  expect(LANGUAGES.map((language) => monthOfYear("2026-04", language))).toEqual([
    "April 2026",
    "avril 2026",
    "April 2026",
  ]);
});

it("the first of a month is an ordinal in French, as people write it, and no other day is", () => {
  expect(LANGUAGES.map((language) => longDate("2026-12-01", language))).toEqual([
    "1 December 2026",
    "1er décembre 2026",
    "1 Disember 2026",
  ]);
  expect(shortDate("2026-12-01", "fr")).toBe("1er déc. 2026");
  expect(longDate("2026-12-11", "fr")).toBe("11 décembre 2026");
  expect(momentOf(Date.UTC(2026, 11, 1, 9), "fr")).toMatch(/^1er décembre 2026/);
  expect(formatMoment(Date.UTC(2026, 11, 1, 9), "fr", "UTC")).toMatch(/^1er déc\. 2026/);
});

it("figures are formatted in each language, with the requested decimals", () => {
  const said = [0, 1, 2].map((decimals) => LANGUAGES.map((language) => formatExactly(1234.5, decimals, language)));
  expect(said).toEqual([
    ["1,235", "1\u202f235", "1,235"],
    ["1,234.5", "1\u202f234,5", "1,234.5"],
    ["1,234.50", "1\u202f234,50", "1,234.50"],
  ]);
  expect(LANGUAGES.map((language) => formatNumber(0.1234567, language))).toEqual(["0.123457", "0,123457", "0.123457"]);
});

it("differences have a true minus, and can be said without their sign", () => {
  expect(LANGUAGES.map((language) => signedPercent(-0.116, language))).toEqual(["−11.6%", "−11,6\u00a0%", "−11.6%"]);
  expect([signedPercent(0.1, "en"), signedPercent(0, "en"), signedWhole(-3, "en")]).toEqual(["+10%", "0%", "−3"]);
  expect([-0.116, 0.116, 0].map((share) => unsignedPercent(share, "en"))).toEqual(["11.6%", "11.6%", "0%"]);
});
