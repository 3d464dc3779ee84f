import { viewDocuments } from "~/assessment/evidence/view";
import type { ReportSection } from "../blocks";
import type { Scene } from "./scene";

/** The documents behind the answers, each with links to its files for readers who may open them. */
export function documents({ t, evidenceWords, results, language }: Scene): ReportSection {
  const rows = viewDocuments(results.catalogue, results.documents, language).flatMap((document) =>
    document.files.map(({ href }, index) => [
      document.dimension,
      document.name,
      document.description,
      { text: evidenceWords("file.label", { number: index + 1 }), href },
    ]),
  );
  return {
    id: "documents",
    title: evidenceWords("titleRead"),
    blocks: [
      {
        type: "table",
        caption: evidenceWords("titleRead"),
        columns: [
          { header: evidenceWords("columns.dimension") },
          { header: evidenceWords("columns.name") },
          { header: evidenceWords("columns.description") },
          { header: t("documents.link"), isShort: true },
        ],
        groups: [{ rows }],
        isDense: true,
        isOpenEnded: true,
        empty: evidenceWords("list.none"),
      },
    ],
  };
}

/** What the report does not promise. */
export function disclaimerOf({ shared }: Scene, text: string): ReportSection {
  return {
    id: "disclaimer",
    title: shared("disclaimer.title"),
    blocks: [{ type: "note", text }],
  };
}
