import { type SQL, sql } from "drizzle-orm";
import type { OfficeAct } from "~/core/office-acts";
import { officeActs } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";
import { selectRow } from "~/platform/d1/client";

/** What an administrator does, to which company or user, and why. */
export interface Act {
  act: OfficeAct;
  companyId?: string | SQL<string>;
  userId?: string | SQL<string>;
  thing?: string | SQL<string>;
  reason?: string;
}

/**
 * The statement that writes an administrator's act into the audit log, for the batch that carries it out. `condition`
 * is that of the change itself, which runs after it, so that an act that changes nothing is not logged.
 */
export function officeAct(
  ctx: Context,
  { id: byId }: { id: string },
  { act, companyId = "", userId = "", thing = "", reason = "" }: Act,
  condition: SQL = sql`true`,
) {
  const row = { id: ctx.ids.create(), at: ctx.clock(), byId, act, companyId, userId, thing, reason };
  const columns = Object.values(selectRow(officeActs, row)).map((column) => column.sql);
  return ctx.db.insert(officeActs).select(sql`select ${sql.join(columns, sql`, `)} where ${condition}`);
}
