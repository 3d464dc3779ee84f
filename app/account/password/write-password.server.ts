import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type SecurityEvent, securityEvent } from "~/foundation/identity/security-events.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { type OutboxRow, outboxInserts, outboxRows } from "~/foundation/notifications/outbox.server";
import { recoveries, sessions } from "~/foundation/tables/access";
import { emailChanges, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

export interface PasswordWrite {
  userId: string;
  passwordHash: string;
  /** The user's id as long as the change may still be made, else NULL, which ends the batch («outbox.user_id»). */
  guard: SQL<string>;
  /** A session that stays; every other one of the user's ends. */
  keptSessionId: string | null;
  event: SecurityEvent;
  visitor: Visitor;
}

/**
 * The statements of a new password, for one batch, and the messages to send after it: sessions end, a change of e-mail
 * that waits is dropped, and no other way back in stays open.
 */
export function passwordWrite(ctx: Context, write: PasswordWrite): { statements: Statement[]; rows: OutboxRow[] } {
  const { userId, keptSessionId } = write;
  const rows = outboxRows(ctx, { cause: "password-changed", userId });
  const ofUser = eq(sessions.userId, userId);
  const statements = statementsOf(
    ctx,
    write,
    rows,
    keptSessionId ? and(ofUser, ne(sessions.id, keptSessionId)) : ofUser,
  );
  return { statements, rows };
}

function statementsOf(ctx: Context, write: PasswordWrite, rows: OutboxRow[], ending: SQL | undefined): Statement[] {
  const { userId, passwordHash, guard, event, visitor } = write;
  return [
    // First, since what follows changes what the guard looks at.
    ...outboxInserts(ctx, rows, guard),
    ctx.db
      .update(users)
      .set({ passwordHash, ...(event === "password-reset" ? { emailConfirmedAt: provenNow(ctx) } : {}) })
      .where(eq(users.id, userId)),
    ctx.db.delete(sessions).where(ending),
    ctx.db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
    ctx.db
      .update(recoveries)
      .set({ usedAt: ctx.clock() })
      .where(and(eq(recoveries.userId, userId), isNull(recoveries.usedAt))),
    securityEvent(ctx, event, userId, visitor),
  ];
}

/** A code that the address was sent has been given, so the address is its owner's; the first time counts. */
const provenNow = (ctx: Context) => sql`coalesce(${users.emailConfirmedAt}, ${ctx.clock()})`;
