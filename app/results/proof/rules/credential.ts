import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Score } from "~/assessment/scoring/rules/scores";
import type { Kind } from "~/core/kinds/kind";
import type { Level } from "~/core/level";

/** The context of our own terms, a file of the installation. Another version gets another name. */
const CONTEXT_PATH = "/contexts/report-1.json";

/** How long a credential is valid from the day of submission: as long as the measures that a report commits to. */
const VALID_MONTHS = 18;

/** What a credential says about a report. Percentages follow from `correct` and `total`. */
export interface ReportSubject {
  type: "EsgReport";
  company: { name: string; registrationNumber: string; country: string };
  reportKind: Kind;
  period: { submitted: string; year?: number };
  questionnaire: { version: string; sha256: string };
  method: string;
  level: Level;
  scores: AttestedScore[];
  /** Points that were declared, and how many of their questions are backed by a document. */
  declared: number;
  evidenced: number;
  /** Tonnes of CO2e, each with the factors used to work them out; null if nothing was entered. */
  emissions?: { scope1: AttestedEmissions | null; scope2: AttestedEmissions | null };
  answersSha256: string;
  /** One for each supporting file, in order. */
  evidenceSha256: string[];
  approval?: { name: string; designation?: string; date: string };
}

export interface AttestedScore {
  subject: string;
  label: string;
  correct: number;
  total: number;
  level: Level;
}

export interface AttestedEmissions {
  tonnes: number;
  factors: string[];
}

/** A W3C Verifiable Credential 2.0 about a report, not yet signed. */
export interface ReportCredential {
  "@context": string[];
  id: string;
  type: ["VerifiableCredential", "EsgReportCredential"];
  issuer: string;
  validFrom: string;
  validUntil: string;
  credentialSubject: ReportSubject;
  credentialStatus: {
    id: string;
    type: "BitstringStatusListEntry";
    statusPurpose: "revocation";
    statusListIndex: string;
    statusListCredential: string;
  };
}

/** Where one bit says whether a credential was withdrawn: the month's list, and the place in it. */
export interface StatusPlace {
  list: string;
  index: number;
}

export interface Issuing {
  origin: string;
  issuer: string;
  code: string;
  status: StatusPlace;
  /** Milliseconds. */
  at: number;
  submittedAt: number;
}

/** An instant in the form of XML Schema, without fractions. */
export const instant = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "Z");

export function reportCredential(subject: ReportSubject, issuing: Issuing): ReportCredential {
  const { origin, issuer, code, status, at, submittedAt } = issuing;
  const list = statusListAddress(origin, status.list);
  return {
    "@context": [CREDENTIALS_CONTEXT, `${origin}${CONTEXT_PATH}`],
    id: `${origin}/verify?code=${code}`,
    type: ["VerifiableCredential", "EsgReportCredential"],
    issuer,
    validFrom: instant(at),
    validUntil: instant(monthsAfter(submittedAt, VALID_MONTHS)),
    credentialSubject: subject,
    credentialStatus: {
      id: `${list}#${status.index}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(status.index),
      statusListCredential: list,
    },
  };
}

export const CREDENTIALS_CONTEXT = "https://www.w3.org/ns/credentials/v2";
export const statusListAddress = (origin: string, list: string) => `${origin}/status/${list}`;

/** The answers as one value, in whatever order they were read: what each says, by question. */
export function attestedAnswers(answers: AnswerMap): Record<string, unknown> {
  return Object.fromEntries([...answers].flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));
}

/** Scores with the names of their subjects in English, for readers without the questionnaire. */
export function attestedScores(scores: readonly Score[], labels: ReadonlyMap<string, string>): AttestedScore[] {
  return scores.map(({ subject, correct, total, level }) => {
    return { subject, label: labels.get(subject) ?? subject, correct, total, level };
  });
}

/** A time a number of months later. A day that the month lacks runs over into the next month. */
function monthsAfter(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
