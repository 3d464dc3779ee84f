import type { Translated } from "../../../core/language";
import { isAlwaysOn, isNotificationType, type Preference, reaches } from "./policy";
import type { Channel, NotificationType } from "./types";

/** The cause of what an administrator tells many people. Its words and its type are the announcement's own. */
export const ANNOUNCEMENT = "announcement";

/**
 * The types that an announcement may have, in the specification's order (accounts 9): an administrator's, or that of a new version of the terms or the
 * privacy policy, which the job `legal-updates` writes. A date that the law sets is told here too; one that a company sets has causes of its own.
 */
export const ANNOUNCED_TYPES = [
  "SYSTEM_MAINTENANCE",
  "SERVICE_UPDATE",
  "TECHNICAL_ISSUE",
  "NEW_FEATURE",
  "PERFORMANCE_ALERT",
  "POLICY_UPDATE",
  "COMPLIANCE_DEADLINE",
  "REGULATORY_UPDATE",
  "PRIVACY_UPDATE",
  "FEEDBACK_REQUEST",
  "SURVEY_INVITATION",
  "NEWSLETTER",
] as const satisfies readonly NotificationType[];

/** Whose people an announcement is for: of every company, of those with an access code, of those that joined one. */
export const AUDIENCE_COMPANIES = ["all", "corporate", "members"] as const;

/** Whom an announcement is for; every part that is given must fit. */
export interface Audience {
  companies: (typeof AUDIENCE_COMPANIES)[number];
  countryId?: string;
  industryId?: string;
  language?: string;
}

/** Characters at most. */
export const ANNOUNCEMENT_LENGTH = { title: 120, body: 4000 };

export interface AnnouncementText {
  title: string;
  body: string;
}
export type AnnouncementTexts = Translated<AnnouncementText>;

/** Whether an announcement of a stored type goes out by a channel, given the preference for that type, if there is one. */
export function announcementGoesOut(type: string, channel: Channel, preference: Preference | null): boolean {
  return isNotificationType(type) && !isAlwaysOn(type) && reaches(type, channel, preference);
}

/** A stretch of text, or of a link whose text is its address. */
export interface TextPart {
  text: string;
  href?: string;
}
/** A line is its parts; a paragraph is its lines. */
export type Paragraph = TextPart[][];

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/g;
/** What stands after an address rather than in it. */
const TRAILING = /[.,;:!?'’)\]}…]+$/;

/** A plain text as paragraphs, which blank lines part, with the web addresses in it told apart. */
export function paragraphsOf(body: string): Paragraph[] {
  return body
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => paragraph.split("\n").map(partsOf));
}

function partsOf(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (text: string) => {
    if (text !== "") parts.push({ text });
  };
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const href = found.replace(TRAILING, "");
    if (!URL.canParse(href)) continue;
    add(line.slice(end, index));
    parts.push({ text: href, href });
    end = index + href.length;
  }
  add(line.slice(end));
  return parts;
}

const EXCERPT_LENGTH = 220;

/** The beginning of a text on one line, for lists; whole words, at most 220 characters. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${end > EXCERPT_LENGTH / 2 ? cut.slice(0, end) : cut}…`;
}
