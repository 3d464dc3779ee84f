import { clockIn, dayIn, UTC } from "~/core/days/days";
import { type Language, SPOKEN } from "~/core/language";
import { remember } from "~/core/remember";

/** A formatter costs more to create than to use, so each language caches its own. */
const perLanguage = <T>(make: (locale: string) => T) => {
  const made = new Map<Language, T>();
  return (language: Language): T => {
    const known = made.get(language) ?? make(SPOKEN[language].notation);
    made.set(language, known);
    return known;
  };
};

/** Days, minutes and countries in words that each language caches; formatting one takes as long as rendering a dozen elements of a page. */
const KEPT = 1_000;
/** The time zones of readers whose clock each language caches. */
const ZONES = 20;

const whole = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
const exact = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 }));
const signed = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }),
);
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const regions = perLanguage((locale) => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return remember(KEPT, (country) => names.of(country));
});

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A number in the reader's notation: "10,000". */
export function wholeNumber(value: number, language: Language): string {
  return numbers(language).format(value);
}

/** The thousands separator and the decimal mark of a language's notation. */
const marks = perLanguage((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const markOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { group: markOf("group"), decimal: markOf("decimal") };
});

/** Reads back a figure that the functions here wrote in a language: the number, or the percentage; null for any other text. */
export function readFigure(
  text: string,
  language: Language,
): { number: number; isPercent: boolean; decimals: number } | null {
  const { group, decimal } = marks(language);
  const plain = text.replaceAll(group, "").replace(decimal, ".");
  const [, written, fraction = "", percent = ""] = /^(-?\d+(?:\.(\d+))?)(\s?%)?$/.exec(plain) ?? [];
  if (written === undefined) return null;
  return { number: Number(written), isPercent: percent !== "", decimals: fraction.length };
}

const decimals = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** A number with at most two decimals in the reader's notation: "1,234.5". */
export function decimalNumber(value: number, language: Language): string {
  return decimals(language).format(value);
}

const exactly = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));

/** A number with all its decimals in the reader's notation: "0.000020625". */
export function exactNumber(value: number, language: Language): string {
  return exactly(language).format(value);
}

/** Hundredths of a percent as a whole percent in the reader's notation: 5375 is "54%". */
export function wholePercent(score: number, language: Language): string {
  return whole(language).format(score / 10_000);
}

/** Hundredths of a percent with both decimals in the reader's notation: 5375 is "53.75%". */
export function exactPercent(score: number, language: Language): string {
  return exact(language).format(score / 10_000);
}

const withMinus = (figure: string) => figure.replace("-", "−");

/** A relative change in percent, with its sign and at most one decimal: -0.1046 is "−10.5%". */
export function signedPercent(share: number, language: Language): string {
  return withMinus(signed(language).format(share));
}

/** The size of a relative change in percent, without its sign: -0.1046 is "10.5%". */
export function unsignedPercent(share: number, language: Language): string {
  return signed(language).format(Math.abs(share)).replace("+", "");
}

const signedNumbers = perLanguage((locale) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }));

/** A difference in whole numbers, with its sign: "+12". */
export function signedWhole(difference: number, language: Language): string {
  return withMinus(signedNumbers(language).format(difference));
}

/** A difference with at most two decimals, with its sign: "+1.12". */
export const signedNumber = (difference: number, language: Language): string =>
  signedWhole(Math.round(difference * 100) / 100, language);

/** Names as one phrase: "Water and Waste". */
export function joinNames(names: string[], language: Language): string {
  return lists(language).format(names);
}

/** An ISO day as DD-MM-YYYY, which files and the report have (specification, results 9). Pages write days in words. */
export function formatDay(day: string): string {
  return day.split("-").reverse().join("-");
}

