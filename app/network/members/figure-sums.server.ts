import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { READINESS } from "~/core/kinds/kind";
import { readingDay } from "~/core/scopes";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies, memberships } from "~/foundation/tables/company";
import { readings } from "~/foundation/tables/ledger";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { walkParts } from "./exports/walk.server";
import { countsStatement } from "./member-counts.server";
import { sharedFigures, sharedFigureSums as sums } from "./tables";

/** Companies on a page, and those that a file reads at once. */
const PAGE = 50;
const AT_ONCE = 500;

/** The year of the cell that counts the members that share their key figures. */
const NO_YEAR = 0;

/** The last company of a page. */
export interface FigureCursor {
  emissions: number;
  companyId: string;
}

const shared = {
  companyId: sharedFigures.companyId,
  company: companies.name,
  year: sharedFigures.year,
  currency: sharedFigures.currency,
  emissions: sharedFigures.emissions,
  entered: sharedFigures.entered,
  calculated: sharedFigures.calculated,
};

/** Where a part of them ends that are read by company and year. */
interface SharedPlace {
  companyId: string;
  year: number;
}

/** What one member gives for one year. */
export type SharedYear = Awaited<ReturnType<typeof readSharedYears>>["rows"][number];

/**
 * The sums of a year of the key figures that members share with the reader's company, the latest year if none is asked for, and a page of
 * the companies behind them, those with the largest emissions first. The ledger records the companies of the page in the same batch. Null
 * for a reader without members. One round trip, which reads as many rows however many members there are.
 */
export async function readFigureSums(
  ctx: Context,
  user: CurrentUser,
  { year: asked, after }: { year: number | null; after: FigureCursor | null },
) {
  if (!maySeeMembers(user)) return null;
  const corporateId = user.companyId;
  const year = asked ?? sql`(select max(${sums.year}) from ${sums} where ${sums.corporateId} = ${corporateId})`;
  const isPlaced = and(
    eq(sharedFigures.corporateId, corporateId),
    sql`${sharedFigures.year} = ${year}`,
    after
      ? sql`(${sharedFigures.emissions}, ${sharedFigures.companyId}) < (${after.emissions}, ${after.companyId})`
      : undefined,
  );
  const order = sql`${sharedFigures.emissions} desc, ${sharedFigures.companyId} desc`;
  const [years, cells, members, [own], rows] = await runTogether(ctx.db, [
    yearsStatement(ctx, corporateId),
    ctx.db
      .select(cellColumns)
      .from(sums)
      .where(and(eq(sums.corporateId, corporateId), sql`${sums.year} = ${year}`)),
    countsStatement(ctx, { corporateId, kind: READINESS }),
    ctx.db.select({ asks: companies.codeScope }).from(companies).where(eq(companies.id, corporateId)),
    ctx.db
      .select(shared)
      .from(sharedFigures)
      .innerJoin(companies, eq(companies.id, sharedFigures.companyId))
      .where(isPlaced)
      .orderBy(order)
      .limit(PAGE + 1),
    noteShown(
      ctx,
      user,
      sql`(select ${sharedFigures.companyId} from ${sharedFigures} where ${isPlaced} order by ${order} limit ${PAGE})`,
    ),
  ]);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    ...toYears(years),
    members: totalOf(members),
    asks: own?.asks ?? "full",
    year: asked ?? toYears(years).years[0] ?? null,
    cells,
    rows: page,
    /** The place after which the next page begins; null on the last. */
    next: last ? { emissions: last.emissions, companyId: last.companyId } : null,
  };
}

/** The cells of all years, and what they are compared with. Null for a reader without members. One round trip. */
export async function readAllSums(ctx: Context, user: CurrentUser) {
  if (!maySeeMembers(user)) return null;
  const corporateId = user.companyId;
  const [cells, members] = await runTogether(ctx.db, [
    ctx.db
      .select({ year: sums.year, ...cellColumns })
      .from(sums)
      .where(eq(sums.corporateId, corporateId)),
    countsStatement(ctx, { corporateId, kind: READINESS }),
  ]);
  return {
    sharing: cells.find(({ year }) => year === NO_YEAR)?.companies ?? 0,
    members: totalOf(members),
    years: [...new Set(cells.map(({ year }) => year))].filter((year) => year !== NO_YEAR).sort((a, b) => b - a),
    cells,
  };
}

/** The companies and years of a file, page by page, `most` of them; the return value says whether there were more. */
export const walkSharedYears = (ctx: Context, user: CurrentUser, most: number) =>
  walkParts((after: SharedPlace | null) => readSharedYears(ctx, user, after), most);

/** A part of it, by company and year. The ledger records its companies in the same batch. */
async function readSharedYears(ctx: Context, user: CurrentUser, after: SharedPlace | null) {
  const isPlaced = and(
    eq(sharedFigures.corporateId, user.companyId),
    after ? sql`(${sharedFigures.companyId}, ${sharedFigures.year}) > (${after.companyId}, ${after.year})` : undefined,
  );
  const order = sql`${sharedFigures.companyId}, ${sharedFigures.year}`;
  const [rows] = await runTogether(ctx.db, [
    ctx.db
      .select(shared)
      .from(sharedFigures)
      .innerJoin(companies, eq(companies.id, sharedFigures.companyId))
      .where(isPlaced)
      .orderBy(order)
      .limit(AT_ONCE),
    noteShown(
      ctx,
      user,
      sql`(select ${sharedFigures.companyId} from ${sharedFigures} where ${isPlaced} order by ${order} limit ${AT_ONCE})`,
    ),
  ]);
  const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  return { rows, next: last ? { companyId: last.companyId, year: last.year } : null };
}

const cellColumns = {
  figureId: sums.figureId,
  currency: sums.currency,
  companies: sums.companies,
  calculated: sums.calculated,
  whole: sums.whole,
  millionths: sums.millionths,
};

/** The years that any member gives figures for, found one after the other, and how many share at all: a row each. */
function yearsStatement(ctx: Context, corporateId: string) {
  const next = (after: SQL) =>
    sql`(select min(year) from shared_figure_sums where corporate_id = ${corporateId} and year > ${after})`;
  const found = sql`(with recursive found (year) as (select ${next(sql`-1`)} union all select ${next(sql`found.year`)} from found where found.year is not null) select year from found)`;
  return ctx.db
    .select({ year: sums.year, companies: sums.companies })
    .from(sums)
    .where(and(eq(sums.corporateId, corporateId), sql`${sums.year} in ${found}`, eq(sums.figureId, "")))
    .orderBy(asc(sums.year));
}

function toYears(rows: readonly { year: number; companies: number }[]) {
  return {
    sharing: rows.find(({ year }) => year === NO_YEAR)?.companies ?? 0,
    /** Newest first. A year has a row for each currency. */
    years: [...new Set(rows.map(({ year }) => year))].filter((year) => year !== NO_YEAR).sort((a, b) => b - a),
  };
}

const totalOf = (cells: readonly { members: number }[]) => cells.reduce((sum, { members }) => sum + members, 0);

/** The statement that records in the ledger that the reader sees key figures of these members. */
export const noteShown = (ctx: Context, user: CurrentUser, companyIds: SQL) => {
  const now = ctx.clock();
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${memberships.companyId}, ${readingDay(now)}, ${memberships.corporateId}, ${user.id}, 'figures', '', ${now} from ${memberships} where ${and(
        eq(memberships.corporateId, user.companyId),
        eq(memberships.sharesFigures, true),
        sql`${memberships.companyId} in ${companyIds}`,
        isCorporateStill,
      )}`,
    )
    .onConflictDoNothing();
};
