import { createCookie } from "@remix-run/cloudflare";
import { createInstance, type i18n, type TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK, LANGUAGES, type Language, toLanguage } from "~/domain/language";
import { remember } from "~/domain/remember";
import { type Namespace, resources } from "./resources";

/** Keeps the choice of someone who is not signed in. */
export const languageCookie = createCookie("__Host-language", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: 365 * 24 * 60 * 60,
});

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: LANGUAGES,
    fallbackLanguage: FALLBACK,
    cookie: languageCookie,
    // A link in a mail says what language the mail was in (`?lng=`).
    order: ["cookie", "searchParams", "header"],
  },
});

/** The language of a visitor: the cookie's, else the link's, else the browser's, else English. A signed-in user's own language goes before it. */
export async function detectLanguage(request: Request): Promise<Language> {
  return toLanguage(await detector.getLocale(request));
}

const instances = new Map<Language, i18n>();

/** The i18next instance of a language: read-only, made once an isolate. */
export function i18nFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance({
    lng: language,
    fallbackLng: FALLBACK,
    supportedLngs: LANGUAGES,
    resources,
    defaultNS: "common",
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  instance.init();
  rememberTexts(instance);
  instances.set(language, instance);
  return instance;
}

/** Texts with values in them that each translate function keeps, «12 questions left», and how long a value may be. */
const KEPT = 1_000;
const LONGEST = 60;

/**
 * Has an instance make each of its translate functions once, and look each text up once, without values or with the same short ones: a page
 * asks for hundreds, and i18next works out anew for each where it stands.
 */
function rememberTexts(instance: i18n): void {
  const make = instance.getFixedT.bind(instance) as unknown as (...names: unknown[]) => Translate;
  const made = new Map<string, Translate>();
  instance.getFixedT = ((...names: unknown[]) => {
    const name = names.join("|");
    const known = made.get(name) ?? rememberPlain(make(...names));
    made.set(name, known);
    return known;
  }) as unknown as i18n["getFixedT"];
}

/** i18next's own type says which keys there are; here they are only passed on. */
type Translate = (key: string, ...options: unknown[]) => string;

function rememberPlain(translate: Translate): Translate {
  const texts = new Map<string, string>();
  const filled = remember(KEPT, (asked) => {
    const [key, values] = JSON.parse(asked);
    return translate(key, values);
  });
  const remembering: Translate = (key, ...options) => {
    const [values] = options;
    if (options.length === 1 && isShort(values)) return filled(JSON.stringify([key, values]));
    if (options.length > 0) return translate(key, ...options);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    // A key without a text comes back itself, and may be anything.
    if (text !== key) texts.set(key, text);
    return text;
  };
  return Object.assign(remembering, translate);
}

const isShort = (values: unknown) =>
  typeof values === "object" &&
  values !== null &&
  Object.values(values).every(
    (value) => typeof value === "number" || (typeof value === "string" && value.length <= LONGEST),
  );

/** The translate function of one namespace, for loaders, actions and mails. */
export function translator<N extends Namespace>(language: Language, namespace: N): TFunction<N> {
  return i18nFor(language).getFixedT(language, namespace);
}
