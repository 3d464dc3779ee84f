import { eq } from "drizzle-orm";
import type { Level } from "~/domain/catalogue/catalogue";
import { stateOf } from "~/domain/network/counts";
import { dayCell } from "~/features/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { companies } from "~/platform/d1/schema/company";
import { memberStandings as standings } from "~/platform/d1/schema/members";
import { users } from "~/platform/d1/schema/people";
import { ownerOf } from "../list.server";
import { areOf, inOrder, type Readers, type Table } from "./table.server";

/** «Associated Companies»: who has joined, and how far each is (specification, results 9). */
export function openListTable(ctx: Context, readers: Readers): Table {
  const [t, common] = [translator(readers.language, "members"), translator(readers.language, "common")];
  return {
    header: [t("export.number"), t("export.company"), t("export.by"), t("export.date"), t("export.level")],
    isNumbered: true,
    atOnce: 500,
    async read(companyIds, also = []) {
      const [found] = await ctx.db.batch([
        ctx.db
          .select({
            companyId: standings.companyId,
            company: companies.name,
            username: users.username,
            scope: standings.scope,
            standing: standings.standing,
            assessmentId: standings.assessmentId,
            changedAt: standings.changedAt,
          })
          .from(standings)
          .innerJoin(companies, eq(companies.id, standings.companyId))
          .leftJoin(users, eq(users.id, ownerOf))
          .where(areOf(readers, companyIds)),
        ...also,
      ]);
      const rows = found.map(({ companyId, company, username, scope, standing, assessmentId, changedAt }) => {
        const isResult = stateOf(standing) === "done";
        const level = isResult ? common(`levels.${standing as Level}`) : t(`states.${standing as "none"}`);
        return {
          companyId,
          assessmentId: isResult && scope === "full" ? assessmentId : null,
          // Who has joined and how far they are is everybody's to see whom they have joined.
          isFull: false,
          cells: [company, username ?? "", dayCell(changedAt, readers.timeZone), level],
        };
      });
      return inOrder(rows, companyIds);
    },
  };
}
