import { eq, sql } from "drizzle-orm";
import type { Kind } from "~/domain/kinds/kind";
import { stateOf } from "~/domain/network/counts";
import type { ListQuery } from "~/domain/network/list";
import { csvLine } from "~/domain/privacy/csv";
import { noteReading } from "~/features/answers/associated.server";
import type { Population } from "~/features/company/member-counts.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { fileNameParameter } from "~/features/web/file-name";
import { formatDay, wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { assessments } from "~/platform/d1/schema/assessments";
import { companies } from "~/platform/d1/schema/company";
import { users } from "~/platform/d1/schema/people";
import { pageStatement } from "./find-members.server";

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const NAME = "Associated Companies.csv";
/** Rows that are read at once, and those that one answer carries. */
const PAGE = 500;
const MOST_ROWS = 20_000;

/**
 * The list as a file, with the filters of its page: written page by page as it is read, so that it takes the memory of one page. Each page's
 * batch notes in the ledger what it carries; a company that leaves meanwhile is in none that is read afterwards.
 */
export function listFile(ctx: Context, user: CurrentUser, kind: Kind, query: ListQuery): Response {
  const lines = linesOf(ctx, user, kind, query);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; ${fileNameParameter(NAME)}`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function* linesOf(ctx: Context, user: CurrentUser, kind: Kind, query: ListQuery): AsyncGenerator<string> {
  const { language } = user;
  const t = translator(language, "members");
  const common = translator(language, "common");
  const columns = [t("export.number"), t("export.company"), t("export.by"), t("export.date"), t("export.level")];
  yield BYTE_ORDER_MARK + csvLine(columns);
  const population = { corporateId: user.companyId, kind };
  let [asked, number]: [ListQuery, number] = [{ ...query, size: PAGE, page: 1, near: null, fromEnd: null }, 0];
  for (;;) {
    const rows = await readPage(ctx, user, population, asked);
    // The first row of a page that follows is the last of the one before.
    const news = number === 0 ? rows : rows.slice(1);
    const fitting = news.slice(0, MOST_ROWS - number);
    let text = "";
    for (const { company, username, changedAt, standing } of fitting) {
      number += 1;
      const level =
        stateOf(standing) === "done" ? common(`levels.${standing as "leader"}`) : t(`states.${standing as "none"}`);
      text += csvLine([number, company, username ?? "", formatDay(changedAt), level]);
    }
    if (text) yield text;
    if (fitting.length < news.length || (number === MOST_ROWS && rows.length === PAGE)) {
      yield csvLine([t("export.cut", { shown: wholeNumber(number, language) })]);
      return;
    }
    const last = rows.at(-1);
    if (rows.length < PAGE || !last || query.search) return;
    asked = { ...asked, near: { page: 1, value: last.value, companyId: last.companyId } };
  }
}

/** A page of the list; what it carries of results is noted in the same batch. */
async function readPage(ctx: Context, user: CurrentUser, population: Population, query: ListQuery) {
  const page = pageStatement(ctx, population, query);
  const owner = sql`(select "owner"."id" from ${users} as "owner" where "owner"."company_id" = ${companies.id} and "owner"."role" = 'owner' and "owner"."erased_at" is null limit 1)`;
  const rows = ctx.db
    .select({
      companyId: page.companyId,
      company: companies.name,
      username: users.username,
      standing: page.standing,
      changedAt: page.changedAt,
      value: page.value,
    })
    .from(page)
    .innerJoin(companies, eq(companies.id, page.companyId))
    .leftJoin(users, eq(users.id, owner));
  const carried = ctx.db.select({ id: page.assessmentId }).from(page);
  const [found] = await ctx.db.batch([
    rows,
    noteReading(ctx, user, "export", sql`${assessments.state} = 'completed' and ${assessments.id} in ${carried}`),
  ]);
  const way = query.isAscending ? 1 : -1;
  return found.sort((a, b) => way * (a.value - b.value || (a.companyId < b.companyId ? -1 : 1)));
}
