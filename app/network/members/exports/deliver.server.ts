import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Cell } from "~/core/csv";
import type { Kind } from "~/core/kinds/kind";
import type { Format } from "~/core/table-format";
import { isWholePopulation, populationOf } from "~/foundation/company/rules/population";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { type Pages, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import { listedFor } from "~/network/members/member-counts.server";
import { exportName } from "~/network/members/rules/exports";
import { memberExports, memberStandings as standings } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { ExportRow } from "./collect.server";
import { NAMED_COLUMNS } from "./list-table.server";
import { cutLine } from "./stream.server";
import { partKey } from "./sweep.server";
import { areOf, noteExported } from "./table.server";
import { inParts } from "./walk.server";

/** Rows that one batch checks for permission to read. */
const AT_ONCE = 1_000;
/** Files that the page shows: more than a user may request in a day. */
const MAX_SHOWN = 12;

type Kept = [companyId: string, assessmentId: string | null, isFull: boolean, cells: Cell[]];

/** SQL condition: the file was collected for this user and has not expired. */
const isTheirs = (user: CurrentUser, now: number) =>
  and(
    eq(memberExports.userId, user.id),
    eq(memberExports.corporateId, user.companyId),
    eq(memberExports.isWhole, isWholePopulation(populationOf(user))),
    gt(memberExports.expiresAt, now),
  );

/** The files collected for a user, newest first. */
export function listCollected(ctx: Context, user: CurrentUser): Promise<ExportRow[]> {
  return ctx.db
    .select()
    .from(memberExports)
    .where(isTheirs(user, ctx.clock()))
    .orderBy(desc(memberExports.createdAt))
    .limit(MAX_SHOWN);
}

/**
 * Responds with a collected file; null if there is none for this reader. Every row is checked again: nothing is delivered for a company
 * that has left since, or that shares less. The same batch records what is delivered.
 */
export async function deliverCollected(
  ctx: Context,
  user: CurrentUser,
  id: string,
  format: Format,
): Promise<Response | null> {
  const [file] = await ctx.db
    .select()
    .from(memberExports)
    .where(and(eq(memberExports.id, id), eq(memberExports.status, "ready"), isTheirs(user, ctx.clock())));
  if (!file) return null;
  const [head = "[]", ...first] = await readPart(ctx, file, 0);
  const { kind, exported, language } = file;
  const sheet = translator(language, "members")("title");
  const pages = pagesOf(ctx, user, file, first, format);
  const header: string[] = JSON.parse(head);
  return tableFile(header.slice(0, columnsIn(file, format)), pages, {
    name: exportName(kind, exported),
    format,
    sheet,
    reader: user,
  });
}

/** A CSV of the list has only the columns that the specification names. */
const columnsIn = ({ exported }: ExportRow, format: Format) =>
  exported === "list" && format === "csv" ? NAMED_COLUMNS : undefined;

async function* pagesOf(ctx: Context, user: CurrentUser, file: ExportRow, first: string[], format: Format): Pages {
  let number = 0;
  for (let part = 0; part < file.parts; part += 1) {
    const lines = part === 0 ? first : await readPart(ctx, file, part);
    for (const some of inParts(lines, AT_ONCE)) {
      const rows = await stillShared(
        ctx,
        user,
        file.kind,
        some.map((line): Kept => JSON.parse(line)),
      );
      yield rows.map(([, , , cells], index) =>
        (file.exported === "list" ? [number + index + 1, ...cells] : cells).slice(0, columnsIn(file, format)),
      );
      number += rows.length;
    }
  }
  return file.isCut ? cutLine(file, number) : null;
}

/** The lines of a part. Throws if the part is gone, so that half a file never passes for a whole one. */
async function readPart(ctx: Context, file: ExportRow, part: number): Promise<string[]> {
  const kept = await ctx.files.get(partKey(file, part));
  if (!kept) throw new Error(`Part ${part} of a file of members is gone`);
  const text = await kept.text();
  return text === "" ? [] : text.split("\n");
}

/** The rows whose companies are still members at delivery and share as much as the row says. */
async function stillShared(ctx: Context, user: CurrentUser, kind: Kind, rows: Kept[]): Promise<Kept[]> {
  const results = rows.flatMap(([, assessmentId]) => assessmentId ?? []);
  const theirs = rows.map(([companyId]) => companyId);
  const population = listedFor(ctx, user, kind);
  const { corporateId } = population;
  const [members] = await runTogether(ctx.db, [
    ctx.db
      .select({ companyId: standings.companyId, scope: standings.scope })
      .from(standings)
      .where(areOf(population, theirs)),
    noteExported(
      ctx,
      user,
      corporateId,
      sql`${assessments.state} = 'completed' and ${isListed(assessments.id, results)}`,
    ),
  ]);
  const scopes = new Map(members.map(({ companyId, scope }) => [companyId, scope]));
  return rows.flatMap(([companyId, assessmentId, isFull, cells]): Kept[] => {
    const scope = scopes.get(companyId);
    if (!scope || (isFull && scope !== "full")) return [];
    // A list row loses its scores but still says who has joined.
    const shown = isFull || scope === "full" ? cells : cells.slice(0, NAMED_COLUMNS - 1);
    return [[companyId, assessmentId, isFull, shown]];
  });
}
