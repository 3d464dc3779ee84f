import { dayIn, isDay } from "~/core/days/days";
import { LONGEST_NAME } from "~/foundation/identity/rules/names";

/** Largest picture of a signature, in bytes; one that is drawn takes some five thousand. */
export const MAX_SIGNATURE_BYTES = 2 * 1024 * 1024;
/** Characters of a name or a designation at most. */
export const APPROVER_LIMIT = LONGEST_NAME.person;

/** By whom a report is approved, as whoever approves it says; `date` is an ISO day. */
export interface Approval {
  name: string;
  designation: string;
  date: string;
}

/** The day it is where the company is, ISO: no approval is dated later (specification, results 5). */
export function latestApprovalDay(now: number, timeZone: string): string {
  return dayIn(now, timeZone);
}

export type ApprovalDayVerdict = { ok: true } | { ok: false; reason: "missing" | "invalid" | "future" };

/** Whether a report of a company in that time zone can have been approved on that day, by what a form or a caller gave. */
export function judgeApprovalDay(day: string, now: number, timeZone: string): ApprovalDayVerdict {
  if (day === "") return { ok: false, reason: "missing" };
  if (!isDay(day)) return { ok: false, reason: "invalid" };
  return day > latestApprovalDay(now, timeZone) ? { ok: false, reason: "future" } : { ok: true };
}

/** What a signature is put under. Whatever of it changes later, the report is no longer the one that was signed. */
export interface SignedReport {
  assessment: string;
  kind: string;
  questionnaire: string;
  company: { name: string; registrationNumber: string };
  /** The result as it is stored. */
  result: unknown;
  /** SHA-256 of each supporting file, hex. */
  evidence: string[];
  approval: Approval | null;
}

/** The same with nothing in it that depends on the order in which it was read. */
export function signedReport({ evidence, ...report }: SignedReport): SignedReport {
  return { ...report, evidence: [...evidence].sort() };
}
