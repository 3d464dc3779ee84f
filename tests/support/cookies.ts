const DAY = 24 * 60 * 60;

/** Every cookie that the product sets, with how long a browser keeps it, in seconds; null is until it is closed. One that is not here fails the tests. */
export const COOKIES: Record<string, number | null> = {
  "__Host-device": 400 * DAY,
  "__Host-flash": 60,
  "__Host-language": 365 * DAY,
  "__Host-page": null,
  "__Host-recovery": 60 * 60,
  "__Host-session": 7 * DAY,
  "__Host-sign-in": 10 * 60,
  "__Host-sign-up": 60 * 60,
  "__Host-welcomed": 30 * DAY,
  "__Host-work": 6 * 60,
};

/** What all of them have: a browser refuses a «__Host-» cookie for other hosts or paths, or over plain HTTP. */
const ATTRIBUTES = ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"];
const MOST_BYTES = 4096;

/** What is wrong with the cookies of an answer, one line each; nothing when each is one of ours and has its attributes. */
export function cookieFaults(headers: Headers): string[] {
  return headers.getSetCookie().flatMap((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    const name = pair.split("=")[0] ?? "";
    const longest = COOKIES[name];
    if (longest === undefined) return `${name} is not listed in tests/support/cookies.ts`;
    const kept = attributes.filter((attribute) => !/^(Max-Age|Expires)=/.test(attribute));
    const age = attributes.find((attribute) => attribute.startsWith("Max-Age="));
    return [
      kept.sort().join() === ATTRIBUTES.join() ? [] : `${name} has ${kept.join("; ")}`,
      age === (longest === null ? undefined : `Max-Age=${longest}`) || age === "Max-Age=0" ? [] : `${name} has ${age}`,
      pair.length < MOST_BYTES ? [] : `${name} has ${pair.length} bytes`,
    ].flat();
  });
}
