import { eq, type SQL, sql } from "drizzle-orm";
import { dayIn, startOf, UTC } from "~/core/days/days";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { heldDomain } from "~/foundation/identity/rules/mail-domains";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { MOVES_AFTER } from "~/results/statistics/rules/small-groups";
import { strangersOf } from "~/results/statistics/rules/strangers";
import { peerGroups, peerIndustries, peerMembers, scores } from "~/results/tables/results";

/** The industry id of the whole population. */
export const ALL_INDUSTRIES = "all";

/** Companies per read, and ids per statement: D1 takes two megabytes of them. */
const MAX = { read: 5_000, ids: 20_000 };

/**
 * The results that may be counted among peers now: the latest ones of companies whose owner's address is confirmed, and that were not
 * created today (UTC). This is the only place with that rule.
 */
const countable = (ctx: Context, isMeant: SQL): SQL => sql`
  from ${latestResults}
  join ${companies} on ${companies.id} = ${latestResults.companyId}
  join ${users} on ${users.companyId} = ${companies.id} and ${users.role} = 'owner'
  join ${results} on ${results.assessmentId} = ${latestResults.assessmentId}
  where ${isMeant} and ${companies.erasedAt} is null and ${users.emailConfirmedAt} is not null
    and ${companies.createdAt} < ${startOf(dayIn(ctx.clock(), UTC), UTC)}`;

interface Row {
  id: string;
  companyId: string;
  createdAt: number;
  industryId: string;
  network: string | null;
  email: string;
  isInIndustry: number;
  isInAll: number;
}

interface Peer {
  id: string;
  network: string | null;
  domain: string | null;
  /** Already counted in the published figures of the group. */
  isCounted: boolean;
}

/**
 * Counts companies among their peers: moves the published figures of an industry, and of all, to the companies that count now. It does so
 * only once enough strangers have arrived or changed since the last move; until then all figures stay as they are. Repeating it does
 * nothing.
 */
export async function countPeers(ctx: Context): Promise<JobResult> {
  let moved = 0;
  for (const kind of KINDS_OF_ASSESSMENTS) {
    for (const [industryId, peers] of await readGroups(ctx, kind)) {
      const strangers = strangersOf(peers);
      const arrived = strangers.filter(({ isCounted }) => !isCounted);
      if (strangersOf(arrived).length < MOVES_AFTER) continue;
      const chosen = new Set(strangers);
      const gone = peers.filter((peer) => peer.isCounted && !chosen.has(peer));
      await move(ctx, kind, industryId, { arrived, gone });
      moved += 1;
    }
  }
  return { did: { moved }, cursor: null };
}

/** The peers that may be counted in each group, the oldest companies first. */
async function readGroups(ctx: Context, kind: Kind): Promise<Map<string, Peer[]>> {
  const rows: Row[] = [];
  for (let page: Row[] | null = null; page === null || page.length === MAX.read; ) {
    page = await readPage(ctx, kind, page?.at(-1)?.companyId ?? "");
    rows.push(...page);
  }
  rows.sort((one, other) => one.createdAt - other.createdAt || (one.companyId < other.companyId ? -1 : 1));
  const groups = new Map<string, Peer[]>();
  for (const { id, industryId, network, email, isInIndustry, isInAll } of rows) {
    const domain = heldDomain(email);
    for (const [group, isIn] of [
      [industryId, isInIndustry],
      [ALL_INDUSTRIES, isInAll],
    ] as const) {
      const peers = groups.get(group) ?? [];
      if (peers.length === 0) groups.set(group, peers);
      peers.push({ id, network, domain, isCounted: isIn === 1 });
    }
  }
  return groups;
}

function readPage(ctx: Context, kind: Kind, after: string): Promise<Row[]> {
  const isMember = (industryId: SQL) => sql`exists (select 1 from ${peerMembers} where ${peerMembers.kind} = ${kind}
    and ${peerMembers.industryId} = ${industryId} and ${peerMembers.assessmentId} = ${latestResults.assessmentId})`;
  return ctx.db.all<Row>(sql`
    select ${latestResults.assessmentId} as "id", ${companies.id} as "companyId", ${companies.createdAt} as "createdAt",
      ${results.industryId} as "industryId", ${companies.network} as "network", ${users.email} as "email",
      ${isMember(sql`${results.industryId}`)} as "isInIndustry", ${isMember(sql`${ALL_INDUSTRIES}`)} as "isInAll"
    ${countable(ctx, sql`${latestResults.companyId} > ${after} and ${latestResults.kind} = ${kind}`)}
    order by ${latestResults.companyId} limit ${MAX.read}`);
}

/** Moves the published figures of a group, in one batch. */
async function move(
  ctx: Context,
  kind: Kind,
  industryId: string,
  { arrived, gone }: { arrived: Peer[]; gone: Peer[] },
): Promise<void> {
  const isGroup = (table: typeof peerMembers | typeof peerGroups) =>
    sql`${table.kind} = ${kind} and ${table.industryId} = ${industryId}`;
  const drop = (isMeant: SQL) => ctx.db.delete(peerMembers).where(sql`${isGroup(peerMembers)} and ${isMeant}`);
  await runTogether(ctx.db, [
    ctx.db.delete(peerGroups).where(isGroup(peerGroups)),
    ...listsOf(gone).map((ids) => drop(sql`${peerMembers.assessmentId} in (select value from json_each(${ids}))`)),
    ...listsOf(arrived).map((ids) =>
      ctx.db.insert(peerMembers).select(sql`select ${kind}, ${industryId}, value from json_each(${ids})`),
    ),
    // Former results of companies that have a newer one, and results of companies that no longer count.
    drop(
      sql`not exists (select 1 ${countable(ctx, sql`${latestResults.assessmentId} = ${peerMembers.assessmentId}`)})`,
    ),
    ctx.db.insert(peerGroups).select(
      sql`select ${kind}, ${industryId}, ${scores.subject}, count(*), sum(${scores.score})
        from ${peerMembers} join ${scores} on ${scores.assessmentId} = ${peerMembers.assessmentId}
        where ${isGroup(peerMembers)} group by ${scores.subject}`,
    ),
    ...(industryId === ALL_INDUSTRIES ? countIndustries(ctx, kind) : []),
  ]);
}

/**
 * Statements that count how many of all companies each industry has: a mean of all beside the means of others must not reveal a small
 * industry.
 */
const countIndustries = (ctx: Context, kind: Kind) => [
  ctx.db.delete(peerIndustries).where(eq(peerIndustries.kind, kind)),
  ctx.db.insert(peerIndustries).select(
    sql`select ${kind}, ${results.industryId}, count(*)
      from ${peerMembers} join ${results} on ${results.assessmentId} = ${peerMembers.assessmentId}
      where ${peerMembers.kind} = ${kind} and ${peerMembers.industryId} = ${ALL_INDUSTRIES} group by ${results.industryId}`,
  ),
];

/** Their ids as JSON, in lists short enough for a statement. */
function listsOf(peers: readonly Peer[]): string[] {
  const ids = peers.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / MAX.ids) }, (_, list) =>
    JSON.stringify(ids.slice(list * MAX.ids, (list + 1) * MAX.ids)),
  );
}
