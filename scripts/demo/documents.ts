import { PDFDocument } from "@cantoo/pdf-lib";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { storeFile } from "~/assessment/evidence/store-file.server";
import { writeDocument } from "~/assessment/evidence/write-document.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

interface DemoDocument {
  dimension: string;
  name: string;
  description: string;
  issuedOn: string;
  expiresOn: string | null;
  links: string[];
  file: string;
  /** One text per page. */
  pages: string[];
}

const DOCUMENTS: DemoDocument[] = [
  {
    dimension: "environment",
    name: "Water meter log",
    description: "Monthly readings of the municipal meter and the borehole.",
    issuedOn: "2026-06-30",
    expiresOn: null,
    links: ["water", "water.measure.1"],
    file: "water-meter-log.pdf",
    pages: ["Water meter log, January to March", "Water meter log, April to June"],
  },
  {
    dimension: "social",
    name: "Payroll summary",
    description: "Lowest pay band against the living-wage benchmark for Worcester.",
    issuedOn: "2026-05-31",
    expiresOn: "2099-12-31",
    links: ["living-wage"],
    file: "payroll-summary.pdf",
    pages: ["Payroll summary, May"],
  },
];

/** Adds small generated PDFs to a draft with answers, unless it has documents already. */
export async function addDemoDocuments(ctx: Context, user: CurrentUser, assessmentId: string): Promise<void> {
  const opened = await openDocuments(ctx, user, assessmentId, "change");
  if (!opened.ok) throw new Error(`No documents can be added: ${opened.reason}`);
  if (opened.documents.length > 0) return;
  for (const { file, pages, ...entry } of DOCUMENTS) {
    const stored = await storeFile(ctx, user.companyId, {
      name: file,
      type: "pdf",
      bytes: await draw(pages, user.companyName),
      pages: pages.length,
    });
    const verdict = await writeDocument(ctx, user, opened, { documentId: null, entry, files: [stored], removed: [] });
    if (!verdict.ok) throw new Error(`${entry.name}: ${verdict.reason}`);
  }
}

async function draw(pages: string[], company: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const title of pages) {
    const page = pdf.addPage([595, 842]);
    page.drawText(title, { x: 60, y: 740, size: 20 });
    page.drawText(company, { x: 60, y: 710, size: 12 });
    page.drawText("Example of a supporting document", { x: 60, y: 690, size: 12 });
  }
  return new Uint8Array(await pdf.save());
}
