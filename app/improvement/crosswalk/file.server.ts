import { type FileFormat, toFileFormat } from "~/core/addresses/crosswalk";
import { requireUser } from "~/foundation/identity/session.server";
import { fileNameParameter } from "~/foundation/web/file-name";
import { onePage, tableFile } from "~/foundation/web/table-file";
import { fillStandard } from "~/improvement/crosswalk/rules/crosswalk";
import { toJson } from "~/improvement/crosswalk/rules/json";
import type { StandardTable } from "~/improvement/crosswalk/rules/table";
import { type Entity, writeXbrl } from "~/improvement/crosswalk/rules/xbrl";
import type { Context } from "~/platform/context";
import { headerOf, linesOf } from "./file-lines";
import { type OpenedStandards, openStandards, requireStandard } from "./read.server";
import { speakingOf } from "./view";

/** A standard for a year, as the file that the URL asks for. Throws 404 for an unknown year, standard or format. */
export async function standardFile(
  ctx: Context,
  request: Request,
  { year, standard: written }: { year?: string; standard?: string },
): Promise<Response> {
  await requireUser(ctx, request);
  const standard = requireStandard(written);
  const format = toFileFormat(new URL(request.url).searchParams.get("format"));
  if (!format) throw new Response(null, { status: 404 });
  const opened = await openStandards(ctx, request, year, [standard]);
  const [table] = opened.tables;
  if (!table) throw new Response(null, { status: 404 });
  return writeFile(ctx, opened, table, format);
}

function writeFile(ctx: Context, opened: OpenedStandards, table: StandardTable, format: FileFormat): Response {
  const outcomes = fillStandard(table, opened.given);
  const { year } = opened;
  const name = `${table.standard}-${year}`;
  if (format === "json") {
    const { companyName, country } = opened.user;
    const company = { name: companyName, registrationNumber: opened.registrationNumber, country };
    return jsonFile(toJson(table, outcomes, { company, year, at: ctx.clock() }), `${name}.json`);
  }
  if (format === "xbrl") {
    const { language } = opened.user;
    const report = writeXbrl(table, outcomes, { year, entity: entityOf(ctx, opened), language });
    if (!report) throw new Response(null, { status: 404 });
    return jsonFile(report, `${name}.xbrl.json`);
  }
  const speaking = speakingOf(opened, (id) => ctx.ids.seal(id));
  const lines = linesOf(table, outcomes, speaking);
  return tableFile(headerOf(speaking), onePage(lines), {
    name,
    format,
    sheet: `${table.name} ${year}`,
    reader: opened.user,
  });
}

function jsonFile(data: object, name: string): Response {
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; ${fileNameParameter(name)}`,
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * Identifies a company by its registration number, in a scheme of this installation for its country, because not every register has a
 * public scheme. Whitespace is removed; other characters that an XBRL name cannot contain become hyphens.
 */
function entityOf(ctx: Context, { user: { companyId, country }, registrationNumber }: OpenedStandards): Entity {
  const number = registrationNumber.replace(/\s+/g, "").replace(/[^\w.()/-]/g, "-");
  return {
    scheme: `${ctx.settings.APP_URL}/companies/${country}`,
    identifier: /[A-Za-z0-9]/.test(number) ? number : ctx.ids.seal(companyId),
    country,
  };
}
