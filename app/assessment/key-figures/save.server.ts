import { and, eq, sql } from "drizzle-orm";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { mayEnterFigures } from "~/assessment/key-figures/rules/access";
import { FIGURES_BY_SECTION, type FigureSection, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { type FigureFault, type GivenFigure, readFigure, signOfFigure } from "~/assessment/key-figures/rules/value";
import { isCurrency } from "~/core/currencies";
import { latestYear } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { type CompanyFigures, figuresStatements, toCompanyFigures } from "./queries.server";
import { keyFigureSaves, keyFigures, keyFigureYears } from "./tables";

/** A form's input for a figure, with the sign of the value its page showed. Without `base` it overwrites any value. */
export interface TypedFigure extends GivenFigure {
  base?: string;
}

export interface TypedSection {
  figures: ReadonlyMap<KeyFigureId, TypedFigure>;
  /** For a section that asks for it: the chosen currency, and the one its page showed. If two users change it, the last one wins. */
  currency?: { code: string; base: string };
}

export type SaveFiguresVerdict =
  | {
      ok: true;
      /** The number of figures written. */
      changed: number;
      /** Figures that could not be parsed; the others are saved. */
      faults: ReadonlyMap<KeyFigureId, FigureFault>;
      /** Figures that another user changed after the page was shown; the other user's value is kept. */
      conflicts: readonly KeyFigureId[];
      /** The company's figures after saving. */
      found: CompanyFigures;
    }
  | { ok: false; reason: "forbidden" | "not-found" | "unknown-currency" };

/**
 * Saves a section of a year: each figure changed on its page, unless another user changed it in the meantime. Figures that cannot be parsed
 * are reported and do not stop the others from being saved. One round trip, which also reads the figures.
 */
export async function saveFigures(
  ctx: Context,
  user: CurrentUser,
  year: number,
  section: FigureSection,
  typed: TypedSection,
): Promise<SaveFiguresVerdict> {
  if (!mayEnterFigures(user)) return { ok: false, reason: "forbidden" };
  const { currency } = typed;
  if (currency && !isCurrency(currency.code)) return { ok: false, reason: "unknown-currency" };
  const faults = new Map<KeyFigureId, FigureFault>();
  const changes: Change[] = [];
  const ids: readonly KeyFigureId[] = FIGURES_BY_SECTION[section];
  for (const id of ids) {
    const given = typed.figures.get(id);
    if (!given) continue;
    const verdict = readFigure(KEY_FIGURES[id], given, latestYear(ctx.clock()));
    if (!verdict.ok) faults.set(id, verdict.reason);
    else if (signOfFigure(verdict.value) !== given.base) {
      changes.push({ id, sign: signOfFigure(verdict.value), base: given.base ?? null });
    }
  }
  const writes = writesOf(ctx, user, year, changes, currency);
  const results = await runTogether(ctx.db, [...writes, ...figuresStatements(ctx, user.companyId)]);
  const found = await toCompanyFigures(
    ctx,
    results.slice(writes.length) as Found<ReturnType<typeof figuresStatements>>,
  );
  if (!found.years.some((each) => each.year === year)) return { ok: false, reason: "not-found" };
  const stored = found.entered(year);
  const isWritten = ({ id, sign }: Change) => signOfFigure(stored.get(id)?.value ?? null) === sign;
  const written = changes.filter(isWritten);
  const conflicts = changes.filter((change) => !isWritten(change)).map(({ id }) => id);
  return { ok: true, changed: written.length, faults, conflicts, found };
}

interface Change {
  id: KeyFigureId;
  sign: string;
  /** The sign of the value shown before; null overwrites any value. */
  base: string | null;
}

/** The statements that write changes. Each replaces only the value the user saw. Nothing is written if the year is gone. */
function writesOf(
  ctx: Context,
  { id: userId, companyId }: CurrentUser,
  year: number,
  changes: readonly Change[],
  currency: TypedSection["currency"],
): Statement[] {
  const isOfYear = and(eq(keyFigureYears.companyId, companyId), eq(keyFigureYears.year, year));
  const statements: Statement[] = [];
  if (currency && currency.code !== currency.base) {
    statements.push(ctx.db.update(keyFigureYears).set({ currency: currency.code }).where(isOfYear));
  }
  if (changes.length > 0) statements.push(...replaceStatements(ctx, { companyId, year, userId }, changes));
  return statements;
}

/** Adds a save of the changes that replace what their user saw, and takes their figures out of the year's former saves. */
function replaceStatements(
  ctx: Context,
  { companyId, year, userId }: { companyId: string; year: number; userId: string },
  changes: readonly Change[],
): Statement[] {
  const now = ctx.clock();
  const { figures } = keyFigureSaves;
  const rows = JSON.stringify(changes.map(({ id, sign, base }) => [id, sign, base]));
  const isOfYear = sql`company_id = ${companyId} and year = ${year}`;
  const own = sql`(select own.figures from ${keyFigureSaves} as own where own.company_id = ${companyId} and own.year = ${year} and own.entered_at = ${now} and own.entered_by = ${userId})`;
  return [
    ctx.db
      .insert(keyFigureSaves)
      .select(
        sql`select ${companyId}, ${year}, ${now}, ${userId}, json_group_object(given.value ->> 0, given.value ->> 1) from json_each(${rows}) as given
          left join ${keyFigures} as stored on stored.company_id = ${companyId} and stored.year = ${year} and stored.figure_id = given.value ->> 0
          where exists (select 1 from ${keyFigureYears} where ${isOfYear}) and (given.value ->> 2 is null or coalesce(stored.value, '') = given.value ->> 2)
          having count(*) > 0`,
      )
      .onConflictDoUpdate({
        target: [keyFigureSaves.companyId, keyFigureSaves.year, keyFigureSaves.enteredAt, keyFigureSaves.enteredBy],
        set: { figures: sql`json_patch(${figures}, excluded.figures)` },
      }),
    ctx.db
      .update(keyFigureSaves)
      .set({ figures: sql`json_patch(${figures}, (select json_group_object(key, null) from json_each(${own})))` })
      .where(
        sql`${isOfYear} and (entered_at, entered_by) <> (${now}, ${userId}) and exists (select 1 from json_each(${figures}) as former join json_each(${own}) as newer using (key))`,
      ),
    ctx.db.delete(keyFigureSaves).where(sql`${isOfYear} and ${figures} = '{}'`),
  ];
}
