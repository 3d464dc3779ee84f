import { COLLEAGUE_ROLES } from "~/domain/access/team";
import { isWebAddress, looksLikeLink } from "~/domain/account/link-like";
import { LEVELS } from "~/domain/catalogue/catalogue";
import { type Language, pickField } from "~/domain/language";
import type { Cause } from "~/domain/notifications/types";
import { oneLine } from "~/domain/typed-text";
import { longDate, placeName, wholePercent } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";

/** What an event says to a person: the subject of its mail is the title of its entry in the bell. */
export interface EventTexts {
  subject: string;
  body: string;
  /** What to do about it. */
  next: string;
}

/** The texts of an event in the reader's language, with values that are missing put into words. */
export function eventTexts(cause: Cause, language: Language, data: Record<string, string>): EventTexts {
  const t = translator(language, "mail");
  const replace = wordedValues(language, data);
  return {
    subject: t(`causes.${cause}.subject`, { replace }),
    // A sentence that has nothing to say, at the end, is empty.
    body: t(`causes.${cause}.body`, { replace }).trim(),
    next: t(`causes.${cause}.next`, { replace }),
  };
}

/** An event's values in words, those that are missing too. */
export function wordedValues(language: Language, data: Record<string, string>): Record<string, string> {
  const t = translator(language, "mail");
  const { browser = "", os = "", place = "", date = "", dueOn = "", score = "" } = data;
  const role = COLLEAGUE_ROLES.find((each) => each === data.role);
  const level = LEVELS.find((each) => each === data.level);
  const device = browser && os ? t("values.device", { replace: { browser, os } }) : browser || os;
  return {
    ...data,
    device: device || t("values.someBrowser"),
    place: wordedPlace(place, language) || t("values.somePlace"),
    name: told(data.name, looksLikeLink) || t("values.someName"),
    company: told(data.company, isWebAddress) || t("values.someCompany"),
    inviter: told(data.inviter, looksLikeLink) || t("values.someColleague"),
    role: role ? t(`values.roles.${role}`) : "…",
    may: role ? t(`values.may.${role}`) : "",
    email: data.email || "…",
    date: date && !Number.isNaN(Date.parse(date)) ? longDate(Date.parse(date), language) : date,
    due: Number.isNaN(Date.parse(dueOn)) ? "…" : longDate(Date.parse(dueOn), language),
    level: level ? translator(language, "common")(`levels.${level}`) : "…",
    score: score ? wholePercent(Number(score), language) : "…",
    topic: pickField({ topicEn: "", ...data }, "topic", language) || t("values.someTopic"),
    by: Number.isNaN(Date.parse(dueOn))
      ? ""
      : t("values.by", { replace: { date: longDate(Date.parse(dueOn), language) } }),
    days: data.days || "…",
    left: wordedLeft(data.left ?? "", language),
  };
}

/** A name as others may be told it, whenever it was given: empty where a mail program would make a link of it. */
function told(name: string | undefined, isLink: (name: string) => boolean): string {
  const line = oneLine(name ?? "");
  return isLink(line) ? "" : line;
}

/** How many required questions are open, as a sentence; nothing where there is no draft to count in. */
function wordedLeft(left: string, language: Language): string {
  if (left === "") return "";
  const t = translator(language, "mail");
  return left === "0" ? t("values.leftNone") : t("values.left", { count: Number(left) });
}

/** A place is stored as «Cape Town, ZA» or «ZA»; the reader sees the country's name. */
function wordedPlace(place: string, language: Language): string {
  const [, city = "", country] = /^(?:(.+), )?([A-Z]{2})$/.exec(place) ?? [];
  return country ? placeName(country, city, language) : place;
}
