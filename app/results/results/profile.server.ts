import { type Column, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { dayIn } from "~/core/days/days";
import { FALLBACK, type Language } from "~/core/language";
import type { Level } from "~/core/level";
import { namesOf } from "~/foundation/reference/names";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import { results } from "~/foundation/tables/results";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { scores } from "~/results/tables/results";
import { contactOf } from "./contact.server";
import { OVERALL } from "./score-trace";

/** Which company and person a report is about. Places and industries are in the reader's language. */
export interface ReportProfile {
  company: string;
  registrationNumber: string;
  username: string;
  email: string;
  industry: string;
  /** The industry of the company's latest result, from which its peers are taken. */
  peerIndustry: string;
  country: string;
  state: string;
  city: string | null;
  /** The time zone of its days. */
  timeZone: string;
  /** The day the previous assessment was completed, as `dayIn` gives it. */
  previousSubmissionOn: string | null;
  /** What that assessment gave: its level, and its score in hundredths of a percent. */
  previousResult: { level: Level; score: number } | null;
}

/** The names of a table's row in every language, as one JSON column with an alias. */
function named(table: { nameEn: Column }, as: string) {
  const names = Object.entries(namesOf(table)).map(([language, column]) => sql`${sql.raw(`'${language}'`)}, ${column}`);
  const read = (text: string): Record<Language, string | null> => JSON.parse(text);
  return sql`json_object(${sql.join(names, sql`, `)})`.mapWith(read).as(as);
}

/** Batch statement that reads which company and person an assessment is about: about a dozen rows. The caller checks the reader. */
export function profileQuery(ctx: Context, assessmentId: string) {
  return profileOf(ctx.db, { assessmentId });
}

const profileOf = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const [country, state] = [alias(places, "country"), alias(places, "state")];
  const [latest, peerIndustry] = [alias(results, "latest"), alias(industries, "peer_industry")];
  const previous = sql<string | null>`(
      select json_object('at', "earlier"."completed_at", 'level', "former"."level", 'score', "former"."score")
      from "assessments" as "earlier"
      left join ${scores} as "former" on "former"."assessment_id" = "earlier"."id" and "former"."subject" = ${OVERALL}
      where "earlier"."company_id" = ${assessments.companyId} and "earlier"."kind" = ${assessments.kind}
        and "earlier"."completed_at" < ${assessments.completedAt}
      order by "earlier"."completed_at" desc limit 1
    )`;
  return db
    .select({
      company: companies.name,
      registrationNumber: companies.registrationNumber,
      username: users.username,
      email: users.email,
      industry: named(industries, "industry_name"),
      peerIndustry: named(peerIndustry, "peer_industry_name"),
      country: named(country, "country_name"),
      state: named(state, "state_name"),
      city: companies.city,
      timeZone: companyZone,
      previous: previous.as("previous_submission"),
    })
    .from(assessments)
    .innerJoin(companies, eq(companies.id, assessments.companyId))
    .innerJoin(users, eq(users.id, contactOf()))
    .innerJoin(industries, eq(industries.id, companies.industryId))
    .innerJoin(country, eq(country.id, companies.countryId))
    .innerJoin(state, eq(state.id, companies.stateId))
    .leftJoin(latest, eq(latest.assessmentId, latestResultOf(companies.id, assessments.kind)))
    .leftJoin(peerIndustry, eq(peerIndustry.id, latest.industryId))
    .where(eq(assessments.id, assessmentId));
});

/** What `profileQuery` found, in a language, or null. A company whose latest result has no industry is compared within its own industry. */
export function toProfile(
  [profile]: Awaited<ReturnType<typeof profileQuery>>,
  language: Language,
): ReportProfile | null {
  if (!profile) return null;
  const { industry, country, state, timeZone, previous: found, ...rest } = profile;
  const previous: { at: number; level: Level | null; score: number } | null = found === null ? null : JSON.parse(found);
  const peerIndustry = profile.peerIndustry[FALLBACK] === null ? industry : profile.peerIndustry;
  const say = (names: Record<Language, string | null>) => names[language] ?? names[FALLBACK] ?? "";
  return {
    ...rest,
    timeZone,
    previousSubmissionOn: previous && dayIn(previous.at, timeZone),
    previousResult: previous?.level ? { level: previous.level, score: previous.score } : null,
    industry: say(industry),
    peerIndustry: say(peerIndustry),
    country: say(country),
    state: say(state),
  };
}
