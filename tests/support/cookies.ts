const DAY = 24 * 60 * 60;

/**
 * Every cookie that the product sets and how long a browser keeps it, in seconds; null means until the browser closes. Any other cookie
 * fails the tests.
 */
export const COOKIES: Record<string, number | null | { atMost: number }> = {
  "__Host-company-sign-in": 10 * 60,
  "__Host-device": 400 * DAY,
  "__Host-flash": 60,
  "__Host-kept": 400 * DAY,
  "__Host-language": 365 * DAY,
  "__Host-page": null,
  "__Host-ready": 60,
  "__Host-recovery": 60 * 60,
  "__Host-session": 7 * DAY,
  "__Host-sign-in": 10 * 60,
  "__Host-sign-up": 60 * 60,
  "__Host-work": 6 * 60,
  // As long as the link is valid.
  "__Secure-shared": { atMost: 367 * DAY },
};

/** The attributes of all cookies. A browser refuses a "__Host-" cookie for other hosts or paths, or over plain HTTP. */
const ATTRIBUTES = ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"];
/** The exception: this cookie applies to one report link only, so it is limited to that path. */
const OF_LINK = /^__Secure-shared=.*; Path=\/shared\/[\w-]{72}(?:;|$)/;
const MAX_BYTES = 4096;

/** Describes what is wrong with the cookies of a response, one line each. Empty if every cookie is ours and has its attributes. */
export function cookieFaults(headers: Headers): string[] {
  return headers.getSetCookie().flatMap((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    const name = pair.split("=")[0] ?? "";
    const longest = COOKIES[name];
    if (longest === undefined) return `${name} is not listed in tests/support/cookies.ts`;
    const kept = attributes
      .filter((attribute) => !/^(Max-Age|Expires)=/.test(attribute))
      .map((attribute) => (OF_LINK.test(header) && attribute.startsWith("Path=") ? "Path=/" : attribute));
    const age = attributes.find((attribute) => attribute.startsWith("Max-Age="));
    return [
      kept.sort().join() === ATTRIBUTES.join() && name.startsWith("__Secure-") === OF_LINK.test(header)
        ? []
        : `${name} has ${kept.join("; ")}`,
      isAge(age, longest) || age === "Max-Age=0" ? [] : `${name} has ${age}`,
      pair.length < MAX_BYTES ? [] : `${name} has ${pair.length} bytes`,
    ].flat();
  });
}

function isAge(age: string | undefined, longest: (typeof COOKIES)[string]): boolean {
  if (longest === null || longest === undefined) return age === undefined;
  if (typeof longest === "number") return age === `Max-Age=${longest}`;
  const seconds = Number(age?.split("=")[1]);
  return seconds > 0 && seconds <= longest.atMost;
}
