import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Language, mapLanguages, pickField } from "~/core/language";
import type { Text } from "~/core/text";
import { companies, memberships } from "~/foundation/tables/company";
import { emailChanges, users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** A user with all data of their company: the specification's flat user. */
export interface Profile {
  id: string;
  username: string;
  email: string;
  mobile: string;
  designation: string;
  language: Language;
  company: string;
  companyReg: string;
  companyLocation: string;
  industry: { id: string; names: Text };
  country: Text;
  state: Text;
  /** Ids of the country and the state. */
  countryId: string;
  stateId: string;
  city: string | null;
  /** IANA name of the company's time zone. Null when its country and state determine it. */
  timeZone: string | null;
  revenueBand: string;
  /** File name of the picture, if there is one. */
  avatar: string | null;
  isCorporate: boolean;
  /** The company's own access code. Only corporate companies have one. */
  ownAccessCode: string | null;
  /** The access codes with which the company has joined others, oldest first. */
  joinedAccessCodes: string[];
  /** A new e-mail address that is not yet confirmed. */
  pendingEmail: string | null;
}

const country = alias(places, "country");
const state = alias(places, "state");

/** Gives each selected column a name of its own, because rows come back as objects. */
const names = (prefix: string, table: typeof country | typeof state | typeof industries) =>
  mapLanguages((language) => sql<string>`${pickField(table, "name", language)}`.as(`${prefix}_${language}`));

/** Finds a user's profile by id, or by a subquery that returns the id. Null if there is none. One round trip. */
export async function findProfile(ctx: Context, userId: string | SQL<string>): Promise<Profile | null> {
  const [[row], joined, [change]] = await runTogether(ctx.db, [
    ctx.db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        mobile: users.mobile,
        designation: users.jobTitle,
        language: users.language,
        company: companies.name,
        companyReg: companies.registrationNumber,
        companyLocation: companies.address,
        countryId: companies.countryId,
        stateId: companies.stateId,
        city: companies.city,
        timeZone: companies.timeZone,
        revenueBand: companies.revenueBand,
        avatar: users.avatar,
        isCorporate: companies.isCorporate,
        accessCode: companies.accessCode,
        industryId: companies.industryId,
        industryNames: names("industry", industries),
        country: names("country", country),
        state: names("state", state),
      })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .innerJoin(country, eq(country.id, companies.countryId))
      .innerJoin(state, eq(state.id, companies.stateId))
      .where(eq(users.id, userId)),
    ctx.db
      .select({ code: memberships.joinedWith })
      .from(users)
      .innerJoin(memberships, eq(memberships.companyId, users.companyId))
      .where(eq(users.id, userId))
      .orderBy(memberships.joinedAt),
    ctx.db
      .select({ email: emailChanges.email })
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, ctx.clock()))),
  ]);
  if (!row) return null;
  const { accessCode, industryId, industryNames, ...rest } = row;
  return {
    ...rest,
    industry: { id: industryId, names: industryNames },
    ownAccessCode: row.isCorporate ? accessCode : null,
    joinedAccessCodes: joined.map(({ code }) => code),
    pendingEmail: change?.email ?? null,
  };
}
