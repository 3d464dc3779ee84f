import { type IssuerKey, methodOf } from "../../../platform/crypto/proof-keys";
import type { ReportCredential } from "../rules/credential";
import { type Inflate, isPdf, MAX_PROOF_BYTES, readPdf } from "../rules/pdf";
import { isSignedBy } from "./data-integrity";
import { isSealedBy } from "./seal";

/** How deep a credential's values lie in one another at most. */
const MAX_LEVELS = 8;

/** A file that somebody brings as the proof of a report. */
export interface ProofFile {
  /** The JSON in it, whatever it says; null where there is none. */
  document: Record<string, unknown> | null;
  isPdf: boolean;
  /** A PDF is just as it was sealed by one of the keys. There is nothing else to say of a JSON file. */
  isPaperOurs: boolean;
}

/** Reads the JSON of a credential, or a PDF that has one in it. Whatever is odd is none. */
export async function readProofFile(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly IssuerKey[],
  inflate: Inflate,
): Promise<ProofFile> {
  if (!isPdf(bytes)) {
    const text = bytes.length <= MAX_PROOF_BYTES ? new TextDecoder().decode(bytes) : "";
    return { document: parse(text), isPdf: false, isPaperOurs: true };
  }
  const { texts, seal } = await readPdf(bytes, inflate);
  const documents = texts.map(parse).filter((each) => each !== null);
  // The first that is signed as a credential is; the result for machines lies beside it.
  const document = documents.find((each) => "proof" in each) ?? null;
  const judged = seal ? await Promise.all(keys.map((key) => isSealedBy(seal, key.seal))) : [];
  return { document, isPdf: true, isPaperOurs: judged.includes(true) };
}

/** A credential as it was issued by one of an issuer's keys while that signed; else what is wrong with it. */
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
  // A status list is signed by the same key, and is no report.
  if (!Array.isArray(types) || !types.includes("EsgReportCredential")) return "unreadable";
  return document as unknown as ReportCredential;
}

/** The JSON object that a text is, if none of its values lies too deep. */
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
