import { dayIn } from "~/core/days/days";
import type { Level } from "~/core/level";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { isoDayCell, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import { noteCarried, pagesOfWalk } from "~/network/members/exports/stream.server";
import { MAX_STREAMED } from "~/network/members/rules/exports";
import { stateOf } from "~/network/membership/rules/counts";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { type CompanyList, EVERY_COMPANY } from "./find-page.server";
import { type CompanyRow, walkCompanies } from "./list.server";

/** The list of companies as a spreadsheet file, with its filters and in its order, up to the limit of a file. */
export function companiesFile(ctx: Context, user: CurrentUser, list: CompanyList, format: Format): Response {
  const t = translator(user.language, "office");
  const members = translator(user.language, "members");
  const header = [
    t("companies.name"),
    t("companies.number"),
    t("companies.industry"),
    members("filters.country"),
    t("companies.type"),
    t("companies.people"),
    translator(user.language, "common")("kinds.readiness.name"),
    t("companies.level"),
    t("companies.changed"),
    t("companies.since"),
  ];
  const toCells = lineOf(user);
  const walk = walkCompanies(ctx, list, MAX_STREAMED.list, user.language);
  const pages = pagesOfWalk(user, walk, async (rows) => {
    // Before a page goes out, the ledger of each company with a result says that the office has it in a file.
    const ids = rows.map(({ id }) => id);
    await runTogether(ctx.db, [noteCarried(ctx, user, EVERY_COMPANY, ids)]);
    return rows.map(toCells);
  });
  return tableFile(header, pages, {
    name: "kompas-companies",
    format,
    sheet: t("companies.title"),
    reader: user,
  });
}

function lineOf(user: CurrentUser) {
  const t = translator(user.language, "office");
  const common = translator(user.language, "common");
  const members = translator(user.language, "members");
  const day = (at: number) => isoDayCell(dayIn(at, user.timeZone));
  return (row: CompanyRow) => {
    const standing = row.standing ?? "none";
    const state = stateOf(standing);
    return [
      row.name,
      row.registrationNumber,
      row.industry,
      row.country,
      row.isCorporate ? t("companies.isCorporate") : "",
      row.people,
      members(`states.${state}`),
      state === "done" ? common(`levels.${standing as Level}`) : "",
      state === "none" || row.changedAt === null ? null : day(row.changedAt),
      day(row.createdAt),
    ];
  };
}
