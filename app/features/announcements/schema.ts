import { z } from "zod";
import { LANGUAGES } from "~/domain/language";
import {
  ANNOUNCED_TYPES,
  ANNOUNCEMENT_LENGTH,
  type AnnouncementTexts,
  AUDIENCE_COMPANIES,
  type Audience,
} from "~/domain/notifications/announcements";
import { manyLines } from "~/domain/typed-text";
import { required } from "~/features/identity/schema";

const body = z
  .string({ error: "errors.body" })
  .overwrite(manyLines)
  .min(1, "errors.body")
  .max(ANNOUNCEMENT_LENGTH.body, "errors.bodyLong");

const title = required("errors.title", ANNOUNCEMENT_LENGTH.title);

/** A choice that may be left open. */
const anyOr = z.string().trim().max(60).optional();

/** An announcement as its form has it. Messages are keys of the `announcements` namespace. */
export const announcementSchema = z.object({
  type: z.enum(ANNOUNCED_TYPES, { error: "errors.type" }),
  companies: z.enum(AUDIENCE_COMPANIES, { error: "errors.companies" }),
  country: anyOr,
  industry: anyOr,
  language: z.enum(LANGUAGES).optional(),
  titleEn: title,
  bodyEn: body,
  titleFr: title,
  bodyFr: body,
  titleMs: title,
  bodyMs: body,
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
    texts: {
      en: { title: form.titleEn, body: form.bodyEn },
      fr: { title: form.titleFr, body: form.bodyFr },
      ms: { title: form.titleMs, body: form.bodyMs },
    },
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
    titleEn: texts.en.title,
    bodyEn: texts.en.body,
    titleFr: texts.fr.title,
    bodyFr: texts.fr.body,
    titleMs: texts.ms.title,
    bodyMs: texts.ms.body,
  };
}
