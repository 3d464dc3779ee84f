import { and, eq, exists, sql } from "drizzle-orm";
import { wordsOf } from "~/assessment/answers/rules/answers";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { listCatalogues } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { catalogues } from "~/assessment/catalogue/tables";
import { KINDS } from "~/assessment/kinds/kinds";
import { isClimate } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import type { Level } from "~/core/level";
import { maySeeWhoAnswered } from "~/foundation/company/rules/population";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { industries } from "~/foundation/tables/reference";
import { minuteCell } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Population } from "~/network/members/member-counts.server";
import { memberStandings as standings } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { inQuery, isListed, runTogether } from "~/platform/d1/client";
import { contactOf } from "~/results/results/contact.server";
import { scores } from "~/results/tables/results";
import type { Chosen } from "../chosen";
import { isWanted } from "../find-members.server";
import { areOf, inOrder, isDone, type Readers, type Row, type Table } from "./table.server";

const SEPARATOR = ", ";

/**
 * The submissions of members: whose each one is, its levels and the answers to every required question (specification, results 9). A
 * company that shares only its level has that and its name. The columns come from the questionnaires of these versions, or of all, newest
 * first. If the reader may not see a population's answers (`maySeeWhoAnswered`), the table has neither those columns nor anything read from
 * answers.
 */
export async function openSubmissionTable(
  ctx: Context,
  readers: Readers,
  versions: readonly string[] | null,
): Promise<Table> {
  const { kind, language, timeZone, corporateId } = readers;
  const t = translator(language, "members");
  const common = translator(language, "common");
  const published = await listCatalogues(ctx, kind);
  const dimensions = published[0] ? scoredDimensions(published[0]) : [];
  const showsAnswers = maySeeWhoAnswered(corporateId);
  const questions = showsAnswers
    ? columnsOf(
        published.filter(({ version }) => versions?.includes(version) ?? true),
        language,
      )
    : [];
  const [own] = await ctx.db
    .select({ code: companies.accessCode })
    .from(companies)
    .where(eq(companies.id, corporateId));
  const byVersion = new Map(published.map((catalogue) => [catalogue.version, questionsIn(catalogue)]));
  const levelWords = (level: Level | undefined) => (level ? common(`levels.${level}`) : "");

  return {
    header: [
      t("export.submitted"),
      t("export.started"),
      t("export.username"),
      t("export.company"),
      t("export.industry"),
      t("export.code"),
      t("export.email"),
      t("export.phone"),
      t("export.location"),
      t("export.market"),
      t(isClimate(kind) ? "export.climateLevel" : "export.level"),
      ...dimensions.map(({ name }) => t("export.levelOf", { dimension: name[language] })),
      ...questions.map(({ text }) => text),
    ],
    isNumbered: false,
    atOnce: 50,
    async read(companyIds, also = []) {
      const shared = and(areOf(readers, companyIds), eq(standings.scope, "full"), isDone);
      const theirs = ctx.db.select({ id: standings.assessmentId }).from(standings).where(shared);
      const [found, scored, given] = await runTogether(ctx.db, [
        ctx.db
          .select({
            companyId: standings.companyId,
            scope: standings.scope,
            standing: standings.standing,
            assessmentId: standings.assessmentId,
            company: companies.name,
            location: companies.address,
            industry: sql<string>`${pickField(industries, "name", language)}`.as("industry_name"),
            username: users.username,
            email: users.email,
            phone: users.mobile,
            startedAt: assessments.createdAt,
            completedAt: assessments.completedAt,
            version: assessments.catalogueVersion,
          })
          .from(standings)
          .innerJoin(companies, eq(companies.id, standings.companyId))
          .innerJoin(industries, eq(industries.id, companies.industryId))
          .innerJoin(assessments, eq(assessments.id, standings.assessmentId))
          .leftJoin(users, eq(users.id, contactOf()))
          .where(and(areOf(readers, companyIds), isDone)),
        ctx.db.select().from(scores).where(inQuery(scores.assessmentId, theirs)),
        ctx.db
          .select({ id: assessments.id, ...storedColumns() })
          .from(assessments)
          .where(showsAnswers ? inQuery(assessments.id, theirs) : isListed(assessments.id, [])),
        ...also,
      ]);
      const levels = new Map(scored.map(({ assessmentId, subject, level }) => [`${assessmentId}/${subject}`, level]));
      const answered = new Map(
        await Promise.all(given.map(async ({ id, ...stored }) => [id, await readAnswers(ctx, stored)] as const)),
      );
      const rows = found.map((row): Row => {
        const { companyId, company, assessmentId } = row;
        const level = levelWords(row.standing as Level);
        const isFull = row.scope === "full";
        if (!isFull) return { companyId, assessmentId: null, isFull, cells: levelAlone(company, level) };
        const asked = byVersion.get(row.version);
        const values = answered.get(assessmentId ?? "");
        const say = (id: string) => {
          const question = asked?.get(id);
          return question ? wordsOf(question, values?.get(id)?.value, language).join(SEPARATOR) : "";
        };
        const cells = [
          minuteCell(row.completedAt ?? row.startedAt, timeZone),
          minuteCell(row.startedAt, timeZone),
          row.username ?? "",
          company,
          row.industry,
          own?.code ?? "",
          row.email ?? "",
          row.phone ?? "",
          row.location,
          say(KINDS[kind].marketQuestion),
          level,
          ...dimensions.map(({ id }) => levelWords(levels.get(`${assessmentId}/${id}`))),
          ...questions.map(({ id }) => say(id)),
        ];
        return { companyId, assessmentId, isFull, cells };
      });
      return inOrder(rows, companyIds);
    },
  };
}

