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

/** A row on its way into a file. */
export interface Row {
  companyId: string;
  /** The result that it shows something of, if any. */
  assessmentId: string | null;
  /** It says more than a level, and so is for those alone with whom the company shares everything. */
  isFull: boolean;
  cells: Cell[];
}

/** A table of members, whose rows are read by their companies. */
export interface Table {
  header: string[];
  /** So many of its columns are in a text, as the specification has them; a workbook has all. */
  inText?: number;
  /** Its rows begin with their number, which is theirs once they are delivered. */
  isNumbered: boolean;
  /** Companies that one batch reads. */
  atOnce: number;
  /** The rows of those that are members as the batch comes to them, with what else that batch does. */
  read(companyIds: string[], also?: readonly Statement[]): Promise<Row[]>;
}

/** For whom a table is read: a corporate company or the office, in a language and a time zone. */
export interface Readers extends Population {
  language: Language;
  timeZone: string;
}

/** That members of a company are still to be read: of one that is no corporate one any more there are none. All companies always are. */
const isStill = (corporateId: string) =>
  isWholePopulation(corporateId) ? undefined : isCorporateNow(sql`${corporateId}`);

/** The statement that notes in the ledger that a reader's file carries of these assessments what it may. */
export const noteExported = (ctx: Context, user: CurrentUser, corporateId: string, which: SQL) =>
  isWholePopulation(corporateId)
    ? noteReadingAsOffice(ctx, user, "export", which)
    : noteReading(ctx, user, "export", which);

/** The standings of these companies with the kind that is exported. */
export const areOf = ({ corporateId, kind }: Population, companyIds: string[]) =>
  and(
    eq(standings.corporateId, corporateId),
    eq(standings.kind, kind),
    isListed(standings.companyId, companyIds),
    isStill(corporateId),
  );

/** That a member has a result of the kind. */
export const isDone = sql`${standings.standing} not in ('none', 'draft')`;

/** Rows in the order of their companies. */
export function inOrder(rows: Row[], companyIds: string[]): Row[] {
  const byCompany = new Map(rows.map((row) => [row.companyId, row]));
  return companyIds.flatMap((id) => byCompany.get(id) ?? []);
}
