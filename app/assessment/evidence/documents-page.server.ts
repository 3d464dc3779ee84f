import { firstOpenSection } from "~/assessment/answers/rules/completion";
import { decideEvidenceChange } from "~/assessment/evidence/rules/access";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { fileSize } from "~/i18n/format";
import type { Context } from "~/platform/context";
import type { FormDocument } from "./components/document-form";
import type { DocumentsQuestion } from "./components/documents-dialog";
import type { DocumentsPageProps } from "./components/documents-page";
import type { FormLimits } from "./components/use-document-form";
import { type EvidenceDocument, openDocuments } from "./queries.server";
import { fileLimits } from "./store-file.server";
import { viewChoices, viewDocuments } from "./view";

type Loaded = Omit<DocumentsPageProps, "nonce">;

export type PageVerdict = ({ ok: true } & Loaded) | { ok: false; reason: "not-found" | "incomplete" };

/**
 * Loads an assessment's documents page as its address asks. Once submitted, the corporate companies that its company
 * has joined can read it.
 */
export async function loadDocumentsPage(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  query: URLSearchParams,
  language: Language,
): Promise<PageVerdict> {
  const opened = await openDocuments(ctx, user, assessmentId, "read");
  if (!opened.ok) return { ok: false, reason: "not-found" };
  const { assessment, catalogue, answers, documents } = opened;
  const isCompleted = assessment.state === "completed";
  if (!isCompleted && firstOpenSection(catalogue, answers)) return { ok: false, reason: "incomplete" };
  const canChange = decideEvidenceChange(user, assessment).ok;
  const canSubmit = canChange && user.role === "owner";
  const edited = documents.find(({ id }) => id === query.get("edit"));
  const hasForm = canChange && (edited !== undefined || query.has("add") || documents.length === 0);
  return {
    ok: true,
    documents: viewDocuments(catalogue, documents, language),
    isCompleted,
    isOwn: assessment.companyId === user.companyId,
    canChange,
    canSubmit,
    form: hasForm
      ? { document: toForm(edited), choices: viewChoices(catalogue, answers, edited?.links ?? [], language) }
      : null,
    limits: viewLimits(ctx, language),
    question: canChange ? questionOf(query, documents, canSubmit) : null,
    preview: query.get("preview"),
  };
}

/** The limits from the settings, in words. */
export function viewLimits(ctx: Context, language: Language): FormLimits {
  const limits = fileLimits(ctx);
  return {
    files: limits.filesPerDocument,
    fileSize: binarySize(limits.bytesPerFile, language),
    companySize: binarySize(limits.bytesPerCompany, language),
  };
}

/** Limits are in units of 1024 × 1024 bytes and are shown as round figures. */
function binarySize(bytes: number, language: Language): string {
  return fileSize((bytes / (1024 * 1024)) * 1e6, language);
}

function questionOf(
  query: URLSearchParams,
  documents: EvidenceDocument[],
  canSubmit: boolean,
): DocumentsQuestion | null {
  const hasFile = documents.some(({ files }) => files.length > 0);
  switch (query.get("dialog")) {
    case "uploaded":
      return hasFile ? { kind: "uploaded" } : null;
    case "submit":
      return canSubmit && hasFile ? { kind: "submit" } : null;
    case "delete": {
      const doomed = documents.find(({ id }) => id === query.get("document"));
      return doomed ? { kind: "delete", id: doomed.id, name: doomed.name } : null;
    }
    default:
      return null;
  }
}

function toForm(document: EvidenceDocument | undefined): FormDocument {
  return {
    id: document?.id ?? null,
    values: {
      dimension: document?.dimension ?? "",
      name: document?.name ?? "",
      description: document?.description ?? "",
      issuedOn: document?.issuedOn ?? "",
      expiresOn: document?.expiresOn ?? "",
    },
    links: document?.links ?? [],
    files: document?.files.map(({ id, fileName }) => ({ id, fileName })) ?? [],
  };
}
