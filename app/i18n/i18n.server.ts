import { createCookie } from "@remix-run/cloudflare";
import { createInstance, type i18n, type TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK, LANGUAGES, type Language, toLanguage } from "~/core/language";
import { GAP, reportTextFault } from "./fault";
import { keepTexts, type Translate } from "./keep-texts";
import { type Namespace, resources } from "./resources";

/** Keeps the language choice of a visitor who is not signed in. */
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

/**
 * The language of a visitor: from the cookie, else the link, else the browser, else English. A signed-in user's own language takes
 * precedence.
 */
export async function detectLanguage(request: Request): Promise<Language> {
  return toLanguage(await detector.getLocale(request));
}

const instances = new Map<Language, i18n>();

/** The i18next instance of a language: read-only, created once per isolate. */
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
    parseMissingKeyHandler: () => noteLack(""),
    returnedObjectHandler: () => noteLack(""),
  });
  instance.init();
  instance.services.interpolator.interpolate = fillIn;
  reportFaults(instance, language);
  keepTexts(instance);
  instances.set(language, instance);
  return instance;
}

/** What the text that is being built lacks so far: names of missing values, or an empty name if the text itself is missing. */
let lacks: string[] = [];

function noteLack(name: string): string {
  lacks.push(name);
  return GAP;
}

/**
 * Fills each value into its placeholder. i18next's own interpolation also looks for placeholders inside the values: a company called
 * `{{date}}` would then get the date, and the text would not.
 */
function fillIn(text: string, values: object): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value: unknown = values[name as keyof typeof values];
    return value === undefined || value === null ? noteLack(name) : String(value);
  });
}

/** A key may be a schema message, which at worst quotes what a user typed. */
const KEY = /^[\w:.-]{1,120}$/;

/** Makes an instance report each text that is missing or lacks a value. All its translate functions call `t`. */
function reportFaults(instance: i18n, language: Language): void {
  const translate = instance.t.bind(instance) as unknown as Translate;
  const reporting: Translate = (key, ...options) => {
    // A value may be a text of its own, which is built in the middle of this one.
    const outer = lacks;
    lacks = [];
    try {
      const text = translate(key, ...options);
      if (lacks.length > 0)
        reportTextFault({ text: `${language} ${nameOf(key, options)}`, values: lacks.filter(Boolean) });
      return text;
    } finally {
      lacks = outer;
    }
  };
  instance.t = reporting as unknown as i18n["t"];
}

/** A key with its namespace. */
function nameOf(key: string, [values]: unknown[]): string {
  if (!KEY.test(key)) return "without a key";
  const { ns } = (values ?? {}) as { ns?: string | string[] };
  return key.includes(":") ? key : `${[ns ?? "common"].flat()[0]}:${key}`;
}

/** The translate function of one namespace, for loaders, actions and mails. */
export function translator<N extends Namespace>(language: Language, namespace: N): TFunction<N> {
  return i18nFor(language).getFixedT(language, namespace);
}
