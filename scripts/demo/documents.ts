import { PDFDocument } from "@cantoo/pdf-lib";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { storeFile } from "~/assessment/evidence/store-file.server";
import { writeDocument } from "~/assessment/evidence/write-document.server";
import { dayAfter } from "~/core/days/days";
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

/** What the demo's owner has added. */
export const OWNER_DOCUMENTS: DemoDocument[] = [
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

/** Certificates of associated companies by their key, and in how many days each expires; negative if it has. */
const CERTIFICATES: Record<string, { name: string; days: number }> = {
  aminah: { name: "Halal certificate", days: 41 },
  lerato: { name: "HACCP certificate", days: -20 },
  nomvula: { name: "ISO 14001 certificate", days: 12 },
  meiling: { name: "ISO 22000 certificate", days: 300 },
};

/** The certificate of an associated company, if it has one, as it is on a day. */
export function certificatesOf(key: string, today: string): DemoDocument[] {
  const certificate = CERTIFICATES[key];
  if (!certificate) return [];
  const { name, days } = certificate;
  const expiresOn = dayAfter(today, days);
  return [
    {
      dimension: "environment",
      name,
      description: "",
      issuedOn: dayAfter(expiresOn, -3 * 365),
      expiresOn,
      links: ["climate-action"],
      file: "certificate.pdf",
      pages: [name],
    },
  ];
}

/** Adds small generated PDFs to a draft with answers, unless it has documents already. */
export async function addDemoDocuments(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  documents: readonly DemoDocument[],
): Promise<void> {
  const opened = await openDocuments(ctx, user, assessmentId, "change");
  if (!opened.ok) throw new Error(`No documents can be added: ${opened.reason}`);
  if (opened.documents.length > 0) return;
  for (const { file, pages, ...entry } of documents) {
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