/** A moment to the minute in a time zone, as exported tables show it: "21-11-2026, 03:45pm" (specification, results 9). */
export function formatTime(moment: number, timeZone: string): string {
  const [, hours = 0, minutes] = /T(\d+):(\d+)/.exec(new Date(clockIn(moment, timeZone)).toISOString()) ?? [];
  const hour = String(Number(hours) % 12 || 12).padStart(2, "0");
  return `${formatDay(dayIn(moment, timeZone))}, ${hour}:${minutes}${Number(hours) < 12 ? "am" : "pm"}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** French writes the first of a month as an ordinal, which Intl does not: "1er décembre 2026". */
const withOrdinal = (date: string, locale: string) => (locale.startsWith("fr") ? date.replace(/^1(?= )/, "1er") : date);

const daysIn = (dateStyle: "long" | "medium") =>
  perLanguage((locale) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
    return remember(KEPT, (day) => withOrdinal(format.format(Date.parse(day)), locale));
  });
const days = daysIn("long");
const shortDays = daysIn("medium");
const minutes = perLanguage((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return remember(KEPT, (minute) => withOrdinal(format.format(Number(minute) * MINUTE), locale));
});

/** An ISO day in words: "21 November 2026". */
export function longDate(day: string, language: Language): string {
  return days(language)(day);
}

/** An ISO day in words for a row, a column or a subject: "21 Nov 2026". */
export function shortDate(day: string, language: Language): string {
  return shortDays(language)(day);
}

/** The reader of a day: the language it is written in, and the time zone it is in. */
export interface Reader {
  language: Language;
  timeZone: string;
}

/** The day of a moment in the reader's time zone, in words: "21 November 2026". */
export function dateOf(moment: number, { language, timeZone }: Reader): string {
  return longDate(dayIn(moment, timeZone), language);
}

/** The day of a moment in the reader's time zone, for a row or a column: "21 Nov 2026". */
export function shortDateOf(moment: number, { language, timeZone }: Reader): string {
  return shortDate(dayIn(moment, timeZone), language);
}

/** A time in milliseconds, to the minute, in words: "21 November 2026 at 12:03 UTC". */
export function momentOf(time: number, language: Language): string {
  return minutes(language)(String(Math.floor(time / MINUTE)));
}

/** Where the edge located a user: "Johannesburg, South Africa", the country alone, or nothing. */
export function placeName(country: string, city: string, language: Language): string {
  const name = country ? (regions(language)(country) ?? country) : "";
  return [city, name].filter(Boolean).join(", ");
}

const relative = perLanguage((locale) => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return remember(KEPT, (asked) => {
    const [count, unit] = asked.split(" ");
    return format.format(Number(count), unit as Intl.RelativeTimeFormatUnit);
  });
});

/** A past time as time gone by, "2 hours ago", or as its day in the reader's time zone once a week has passed. */
export function timeAgo(time: number, now: number, reader: Reader): string {
  const { language } = reader;
  const gone = Math.max(0, now - time);
  if (gone >= 7 * DAY) return dateOf(time, reader);
  if (gone < MINUTE) return relative(language)("0 second");
  const [unit, size] =
    gone < HOUR ? (["minute", MINUTE] as const) : gone < DAY ? (["hour", HOUR] as const) : (["day", DAY] as const);
  return relative(language)(`${-Math.floor(gone / size)} ${unit}`);
}

/** A wait in seconds as time to come, rounded up: "in 45 seconds", "in 3 hours". */
export function timeAhead(seconds: number, language: Language): string {
  const [unit, size] =
    seconds < 60 ? (["second", 1] as const) : seconds < 7200 ? (["minute", 60] as const) : (["hour", 3600] as const);
  return relative(language)(`${Math.ceil(seconds / size)} ${unit}`);
}

const moments = perLanguage((locale) => {
  const parts = { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  const clockOf = remember(
    ZONES,
    (timeZone) => new Intl.DateTimeFormat(locale, { ...parts, hourCycle: "h23", timeZoneName: "short", timeZone }),
  );
  return remember(KEPT, (asked) => {
    const [minute, timeZone = UTC] = asked.split(" ");
    return withOrdinal(clockOf(timeZone).format(Number(minute) * MINUTE), locale);
  });
});

/** A time in milliseconds as the date and time in a time zone: "21 Nov 2026, 14:04 UTC+2". */
export function formatMoment(time: number, language: Language, timeZone: string): string {
  return moments(language)(`${Math.floor(time / MINUTE)} ${timeZone}`);
}

const sizesIn = (unit: "megabyte" | "kilobyte", maximumFractionDigits: number) =>
  perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits }),
  );
const megabytes = sizesIn("megabyte", 2);
const kilobytes = sizesIn("kilobyte", 0);

/** A number of bytes in MB (specification, accounts 5), "2.34 MB", or in whole kB below a tenth of one: "23 kB". */
export function fileSize(bytes: number, language: Language): string {
  if (bytes >= 100_000) return megabytes(language).format(bytes / 1_000_000);
  return kilobytes(language).format(Math.ceil(bytes / 1_000));
}

const months = perLanguage((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
});

/** A month's name, from 1 for January. */
export function monthName(month: number, language: Language): string {
  return months(language)[month - 1] ?? "";
}

const shortMonths = perLanguage((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
});

/** The same where there is little room: "Sep". */
export function shortMonthName(month: number, language: Language): string {
  return shortMonths(language)[month - 1] ?? "";
}

const monthsOfYears = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** A month such as "2026-04" in words: "April 2026". */
export function monthOfYear(month: string, language: Language): string {
  return monthsOfYears(language).format(new Date(`${month}-01T00:00:00Z`));
}
