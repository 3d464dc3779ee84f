import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { dayIn } from "~/core/days/days";
import { EVERYBODY } from "~/core/scopes";
import { isOver } from "~/foundation/identity/rules/periods";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { afterFailure, type Cause, MAX_ATTEMPTS } from "~/foundation/notifications/rules/types";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Population } from "~/network/members/member-counts.server";
import { COLLECTED_LIFE_MS, type Exported, MAX_COLLECTED } from "~/network/members/rules/exports";
import { memberExports, memberStandings as standings } from "~/network/members/tables";
import { readListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { guardGone, inQuery, runTogether } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { isWanted } from "../find-members.server";
import { openTable } from "./stream.server";
import { findVersions } from "./submission-table.server";
import { deleteParts, HAND_OVER_AFTER_MS, partKey, sendSteps } from "./sweep.server";
import { isDone } from "./table.server";
import { inParts } from "./walk.server";

/** While a step runs, no other worker begins it. The lease is the longest time a queue consumer may run (Cloudflare: 15 minutes). */
const LEASE_MS = 15 * 60_000;

/** Rows that a step collects, so that its part stays within a few megabytes, and members that it checks to find them. */
const MAX_ROWS: Record<Exported, number> = { list: 5_000, submissions: 250 };
const MAX_LOOKED_AT = 5_000;

export type ExportRow = typeof memberExports.$inferSelect;

/**
 * Does the next step of a file of many members: reads some, writes them to their own part, and saves the progress. Safe to call any number
 * of times with the same id: a conditional update claims the row, and a part is named by its number. Members come in id order, so that each
 * comes once, whatever changes meanwhile. Nothing is delivered yet: delivery checks membership again.
 */
export async function collectStep(ctx: Context, id: string): Promise<Delivery> {
  const now = ctx.clock();
  const [claim] = await ctx.db
    .update(memberExports)
    .set({ attempts: sql`${memberExports.attempts} + 1`, dueAt: now + LEASE_MS })
    .where(
      and(
        eq(memberExports.id, id),
        eq(memberExports.status, "pending"),
        or(eq(memberExports.attempts, 0), lte(memberExports.dueAt, now)),
      ),
    )
    .returning();
  if (!claim) return { outcome: "done" };
  if (claim.attempts > MAX_ATTEMPTS) return giveUp(ctx, claim);
  try {
    const reader = await findReader(ctx, claim);
    if (reader) await step(ctx, claim, reader.timeZone);
    else await drop(ctx, claim);
    return { outcome: "done" };
  } catch (error) {
    const next = afterFailure(claim.attempts);
    ctx.log("member-export-failed", { id, attempts: claim.attempts, error: errorMessage(error).slice(0, 500) });
    if (next.status === "failed") return giveUp(ctx, claim);
    await ctx.db.update(memberExports).set({ dueAt: ctx.clock() }).where(isClaim(claim));
    return { outcome: "retry", delaySeconds: next.delaySeconds };
  }
}

/** The companies that a file covers. */
const populationIn = ({ corporateId, isWhole, kind, createdAt }: ExportRow, timeZone: string): Population => ({
  corporateId: isWhole ? EVERYBODY : corporateId,
  kind,
  today: dayIn(createdAt, timeZone),
});

/** The user who asked, if they still belong to the company whose members these are, or work for the network's office. */
async function findReader(ctx: Context, { userId, corporateId, isWhole }: ExportRow) {
  const [reader] = await ctx.db
    .select({ deletionDueAt: users.deletionDueAt, timeZone: companyZone })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(users.id, userId),
        eq(users.companyId, corporateId),
        isNull(users.erasedAt),
        isWhole ? users.isAdministrator : companies.isCorporate,
      ),
    );
  return reader && !isOver(reader.deletionDueAt, ctx.clock()) ? reader : null;
}

