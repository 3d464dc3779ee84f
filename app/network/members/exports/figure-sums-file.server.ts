import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { bookFile, onePage, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { readAllSums, walkSharedYears } from "../figure-sums.server";
import { companiesLines, companiesSheet, sumsSheet } from "../figure-sums-view";
import { MAX_STREAMED } from "../rules/exports";
import { pagesOfWalk } from "./stream.server";

const NAME = "kompas-key-figures";

/**
 * The key figures that members share, of all years: a line for each figure of each company as CSV, or a workbook with the sums and a line for
 * each year of each company. It is written while it is read, and the ledger records each company that it contains. Null for a reader
 * without members.
 */
export async function figureSumsFile(ctx: Context, user: CurrentUser, format: Format): Promise<Response | null> {
  const all = await readAllSums(ctx, user);
  if (!all) return null;
  const { language } = user;
  const words = translator(language, "sums");
  const walk = () => walkSharedYears(ctx, user, MAX_STREAMED.list);
  if (format === "csv") {
    const { header, linesOf } = companiesLines(language);
    const pages = pagesOfWalk(user, walk(), (rows) => rows.flatMap(linesOf));
    return tableFile(header, pages, { name: NAME, format, sheet: words("title"), reader: user });
  }
  const sums = sumsSheet(all, language);
  const { header, lineOf } = companiesSheet(language);
  return bookFile(
    [
      { name: words("sheets.sums"), header: sums.header, pages: onePage(sums.lines) },
      { name: words("sheets.companies"), header, pages: pagesOfWalk(user, walk(), (rows) => rows.map(lineOf)) },
    ],
    NAME,
  );
}
