import { openDocuments } from "~/assessment/evidence/queries.server";
import { type SaveDocumentVerdict, saveDocument } from "~/assessment/evidence/save-document.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { ORIGIN } from "./pages";
import { testEnv } from "./worker";

export const ENTRY = {
  dimension: "environment",
  name: "Water meter log",
  description: "Readings of every month",
  issuedOn: "2026-01-31",
  expiresOn: "",
};

/** The document form as a browser sends it: fields first, then up to four files. */
export function documentForm(fields: Record<string, string | string[]>, files: File[]): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  for (const [index, file] of files.entries()) form.append(`file${index + 1}`, file);
  return form;
}

export const pdfFile = (bytes: Uint8Array<ArrayBuffer>, name = "log.pdf", type = "application/pdf") =>
  new File([bytes], name, { type });

/** Saves a document as the page does; null means a new one. */
export async function saveForm(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  form: FormData,
  documentId: string | null = null,
): Promise<SaveDocumentVerdict> {
  const opened = await openDocuments(ctx, user, assessmentId, "change");
  if (!opened.ok) throw new Error(opened.reason);
  const request = new Request(ORIGIN, { method: "POST", body: form });
  return saveDocument(ctx, user, opened, request, documentId);
}

/** Keys of the company's files in R2. */
export async function storedKeys(companyId: string): Promise<string[]> {
  const { objects } = await testEnv.FILES.list({ prefix: `evidence/${companyId}/` });
  return objects.map(({ key }) => key).sort();
}
