import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { toFormat } from "~/core/table-format";
import { onePage, tableFile } from "~/foundation/web/table-file";
import { streamWalk } from "~/network/members/exports/stream.server";
import { listedFor } from "~/network/members/member-counts.server";
import type { Context } from "~/platform/context";
import { loadPage } from "./load-page.server";
import { COMPANIES, type FileTable, tableNamed } from "./page-table.server";

/** The table of an analytics page that the URL names, as a spreadsheet file; 404 if there is none. */
export async function analyticsTable(ctx: Context, request: Request, kind: Kind): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const id = params.get("table") ?? "";
  const loaded = await loadPage(ctx, request, kind);
  if (id === COMPANIES && loaded.walk) {
    const wanted = { ...listedFor(ctx, loaded.user, kind), exported: "list" as const };
    return streamWalk(ctx, loaded.user, { ...wanted, format: toFormat(params.get("format")) }, loaded.walk);
  }
  const table = tableNamed(loaded, id, params.get("side") === "1" ? 1 : 0);
  if (table === null) throw new Response(null, { status: 404 });
  return fileOf(request, table, `kompas-${kind}-${id.replaceAll(/[^\w-]/g, "-")}`, loaded);
}

/** A table as a file in the format that the URL asks for. */
export function fileOf(
  request: Request,
  { header, lines }: FileTable,
  name: string,
  reader: { language: Language; country: string },
): Response {
  const format = toFormat(new URL(request.url).searchParams.get("format"));
  return tableFile(header, onePage(lines), { name, format, sheet: name, reader });
}
