/** The fields that make a profile complete (specification, accounts 5), in the order of the form. */
export const PROFILE_FIELDS = [
  "username",
  "email",
  "company",
  "companyReg",
  "companyLocation",
  "designation",
  "mobile",
  "industry",
  "country",
  "state",
  "city",
  "companySize",
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** How much of a profile is filled in: the whole percentage of the twelve fields, and the empty ones. Blanks count as empty. */
export function profileCompletion(values: Record<ProfileField, string | null>): {
  percent: number;
  missing: ProfileField[];
} {
  const missing = PROFILE_FIELDS.filter((field) => !values[field]?.trim());
  const filled = PROFILE_FIELDS.length - missing.length;
  return { percent: Math.round((filled * 100) / PROFILE_FIELDS.length), missing };
}
