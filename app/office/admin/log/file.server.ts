import type { Language } from "~/core/language";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { momentCell, onePage, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { collectLog, type LogRow } from "./list.server";
import type { LogQuery } from "./query";
import { viewSubject } from "./subject.server";

/** The filtered audit log as a spreadsheet file: the newest lines, up to the limit of a file. */
export async function logFile(ctx: Context, user: CurrentUser, query: LogQuery, format: Format): Promise<Response> {
  const t = translator(user.language, "office");
  const rows = await collectLog(ctx, user, query);
  const columns = ["when", "by", "what", "person", "company", "thing", "reason"] as const;
  const lines = rows.map((row) => {
    const { at, by, byId, act, person, userId, company, companyId, reason } = row;
    return [
      momentCell(at),
      // For erased accounts, the id: an investigator can use it to find the account's other lines.
      by || byId,
      t(`acts.${act}`),
      person || userId,
      company || companyId,
      thingCell(row, user.language),
      reason,
    ];
  });
  const header = columns.map((column) => t(`log.${column}`));
  return tableFile(header, onePage(lines), {
    name: "kompas-audit-log",
    format,
    sheet: t("log.title"),
    reader: user,
  });
}

/** What a line is about by its name, if it has one, and by its id, to tell apart what has the same name. */
function thingCell(row: LogRow, language: Language): string {
  const name = viewSubject(row, language)?.name;
  return name && row.thing ? `${name} (${row.thing})` : row.thing;
}
