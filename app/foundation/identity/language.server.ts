import { eq } from "drizzle-orm";
import { LANGUAGES, type Language } from "~/core/language";
import { users } from "~/foundation/tables/people";
import { detectLanguage, languageCookie } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { keepChosenLanguage, recogniseUser } from "./session.server";

/** The user's language: the account's own, else the visitor's. Also the visitor's while the database does not answer. */
export async function languageOf(ctx: Context, request: Request): Promise<Language> {
  const user = await recogniseUser(ctx, request);
  return user?.language ?? detectLanguage(request);
}

/** The language that an address asks for (`?lang=`), else the reader's. */
export async function askedLanguage(ctx: Context, request: Request): Promise<Language> {
  const asked = new URL(request.url).searchParams.get("lang");
  return LANGUAGES.find((each) => each === asked) ?? languageOf(ctx, request);
}

/** Stores a language choice in the account, if there is one, and in the browser. Returns the Set-Cookie header. */
export async function chooseLanguage(ctx: Context, userId: string | null, language: Language): Promise<string> {
  if (userId) {
    await ctx.db.update(users).set({ language }).where(eq(users.id, userId));
    keepChosenLanguage(ctx, language);
  }
  return languageCookie.serialize(language);
}
