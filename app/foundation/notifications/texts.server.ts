import { isDay } from "~/core/days/days";
import { toKind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { LEVELS } from "~/core/level";
import { isWebAddress, looksLikeLink } from "~/core/link-like";
import { REQUEST_KINDS } from "~/core/member-requests";
import { toScope } from "~/core/scopes";
import { oneLine } from "~/core/typed-text";
import { ROLES } from "~/core/viewer";
import type { Cause } from "~/foundation/notifications/rules/types";
import { dateOf, longDate, placeName, type Reader, shortDate, wholePercent } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";

/** How a company can answer a request, and when it is reminded of one. */
const ANSWERS = ["accepted", "declined", "done"] as const;
const WHENS = ["before", "today", "after"] as const;

/** The texts of an event. The mail's subject is also the title of the bell's entry. */
export interface EventTexts {
  subject: string;
  body: string;
  /** What to do about it. */
  next: string;
}

/** The texts of an event for its reader, with words for missing values. Each is computed when read. */
export function eventTexts(cause: Cause, reader: Reader, data: Record<string, string>): EventTexts {
  const { language } = reader;
  const t = translator(language, "mail");
  const replace = wordedValues(reader, data);
  return {
    get subject() {
      return t(`causes.${cause}.subject`, { replace });
    },
    // The last sentence may be empty, so trim the space before it.
    get body() {
      return t(`causes.${cause}.body`, { replace }).trim();
    },
    get next() {
      return t(`causes.${cause}.next`, { replace });
    },
  };
}

/** An event's values as words, including missing ones. A text uses two or three of them, so each is computed when read. */
export function wordedValues(reader: Reader, data: Record<string, string>): Record<string, string> {
  const { language } = reader;
  const t = translator(language, "mail");
  const common = translator(language, "common");
  const kind = toKind(data.kind);
  const { browser = "", os = "", place = "", date = "", dueOn = "", score = "" } = data;
  const role = ROLES.find((each) => each === data.role);
  const level = LEVELS.find((each) => each === data.level);
  return {
    ...data,
    get device() {
      const device = browser && os ? t("values.device", { replace: { browser, os } }) : browser || os;
      return device || t("values.someBrowser");
    },
    get place() {
      return wordedPlace(place, language) || t("values.somePlace");
    },
    get name() {
      return told(data.name, looksLikeLink) || t("values.someName");
    },
    get company() {
      return told(data.company, isWebAddress) || t("values.someCompany");
    },
    /** The names of red flags, which the readers' colleagues have typed. */
    get flags() {
      return told(data.flags, looksLikeLink) || t("values.someName");
    },
    get host() {
      return data.host || t("values.someSystem");
    },
    get inviter() {
      return told(data.inviter, looksLikeLink) || t("values.someColleague");
    },
    role: role ? t(`values.roles.${role}`) : "…",
    may: role ? t(`values.may.${role}`) : "",
    email: data.email || "…",
    accessCode: data.accessCode || "…",
    get date() {
      return wordedDay(date, reader) ?? date;
    },
    get due() {
      return wordedDay(dueOn, reader) ?? "…";
    },
    // The same day, for a subject.
    get day() {
      return isDay(dueOn) ? shortDate(dueOn, language) : (wordedDay(dueOn, reader) ?? "…");
    },
    get assessment() {
      return common(`kinds.${kind}.name`);
    },
    get report() {
      return common(`kinds.${kind}.report`);
    },
    level: level ? common(`levels.${level}`) : "…",
    get score() {
      return score ? wholePercent(Number(score), language) : "…";
    },
    get topic() {
      return pickField({ topicEn: "", ...data }, "topic", language) || t("values.someTopic");
    },
    get by() {
      const day = wordedDay(dueOn, reader);
      return day === null ? "" : t("values.by", { replace: { date: day } });
    },
    // Of a request: for what, what was done with it, and how near its day is.
    get asked() {
      const kind = REQUEST_KINDS.find((each) => each === data.asks);
      return kind ? t(`values.asked.${kind}`) : "…";
    },
    get acted() {
      const act = ANSWERS.find((each) => each === data.act);
      return act ? t(`values.acted.${act}`) : "…";
    },
    get answered() {
      const act = ANSWERS.find((each) => each === data.act);
      return act ? t(`values.answered.${act}`) : "…";
    },
    get when() {
      const when = WHENS.find((each) => each === data.when);
      return when ? t(`values.when.${when}`) : "…";
    },
    days: data.days || "…",
    get actions() {
      return data.actions ? t("values.actions", { count: Number(data.actions) }) : "…";
    },
    get years() {
      return t("values.years", { count: Number(data.years) || 1 });
    },
    get scale() {
      return t(`values.scale.${kind}`);
    },
    // What happens to a report depends on its kind: one is marked as reviewed, the other is approved and signed.
    get reading() {
      return t(`values.reading.${kind}`);
    },
    // A member chooses whether a company that it has joined sees more than its level.
    get shared() {
      return t(`values.shared.${toScope(data.scope)}`);
    },
    // What the joined company sees of the member.
    get sees() {
      const sees = t(`values.sees.${toScope(data.scope)}`);
      return data.figures ? `${sees} ${t("values.seesFigures")}` : sees;
    },
    get left() {
      return wordedLeft(data.left ?? "", language);
    },
  };
}

/** A name that is safe in messages, old or new: empty where a mail program would make a link of it. */
function told(name: string | undefined, isLink: (name: string) => boolean): string {
  const line = oneLine(name ?? "");
  return isLink(line) ? "" : line;
}

/** A day in words, from an ISO 8601 day or from a moment in the reader's time zone. Null for any other text. */
function wordedDay(text: string, reader: Reader): string | null {
  if (isDay(text)) return longDate(text, reader.language);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : dateOf(moment, reader);
}

/** How many required questions are open, as a sentence. Empty when there is no draft. */
function wordedLeft(left: string, language: Language): string {
  if (left === "") return "";
  const t = translator(language, "mail");
  return left === "0" ? t("values.leftNone") : t("values.left", { count: Number(left) });
}

/** A place is stored as "Cape Town, ZA" or "ZA". The reader sees the country's name. */
function wordedPlace(place: string, language: Language): string {
  const [, city = "", country] = /^(?:(.+), )?([A-Z]{2})$/.exec(place) ?? [];
  return country ? placeName(country, city, language) : place;
}
