import { and, eq, isNull, sql } from "drizzle-orm";
import { chosenDeadlines, deadlines } from "~/assessment/deadlines/tables";
import type { OfficeAct } from "~/core/office-acts";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { SecurityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { securityEvents } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { createAccessCode } from "~/network/membership/rules/access";
import type { Context } from "~/platform/context";
import { isUniqueViolation, runTogether } from "~/platform/d1/client";

/** What the office can do to a company, by the names used in addresses and forms. */
export const COMPANY_ACTS = ["corporate", "ordinary", "code"] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

/** How each act appears in the audit log, in the owners' security events and in their notification. */
const TOLD: Record<CompanyAct, { act: OfficeAct; event: SecurityEvent; cause: Cause }> = {
  corporate: { act: "company-corporate", event: "made-corporate-by-office", cause: "corporate-granted" },
  ordinary: { act: "company-ordinary", event: "made-ordinary-by-office", cause: "corporate-ended" },
  code: { act: "company-code", event: "access-code-changed-by-office", cause: "access-code-rotated" },
};

export type CompanyVerdict = { ok: true } | { ok: false; reason: "forbidden" | "changed" };

/** How many codes to try when a drawn code already belongs to another company. */
const MAX_TRIES = 4;

/**
 * Makes a company corporate, with an access code; makes it ordinary again; or gives it another code. An ordinary company's old
 * code stops working, and the company no longer sees the companies that joined it. Returns "changed" when the company is already
 * in that state or `former` is no longer its code, so of two simultaneous requests only one succeeds.
 * The company's owners are notified and find the act among their security events.
 */
export async function changeCompany(
  ctx: Context,
  user: CurrentUser,
  { companyId, act, former, reason }: { companyId: string; act: CompanyAct; former: string; reason: string },
): Promise<CompanyVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return (await write(ctx, user, { companyId, act, former, reason }))
        ? { ok: true }
        : { ok: false, reason: "changed" };
    } catch (error) {
      if (!isUniqueViolation(error, "companies.access_code")) throw error;
    }
  }
  return { ok: false, reason: "changed" };
}

async function write(
  ctx: Context,
  user: CurrentUser,
  { companyId, act, former, reason }: { companyId: string; act: CompanyAct; former: string; reason: string },
): Promise<boolean> {
  const { act: logged, event, cause } = TOLD[act];
  const code = act === "ordinary" ? null : createAccessCode((count) => crypto.getRandomValues(new Uint8Array(count)));
  const isStill = and(
    eq(companies.id, companyId),
    isNull(companies.erasedAt),
    eq(companies.isCorporate, act !== "corporate"),
    act === "code" ? sql`coalesce(${companies.accessCode}, '') = ${former}` : undefined,
  );
  const applies = sql`exists (select 1 from ${companies} where ${isStill})`;
  const owners = sql`${users.companyId} = ${companyId} and ${users.role} = 'owner' and ${users.erasedAt} is null`;
  // Log the act before the update: every statement checks that there is still something to change.
  const [, , told, , , [changed]] = await runTogether(ctx.db, [
    officeAct(ctx, user, { act: logged, companyId, reason }, applies),
    ctx.db
      .insert(securityEvents)
      .select(
        sql`select lower(hex(randomblob(16))), ${users.id}, ${event}, '', '', '', ${ctx.clock()} from ${users} where ${owners} and ${applies}`,
      ),
    notifyPeople(ctx, { cause, eventId: ctx.ids.create(), data: {}, to: sql`${owners} and ${applies}` }),
    // An ordinary company can no longer set deadlines for members, so delete them.
    ctx.db
      .delete(deadlines)
      .where(and(eq(deadlines.companyId, act === "ordinary" ? companyId : ""), eq(deadlines.scope, "members"))),
    ctx.db.delete(chosenDeadlines).where(eq(chosenDeadlines.companyId, act === "ordinary" ? companyId : "")),
    ctx.db
      .update(companies)
      .set({ isCorporate: act !== "ordinary", accessCode: code })
      .where(isStill)
      .returning({ id: companies.id }),
  ]);
  await sendAll(ctx, told);
  return changed !== undefined;
}
