import { and, asc, eq, gt, isNotNull, lte, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { noteReading } from "~/assessment/answers/associated.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { industries, places } from "~/foundation/tables/reference";
import { noteShown } from "~/network/members/figure-sums.server";
import { nameIn } from "~/network/members/member-page.server";
import { sharedFigures, memberStandings as standings } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { scores } from "~/results/tables/results";
import { type FeedRow, figureRows, resultRow, scoreRows } from "./rows";
import { type Feed, type Series, seriesOf } from "./rules/feed";
import { feedChanges as changes } from "./tables";

/** The last change of a part that is read company by company. */
interface Key {
  companyId: string;
  part: string;
}

/**
 * Where a part of a feed begins. By `position`, the oldest change first, with what is gone: for who has a copy and reads on. By `key`, company
 * by company, without what is gone: each once, whatever changes while it is read.
 */
export type FeedCursor = { by: "position"; after: number; upTo?: number } | { by: "key"; after: Key | null };

/** A part of a feed: the rows of at most `limit` changes. `next` is where the following part begins; null at the end. */
export interface FeedPart {
  rows: FeedRow[];
  /** The position of the last change in it, or the one that it began after. */
  position: number;
  next: FeedCursor | null;
}

/** The position of the newest change of a feed; 0 if there is none. */
export async function newestPosition(ctx: Context, user: CurrentUser, feed: Feed): Promise<number> {
  const [row] = await newestStatement(ctx, user, seriesOf(feed));
  return row?.position ?? 0;
}

const newestStatement = (ctx: Context, user: CurrentUser, series: Series) =>
  ctx.db
    .select({ position: sql<number | null>`max(${changes.position})`.as("newest") })
    .from(changes)
    .where(and(eq(changes.corporateId, user.companyId), eq(changes.series, series)));

/**
 * Reads a part of a feed for a user of a corporate company, and records it in the members' ledgers in the same batch. Only what a company
 * shares at that moment is in it. A part reads as many rows however many there are.
 */
export async function readPart(
  ctx: Context,
  user: CurrentUser,
  feed: Feed,
  place: FeedCursor,
  limit: number,
): Promise<FeedPart> {
  const page = pageOf(ctx, user, seriesOf(feed), place, limit);
  const read = { results: readResults, scores: readScores, "key-figures": readFigures }[feed];
  const isByKey = place.by === "key";
  const found = (await read(ctx, user, page)).sort((a, b) =>
    isByKey ? compare(a.companyId, b.companyId) || compare(a.part, b.part) : a.position - b.position,
  );
  const last = found.at(-1);
  const rows = found.flatMap((each) => (isByKey ? each.rows.filter(({ removed }) => !removed) : each.rows));
  const position = last && !isByKey ? last.position : isByKey ? 0 : place.after;
  if (!last || found.length < limit) return { rows, position, next: null };
  const { companyId, part } = last;
  return { rows, position, next: isByKey ? { by: "key", after: { companyId, part } } : { ...place, after: position } };
}

/** The changes of a part. A company that is no longer corporate has none. */
function pageOf(ctx: Context, user: CurrentUser, series: Series, place: FeedCursor, limit: number) {
  const isFurther =
    place.by === "position"
      ? and(gt(changes.position, place.after), place.upTo === undefined ? undefined : lte(changes.position, place.upTo))
      : place.after
        ? sql`(${changes.companyId}, ${changes.part}) > (${place.after.companyId}, ${place.after.part})`
        : undefined;
  const order: SQL[] = place.by === "position" ? [asc(changes.position)] : [asc(changes.companyId), asc(changes.part)];
  return ctx.db
    .select({ companyId: changes.companyId, part: changes.part, position: changes.position })
    .from(changes)
    .where(
      and(
        eq(changes.corporateId, user.companyId),
        eq(changes.series, series),
        isFurther,
        isCorporateNow(sql`${user.companyId}`),
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .as("page");
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Page = ReturnType<typeof pageOf>;
type Found = Key & { position: number; rows: FeedRow[] };

/** Condition: the member's result of a change, as it stands now. */
const isCurrent = (user: CurrentUser, page: Page) =>
  and(
    eq(standings.corporateId, user.companyId),
    eq(standings.companyId, page.companyId),
    eq(standings.kind, page.part),
    not(sql`${standings.standing} in ('none', 'draft')`),
  );

function resultsStatements(ctx: Context, user: CurrentUser, page: Page) {
  const country = alias(places, "country");
  const shared = ctx.db
    .select({ id: standings.assessmentId })
    .from(page)
    .innerJoin(standings, isCurrent(user, page))
    .where(eq(standings.scope, "full"));
  return [
    ctx.db
      .select({
        companyId: page.companyId,
        part: page.part,
        position: page.position,
        company: sql<string | null>`${companies.name}`.as("company"),
        countryId: standings.countryId,
        country: nameIn(country, user.language).as("country_name"),
        industryId: standings.industryId,
        industry: nameIn(industries, user.language).as("industry_name"),
        standing: standings.standing,
        scope: standings.scope,
        assessmentId: standings.assessmentId,
        submittedAt: standings.changedAt,
        overall: standings.overall,
        first: standings.first,
        second: standings.second,
        third: standings.third,
      })
      .from(page)
      .leftJoin(standings, isCurrent(user, page))
      .leftJoin(companies, eq(companies.id, standings.companyId))
      .leftJoin(industries, eq(industries.id, standings.industryId))
      .leftJoin(country, eq(country.id, standings.countryId)),
    noteReading(ctx, user, "export", and(eq(assessments.state, "completed"), inQuery(assessments.id, shared)) as SQL),
  ] as const;
}

async function readResults(ctx: Context, user: CurrentUser, page: Page): Promise<Found[]> {
  const [found] = await runTogether(ctx.db, resultsStatements(ctx, user, page));
  return found.map((row) => ({ ...row, rows: [resultRow(row, ctx.ids.seal)] }));
}

async function readScores(ctx: Context, user: CurrentUser, page: Page): Promise<Found[]> {
  const [results, noted] = resultsStatements(ctx, user, page);
  const [found, , scored] = await runTogether(ctx.db, [
    results,
    noted,
    ctx.db
      .select({
        assessmentId: scores.assessmentId,
        version: assessments.catalogueVersion,
        subject: scores.subject,
        correct: scores.correct,
        total: scores.total,
        score: scores.score,
        level: scores.level,
      })
      .from(page)
      .innerJoin(standings, isCurrent(user, page))
      .innerJoin(assessments, eq(assessments.id, standings.assessmentId))
      .innerJoin(scores, eq(scores.assessmentId, standings.assessmentId))
      .where(eq(standings.scope, "full")),
  ]);
  const versions = [...new Set(scored.map(({ version }) => version))];
  const catalogues = new Map(
    await Promise.all(versions.map(async (version) => [version, await getCatalogue(ctx, version)] as const)),
  );
  const byResult = new Map<string, typeof scored>();
  for (const score of scored) byResult.set(score.assessmentId, [...(byResult.get(score.assessmentId) ?? []), score]);
  return found.map((row) => {
    const own = row.scope === "full" ? (byResult.get(row.assessmentId ?? "") ?? []) : [];
    const catalogue = catalogues.get(own[0]?.version ?? "") ?? null;
    return { ...row, rows: scoreRows(row, own, catalogue, user.language, ctx.ids.seal) };
  });
}

async function readFigures(ctx: Context, user: CurrentUser, page: Page): Promise<Found[]> {
  const isShared = and(
    eq(sharedFigures.corporateId, user.companyId),
    eq(sharedFigures.companyId, page.companyId),
    sql`${sharedFigures.year} = cast(${page.part} as integer)`,
  );
  const shown = ctx.db.select({ companyId: sharedFigures.companyId }).from(page).innerJoin(sharedFigures, isShared);
  const [found] = await runTogether(ctx.db, [
    ctx.db
      .select({
        companyId: page.companyId,
        part: page.part,
        position: page.position,
        company: sql<string | null>`${companies.name}`.as("company"),
        currency: sharedFigures.currency,
        entered: sharedFigures.entered,
        calculated: sharedFigures.calculated,
      })
      .from(page)
      .leftJoin(sharedFigures, isShared)
      .leftJoin(companies, and(eq(companies.id, sharedFigures.companyId), isNotNull(sharedFigures.year))),
    noteShown(ctx, user, sql`${shown}`),
  ]);
  return found.map((row) => ({ ...row, rows: figureRows(row, user.language) }));
}
