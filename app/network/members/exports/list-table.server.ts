import { eq, sql } from "drizzle-orm";
import type { Cell } from "~/core/csv";
import type { Level } from "~/core/level";
import { isWholePopulation } from "~/foundation/company/rules/population";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { dayCell } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import { memberTags, memberStandings as standings, taggedMembers } from "~/network/members/tables";
import { stateOf } from "~/network/membership/rules/counts";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { ownerOf } from "../list.server";
import { areOf, inOrder, type Readers, type Table } from "./table.server";

/** The columns that the specification names (results 9), including the number. The scores follow, as in the list. */
export const NAMED_COLUMNS = 5;

/** The names of a member's tags in one cell. */
const tagNames = sql<
  string | null
>`(select group_concat(${memberTags.name}, '; ' order by ${memberTags.nameKey}) from ${taggedMembers} join ${memberTags} on ${memberTags.id} = ${taggedMembers.tagId} where ${taggedMembers.corporateId} = ${standings.corporateId} and ${taggedMembers.companyId} = ${standings.companyId} and ${taggedMembers.kind} = ${standings.kind})`.as(
  "tag_names",
);

/** "Associated Companies": who has joined, and how far each is. */
export function openListTable(ctx: Context, readers: Readers): Table {
  const [t, common] = [translator(readers.language, "members"), translator(readers.language, "common")];
  // The office's list of all companies has none.
  const hasTags = !isWholePopulation(readers.corporateId);
  return {
    header: [
      t("export.number"),
      t("export.company"),
      t("export.by"),
      t("export.date"),
      t("export.level"),
      t("columns.overall"),
      ...(["first", "second", "third"] as const).map((score) => t(`columns.${readers.kind}.${score}`)),
      ...(hasTags ? [t("area.tags")] : []),
    ],
    inText: NAMED_COLUMNS,
    isNumbered: true,
    atOnce: 500,
    async read(companyIds, also = []) {
      const [found] = await runTogether(ctx.db, [
        ctx.db
          .select({
            companyId: standings.companyId,
            company: companies.name,
            username: users.username,
            scope: standings.scope,
            standing: standings.standing,
            assessmentId: standings.assessmentId,
            changedAt: standings.changedAt,
            tags: hasTags ? tagNames : sql<string | null>`null`.as("tag_names"),
            scores: {
              overall: standings.overall,
              first: standings.first,
              second: standings.second,
              third: standings.third,
            },
          })
          .from(standings)
          .innerJoin(companies, eq(companies.id, standings.companyId))
          .leftJoin(users, eq(users.id, ownerOf))
          .where(areOf(readers, companyIds)),
        ...also,
      ]);
      const rows = found.map(
        ({ companyId, company, username, scope, standing, assessmentId, changedAt, tags, scores }) => {
          const isResult = stateOf(standing) === "done";
          const level = isResult ? common(`levels.${standing as Level}`) : t(`states.${standing as "none"}`);
          return {
            companyId,
            assessmentId: isResult && scope === "full" ? assessmentId : null,
            // A company may always see who has joined it and how far they are.
            isFull: false,
            cells: [
              company,
              username ?? "",
              dayCell(changedAt, readers.timeZone),
              level,
              ...[scores.overall, scores.first, scores.second, scores.third].map(scoreCell),
              ...(hasTags ? [tags ?? ""] : []),
            ],
          };
        },
      );
      return inOrder(rows, companyIds);
    },
  };
}

/** Hundredths of a percent as a share; null if there is no score to see. */
const scoreCell = (score: number | null): Cell => (score === null ? null : { percent: score / 100, decimals: 2 });
