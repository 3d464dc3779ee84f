import { eq } from "drizzle-orm";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { figuresStatements, toCompanyFigures } from "~/assessment/key-figures/queries.server";
import { toYear } from "~/core/addresses/key-figures";
import { KINDS_OF_ASSESSMENTS, type Kind, mapKinds } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { requireUser, type SessionUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { placeName } from "~/i18n/format";
import type { YearGiven } from "~/improvement/crosswalk/rules/crosswalk";
import { questionsIn, type Standard, type StandardTable, toStandard } from "~/improvement/crosswalk/rules/table";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { answersStatement, peopleStatement, toYearAnswers } from "./answers.server";

/** A year of the reader's company, with the tables of the standards to fill from it. */
export interface OpenedStandards {
  user: SessionUser;
  year: number;
  tables: StandardTable[];
  given: YearGiven;
  registrationNumber: string;
}

const notThere = () => new Response(null, { status: 404 });

/** The standard that the URL names. Throws 404 if there is none. */
export function requireStandard(written: string | undefined): Standard {
  const standard = toStandard(written);
  if (!standard) throw notThere();
  return standard;
}

const tableOf = (ctx: Context, standard: Standard, language: Language) =>
  ctx.assets.readJson<StandardTable>(`/assets/texts/crosswalk-${standard}.${language}.json`);

/**
 * What the reader's company has said about the year in the URL, with the tables of the standards in the reader's language. Throws 404 for a
 * year that was not started. One round trip after the session's while the questionnaires are cached.
 */
export async function openStandards(
  ctx: Context,
  request: Request,
  written: string | undefined,
  standards: readonly Standard[],
): Promise<OpenedStandards> {
  const user = await requireUser(ctx, request);
  const year = toYear(written);
  if (year === null) throw notThere();
  const { companyId, language } = user;
  const tables = await Promise.all(standards.map((standard) => tableOf(ctx, standard, language)));
  const wanted = (kind: Kind) => answersStatement(ctx, { companyId, kind, year, questions: questionsIn(tables, kind) });
  const [years, entered, totals, people, [company], ...answered] = await runTogether(ctx.db, [
    ...figuresStatements(ctx, companyId),
    peopleStatement(ctx, companyId),
    ctx.db
      .select({ registrationNumber: companies.registrationNumber })
      .from(companies)
      .where(eq(companies.id, companyId)),
    ...KINDS_OF_ASSESSMENTS.map(wanted),
  ]);
  const figures = (await toCompanyFigures(ctx, [years, entered, totals])).find(year);
  if (!figures) throw notThere();
  const names = new Map(people.map(({ id, username }) => [id, username]));
  const ofKinds = await Promise.all(answered.map((found) => toYearAnswers(ctx, found, names)));
  const answers = mapKinds((kind) => ofKinds[KINDS_OF_ASSESSMENTS.indexOf(kind)] ?? null);
  const country = { code: user.country, name: placeName(user.country, "", language) };
  const given = { figures, units: KEY_FIGURES, answers, country, language };
  return { user, year, tables, given, registrationNumber: company?.registrationNumber ?? "" };
}
