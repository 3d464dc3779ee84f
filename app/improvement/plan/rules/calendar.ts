/** Something due on a day, as a calendar event. */
export interface DueEvent {
  /** The same in every copy, so that a newer copy replaces an older one. */
  uid: string;
  /** How often it has changed, and when last, in milliseconds. */
  sequence: number;
  changedAt: number;
  /** ISO date. */
  dueOn: string;
  summary: string;
  description: string;
  url: string;
}

const PRODUCT = "-//Kompas//Action plan//EN";
/** Octets of a line before it is broken (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** All-day events as an iCalendar file (RFC 5545). Libraries that write one weigh fifty times as much as this, and bundle size counts. */
export function writeCalendar(name: string, events: readonly DueEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${momentOf(event.changedAt)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART;VALUE=DATE:${event.dueOn.replaceAll("-", "")}`,
      `SUMMARY:${escapeText(event.summary)}`,
      ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
      `URL:${event.url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A time in milliseconds in the UTC form of RFC 5545, 3.3.5. */
const momentOf = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** RFC 5545, 3.3.11: a line break is the only control character that a text may contain. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Splits a line into short enough pieces, never within a character. Each piece but the first begins with a space. */
function fold(line: string): string {
  let [folded, octets] = ["", 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
