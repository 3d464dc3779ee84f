import { zoneOf, zonesFor } from "~/core/days/zone";
import { initialsOf, picturePath } from "~/foundation/company/avatar";
import { listCallingCodes, mobileParts } from "~/foundation/company/mobile.server";
import { mayManageCompany } from "~/foundation/company/rules/access";
import type { PlaceChoice } from "~/foundation/company/rules/place-choice";
import { REVENUE_BANDS } from "~/foundation/identity/schema";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { listPlaceChoices, type PlaceChoices } from "~/foundation/reference/queries.server";
import type { ProfileField } from "~/home/profile/rules/completion";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { getOwnProfile } from "./profile-page.server";
import { PROFILE_COUNTRY } from "./update-profile.server";

/** What the form of the profile shows. */
export interface EditProfile {
  values: Record<string, string>;
  initials: string;
  picture: string | null;
  /** The time zones to choose from, those of the place first; `placeZone` is the place's own. */
  zones: { value: string; label: string }[];
  placeZone: string;
  callingCodes: { value: string; label: string }[];
  /** The place that the lists are for. */
  place: PlaceChoice;
  /** The lists for the company's fields; null for users who may only read them. */
  choices: PlaceChoices | null;
  /** The company's fields as text, for users who may only read them. */
  company: { field: ProfileField | "timeZone"; value: string }[];
}

/** The form of the reader's own profile. `place` overrides the stored one. One round trip besides the profile's. */
export async function loadEditProfile(ctx: Context, user: CurrentUser, place?: PlaceChoice): Promise<EditProfile> {
  const { language } = user;
  const profile = await getOwnProfile(ctx, user);
  const kept = { country: profile.countryId, state: profile.stateId, city: profile.city ?? "" };
  const shown = place ?? kept;
  const { username, email, designation, company, companyReg, companyLocation } = profile;
  const band = REVENUE_BANDS.find((known) => known === profile.revenueBand);
  return {
    values: {
      username,
      email,
      designation,
      company,
      companyReg,
      companyLocation,
      ...kept,
      ...(await mobileParts(profile.mobile, PROFILE_COUNTRY)),
      industry: profile.industry.id,
      companySize: profile.revenueBand,
      timeZone: profile.timeZone ?? "",
    },
    initials: initialsOf(username),
    picture: picturePath(user.id, profile.avatar),
    zones: listZones(shown.country, profile.timeZone),
    placeZone: zoneName(zoneOf(shown.country, shown.state)),
    callingCodes: await listCallingCodes(language),
    place: shown,
    choices: mayManageCompany(user)
      ? await listPlaceChoices(ctx, { ...shown, industry: profile.industry.id }, language)
      : null,
    company: [
      { field: "company", value: company },
      { field: "companyReg", value: companyReg },
      { field: "companyLocation", value: companyLocation },
      { field: "industry", value: profile.industry.names[language] },
      { field: "country", value: profile.country[language] },
      { field: "state", value: profile.state[language] },
      { field: "city", value: profile.city ?? "" },
      { field: "timeZone", value: zoneName(user.timeZone) },
      { field: "companySize", value: band ? translator(language, "account")(`revenue.${band}`) : "" },
    ],
  };
}

/** A zone's name as people read it: "Asia/Kuala Lumpur". */
const zoneName = (zone: string) => zone.replaceAll("_", " ");

/** `kept` may be a zone that is on no list: a call accepts every zone that the platform knows. */
function listZones(country: string, kept: string | null) {
  const { own, others } = zonesFor(country);
  const zones = new Set([...own, ...(kept === null ? [] : [kept]), ...others]);
  return [...zones].map((zone) => ({ value: zone, label: zoneName(zone) }));
}
