import { type IssuerKey, methodOf } from "../../../platform/crypto/proof-keys";
import type { ReportCredential } from "../rules/credential";
import { type Inflate, isPdf, MAX_PROOF_BYTES, readPdf } from "../rules/pdf";
import { isPdfSignedBy } from "./check-signature";
import { isSignedBy } from "./data-integrity";

/** How deeply a credential's values may be nested. */
const MAX_LEVELS = 8;

/** A file that a user submits as the proof of a report. */
export interface ProofFile {
  /** The JSON in it, whatever it says; null if there is none. */
  document: Record<string, unknown> | null;
  isPdf: boolean;
  /** A PDF is exactly as one of the keys signed it. Always true for a JSON file. */
  isPaperOurs: boolean;
}

/** Reads the JSON of a credential, or a PDF that contains one. Anything odd counts as none. */
export async function readProofFile(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly IssuerKey[],
  inflate: Inflate,
): Promise<ProofFile> {
  if (!isPdf(bytes)) {
    const text = bytes.length <= MAX_PROOF_BYTES ? new TextDecoder().decode(bytes) : "";
    return { document: parse(text), isPdf: false, isPaperOurs: true };
  }
  const { texts, signed } = await readPdf(bytes, inflate);
  const documents = texts.map(parse).filter((each) => each !== null);
  // The first that is signed as a credential is; the PDF also contains the result for machines.
  const document = documents.find((each) => "proof" in each) ?? null;
  const judged = signed ? await Promise.all(keys.map((key) => isPdfSignedBy(signed, key.fileKey))) : [];
  return { document, isPdf: true, isPaperOurs: judged.includes(true) };
}

/** The credential, if one of the issuer's keys signed it while that key was in use; otherwise what is wrong with it. */
export async function judgeCredential(
  document: Record<string, unknown>,
  { did, keys }: { did: string; keys: readonly IssuerKey[] },
): Promise<ReportCredential | "changed" | "unreadable"> {
  const { verificationMethod, created } = (document.proof ?? {}) as Record<string, unknown>;
  const key = keys.find((each) => methodOf(did, each) === verificationMethod);
  const at = typeof created === "string" ? Date.parse(created) : Number.NaN;
  const isInTime = key && at >= key.from && at < (key.until ?? Number.POSITIVE_INFINITY);
  if (!isInTime || !(await isSignedBy(document, key.multikey))) return "changed";
  const types: unknown = document.type;
  // A status list is signed by the same key, but is not a report.
  if (!Array.isArray(types) || !types.includes("EsgReportCredential")) return "unreadable";
  return document as unknown as ReportCredential;
}

/** Parses a JSON object; null for anything else, and for values that are nested too deeply. */
function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && isShallow(value, MAX_LEVELS) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}
