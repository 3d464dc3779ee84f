import { z } from "zod";
import { fieldIn, LANGUAGES, type Language, mapLanguages } from "~/core/language";
import { manyLines } from "~/core/typed-text";
import { required } from "~/foundation/identity/schema";
import {
  ANNOUNCED_TYPES,
  ANNOUNCEMENT_LENGTH,
  type AnnouncementTexts,
  AUDIENCE_COMPANIES,
  AUDIENCE_PROGRESS,
  type Audience,
} from "~/foundation/notifications/rules/announcements";

const body = z
  .string({ error: "errors.body" })
  .overwrite(manyLines)
  .min(1, "errors.body")
  .max(ANNOUNCEMENT_LENGTH.body, "errors.bodyLong");

const title = required("errors.title", ANNOUNCEMENT_LENGTH.title);

/** A title or body, which the form repeats for each language: `titleEn`, `titleFr` and so on. */
function onceALanguage<F extends string, T>(field: F, of: (language: Language) => T) {
  const fields = LANGUAGES.map((language) => [fieldIn(field, language), of(language)]);
  return Object.fromEntries(fields) as Record<`${F}${Capitalize<Language>}`, T>;
}

/** An optional choice. */
const anyOr = z.string().trim().max(60).optional();

/** An announcement as submitted by its form. Messages are keys of the `announcements` namespace. */
export const announcementSchema = z.object({
  type: z.enum(ANNOUNCED_TYPES, { error: "errors.type" }),
  companies: z.enum(AUDIENCE_COMPANIES, { error: "errors.companies" }),
  country: anyOr,
  industry: anyOr,
  language: z.enum(LANGUAGES).optional(),
  progress: z.enum(AUDIENCE_PROGRESS).optional(),
  ...onceALanguage("title", () => title),
  ...onceALanguage("body", () => body),
});

/** An announcement's text, audience and type. */
export interface AnnouncementInput {
  type: (typeof ANNOUNCED_TYPES)[number];
  audience: Audience;
  texts: AnnouncementTexts;
}

/** Converts the form's fields to an announcement. */
export function toInput(form: z.infer<typeof announcementSchema>): AnnouncementInput {
  const { type, companies, country, industry, language, progress } = form;
  return {
    type,
    audience: {
      companies,
      ...(country ? { countryId: country } : {}),
      ...(industry ? { industryId: industry } : {}),
      ...(language ? { language } : {}),
      ...(progress ? { progress } : {}),
    },
    texts: mapLanguages((each) => ({ title: form[fieldIn("title", each)], body: form[fieldIn("body", each)] })),
  };
}

/** The reverse of `toInput`, for editing a draft. */
export function toFields({ type, audience, texts }: Pick<AnnouncementInput, "audience" | "texts"> & { type: string }) {
  return {
    type,
    companies: audience.companies,
    country: audience.countryId ?? "",
    industry: audience.industryId ?? "",
    language: audience.language ?? "",
    progress: audience.progress ?? "",
    ...onceALanguage("title", (each) => texts[each]?.title ?? ""),
    ...onceALanguage("body", (each) => texts[each]?.body ?? ""),
  };
}
