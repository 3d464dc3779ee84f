import { and, asc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import { isCorporateNow, nameOf } from "~/foundation/company/sharing.server";
import { eventAt, isMailedSince, notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { budgetOf, type JobResult } from "~/platform/job";
import { hasCounter } from "~/results/statistics/count.server";
import { contributions } from "~/results/tables/cells";
import { FALL, type Flaggable, flagQuestion, isRaised } from "../rules/flags";
import { flagRequests, memberTags, memberStandings as standings, taggedMembers } from "../tables";
import { taggedRow } from "../tags/tags.server";

/** Companies per step. Each has a row per flag and kind. */
const STEP = 50;
const RUN = { statements: 300, ms: 20_000 };
/** Within this time, what is raised makes one mail to each reader; the bell has all of it. */
const MAIL_PAUSE_MS = 24 * 60 * 60 * 1000;

/** The queue's part, once a result is counted: looks at its company for red flags. Safe to repeat. */
export async function flagCounted(ctx: Context, assessmentId: string): Promise<void> {
  const [own] = await ctx.db
    .select({ companyId: flagRequests.companyId })
    .from(flagRequests)
    .innerJoin(assessments, eq(assessments.companyId, flagRequests.companyId))
    .where(eq(assessments.id, assessmentId));
  if (own) await lookAt(ctx, [own.companyId]);
}

/** The job: looks at the companies for which it was asked, and which no message of the queue has looked at. */
export async function lookForFlags(ctx: Context, cursor: string | null): Promise<JobResult> {
  const mayGoOn = budgetOf(ctx, RUN);
  const did = { looked: 0, raised: 0 };
  let after = cursor ?? "";
  while (mayGoOn()) {
    const step = await lookNext(ctx, after);
    did.looked += step.looked;
    did.raised += step.raised;
    if (step.last === null) return { did, cursor: null };
    after = step.last;
  }
  return { did, cursor: after };
}

/** A step of it, after a company. `last`: the company that it ended with; null at the end. */
export async function lookNext(ctx: Context, after: string, corporateId?: string) {
  const isMember = sql`exists (select 1 from ${memberships} where ${memberships.corporateId} = ${corporateId} and ${memberships.companyId} = ${flagRequests.companyId})`;
  const due = await ctx.db
    .select({ companyId: flagRequests.companyId })
    .from(flagRequests)
    .where(and(gt(flagRequests.companyId, after), corporateId === undefined ? undefined : isMember))
    .orderBy(asc(flagRequests.companyId))
    .limit(STEP);
  const raised = await lookAt(
    ctx,
    due.map(({ companyId }) => companyId),
  );
  return { looked: due.length, raised, last: due.length === STEP ? (due.at(-1)?.companyId ?? null) : null };
}

interface Mark {
  corporateId: string;
  companyId: string;
  tagId: string;
}

/**
 * Raises and lowers every red flag on companies for which that was asked, and tells the people of the corporate companies what is raised,
 * unless only a new flag asked for it. One batch; a company that is asked for again meanwhile is looked at again. Returns how many are raised.
 */
async function lookAt(ctx: Context, companyIds: readonly string[]): Promise<number> {
  if (companyIds.length === 0) return 0;
  const [requests, found] = await runTogether(ctx.db, [
    ctx.db.select().from(flagRequests).where(isListed(flagRequests.companyId, companyIds)),
    flagsStatement(ctx, companyIds),
  ]);
  const marks = await judge(ctx, found);
  const put = marks.filter(({ isRaised, isTagged }) => isRaised === true && !isTagged);
  const taken = marks.filter(({ isRaised, isTagged }) => isRaised === false && isTagged);
  const told = groupBy(
    put.filter(({ companyId }) => requests.some((request) => request.companyId === companyId && !request.isQuiet)),
  );
  const news = told.map((each) => notifyRaised(ctx, each, isStillAsked(requests, each.companyId)));
  const rows = await runTogether(ctx.db, [
    ...news,
    ...(put.length > 0 ? [putStatement(ctx, put)] : []),
    ...(taken.length > 0 ? [takeOffStatement(ctx, taken)] : []),
    ...requests.map(({ companyId, turn }) =>
      ctx.db.delete(flagRequests).where(and(eq(flagRequests.companyId, companyId), eq(flagRequests.turn, turn))),
    ),
  ]);
  await sendAll(ctx, rows.slice(0, news.length).flat() as { id: string }[]);
  return put.length;
}

/** Condition: nothing has looked at the company since its request was read. */
function isStillAsked(requests: readonly { companyId: string; turn: number }[], companyId: string): SQL {
  const turn = requests.find((request) => request.companyId === companyId)?.turn ?? 0;
  return sql`exists (select 1 from ${flagRequests} where ${flagRequests.companyId} = ${companyId} and ${flagRequests.turn} = ${turn})`;
}

/**
 * The flags that concern members of other companies, with their latest results: a row for each flag and kind. They are kept for a company that
 * is an ordinary one for a while, which sees none of them.
 */
const flagsStatement = (ctx: Context, companyIds: readonly string[]) =>
  ctx.db
    .select({
      corporateId: memberships.corporateId,
      companyId: memberships.companyId,
      scope: memberships.scope,
      tagId: memberTags.id,
      name: memberTags.name,
      flag: sql<string>`${memberTags.flag}`.as("flag"),
      isTagged:
        sql<number>`exists (select 1 from ${taggedMembers} where ${taggedMembers.corporateId} = ${memberships.corporateId} and ${taggedMembers.companyId} = ${memberships.companyId} and ${taggedMembers.tagId} = ${memberTags.id})`.as(
          "is_tagged",
        ),
      assessmentId: results.assessmentId,
      level: results.level,
      version: assessments.catalogueVersion,
      former:
        sql<Level | null>`(select "before"."level" from ${assessments} as "former" join ${results} as "before" on "before"."assessment_id" = "former"."id" where "former"."company_id" = ${memberships.companyId} and "former"."kind" = ${results.kind} and "former"."completed_at" < ${assessments.completedAt} order by "former"."completed_at" desc limit 1)`.as(
          "former_level",
        ),
      /** Null until the result has been counted. */
      isYes: sql<
        number | null
      >`iif(${contributions.answers} is null, null, ${hasCounter(sql`'yes.' || ${memberTags.flag}`)} is true)`.as(
        "is_yes",
      ),
    })
    .from(memberships)
    .innerJoin(memberTags, and(eq(memberTags.corporateId, memberships.corporateId), isNotNull(memberTags.flag)))
    .leftJoin(latestResults, eq(latestResults.companyId, memberships.companyId))
    .leftJoin(results, eq(results.assessmentId, latestResults.assessmentId))
    .leftJoin(assessments, eq(assessments.id, latestResults.assessmentId))
    .leftJoin(contributions, eq(contributions.assessmentId, latestResults.assessmentId))
    .where(isListed(memberships.companyId, companyIds));

type Found = Awaited<ReturnType<typeof flagsStatement>>[number];

/** Each flag on each member once, and whether it is raised. Who shares the level alone has none. */
async function judge(ctx: Context, found: readonly Found[]) {
  const rows = new Map<string, { row: Found; results: Flaggable[] }>();
  for (const row of found) {
    const key = `${row.corporateId}/${row.companyId}/${row.tagId}`;
    const own = rows.get(key) ?? { row, results: [] };
    rows.set(key, own);
    if (row.scope !== "full" || row.level === null || row.version === null) continue;
    const isAsked = row.flag !== FALL && flagQuestion(await getCatalogue(ctx, row.version), row.flag) !== null;
    const isYes = row.isYes === null ? null : row.isYes === 1;
    own.results.push({ level: row.level, former: row.former, isAsked, isYes });
  }
  return [...rows.values()].map(({ row, results: own }) => ({
    ...row,
    isTagged: row.isTagged === 1,
    isRaised: isRaised(row.flag, own),
  }));
}

/** The rows of `tagged_members` that flags on members are, as SQL: a table of their keys. */
const rowsOf = (marks: readonly Mark[]): SQL => {
  const keys = marks.flatMap(({ corporateId, companyId, tagId }) =>
    KINDS_OF_ASSESSMENTS.map((kind) => [corporateId, companyId, kind, tagId]),
  );
  return sql`json_each(${JSON.stringify(keys)}) as "mark"`;
};
const part = (index: number) => sql`("mark"."value" ->> ${sql.raw(String(index))})`;

const takeOffStatement = (ctx: Context, marks: readonly Mark[]) => {
  const { corporateId, companyId, kind, tagId } = taggedMembers;
  return ctx.db
    .delete(taggedMembers)
    .where(
      sql`(${corporateId}, ${companyId}, ${kind}, ${tagId}) in (select ${part(0)}, ${part(1)}, ${part(2)}, ${part(3)} from ${rowsOf(marks)})`,
    );
};

/** Consent may have ended meanwhile. */
const putStatement = (ctx: Context, marks: readonly Mark[]) =>
  ctx.db
    .insert(taggedMembers)
    .select(
      ctx.db
        .select(taggedRow)
        .from(rowsOf(marks))
        .crossJoin(standings)
        .crossJoin(memberTags)
        .where(
          and(
            sql`(${standings.corporateId}, ${standings.companyId}, ${standings.kind}) = (${part(0)}, ${part(1)}, ${part(2)})`,
            sql`${memberTags.id} = ${part(3)}`,
            eq(standings.scope, "full"),
          ),
        ),
    )
    .onConflictDoNothing();

interface News {
  corporateId: string;
  companyId: string;
  names: string[];
}

/** What is raised, one item for each company and corporate company. */
function groupBy(put: readonly (Mark & { name: string })[]): News[] {
  const groups = new Map<string, News>();
  for (const { corporateId, companyId, name } of put) {
    const key = `${corporateId}/${companyId}`;
    const own = groups.get(key) ?? { corporateId, companyId, names: [] };
    groups.set(key, own);
    own.names.push(name);
  }
  return [...groups.values()];
}

/** Tells everybody of a corporate company but its viewers. What is raised within a day makes one mail. */
function notifyRaised(ctx: Context, { corporateId, companyId, names }: News, isStillAsked: SQL) {
  const now = ctx.clock();
  const about = `member-flagged/${corporateId}/`;
  return notifyPeople(ctx, {
    cause: "member-flagged",
    eventId: `${eventAt(about, now)}/${companyId}`,
    data: sql`json_object('companyId', ${companyId}, 'company', ${nameOf(sql`${companyId}`)}, 'flags', ${names.join("; ")})`,
    to: sql`${users.companyId} = ${corporateId} and ${users.role} <> 'viewer' and ${isStillAsked} and ${isCorporateNow(sql`${corporateId}`)}`,
    inAppOnly: isMailedSince(about, now - MAIL_PAUSE_MS),
  });
}
