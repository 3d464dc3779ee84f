import { and, type Column, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Language, mapLanguages, pickField } from "~/domain/language";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { latestResultOf } from "~/platform/d1/latest-results";
import { assessments } from "~/platform/d1/schema/assessments";
import { companies } from "~/platform/d1/schema/company";
import { users } from "~/platform/d1/schema/people";
import { industries, places } from "~/platform/d1/schema/reference";
import { results } from "~/platform/d1/schema/results";
import { writeOnce } from "~/platform/d1/write-once";
import { contactOf } from "./contact.server";

/** Whom a report is about. Places and industries are in the reader's language. */
export interface ReportProfile {
  company: string;
  registrationNumber: string;
  username: string;
  email: string;
  industry: string;
  /** The industry in which the company's latest result is counted, which is the one its peers are taken from. */
  peerIndustry: string;
  country: string;
  state: string;
  city: string | null;
  /** When the assessment before this one was completed, in milliseconds. */
  previousSubmissionAt: number | null;
}

/** A name column under a name of its own, in the reader's language. */
function named(table: { nameEn: Column }, language: Language, as: string) {
  return sql<string>`${pickField(table, "name", language)}`.as(as);
}

/** The statement that reads the profile of one of the reader's own company's assessments, for a batch: about a dozen rows. */
export function profileQuery(ctx: Context, { companyId }: CurrentUser, assessmentId: string, language: Language) {
  return profileIn[language](ctx.db, { assessmentId, companyId });
}

const profileIn = mapLanguages((language) =>
  writeOnce(["assessmentId", "companyId"], (db, { assessmentId, companyId }) => {
    const [country, state] = [alias(places, "country"), alias(places, "state")];
    const [latest, peerIndustry] = [alias(results, "latest"), alias(industries, "peer_industry")];
    const previous = sql<number | null>`(
      select max("earlier"."completed_at") from "assessments" as "earlier"
      where "earlier"."company_id" = ${assessments.companyId} and "earlier"."kind" = ${assessments.kind}
        and "earlier"."completed_at" < ${assessments.completedAt}
    )`;
    return db
      .select({
        company: companies.name,
        registrationNumber: companies.registrationNumber,
        username: users.username,
        email: users.email,
        industry: named(industries, language, "industry_name"),
        peerIndustry: named(peerIndustry, language, "peer_industry_name"),
        country: named(country, language, "country_name"),
        state: named(state, language, "state_name"),
        city: companies.city,
        previousSubmissionAt: previous.as("previous_submission_at"),
      })
      .from(assessments)
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      .innerJoin(users, eq(users.id, contactOf()))
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .innerJoin(country, eq(country.id, companies.countryId))
      .innerJoin(state, eq(state.id, companies.stateId))
      .leftJoin(latest, eq(latest.assessmentId, latestResultOf(companies.id, assessments.kind)))
      .leftJoin(peerIndustry, eq(peerIndustry.id, latest.industryId))
      .where(and(eq(assessments.id, assessmentId), eq(assessments.companyId, companyId)));
  }),
);

/** What that found, or null. A company whose latest result is of no industry is compared with its own. */
export function toProfile([profile]: Awaited<ReturnType<typeof profileQuery>>): ReportProfile | null {
  return profile ? { ...profile, peerIndustry: profile.peerIndustry ?? profile.industry } : null;
}
