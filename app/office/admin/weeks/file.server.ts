import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { isoDayCell, onePage, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { readWeeks } from "./read.server";

/** The weeks as a spreadsheet file, oldest first: registrations, and for each kind what was begun, submitted and reached. */
export async function weeksFile(ctx: Context, user: CurrentUser, format: Format): Promise<Response> {
  const t = translator(user.language, "office");
  const common = translator(user.language, "common");
  const weeks = await readWeeks(ctx, user);
  const header = [
    t("weeks.week"),
    t("weeks.companies"),
    ...KINDS_OF_ASSESSMENTS.flatMap((kind) => {
      const name = common(`kinds.${kind}.name`);
      return [t("weeks.begun"), t("weeks.submitted"), ...LEVELS.map((level) => common(`levels.${level}`))].map(
        (what) => `${name}: ${what}`,
      );
    }),
  ];
  const lines = weeks
    .toReversed()
    .map((week) => [
      isoDayCell(week.monday),
      week.companies,
      ...KINDS_OF_ASSESSMENTS.flatMap((kind) => [
        week.begun[kind],
        week.submitted[kind],
        ...LEVELS.map((level) => week.levels[kind][level]),
      ]),
    ]);
  return tableFile(header, onePage(lines), {
    name: "kompas-weeks",
    format,
    sheet: t("weeks.title"),
    reader: user,
  });
}
