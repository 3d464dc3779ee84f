import { describe, expect, it } from "vitest";
import { isWorthNoting, sessionEnd } from "~/foundation/identity/rules/session-limits";
import { formatMoment, placeName } from "~/i18n/format";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("a session", () => {
  it("ASVS 7.3.1 of a browser ends three days after its last request, an API client's after seven", () => {
    expect(sessionEnd("browser", 0, 2 * DAY)).toBe(5 * DAY);
    expect(sessionEnd("api", 0, 2 * DAY)).toBe(9 * DAY);
  });

  it("ASVS 7.3.2 of a browser ends after seven days in any case (accounts 9), an API client's after thirty", () => {
    expect(sessionEnd("browser", DAY, 7 * DAY)).toBe(8 * DAY);
    expect(sessionEnd("api", DAY, 30 * DAY)).toBe(31 * DAY);
  });

  it("records a request when the last recorded one is ten minutes ago", () => {
    expect(isWorthNoting(0, 10 * MINUTE - 1)).toBe(false);
    expect(isWorthNoting(0, 10 * MINUTE)).toBe(true);
  });
});

describe("the place and time of a session", () => {
  it.each([
    ["ZA", "Durban", "en", "Durban, South Africa"],
    ["ZA", "Durban", "fr", "Durban, Afrique du Sud"],
    ["ZA", "", "ms", "Afrika Selatan"],
    ["", "", "en", ""],
  ] as const)("for %s, %s in %s is '%s'", (country, city, language, words) => {
    expect(placeName(country, city, language)).toBe(words);
  });

  it("is shown in the reader's time zone", () => {
    const time = Date.UTC(2026, 10, 21, 22, 5);
    expect(formatMoment(time, "en", "UTC")).toBe("21 Nov 2026, 22:05 UTC");
    expect(formatMoment(time, "fr", "Africa/Johannesburg")).toBe("22 nov. 2026, 00:05 UTC+2");
  });
});
