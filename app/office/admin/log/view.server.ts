import { lastDayBegun, UTC } from "~/core/days/days";
import type { Language } from "~/core/language";
import { OFFICE_ACTS } from "~/core/office-acts";
import { formatMoment } from "~/i18n/format";
import { problemOfDays } from "~/office/log/rules/days";
import type { readLog } from "./list.server";
import { type LogQuery, writeLogQuery } from "./query";
import { viewSubject } from "./subject.server";

const HERE = "/admin/log";

/** Who reads the log, and when. */
interface LogReader {
  language: Language;
  now: number;
}

export type LogView = ReturnType<typeof viewLog>;

/** A page of the audit log as shown to its reader, with a link to the subject of each line. */
export function viewLog(query: LogQuery, found: Awaited<ReturnType<typeof readLog>>, { language, now }: LogReader) {
  const pathOf = (page: Record<string, string> | null) => page && HERE + writeLogQuery(query, page);
  const { act, by, company, person, days, walk } = query;
  return {
    act,
    by,
    // The filter form carries these along.
    company,
    person,
    days,
    problem: problemOfDays(days),
    today: lastDayBegun(now),
    isFiltered: [act, by, company, person, days.from, days.to].some(Boolean),
    acts: OFFICE_ACTS,
    administrators: found.administrators,
    rows: found.rows.map((row) => ({
      ...row,
      when: formatMoment(row.at, language, UTC),
      subject: viewSubject(row, language),
    })),
    page: walk.page,
    previous: pathOf(found.previous),
    next: pathOf(found.next),
    fileHref: `${HERE}/file${writeLogQuery(query)}`,
    excelHref: `${HERE}/file${writeLogQuery(query, { format: "xlsx" })}`,
  };
}
