import { exportsPath, membersPath } from "~/core/addresses/network";
import type { Kind } from "~/core/kinds/kind";
import { FORMATS, type Format } from "~/core/table-format";
import { dateOf, type Reader, wholeNumber } from "~/i18n/format";
import type { Exported } from "~/network/members/rules/exports";
import type { ExportRow } from "./collect.server";

/** A collected file, formatted for its reader. */
export interface CollectedView {
  id: string;
  kind: Kind;
  exported: Exported;
  status: "pending" | "ready" | "failed";
  askedOn: string;
  until: string;
  progress: { value: number; max: number; done: string; all: string };
  downloads: { format: Format; href: string }[];
}

export interface ExportsView {
  here: string;
  back: string;
  isPending: boolean;
  /** The lists cover all companies, for the network's office. */
  isWhole: boolean;
  files: CollectedView[];
}

/** The files collected for a reader, as the page of a kind shows them. */
export function viewExports(kind: Kind, rows: ExportRow[], user: Reader, isWhole: boolean): ExportsView {
  const { language } = user;
  const here = exportsPath(kind);
  const files = rows.map((row): CollectedView => {
    // Companies may have joined or left since the request, so the total is never less than the number collected.
    const all = Math.max(row.expected, row.collected);
    return {
      id: row.id,
      kind: row.kind,
      exported: row.exported,
      status: row.status,
      askedOn: dateOf(row.createdAt, user),
      until: dateOf(row.expiresAt, user),
      progress: {
        value: row.collected,
        max: all,
        done: wholeNumber(row.collected, language),
        all: wholeNumber(all, language),
      },
      downloads:
        row.status === "ready"
          ? FORMATS.map((format) => ({ format, href: `${exportsPath(row.kind)}/${row.id}?format=${format}` }))
          : [],
    };
  });
  return { here, back: membersPath(kind), isPending: files.some(({ status }) => status === "pending"), isWhole, files };
}
