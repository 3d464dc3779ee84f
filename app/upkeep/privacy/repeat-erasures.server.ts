import { and, eq, isNull } from "drizzle-orm";
import { ERASURES_KNOWN_MS } from "~/foundation/identity/rules/periods";
import { STOP } from "~/foundation/notifications/stop-list.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { invitationStops } from "~/foundation/tables/invitations";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { insertRows, isListed, runTogether } from "~/platform/d1/client";
import { ERASURES, type Erased, listErased } from "~/platform/erased.server";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { ANONYMISED, anonymise } from "./anonymise.server";
import { ACCOUNT, COMPANY, DUE, eraseAgain } from "./erase.server";
import { eraseUsersOf } from "./erase-logs.server";
import { eraseAssessments } from "./erase-rows.server";
import { DELETED, deleteCompleted, deleteDrafts } from "./retention.server";

/** Pages of the list in one run, and things erased; the next run continues. */
const MAX_PAGES = 10;
const MAX_REPEATED = 20;

/**
 * Erases again what the list of erasures names and the database still has, because it was restored to an earlier moment. Otherwise there
 * is nothing to do. Entries that no backup can bring back any more are deleted. `cursor` is the entry after which the run continues.
 */
export async function repeatErasures(ctx: Context, cursor: string | null): Promise<JobResult> {
  const did = { erased: 0, failed: 0, deleted: 0 };
  let after = cursor;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { entries, next } = await listErased(ctx, after);
    const { begun, erased, failed, left } = await repeatAll(ctx, entries);
    did.erased += erased;
    did.failed += failed;
    // The rest is found again on the same page.
    if (left > 0 && begun > 0) return { did, cursor: after ?? ERASURES };
    const old = entries.filter(({ at }) => at <= ctx.clock() - ERASURES_KNOWN_MS).map(({ key }) => key);
    if (old.length > 0) await ctx.backups?.delete(old);
    did.deleted += old.length;
    if (next === null) return { did, cursor: null };
    after = next;
  }
  return { did, cursor: after };
}

/**
 * Repeats these erasures, at most a run's number. `begun` counts those that went on, and `left` those that are not at their end: a company
 * may take several runs.
 */
async function repeatAll(
  ctx: Context,
  entries: readonly Erased[],
): Promise<{ begun: number; erased: number; failed: number; left: number }> {
  const idsOf = (what: string) => entries.filter((entry) => entry.what === what).map(({ id }) => id);
  const accounts = idsOf(ACCOUNT);
  const stops = idsOf(STOP);
  const [people, firms, submitted, old, known] = await runTogether(ctx.db, [
    ctx.db
      .select(DUE)
      .from(users)
      .where(and(isListed(users.id, accounts), isNull(users.erasedAt))),
    ctx.db
      .select({ id: companies.id })
      .from(companies)
      .where(and(isListed(companies.id, idsOf(COMPANY)), isNull(companies.erasedAt))),
    ctx.db
      .select(ROW)
      .from(assessments)
      .where(isListed(assessments.id, idsOf(ANONYMISED))),
    ctx.db
      .select(ROW)
      .from(assessments)
      .where(isListed(assessments.id, idsOf(DELETED))),
    ctx.db.select({ hash: invitationStops.hash }).from(invitationStops).where(isListed(invitationStops.hash, stops)),
  ]);
  const missing = stops.filter((hash) => !known.some((row) => row.hash === hash));
  const stopsAt = entries.filter(({ what, id }) => what === STOP && missing.includes(id));
  await runTogether(
    ctx.db,
    insertRows(
      ctx.db,
      invitationStops,
      stopsAt.map(({ id, at }) => ({ hash: id, at })),
      (insert) => insert.onConflictDoNothing(),
    ),
  );
  const work: [id: string, act: () => Promise<boolean>][] = [
    ...firms.map(({ id }): (typeof work)[number] => [id, () => eraseCompany(ctx, id)]),
    ...people.map((user): (typeof work)[number] => [user.id, () => eraseAgain(ctx, user, "account")]),
    ...submitted.map((row): (typeof work)[number] => [row.id, () => anonymise(ctx, row).then(() => true)]),
    ...old.map((row): (typeof work)[number] => [row.id, () => deleteAgain(ctx, row).then(() => true)]),
  ];
  let [begun, erased, failed] = [0, missing.length, 0];
  for (const [id, act] of work) {
    // What fails does not keep the others waiting.
    if (begun === MAX_REPEATED) break;
    try {
      const isDone = await act();
      begun += 1;
      if (isDone) {
        erased += 1;
        ctx.log("erasure-repeated", { id });
      }
    } catch (error) {
      failed += 1;
      ctx.log("erasure-failed", { id, error: errorMessage(error).slice(0, 500) });
    }
  }
  // Also of accounts that are erased already: LOGS may have been restored, or a message may have been delivered at that moment.
  if (accounts.length > 0) await runTogether(ctx.logs, eraseUsersOf(ctx, accounts));
  return { begun, erased, failed, left: work.length + missing.length - erased - failed };
}

const ROW = {
  id: assessments.id,
  companyId: assessments.companyId,
  answersFile: assessments.answersFile,
  state: assessments.state,
};

/** A company is erased with all accounts that it had at the moment that the database was restored to. False if a later run has to go on. */
async function eraseCompany(ctx: Context, companyId: string): Promise<boolean> {
  const all = await ctx.db
    .select({ ...DUE, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.companyId, companyId));
  const left = all.filter(({ erasedAt }) => erasedAt === null);
  const last = left.at(-1) ?? all.at(-1);
  if (!last) return true;
  for (const user of left) if (user !== last && !(await eraseAgain(ctx, user, "account"))) return false;
  return (await eraseAssessments(ctx, companyId)) && eraseAgain(ctx, last, "company");
}

const deleteAgain = (
  ctx: Context,
  row: { id: string; companyId: string; answersFile: string | null; state: string },
) => (row.state === "draft" ? deleteDrafts(ctx, [row.id], Number.MAX_SAFE_INTEGER) : deleteCompleted(ctx, row));
