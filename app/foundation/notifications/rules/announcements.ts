import { KINDS_OF_ASSESSMENTS } from "../../../core/kinds/kind";
import { fieldIn, inEveryLanguage, LANGUAGES, type Language, type Translated } from "../../../core/language";
import { STANDINGS } from "../../../core/level";
import { isAlwaysOn, isNotificationType, type Preference, reaches } from "./policy";
import type { Channel, NotificationType } from "./types";

/** The cause of an administrator's message to many people. Its text and type are the announcement's own. */
export const ANNOUNCEMENT = "announcement";

/**
 * The types that an announcement may have, in the specification's order (accounts 9). It comes from an administrator,
 * or from the job `legal-updates` for a new version of the terms or the privacy policy. A legal deadline is announced
 * here too, and an issue that concerns everybody; a company's own deadline, and its own system that does not answer, have causes of their own.
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

/** Which companies' people receive an announcement: all, those with an access code, or those that have joined one. */
export const AUDIENCE_COMPANIES = ["all", "corporate", "members"] as const;

/** A kind of assessment with how far a company is, as forms and stored audiences name them. */
export const AUDIENCE_PROGRESS = KINDS_OF_ASSESSMENTS.flatMap((kind) =>
  STANDINGS.map((standing) => `${kind}.${standing}` as const),
);

/** The two parts of an audience's progress; null for a text that is none. */
export function partsOfProgress(progress: string | undefined) {
  for (const kind of KINDS_OF_ASSESSMENTS)
    for (const standing of STANDINGS) if (progress === `${kind}.${standing}`) return { kind, standing };
  return null;
}

/** Who receives an announcement. Every given part must match. */
export interface Audience {
  companies: (typeof AUDIENCE_COMPANIES)[number];
  countryId?: string;
  industryId?: string;
  language?: string;
  progress?: string;
}

/** Maximum length in characters. */
export const ANNOUNCEMENT_LENGTH = { title: 120, body: 4000 };

export interface AnnouncementText {
  title: string;
  body: string;
}
export type AnnouncementTexts = Translated<AnnouncementText>;

/**
 * The titles as the data of its notices has them, one for each language. What it says besides is read where it is shown: announcements and
 * notices are in different databases, and the bell shows titles alone.
 */
export function titlesOf(texts: AnnouncementTexts): Record<string, string> {
  const said = inEveryLanguage(texts);
  return Object.fromEntries(LANGUAGES.map((language) => [fieldIn("title", language), said[language].title]));
}

/** The title in the data of an announcement's notice; undefined if it has none. */
export const titleIn = (data: Record<string, string>, language: Language): string | undefined =>
  data[fieldIn("title", language)];

/** Whether an announcement of a stored type goes out by a channel, given the user's preference for that type, if any. */
export function announcementGoesOut(type: string, channel: Channel, preference: Preference | null): boolean {
  return isNotificationType(type) && !isAlwaysOn(type) && reaches(type, channel, preference);
}

/** A piece of text, or a link whose text is its address. */
export interface TextPart {
  text: string;
  href?: string;
}
/** A paragraph is a list of lines. A line is a list of parts. */
export type Paragraph = TextPart[][];

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/g;
/** Punctuation that follows an address and is not part of it. */
const TRAILING = /[.,;:!?'’)\]}…]+$/;

/** Splits plain text into paragraphs at blank lines, and marks the web addresses in it. */
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

/** The beginning of a text on one line, for lists: whole words, at most 220 characters. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${end > EXCERPT_LENGTH / 2 ? cut.slice(0, end) : cut}…`;
}
