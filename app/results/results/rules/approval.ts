import { dayIn, isDay } from "~/core/days/days";
import { LONGEST_NAME } from "~/foundation/identity/rules/names";

/** Largest picture of a signature, in bytes; a drawn one takes about five thousand. */
export const MAX_SIGNATURE_BYTES = 2 * 1024 * 1024;
/** The most characters of a name or a designation. */
export const APPROVER_LIMIT = LONGEST_NAME.person;

/** Who approves a report, as the approver states it; `date` is an ISO day. */
export interface Approval {
  name: string;
  designation: string;
  date: string;
}

/** Today in the company's time zone, ISO: no approval is dated later (specification, results 5). */
export function latestApprovalDay(now: number, timeZone: string): string {
  return dayIn(now, timeZone);
}

export type ApprovalDayVerdict = { ok: true } | { ok: false; reason: "missing" | "invalid" | "future" };

/** Whether a report of a company in that time zone can have been approved on the day that a form or a caller gave. */
export function judgeApprovalDay(day: string, now: number, timeZone: string): ApprovalDayVerdict {
  if (day === "") return { ok: false, reason: "missing" };
  if (!isDay(day)) return { ok: false, reason: "invalid" };
  return day > latestApprovalDay(now, timeZone) ? { ok: false, reason: "future" } : { ok: true };
}

/** An owner's press by which a readiness report was approved before a statement was asked for. Its name is null once the account is erased. */
export interface PressedApproval {
  name: string | null;
  /** Milliseconds. */
  at: number;
}

/** What any report shows as its approval: what its owner stated last, else the press, which has no designation. */
export function shownApproval(
  stated: Approval | null,
  pressed: PressedApproval | null,
  timeZone: string,
): (Omit<Approval, "name"> & { name: string | null }) | null {
  if (stated) return stated;
  return pressed && { name: pressed.name, designation: "", date: dayIn(pressed.at, timeZone) };
}

/** What the form of any report begins with: the former statement, else the owner and today. */
export function proposedApproval(
  stated: Approval | null,
  owner: { username: string; designation: string | null } | null,
  now: number,
  timeZone: string,
): Approval {
  const date = latestApprovalDay(now, timeZone);
  return stated ?? { name: owner?.username ?? "", designation: owner?.designation ?? "", date };
}

/** What a signature covers. If any of it changes later, the report is no longer the one that was signed. */
export interface SignedReport {
  assessment: string;
  kind: string;
  questionnaire: string;
  company: { name: string; registrationNumber: string };
  /** The stored result. */
  result: unknown;
  /** SHA-256 of each supporting file, hex. */
  evidence: string[];
  approval: Approval | null;
}

/** The same, independent of the order in which it was read. */
export function signedReport({ evidence, ...report }: SignedReport): SignedReport {
  return { ...report, evidence: [...evidence].sort() };
}
