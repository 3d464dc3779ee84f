import { and, eq, isNull, sql } from "drizzle-orm";
import { findBand } from "~/foundation/company/contract";
import { mobileParts, parseMobile } from "~/foundation/company/mobile.server";
import { findProfile, type Profile } from "~/foundation/company/profile.server";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { settlePlace } from "~/foundation/company/rules/place-choice";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { resolveReferences } from "~/foundation/reference/resolve.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isGuardViolation, runTogether, type Statement } from "~/platform/d1/client";
import { countUse } from "~/platform/rate-limit.server";
import { type EmailChangeRefusal, isPasswordChanged, prepareEmailChange } from "./email-change.server";

/** The country of a mobile number that names none (specification, accounts 9). */
export const PROFILE_COUNTRY = "MY";
/** Changes of a profile per hour. Each sends its owner a mail. */
const PER_USER = { max: 20, windowMs: 60 * 60_000 };

/**
 * The new values of a profile. Omitted fields stay as they are, except a city whose state or country changes. Places by id or name, the
 * revenue band by id or label.
 */
export interface ProfileInput {
  username?: string;
  email?: string;
  /** Required if `email` differs from the current one. */
  currentPassword?: string;
  designation?: string;
  mobile?: string;
  mobileCountry?: string;
  company?: string;
  companyReg?: string;
  companyLocation?: string;
  industry?: string;
  country?: string;
  state?: string;
  city?: string;
  /** An IANA name; empty if the country and state determine it. */
  timeZone?: string;
  companySize?: string;
}

type FieldErrors = Partial<Record<keyof ProfileInput, string>>;

export type UpdateVerdict =
  /** `pendingEmail` is the new address that awaits confirmation, if one was requested. */
  | { ok: true; pendingEmail: string | null }
  | { ok: false; reason: "not-found" | "forbidden" }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  | Extract<EmailChangeRefusal, { reason: "too-many-requests" }>;

type UserFields = Partial<Pick<typeof users.$inferInsert, "username" | "mobile" | "jobTitle">>;
type CompanyFields = Partial<typeof companies.$inferInsert>;

/**
 * Changes a user's own profile and, for the owner, the company's fields: everything in one batch, or nothing. A new e-mail address requires
 * the password and then awaits confirmation.
 */
export async function updateProfile(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  input: ProfileInput,
): Promise<UpdateVerdict> {
  const current = await findProfile(ctx, user.id);
  if (!current) return { ok: false, reason: "not-found" };
  const checked = await check(ctx, current, input);
  if (!checked.ok) return checked;
  const [own, company] = [
    changesOf(ownFields(current), checked.own),
    changesOf(companyFields(current), checked.company),
  ];
  if (!isEmpty(company) && !mayManageCompany(user)) return { ok: false, reason: "forbidden" };

  const statements: Statement[] = [];
  const rows = [];
  if (!isEmpty(own)) statements.push(ctx.db.update(users).set(own).where(eq(users.id, user.id)));
  if (!isEmpty(company)) statements.push(ctx.db.update(companies).set(company).where(eq(companies.id, user.companyId)));
  if (statements.length > 0) {
    const limit = await countUse(ctx, `profile/user/${user.id}`, PER_USER);
    if (!limit.ok) return limit;
    rows.push(...outboxRows(ctx, { cause: "profile-updated", userId: user.id, isOwn: true }));
  }

  const email = input.email !== undefined && input.email !== current.email ? input.email : null;
  if (email !== null) {
    const change = await prepareEmailChange(ctx, request, user, { email, password: input.currentPassword });
    if (!change.ok) return change.reason === "too-many-requests" ? change : refusePassword(change.reason);
    statements.push(...change.statements);
    rows.push(...change.rows);
  }
  const [first, ...rest] = statements;
  if (!first) return { ok: true, pendingEmail: null };
  try {
    // NULL, which makes the batch fail, once the account has been erased meanwhile.
    const guarded = sql<string>`(select ${users.id} from ${users} where ${and(eq(users.id, user.id), isNull(users.erasedAt))})`;
    await runTogether(ctx.db, [first, ...rest, ...outboxInserts(ctx, rows, guarded)]);
  } catch (error) {
    if (isPasswordChanged(error)) return refusePassword("password-wrong");
    if (isGuardViolation(error, "outbox.user_id")) return { ok: false, reason: "not-found" };
    throw error;
  }
  await sendToQueue(ctx, rows);
  return { ok: true, pendingEmail: email };
}

