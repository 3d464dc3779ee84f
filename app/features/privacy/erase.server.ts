import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { erasureScope, type Scope } from "~/domain/access/privacy";
import { renderMail } from "~/features/notifications/mails/render.server";
import type { Context } from "~/platform/context";
import { dataExports, users } from "~/platform/d1/schema";
import { errorMessage } from "~/platform/log";
import { eraseAssessments, eraseRows } from "./erase-rows.server";
import { deleteFilesOf } from "./files.server";

/** Accounts in one run, and colleagues with each; what is left waits for the next. */
const MOST_ACCOUNTS = 20;

const DUE = {
  id: users.id,
  companyId: users.companyId,
  role: users.role,
  username: users.username,
  email: users.email,
  language: users.language,
};
type DueUser = Pick<typeof users.$inferSelect, keyof typeof DUE>;

/**
 * Erases the accounts whose time is up. Each step can be done again: files go first, and the account stays due until one last
 * batch takes everything else, so that a run which dies is made good by the next. Returns how many accounts are gone.
 */
export async function eraseDue(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const due = await ctx.db
    .select(DUE)
    .from(users)
    // A literal, as the partial index `users_by_deletion` has it.
    .where(and(sql`${users.deletionDueAt} is not null`, lte(users.deletionDueAt, now)))
    .orderBy(users.deletionDueAt)
    .limit(MOST_ACCOUNTS);
  let erased = 0;
  for (const user of due) {
    try {
      erased += await eraseAccount(ctx, user);
    } catch (error) {
      ctx.log("erasure-failed", { userId: user.id, error: errorMessage(error).slice(0, 500) });
    }
  }
  return erased;
}

/** Erases an account, with the last owner's the whole company. Returns how many accounts are gone; more may wait for the next run. */
async function eraseAccount(ctx: Context, user: DueUser): Promise<number> {
  const now = ctx.clock();
  const colleagues = and(eq(users.companyId, user.companyId), ne(users.id, user.id), isNull(users.erasedAt));
  const [owners, [copyUnderWay]] = await ctx.db.batch([
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
  // It would put a file where none must be left.
  if (copyUnderWay) return 0;
  const scope = erasureScope(user, owners.length);
  if (scope === "account") return eraseOne(ctx, user, scope);

  // From here on nobody of the company can change anything any more.
  await ctx.db
    .update(users)
    .set({ deletionDueAt: now })
    .where(and(colleagues, or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now))));
  const others = await ctx.db.select(DUE).from(users).where(colleagues).limit(MOST_ACCOUNTS);
  let erased = 0;
  for (const other of others) erased += await eraseAccount(ctx, other);
  if (erased < others.length || others.length === MOST_ACCOUNTS) return erased;
  if (!(await eraseAssessments(ctx, user.companyId))) return erased;
  return erased + (await eraseOne(ctx, user, scope));
}

async function eraseOne(ctx: Context, user: DueUser, scope: Scope): Promise<number> {
  if (!(await deleteFilesOf(ctx, user, scope))) return 0;
  await sayGoodbye(ctx, user);
  await eraseRows(ctx, user, scope);
  ctx.log("account-erased", { scope });
  return 1;
}

/** The last mail to an address that is about to be forgotten. A mail service that fails does not keep an account alive. */
async function sayGoodbye(ctx: Context, user: DueUser): Promise<void> {
  const mail = renderMail("account-erased", user.language, {
    username: user.username,
    contact: ctx.settings.CONTACT_EMAIL,
  });
  try {
    await ctx.mailer.send({ idempotencyKey: `erased/${user.id}`, to: user.email, ...mail });
  } catch (error) {
    ctx.log("goodbye-failed", { error: errorMessage(error).slice(0, 500) });
  }
}