async function step(ctx: Context, file: ExportRow, timeZone: string): Promise<void> {
  const { exported, parts, collected } = file;
  const most = MAX_COLLECTED[exported] - collected;
  const population = populationIn(file, timeZone);
  const { ids, after, hasMore } = await nextMembers(ctx, file, population);
  const taken = ids.slice(0, most);
  const versions = exported === "list" ? null : await versionsOf(ctx, file, population);
  const table = await openTable(ctx, exported, { ...file, ...population, timeZone }, versions);
  const lines: string[] = parts === 0 ? [JSON.stringify(table.header)] : [];
  let rows = 0;
  for (const some of inParts(taken, table.atOnce)) {
    for (const { companyId, assessmentId, isFull, cells } of await table.read(some)) {
      lines.push(JSON.stringify([companyId, assessmentId, isFull, cells]));
      rows += 1;
    }
  }
  await ctx.files.put(partKey(file, parts), lines.join("\n"), {
    customMetadata: versions ? { versions: JSON.stringify(versions) } : {},
  });
  const isCut = taken.length < ids.length || (hasMore && taken.length === most);
  const done = { collected: collected + rows, parts: parts + 1, after, attempts: 0, isCut };
  if (hasMore && !isCut) {
    const dueAt = ctx.clock() + HAND_OVER_AFTER_MS;
    const kept = await ctx.db
      .update(memberExports)
      .set({ ...done, dueAt })
      .where(isClaim(file))
      .returning({ id: memberExports.id });
    if (kept.length > 0) return sendSteps(ctx, [file.id]);
  } else {
    const expiresAt = ctx.clock() + COLLECTED_LIFE_MS;
    if (await settle(ctx, file, "member-export-ready", { ...done, status: "ready", expiresAt })) return;
  }
  await dropOrphan(ctx, file);
}

/**
 * The questionnaires whose columns the file has: those its first part was written with. Parts from an older release have the columns of
 * all.
 */
async function versionsOf(ctx: Context, file: ExportRow, population: Population): Promise<string[] | null> {
  if (file.parts === 0)
    return findVersions(ctx, population, { query: readListQuery(new URLSearchParams(file.filters)) });
  const first = await ctx.files.head(partKey(file, 0));
  const versions = first?.customMetadata?.versions;
  return versions ? JSON.parse(versions) : null;
}

/** The next wanted members, and the member after which to continue. Checks at most `MAX_LOOKED_AT` members. */
async function nextMembers(ctx: Context, { exported, filters, after }: ExportRow, population: Population) {
  const looked = ctx.db
    .select({ companyId: standings.companyId })
    .from(standings)
    .where(
      and(
        eq(standings.corporateId, population.corporateId),
        // In key order: the `+` rules out indexes whose rows would have to be sorted.
        sql`+${standings.kind} = ${population.kind}`,
        gt(standings.companyId, after),
      ),
    )
    .orderBy(asc(standings.companyId))
    .limit(MAX_LOOKED_AT);
  const most = MAX_ROWS[exported];
  const query = readListQuery(new URLSearchParams(filters));
  const wanted = and(
    isWanted(population, query),
    exported === "submissions" ? isDone : undefined,
    inQuery(standings.companyId, looked),
  );
  const [found, seen] = await runTogether(ctx.db, [
    ctx.db
      .select({ companyId: standings.companyId })
      .from(standings)
      .where(wanted)
      .orderBy(asc(standings.companyId))
      .limit(most + 1),
    looked,
  ]);
  const ids = found.slice(0, most).map(({ companyId }) => companyId);
  const isFull = found.length > most;
  const end = isFull ? ids.at(-1) : seen.at(-1)?.companyId;
  return { ids, after: end ?? after, hasMore: isFull || seen.length === MAX_LOOKED_AT };
}

/** SQL condition: the row is still as it was claimed. */
const isClaim = ({ id, attempts, parts }: ExportRow) =>
  and(
    eq(memberExports.id, id),
    eq(memberExports.status, "pending"),
    eq(memberExports.attempts, attempts),
    eq(memberExports.parts, parts),
  );

/**
 * Changes a row as it was claimed and notifies the user who asked, in one batch. False if the row is gone or another delivery has claimed
 * it.
 */
async function settle(ctx: Context, file: ExportRow, cause: Cause, change: Partial<ExportRow>): Promise<boolean> {
  const data = { exportId: file.id, kind: file.kind };
  const told = outboxRows(ctx, { cause, userId: file.userId, data, eventId: `member-export/${file.id}` });
  const guard = sql<string>`(select ${memberExports.userId} from ${memberExports} where ${isClaim(file)})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, told, guard),
    ctx.db.update(memberExports).set(change).where(isClaim(file)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, told);
  return true;
}

async function giveUp(ctx: Context, file: ExportRow): Promise<Delivery> {
  if (await settle(ctx, file, "member-export-failed", { status: "failed" })) await deleteParts(ctx, file);
  return { outcome: "done" };
}

/** Deletes a file whose reader may no longer read it. */
async function drop(ctx: Context, file: ExportRow): Promise<void> {
  await ctx.db.delete(memberExports).where(eq(memberExports.id, file.id));
  await deleteParts(ctx, file);
}

/** Deletes the parts if their row was deleted while they were written. If another delivery continues with the file, they stay. */
async function dropOrphan(ctx: Context, file: ExportRow): Promise<void> {
  const [row] = await ctx.db.select({ id: memberExports.id }).from(memberExports).where(eq(memberExports.id, file.id));
  if (!row) await deleteParts(ctx, file);
}
