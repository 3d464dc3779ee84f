import { pagePath } from "../../../core/addresses/assessment";
import { AGREED, type AgreedDocument, type Agreement } from "../../../core/agreement";
import { KINDS_OF_ASSESSMENTS } from "../../../core/kinds/kind";
import type { Translated } from "../../../core/language";

/** A version of a document. Its number is its position, from 1. */
export interface LegalVersion {
  /** The first day on which it applies, ISO 8601. */
  from: string;
  /** What differs from the version before. */
  changes: Translated;
  /** It changes what people have agreed to, so owners are asked again. Otherwise they are only told. */
  asks: boolean;
}
export type AgreedVersions = Readonly<Record<AgreedDocument, readonly Pick<LegalVersion, "from" | "asks">[]>>;

/** The person who agrees: their recorded agreements, and when their account was created. */
interface Agreeing {
  role: "owner" | "contributor" | "viewer";
  agreements: readonly Agreement[];
  createdAt: number;
}

/** What an owner still has to agree to. */
export interface Owed {
  /** Each document with its newest `version`; `agreed` is the version that applies to them so far. */
  documents: { document: AgreedDocument; agreed: number; version: number }[];
  /** Until then they may postpone it. From then on they cannot write. */
  from: number;
}

/** What everybody agrees to who creates an account now: the newest version of each document, even if its day is still to come. */
export function agreementsAt(versions: AgreedVersions, at: number): Agreement[] {
  return AGREED.map((document) => ({ document, version: versions[document].length, at }));
}

/**
 * The version of a document that a person has agreed to. Without a record, it is the version that applied when they
 * created their account.
 */
function agreedVersion(
  versions: AgreedVersions,
  document: AgreedDocument,
  { agreements, createdAt }: Agreeing,
): number {
  const recorded = agreements.filter((each) => each.document === document).map(({ version }) => version);
  const held = versions[document].findLastIndex(({ from }) => Date.parse(from) <= createdAt) + 1;
  return Math.max(...(recorded.length > 0 ? recorded : [held, 1]));
}

/** What a person has to agree to before they go on, or null. Only owners act for their company; colleagues are just told. */
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

/** Whether writing is blocked until the person has agreed. */
export const isAgreementDue = (owed: Owed | null, now: number): boolean => owed !== null && now >= owed.from;

/**
 * Where a person who has not agreed may still send something: to agree, to ask, to manage their own account, to revoke
 * what they share, to take their data and leave. A path covers those below it, unless it ends with `$`. The last one
 * reads a file.
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

/** Whether a request only reads, or needs no agreement for another reason. */
export function needsNoAgreement(method: string, path: string): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method) || OPEN.some((open) => open.test(path));
}
