import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import { dayIn } from "~/core/days/days";
import { COOLING_OFF_MS } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { dataExports, users } from "~/foundation/tables/people";
import { dateOf, fileSize } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { erasureScope, exportScope, type Scope } from "~/upkeep/privacy/rules/access";
import { exportKey } from "./files.server";

/** Maximum number of copies shown; more than the daily limit. */
const MAX_COPIES = 5;

export interface CopyView {
  id: string;
  status: "pending" | "ready" | "failed";
  /** Dates in the reader's language. */
  madeOn: string;
  until: string;
  size: string;
}

/** The contents of the privacy page, with dates and sizes in the reader's language. */
export interface PrivacyView {
  company: string;
  exportScope: Scope;
  erasureScope: Scope;
  copies: CopyView[];
  /** When the account is erased, if its owner has asked for that. */
  deletionOn: string | null;
  /** When the company is erased and this account with it, if the company's owner has asked for that. */
  companyDeletionOn: string | null;
  /** When a deletion asked for today would be carried out. */
  wouldBeOn: string;
  colleagues: number;
  assessments: number;
}

/** The state of a user's data rights. One round trip. */
export async function findPrivacyView(ctx: Context, user: CurrentUser): Promise<PrivacyView> {
  const now = ctx.clock();
  const [copies, people, [assessed]] = await runTogether(ctx.db, [
    ctx.db
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, user.id), gt(dataExports.expiresAt, now)))
      .orderBy(desc(dataExports.createdAt))
      .limit(MAX_COPIES),
    ctx.db
      .select({ id: users.id, role: users.role, deletionDueAt: users.deletionDueAt })
      .from(users)
      .where(and(eq(users.companyId, user.companyId), isNull(users.erasedAt))),
    ctx.db.select({ count: count() }).from(assessments).where(eq(assessments.companyId, user.companyId)),
  ]);
  const owners = people.filter(({ role }) => role === "owner");
  const otherOwners = owners.filter(({ id }) => id !== user.id);
  const ownersEnd = owners.map(({ deletionDueAt }) => deletionDueAt ?? Number.POSITIVE_INFINITY);
  const companyEnd = owners.length > 0 && otherOwners.length === owners.length ? Math.max(...ownersEnd) : null;
  const day = (time: number) => dateOf(time, user);
  return {
    company: user.companyName,
    exportScope: exportScope(user),
    erasureScope: erasureScope(user, otherOwners.length),
    copies: copies.map(({ id, status, size, createdAt, expiresAt }) => ({
      id,
      status,
      madeOn: day(createdAt),
      until: day(expiresAt),
      size: size === null ? "" : fileSize(size, user.language),
    })),
    deletionOn: user.deletionDueAt === null ? null : day(user.deletionDueAt),
    companyDeletionOn: companyEnd !== null && Number.isFinite(companyEnd) ? day(companyEnd) : null,
    wouldBeOn: day(now + COOLING_OFF_MS),
    colleagues: people.length - 1,
    assessments: assessed?.count ?? 0,
  };
}

/** A copy for download, or null if this user has no copy with that id. Other users' copies are not found. */
export async function openExport(
  ctx: Context,
  user: CurrentUser,
  exportId: string,
): Promise<{ body: ReadableStream; size: number; name: string } | null> {
  const [row] = await ctx.db
    .select({ createdAt: dataExports.createdAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, exportId),
        eq(dataExports.userId, user.id),
        eq(dataExports.status, "ready"),
        gt(dataExports.expiresAt, ctx.clock()),
      ),
    );
  const file = row && (await ctx.files.get(exportKey(user.id, exportId)));
  if (!file) return null;
  const day = dayIn(row.createdAt, user.timeZone);
  return { body: file.body, size: file.size, name: `kompas-${day}.zip` };
}
