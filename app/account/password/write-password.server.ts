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
  /** The user's id while the change is still allowed, else NULL, which aborts the batch (`outbox.user_id`). */
  guard: SQL<string>;
  /** A session to keep. Every other session of the user ends. */
  keptSessionId: string | null;
  event: SecurityEvent;
  visitor: Visitor;
}

/**
 * Returns the statements of a new password, for one batch, and the messages to send after it. Sessions end, a pending
 * e-mail change is dropped, and no other way back in stays open.
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
    // First, because the later statements change what the guard reads.
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

/** The user gave a code that was sent to the address, so the address is theirs. The first time counts. */
const provenNow = (ctx: Context) => sql`coalesce(${users.emailConfirmedAt}, ${ctx.clock()})`;
