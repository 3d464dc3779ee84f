import { csvFile } from "~/features/analytics/csv-file";
import type { CurrentUser } from "~/features/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { collectLog } from "./list.server";
import type { LogQuery } from "./query";

/** The audit log as its filters have it, for a spreadsheet: the newest lines, as many as a file holds. */
export async function logFile(ctx: Context, user: CurrentUser, query: LogQuery): Promise<Response> {
  const t = translator(user.language, "office");
  const rows = await collectLog(ctx, user, query);
  const columns = ["when", "by", "what", "person", "company", "thing", "reason"] as const;
  return csvFile(
    {
      header: columns.map((column) => t(`log.${column}`)),
      lines: rows.map(({ at, by, byId, act, person, userId, company, companyId, thing, reason }) => [
        new Date(at).toISOString(),
        // Of who is gone, the id: whoever investigates finds their other lines by it.
        by || byId,
        t(`acts.${act}`),
        person || userId,
        company || companyId,
        thing,
        reason,
      ]),
    },
    "kompas-audit-log",
  );
}