/** The questionnaire versions that the submissions of these members answer. Only fully shared submissions count. */
export async function findVersions(ctx: Context, population: Population, chosen: Chosen): Promise<string[]> {
  const { corporateId, kind } = population;
  if (!maySeeWhoAnswered(corporateId)) return [];
  const answering = ctx.db
    .select({ one: sql`1` })
    .from(standings)
    .innerJoin(assessments, eq(assessments.id, standings.assessmentId))
    .where(
      and(
        "query" in chosen
          ? isWanted(population, chosen.query)
          : and(
              eq(standings.corporateId, corporateId),
              eq(standings.kind, kind),
              isListed(standings.companyId, chosen.companyIds),
            ),
        eq(standings.scope, "full"),
        isDone,
        eq(assessments.catalogueVersion, catalogues.version),
      ),
    );
  const found = await ctx.db
    .select({ version: catalogues.version })
    .from(catalogues)
    .where(and(eq(catalogues.kind, kind), exists(answering)));
  return found.map(({ version }) => version);
}

/** The cells of a company that shares only its level; the cells after them are empty. */
const levelAlone = (company: string, level: string) => ["", "", "", company, "", "", "", "", "", "", level];

const questionsIn = (catalogue: Catalogue): ReadonlyMap<string, Question> =>
  new Map(
    listSections(catalogue).flatMap(({ section }) => section.questions.map((question) => [question.id, question])),
  );

/** Every question that at least one of these requires, each once. If several have the same text, the topic is added. */
function columnsOf(catalogues: Catalogue[], language: Language): { id: string; text: string }[] {
  const columns = new Map<string, { topic: string; text: string }>();
  for (const catalogue of catalogues) {
    for (const { topic, section } of listSections(catalogue)) {
      for (const { id, text, isRequired } of section.questions) {
        if (isRequired && !columns.has(id)) columns.set(id, { topic: topic.name[language], text: text[language] });
      }
    }
  }
  const times = new Map<string, number>();
  for (const { text } of columns.values()) times.set(text, (times.get(text) ?? 0) + 1);
  return [...columns].map(([id, { topic, text }]) => ({
    id,
    text: (times.get(text) ?? 0) > 1 ? `${topic}: ${text}` : text,
  }));
}
