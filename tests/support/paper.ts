import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Language } from "~/core/language";
import type { SheetReport } from "~/results/report/blocks";
import { type FileMore, makeFile } from "~/results/report/pdf/make-file.server";
import { leftoversIn } from "./leftovers";
import { type Given, NOW, readinessReport } from "./readiness-report";

/** The report file of a readiness assessment with these answers. */
export function paperOf(given: Given, language: Language = "en"): Promise<Uint8Array> {
  return fileOf(readinessReport(given, language));
}

/** A report as a file. */
export function fileOf(report: SheetReport, more: Partial<FileMore> = {}): Promise<Uint8Array> {
  return makeFile(report, {
    now: NOW,
    id: "0123456789abcdef0123456789abcdef",
    code: "01234-56789-ABCDE",
    origin: "https://kompas.test",
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    left: {
      entries: (count) => `and ${count} more`,
      rows: (count) => `${count} more files`,
      where: "All is on the page",
    },
    attached: [
      { name: "result.json", text: '{"level":"intermediate"}', description: "The result", type: "application/json" },
    ],
    pictures: new Map(),
    signer: null,
    ...more,
  });
}

/** A node of the structure tree. */
export interface Node {
  role: string;
  alt?: string;
  children: (Node | { type: string; id: string })[];
}

/** A file as an independent reader (pdf.js) sees it. */
export async function readPaper(bytes: Uint8Array) {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items, lang } = await page.getTextContent({ includeMarkedContent: true });
      const tree = (await page.getStructTree()) as Node | null;
      const texts = items.flatMap((item) => ("str" in item ? item : []));
      return {
        items,
        texts,
        lang,
        tree,
        links: await page.getAnnotations(),
        text: texts.map(({ str }) => str).join(" "),
      };
    }),
  );
  const left = leftoversIn(pages.map(({ text }) => text).join("\n"));
  if (left.length > 0) throw new Error(`Left of the texts of a report: ${left.join(" ")}`);
  const [{ info, metadata }, outline, attachments, preferences, marks] = await Promise.all([
    file.getMetadata(),
    file.getOutline(),
    file.getAttachments() as Promise<Record<string, { filename: string; content: Uint8Array }> | null>,
    file.getViewerPreferences(),
    file.getMarkInfo(),
  ]);
  await file.destroy();
  return { pages, info: info as Record<string, unknown>, metadata, outline, attachments, preferences, marks };
}

/** All nodes of a tree. */
export function nodesOf(tree: Node | null): Node[] {
  if (!tree) return [];
  return [tree, ...tree.children.flatMap((child) => ("children" in child ? nodesOf(child) : []))];
}

/** The output of a local tool about a file. If the tool is not installed, logs that in the test output and returns null. */
export function askTool(
  tool: string,
  args: string[],
  bytes: Uint8Array,
): { status: number | null; said: string } | null {
  const folder = mkdtempSync(join(tmpdir(), "paper-"));
  try {
    const path = join(folder, "report.pdf");
    writeFileSync(path, bytes);
    const { error, status, stdout, stderr } = spawnSync(tool, [...args, path, ...(tool === "pdftotext" ? ["-"] : [])], {
      encoding: "utf8",
    });
    if (error) {
      console.warn(`NOT CHECKED: this machine has no ${tool} (${error.message}).`);
      return null;
    }
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
