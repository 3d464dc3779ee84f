import { sql } from "drizzle-orm";
import type { Cell } from "~/core/csv";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { type Pages, tableFile } from "~/foundation/web/table-file";
import { wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Population } from "~/network/members/member-counts.server";
import { type Exported, exportName, MAX_STREAMED } from "~/network/members/rules/exports";
import { memberStandings as standings } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import type { Chosen } from "../chosen";
import { openListTable } from "./list-table.server";
import { findVersions, openSubmissionTable } from "./submission-table.server";
import { areOf, noteExported, type Readers, type Table } from "./table.server";
import { inParts, walkMembers } from "./walk.server";

/** Companies that another list finds: their ids page by page, at most as many as asked for, and at the end whether there are more. */
export type Walk = (most: number) => AsyncGenerator<string[], boolean>;

/** What to write, and to which file format. */
export interface Wanted extends Population {
  exported: Exported;
  format: Format;
}

/** The table to export. A table of submissions has the columns of these questionnaire versions, or of all if null. */
export const openTable = (
  ctx: Context,
  exported: Exported,
  readers: Readers,
  versions: readonly string[] | null,
): Table | Promise<Table> =>
  exported === "list" ? openListTable(ctx, readers) : openSubmissionTable(ctx, readers, versions);

/**
 * Streams an export of members as the response. Each batch that reads rows records in the ledger what they contain. A company that leaves
 * meanwhile is in none of the later batches.
 */
export async function streamExport(ctx: Context, user: CurrentUser, wanted: Wanted, chosen: Chosen): Promise<Response> {
  const versions = wanted.exported === "list" ? null : await findVersions(ctx, wanted, chosen);
  const walk: Walk = (most) =>
    "query" in chosen ? walkMembers(ctx, wanted, chosen.query, most) : ticked(chosen.companyIds, most);
  return streamWalk(ctx, user, wanted, walk, versions);
}

/** The same of companies that are found in another way. */
export async function streamWalk(
  ctx: Context,
  user: CurrentUser,
  wanted: Wanted,
  walk: Walk,
  versions: readonly string[] | null = null,
): Promise<Response> {
  const { exported, kind, format } = wanted;
  const { language, timeZone } = user;
  const table = await openTable(ctx, exported, { ...wanted, language, timeZone }, versions);
  const sheet = translator(language, "members")("title");
  return tableFile(table.header.slice(0, columnsIn(table, format)), pagesOf(ctx, user, wanted, table, walk), {
    name: exportName(kind, exported),
    format,
    sheet,
    reader: user,
  });
}

async function* pagesOf(ctx: Context, user: CurrentUser, wanted: Wanted, table: Table, walk: Walk): Pages {
  const found = walk(MAX_STREAMED[wanted.exported]);
  let number = 0;
  for (;;) {
    const { value, done } = await found.next();
    if (done) return value ? cutLine(user, number) : null;
    for (const ids of inParts(value, table.atOnce)) {
      const rows = await table.read(ids, [noteCarried(ctx, user, wanted, ids)]);
      yield rows.map(({ cells }, index) =>
        (table.isNumbered ? [number + index + 1, ...cells] : cells).slice(0, columnsIn(table, wanted.format)),
      );
      number += rows.length;
    }
  }
}

const columnsIn = ({ inText }: Table, format: Format) => (format === "csv" ? inText : undefined);

async function* ticked(companyIds: string[], most: number): AsyncGenerator<string[], boolean> {
  yield companyIds.slice(0, most);
  return companyIds.length > most;
}

/** The pages of a file that a walk finds, and at the end whether it was cut off. */
export async function* pagesOfWalk<Row>(
  user: CurrentUser,
  walk: AsyncGenerator<Row[], boolean>,
  linesOf: (rows: Row[]) => Cell[][] | Promise<Cell[][]>,
): Pages {
  let number = 0;
  for (;;) {
    const { value, done } = await walk.next();
    if (done) return value ? cutLine(user, number) : null;
    yield await linesOf(value);
    number += value.length;
  }
}

/** The last line of a file that was cut off. */
export function cutLine({ language }: Pick<CurrentUser, "language">, number: number): string {
  return translator(language, "members")("export.cut", { shown: wholeNumber(number, language) });
}

/** The statement that records which results of these companies a file contains. */
export function noteCarried(ctx: Context, user: CurrentUser, population: Population, companyIds: string[]) {
  const carried = ctx.db.select({ id: standings.assessmentId }).from(standings).where(areOf(population, companyIds));
  return noteExported(
    ctx,
    user,
    population.corporateId,
    sql`${assessments.state} = 'completed' and ${assessments.id} in ${carried}`,
  );
}
