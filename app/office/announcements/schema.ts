import { z } from "zod";
import { fieldIn, LANGUAGES, type Language, mapLanguages } from "~/core/language";
import { manyLines } from "~/core/typed-text";
import { required } from "~/foundation/identity/schema";
import {
  ANNOUNCED_TYPES,
  ANNOUNCEMENT_LENGTH,
  type AnnouncementTexts,
  AUDIENCE_COMPANIES,
  type Audience,
} from "~/foundation/notifications/rules/announcements";

const body = z
  .string({ error: "errors.body" })
  .overwrite(manyLines)
  .min(1, "errors.body")
  .max(ANNOUNCEMENT_LENGTH.body, "errors.bodyLong");

const title = required("errors.title", ANNOUNCEMENT_LENGTH.title);

/** A field's title or words, which stand in the form once for each language: `titleEn`, `titleFr` and so on. */
function onceALanguage<F extends string, T>(field: F, of: (language: Language) => T) {
  const fields = LANGUAGES.map((language) => [fieldIn(field, language), of(language)]);
  return Object.fromEntries(fields) as Record<`${F}${Capitalize<Language>}`, T>;
}

/** A choice that may be left open. */
const anyOr = z.string().trim().max(60).optional();

/** An announcement as its form has it. Messages are keys of the `announcements` namespace. */
export const announcementSchema = z.object({
  type: z.enum(ANNOUNCED_TYPES, { error: "errors.type" }),
  companies: z.enum(AUDIENCE_COMPANIES, { error: "errors.companies" }),
  country: anyOr,
  industry: anyOr,
  language: z.enum(LANGUAGES).optional(),
  ...onceALanguage("title", () => title),
  ...onceALanguage("body", () => body),
});

/** What an announcement says, to whom, and of what type it is. */
export interface AnnouncementInput {
  type: (typeof ANNOUNCED_TYPES)[number];
  audience: Audience;
  texts: AnnouncementTexts;
}

/** The form's fields as what they stand for. */
export function toInput(form: z.infer<typeof announcementSchema>): AnnouncementInput {
  const { type, companies, country, industry, language } = form;
  return {
    type,
    audience: {
      companies,
      ...(country ? { countryId: country } : {}),
      ...(industry ? { industryId: industry } : {}),
      ...(language ? { language } : {}),
    },
    texts: mapLanguages((each) => ({ title: form[fieldIn("title", each)], body: form[fieldIn("body", each)] })),
  };
}

/** The other way round, for a draft that is edited. */
export function toFields({ type, audience, texts }: Pick<AnnouncementInput, "audience" | "texts"> & { type: string }) {
  return {
    type,
    companies: audience.companies,
    country: audience.countryId ?? "",
    industry: audience.industryId ?? "",
    language: audience.language ?? "",
    ...onceALanguage("title", (each) => texts[each]?.title ?? ""),
    ...onceALanguage("body", (each) => texts[each]?.body ?? ""),
  };
}
