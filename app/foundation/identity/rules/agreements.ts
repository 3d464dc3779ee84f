import { pagePath } from "../../../core/addresses/assessment";
import { AGREED, type AgreedDocument, type Agreement } from "../../../core/agreement";
import { KINDS_OF_ASSESSMENTS } from "../../../core/kinds/kind";
import type { Translated } from "../../../core/language";

/** A version of a document. Its number is its place, from 1. */
export interface LegalVersion {
  /** From which day on it holds, ISO 8601. */
  from: string;
  /** What is different from the one before. */
  changes: Translated;
  /** It changes what people have agreed to, so that owners are asked again; else it is only told. */
  asks: boolean;
}
export type AgreedVersions = Readonly<Record<AgreedDocument, readonly Pick<LegalVersion, "from" | "asks">[]>>;

/** Who agrees: what is on record of them, and when their account was made. */
interface Agreeing {
  role: "owner" | "contributor" | "viewer";
  agreements: readonly Agreement[];
  createdAt: number;
}

/** What an owner has still to agree to. */
export interface Owed {
  /** Each as the newest version says it; `agreed` is the version that holds for them so far. */
  documents: { document: AgreedDocument; agreed: number; version: number }[];
  /** Until then they may put it off; from then on writing waits. */
  from: number;
}

/** What everybody agrees to who makes an account now: the newest version of each document, also one whose day is still to come. */
export function agreementsAt(versions: AgreedVersions, at: number): Agreement[] {
  return AGREED.map((document) => ({ document, version: versions[document].length, at }));
}

/** The version of a document that somebody has agreed to; of whom nothing is on record, the one that held when they made their account. */
function agreedVersion(
  versions: AgreedVersions,
  document: AgreedDocument,
  { agreements, createdAt }: Agreeing,
): number {
  const recorded = agreements.filter((each) => each.document === document).map(({ version }) => version);
  const held = versions[document].findLastIndex(({ from }) => Date.parse(from) <= createdAt) + 1;
  return Math.max(...(recorded.length > 0 ? recorded : [held, 1]));
}

/** What somebody has to agree to before they go on, or null. Only owners speak for their company; colleagues are told. */
export function owedBy(versions: AgreedVersions, somebody: Agreeing): Owed | null {
  if (somebody.role !== "owner") return null;
  const asking = AGREED.flatMap((document) => {
    const agreed = agreedVersion(versions, document, somebody);
    const days = versions[document].slice(agreed).flatMap(({ from, asks }) => (asks ? [Date.parse(from)] : []));
    return days.length > 0 ? [{ document, agreed, version: versions[document].length, days }] : [];
  });
  if (asking.length === 0) return null;
  const documents = asking.map(({ days: _, ...each }) => each);
  return { documents, from: Math.min(...asking.flatMap(({ days }) => days)) };
}

/** Whether writing waits until somebody has agreed. */
export const isAgreementDue = (owed: Owed | null, now: number): boolean => owed !== null && now >= owed.from;

/**
 * Where whoever has not agreed may send something all the same: to agree, to ask, to look after their own account, to take back what they share,
 * to take their data and leave. An address covers those below it, unless it ends here. The last one reads a file.
 */
const OPEN = [
  "/agreements",
  "/logout",
  "/language",
  "/support",
  "/notifications",
  "/admin",
  "/user/profile",
  "/user/privacy",
  "/user/security",
  "/user/sharing",
  ...KINDS_OF_ASSESSMENTS.map((kind) => `${pagePath(kind, "results")}/:id/share$`),
  "/api/auth",
  "/api/notifications",
  "/api/users/:id$",
  "/api/users/upload/:id$",
  "/api/assessments/regular/documents$",
].map((path) => new RegExp(`^${path.replaceAll(":id", "[^/]+")}${path.endsWith("$") ? "" : "(/|$)"}`));

/** Whether a request only reads, or is one that waits for no agreement. */
export function needsNoAgreement(method: string, path: string): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method) || OPEN.some((open) => open.test(path));
}
