import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { UTC } from "~/core/days/days";
import { IN_FLIGHT_MS, isOver } from "~/foundation/identity/rules/periods";
import { renderMail } from "~/foundation/notifications/mails/render.server";
import { dataExports, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { noteErased } from "~/platform/erased.server";
import { errorMessage } from "~/platform/log";
import { erasureScope, type Scope } from "~/upkeep/privacy/rules/access";
import { eraseAssessments, eraseRows } from "./erase-rows.server";
import { deleteFilesOf } from "./files.server";

/** Maximum number of accounts per run, and of colleagues with each; the next run continues. */
const MAX_ACCOUNTS = 20;

/** The list of erasures names accounts and companies so. */
export const [ACCOUNT, COMPANY] = ["account", "company"] as const;

export const DUE = {
  id: users.id,
  companyId: users.companyId,
  role: users.role,
  username: users.username,
  email: users.email,
  language: users.language,
  deletionDueAt: users.deletionDueAt,
};
type DueUser = Pick<typeof users.$inferSelect, keyof typeof DUE>;

/**
 * Erases the accounts that have been due for a while. Each step can be repeated: files are deleted first, and the account stays due
 * until one last batch removes everything else, so the next run completes one that dies. Returns the number of erased accounts.
 */
export async function eraseDue(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select(DUE)
    .from(users)
    // A literal, to match the partial index `users_by_deletion`.
    .where(and(sql`${users.deletionDueAt} is not null`, lte(users.deletionDueAt, ctx.clock() - IN_FLIGHT_MS)))
    .orderBy(users.deletionDueAt)
    .limit(MAX_ACCOUNTS);
  // The due accounts may include colleagues who have already been erased with their company.
  const gone = new Set<string>();
  for (const user of due) {
    try {
      if (!gone.has(user.id)) await eraseAccount(ctx, user, gone);
    } catch (error) {
      ctx.log("erasure-failed", { userId: user.id, error: errorMessage(error).slice(0, 500) });
    }
  }
  return gone.size;
}

/** Erases an account, and with the last owner's the whole company. Adds the erased ids to `gone`; the rest waits for a later run. */
async function eraseAccount(ctx: Context, user: DueUser, gone: Set<string>): Promise<void> {
  const now = ctx.clock();
  const colleagues = and(eq(users.companyId, user.companyId), ne(users.id, user.id), isNull(users.erasedAt));
  const [owners, [copyUnderWay]] = await runTogether(ctx.db, [
    ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(colleagues, eq(users.role, "owner"))),
    ctx.db
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.userId, user.id),
          eq(dataExports.status, "pending"),
          gt(dataExports.attempts, 0),
          gt(dataExports.dueAt, now),
        ),
      ),
  ]);
  // The copy in progress would create a file after the files are deleted.
  if (copyUnderWay) return;
  const scope = erasureScope(user, owners.length);
  if (scope === "account") return eraseOne(ctx, user, scope, gone);

  // From here on, no user of the company can start a change.
  await ctx.db
    .update(users)
    .set({ deletionDueAt: now })
    .where(and(colleagues, or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now))));
  const others = await ctx.db.select(DUE).from(users).where(colleagues).limit(MAX_ACCOUNTS);
  for (const other of others) {
    if (isOver(other.deletionDueAt, now - IN_FLIGHT_MS)) await eraseAccount(ctx, other, gone);
  }
  if (others.length === MAX_ACCOUNTS || others.some(({ id }) => !gone.has(id))) return;
  if (await eraseAssessments(ctx, user.companyId)) await eraseOne(ctx, user, scope, gone);
}

async function eraseOne(ctx: Context, user: DueUser, scope: Scope, gone: Set<string>): Promise<void> {
  if (!(await deleteFilesOf(ctx, user, scope))) return;
  // Before the rows go, since nothing else remembers the erasure if the database is restored to an earlier moment.
  await noteErased(ctx, ACCOUNT, [user.id]);
  if (scope === "company") await noteErased(ctx, COMPANY, [user.companyId]);
  await sendGoodbye(ctx, user);
  await eraseRows(ctx, user, scope);
  gone.add(user.id);
  ctx.log("account-erased", { scope });
}

/**
 * Erases an account that a restored database has brought back. Its owner has already been told. False if it has more files than one run
 * deletes.
 */
export async function eraseAgain(ctx: Context, user: DueUser, scope: Scope): Promise<boolean> {
  if (!(await deleteFilesOf(ctx, user, scope))) return false;
  await eraseRows(ctx, user, scope);
  return true;
}

/** Sends the last mail to an address before it is deleted. A failing mail service does not prevent the erasure. */
async function sendGoodbye(ctx: Context, user: DueUser): Promise<void> {
  const mail = renderMail(
    "account-erased",
    { language: user.language, timeZone: UTC },
    {
      username: user.username,
      contact: ctx.settings.CONTACT_EMAIL,
    },
  );
  try {
    await ctx.mailer.send({ idempotencyKey: `erased/${user.id}`, to: user.email, ...mail });
  } catch (error) {
    ctx.log("goodbye-failed", { error: errorMessage(error).slice(0, 500) });
  }
}
