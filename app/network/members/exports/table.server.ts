import { and, eq, type SQL, sql } from "drizzle-orm";
import { noteReading, noteReadingAsOffice } from "~/assessment/answers/associated.server";
import type { Cell } from "~/core/csv";
import type { Language } from "~/core/language";
import { isWholePopulation } from "~/foundation/company/rules/population";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Population } from "~/network/members/member-counts.server";
import { memberStandings as standings } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { isListed, type Statement } from "~/platform/d1/client";

/** A row to write to a file. */
export interface Row {
  companyId: string;
  /** The result that the row shows something of, if any. */
  assessmentId: string | null;
  /** The row says more than a level, so only readers with whom the company shares everything may see it. */
  isFull: boolean;
  cells: Cell[];
}

/** A table of members. Its rows are read by company. */
export interface Table {
  header: string[];
  /** How many of its columns a CSV has, as in the specification; a workbook has all. */
  inText?: number;
  /** Its rows begin with a number, which they get at delivery. */
  isNumbered: boolean;
  /** Companies that one batch reads. */
  atOnce: number;
  /** The rows of the companies that are members when the batch runs. The batch also runs the statements in `also`. */
  read(companyIds: string[], also?: readonly Statement[]): Promise<Row[]>;
}

/** The reader of a table: a corporate company or the office, with a language and a time zone. */
export interface Readers extends Population {
  language: Language;
  timeZone: string;
}

/**
 * SQL condition: a company's members may still be read. A company that is no longer corporate has none. All companies may always be read.
 */
const isStill = (corporateId: string) =>
  isWholePopulation(corporateId) ? undefined : isCorporateNow(sql`${corporateId}`);

/** The statement that records in the ledger which of these assessments a reader's file contains. */
export const noteExported = (ctx: Context, user: CurrentUser, corporateId: string, which: SQL) =>
  isWholePopulation(corporateId)
    ? noteReadingAsOffice(ctx, user, "export", which)
    : noteReading(ctx, user, "export", which);

/** SQL condition: the standings of these companies for the exported kind. */
export const areOf = ({ corporateId, kind }: Population, companyIds: string[]) =>
  and(
    eq(standings.corporateId, corporateId),
    eq(standings.kind, kind),
    isListed(standings.companyId, companyIds),
    isStill(corporateId),
  );

/** SQL condition: the member has a result of the kind. */
export const isDone = sql`${standings.standing} not in ('none', 'draft')`;

/** Rows in the order of `companyIds`. */
export function inOrder(rows: Row[], companyIds: string[]): Row[] {
  const byCompany = new Map(rows.map((row) => [row.companyId, row]));
  return companyIds.flatMap((id) => byCompany.get(id) ?? []);
}
