import { mayManageSignIn } from "~/account/company-sign-in/rules/access";
import { listAssessments, onDays } from "~/assessment/answers/queries.server";
import { isUnlocked } from "~/assessment/kinds/kinds";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { initialsOf, picturePath } from "~/foundation/company/avatar";
import { formatMobile } from "~/foundation/company/mobile.server";
import { findProfile, type Profile } from "~/foundation/company/profile.server";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { hasCompanySignIn } from "~/foundation/identity/company-sign-in.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { listChoices } from "~/foundation/notifications/preferences.server";
import { attempt } from "~/foundation/web/attempt.server";
import { type ProfileField, profileCompletion } from "~/home/profile/rules/completion";
import { dateOf } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { findAchievements } from "~/results/achievements/queries.server";

export const TABS = ["notifications", "submissions", "achievements"] as const;
export type ProfileTab = (typeof TABS)[number];

const PAGE_SIZE = 10;

/** The tab that the URL asks for. The first one is the default. */
export function tabOf(query: URLSearchParams): ProfileTab {
  return TABS.find((tab) => tab === query.get("tab")) ?? TABS[0];
}

const known = new WeakMap<Context, Promise<Profile>>();

/** The reader's own profile, read once per request by the page and by the dialog over it. */
export function getOwnProfile(ctx: Context, user: CurrentUser): Promise<Profile> {
  const found = known.get(ctx) ?? findOrThrow(ctx, user.id);
  known.set(ctx, found);
  return found;
}

async function findOrThrow(ctx: Context, userId: string): Promise<Profile> {
  const profile = await findProfile(ctx, userId);
  if (!profile) throw new Response(null, { status: 404 });
  return profile;
}

/** The profile's card in the reader's language. Texts that are not set are empty. */
export async function toCard(ctx: Context, user: CurrentUser, profile: Profile) {
  const { language } = user;
  const places = [profile.city, profile.state[language], profile.country[language]];
  return {
    username: profile.username,
    initials: initialsOf(profile.username),
    picture: picturePath(profile.id, profile.avatar),
    designation: profile.designation,
    company: profile.company,
    location: places.filter((name) => name).join(", "),
    phone: await formatMobile(profile.mobile),
    email: profile.email,
    pendingEmail: profile.pendingEmail,
    completion: profileCompletion(fieldsOf(profile)),
    mayManageCompany: mayManageCompany(user),
    mayManageSignIn: hasCompanySignIn(ctx) && mayManageSignIn(user),
  };
}

function fieldsOf(profile: Profile): Record<ProfileField, string | null> {
  const { username, email, company, companyReg, companyLocation, designation, mobile, city } = profile;
  return {
    username,
    email,
    company,
    companyReg,
    companyLocation,
    designation,
    mobile,
    city,
    industry: profile.industry.id,
    country: profile.countryId,
    state: profile.stateId,
    companySize: profile.revenueBand,
  };
}

/** What the chosen tab shows. One round trip. */
export async function loadTab(
  ctx: Context,
  user: CurrentUser,
  profile: Profile,
  { tab, page, kind }: { tab: ProfileTab; page: number; kind: Kind },
) {
  if (tab === "notifications") {
    const found = await attempt(ctx.log, "preferences-load", () => listChoices(ctx, user.id));
    return { tab, choices: found.ok ? found.value : null };
  }
  if (tab === "submissions") {
    const listed = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, kind };
    const { count, list, standing } = await listAssessments(ctx, user, listed);
    const isOpen = isUnlocked(
      kind,
      KINDS_OF_ASSESSMENTS.filter((each) => standing[each].completed > 0),
    );
    const submissions = list.map(({ id, ...submission }) => ({
      ...onDays(submission, user),
      sealedId: ctx.ids.seal(id),
    }));
    return { tab, kind, isOpen, page, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)), submissions };
  }
  const isComplete = profileCompletion(fieldsOf(profile)).missing.length === 0;
  const { earned, toCome } = await findAchievements(ctx, user, isComplete);
  const dated = earned.map(({ achievement, at }) => ({
    achievement,
    date: at === null ? null : dateOf(at, user),
  }));
  return { tab, earned: dated, toCome };
}
