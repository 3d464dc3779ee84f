import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import { profileDue } from "~/assessment/answers/rules/nudges";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { type ProfileField, profileCompletion } from "~/home/profile/rules/completion";
import type { Context } from "~/platform/context";

/** Users per page, and pages per run. */
const PAGE = 200;
const MAX_PAGES = 10;

/**
 * Reminds owners once, if they registered some days ago and their profile still has empty fields. Colleagues are not asked, because they
 * could not fill them in. Goes through registrations by time, with two round trips per page.
 */
export async function remindOfIncompleteProfiles(ctx: Context, cursor: string | null) {
  const { from, until } = profileDue(ctx.clock());
  let [after, reminders] = [Math.max(from, Number(cursor ?? 0)), 0];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await listOwners(ctx, after, until);
    const incomplete = page.filter(({ missing }) => missing > 0).map(({ id }) => id);
    if (incomplete.length > 0) {
      const told = await notifyPeople(ctx, {
        cause: "profile-incomplete",
        eventId: sql`'profile-incomplete/' || ${users.id}`,
        data: {},
        to: sql`${users.id} in (select value from json_each(${JSON.stringify(incomplete)}))`,
        most: 2 * PAGE,
      });
      await sendAll(ctx, told);
      reminders += told.length;
    }
    const last = page.at(-1)?.createdAt;
    if (page.length < PAGE || last === undefined || last === after) return { did: { reminders }, cursor: null };
    // Reads users of the same millisecond again: the page may have ended between them.
    after = last;
  }
  return { did: { reminders }, cursor: String(after) };
}

async function listOwners(ctx: Context, after: number, until: number) {
  const rows = await ctx.db
    .select({
      id: users.id,
      createdAt: sql<number>`${users.createdAt}`.as("registered_at"),
      username: users.username,
      email: users.email,
      mobile: users.mobile,
      designation: users.jobTitle,
      company: companies.name,
      companyReg: companies.registrationNumber,
      companyLocation: companies.address,
      industry: companies.industryId,
      country: companies.countryId,
      state: companies.stateId,
      city: companies.city,
      companySize: companies.revenueBand,
    } satisfies Record<ProfileField | "id" | "createdAt", unknown>)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(gte(users.createdAt, after), lte(users.createdAt, until), eq(users.role, "owner"), isNull(users.erasedAt)),
    )
    .orderBy(users.createdAt)
    .limit(PAGE);
  return rows.map(({ id, createdAt, ...fields }) => ({
    id,
    createdAt,
    missing: profileCompletion(fields).missing.length,
  }));
}
