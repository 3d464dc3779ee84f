import type { Kind } from "~/domain/kinds/kind";
import type { Context } from "~/platform/context";
import { csvFile } from "./csv-file";
import { loadPage } from "./load-page.server";
import { tableNamed } from "./page-table.server";

/** A table of a page of analytics, as the address has it, for a spreadsheet. */
export async function analyticsTable(ctx: Context, request: Request, kind: Kind): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const id = params.get("table") ?? "";
  const table = tableNamed(await loadPage(ctx, request, kind), id, params.get("side") === "1" ? 1 : 0);
  if (table === null) throw new Response(null, { status: 404 });
  return csvFile(table, `kompas-${kind}-${id.replaceAll(/[^\w-]/g, "-")}`);
}
