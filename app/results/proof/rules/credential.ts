import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Score } from "~/assessment/scoring/rules/scores";
import type { Kind } from "~/core/kinds/kind";
import type { Level } from "~/core/level";

/** The context of our own terms, a file under the installation; another version gets another name. */
const CONTEXT_PATH = "/contexts/report-1.json";

/** How long what was issued is good for from the day of submission: as long as the measures that a report commits to. */
const VALID_MONTHS = 18;

/** What a credential says of a report. Percentages follow from correct and total. */
export interface ReportSubject {
  type: "EsgReport";
  company: { name: string; registrationNumber: string; country: string };
  reportKind: Kind;
  period: { submitted: string; year?: number };
  questionnaire: { version: string; sha256: string };
  method: string;
  level: Level;
  scores: SaidScore[];
  /** Points that were declared, and the questions among them that a document stands behind. */
  declared: number;
  evidenced: number;
  /** Tonnes of CO2e, each with the factors they were worked out with; null where nothing was entered. */
  emissions?: { scope1: SaidEmissions | null; scope2: SaidEmissions | null };
  answersSha256: string;
  /** Of each supporting file, in order. */
  evidenceSha256: string[];
  approval?: { name: string; designation?: string; date: string };
}

export interface SaidScore {
  subject: string;
  label: string;
  correct: number;
  total: number;
  level: Level;
}

export interface SaidEmissions {
  tonnes: number;
  factors: string[];
}

/** A W3C Verifiable Credential 2.0 about a report, as yet unsigned. */
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

/** Where one bit says whether a credential was withdrawn: the month's list and its place there. */
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

/** An instant as XML Schema writes it, without fractions. */
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

/** The answers as one value whatever order they were read in: by question, what each says. */
export function saidAnswers(answers: AnswerMap): Record<string, unknown> {
  return Object.fromEntries([...answers].flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));
}

/** Scores with what their subject is called, in English, for whoever has no questionnaire at hand. */
export function saidScores(scores: readonly Score[], labels: ReadonlyMap<string, string>): SaidScore[] {
  return scores.map(({ subject, correct, total, level }) => {
    return { subject, label: labels.get(subject) ?? subject, correct, total, level };
  });
}

/** A time so many months later; a day that the month lacks is the first of the next. */
function monthsAfter(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