function refusePassword(reason: "password-missing" | "password-wrong"): UpdateVerdict {
  const key = reason === "password-wrong" ? "errors.emailPasswordWrong" : "errors.emailPassword";
  return { ok: false, reason: "invalid", errors: { currentPassword: key } };
}

/**
 * Checks the fields and returns them as they are stored. Country, state and industry must exist and belong together; the number must be
 * valid.
 */
async function check(
  ctx: Context,
  current: Profile,
  input: ProfileInput,
): Promise<{ ok: true; own: UserFields; company: CompanyFields } | Extract<UpdateVerdict, { reason: "invalid" }>> {
  const errors: FieldErrors = {};
  const own: UserFields = { username: input.username, jobTitle: input.designation };
  if (input.mobile !== undefined) {
    const country = input.mobileCountry ?? (await mobileParts(current.mobile, PROFILE_COUNTRY)).mobileCountry;
    const mobile = input.mobile === "" ? "" : await parseMobile(input.mobile, country);
    if (mobile === null) errors.mobile = "errors.mobile";
    else own.mobile = mobile;
  }
  const company: CompanyFields = {
    name: input.company,
    registrationNumber: input.companyReg,
    address: input.companyLocation,
    timeZone: input.timeZone === "" ? null : input.timeZone,
  };
  if (input.companySize !== undefined) {
    const band = findBand(input.companySize);
    if (band) company.revenueBand = band;
    else errors.companySize = "errors.profileCompanySize";
  }
  const { country, state, city, industry } = input;
  if ([country, state, city, industry].some((value) => value !== undefined)) {
    const found = await resolveReferences(ctx, {
      country: country ?? current.countryId,
      state: state ?? current.stateId,
      city: city ?? "",
      industry: industry ?? current.industry.id,
    });
    // An industry that is no longer offered stays with the companies that have it.
    if (!found.industry?.isActive && found.industry?.id !== current.industry.id) errors.industry = "errors.industry";
    if (!found.country) errors.country = "errors.country";
    else if (!found.state) errors.state = "errors.state";
    company.industryId = found.industry?.id;
    company.countryId = found.country?.id;
    company.stateId = found.state?.id;
    company.city = (city === undefined ? cityThatStays(current, company) : found.city) || null;
  }
  return Object.keys(errors).length > 0 ? { ok: false, reason: "invalid", errors } : { ok: true, own, company };
}

/** The city to keep if none is given. It is dropped when its state or country changes. */
function cityThatStays(current: Profile, { countryId = "", stateId = "" }: CompanyFields): string {
  const kept = { country: current.countryId, state: current.stateId, city: current.city ?? "" };
  return settlePlace({ country: countryId, state: stateId, city: kept.city }, kept).city;
}

const ownFields = (profile: Profile): UserFields => ({
  username: profile.username,
  mobile: profile.mobile,
  jobTitle: profile.designation,
});

const companyFields = (profile: Profile): CompanyFields => ({
  name: profile.company,
  registrationNumber: profile.companyReg,
  address: profile.companyLocation,
  industryId: profile.industry.id,
  countryId: profile.countryId,
  stateId: profile.stateId,
  city: profile.city,
  timeZone: profile.timeZone,
  revenueBand: profile.revenueBand,
});

/** The given values that differ from the stored ones. */
function changesOf<T extends object>(kept: T, given: T): Partial<T> {
  const keys = Object.keys(given) as (keyof T)[];
  const changed = keys.filter((key) => given[key] !== undefined && given[key] !== kept[key]);
  return Object.fromEntries(changed.map((key) => [key, given[key]])) as Partial<T>;
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;
