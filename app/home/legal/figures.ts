import { FLOORS, INDEX_BANDS, indexBand } from "~/assessment/scoring/rules/levels";
import { INDEX_WEIGHTS, SDG_WEIGHT } from "~/assessment/scoring/rules/readiness";
import { type Language, SPOKEN } from "~/core/language";
import { LEVELS } from "~/core/level";
import { PASSWORD_LENGTH } from "~/foundation/identity/rules/password-policy";
import {
  ANONYMISED_AFTER_YEARS,
  ANSWERED_LIFE_MS,
  COOLING_OFF_MS,
  DELETED_AFTER_YEARS,
  DRAFT_DELETED_AFTER_YEARS,
  EXPORT_LIFE_MS,
  LOG_LIFE_MS,
  NOTICE_LIFE_MS,
} from "~/foundation/identity/rules/periods";
import { SESSION_LIMITS } from "~/foundation/identity/rules/session-limits";
import { OFFICE, PROMISES } from "~/home/legal/content/promises";
import { i18nFor } from "~/i18n/i18n.server";
import { MAILS_OF_ONE } from "~/network/membership/rules/invitations";
import type { Settings } from "~/platform/env";
import { FEWEST, FEWEST_HIDDEN, MOVES_AFTER } from "~/results/statistics/rules/small-groups";
import { ONE_IN } from "~/results/statistics/rules/strangers";

const inDays = (ms: number) => ms / 86_400_000;
const inMonths = (ms: number) => (inDays(ms) / 365) * 12;

/** A time of day in a language's notation. */
const timeOfDay = (time: string, language: Language) =>
  new Intl.DateTimeFormat(SPOKEN[language].notation, { timeStyle: "short", timeZone: "UTC" }).format(
    Date.parse(`1970-01-01T${time}Z`),
  );

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent);

/** Values in texts that come from the product's own constants, by placeholder: `{answerDays}`, `{level.leader}`. */
export function figuresFor(language: Language): Record<string, string> {
  const { t } = i18nFor(language);
  const figures: [string, number | string][] = [
    ...Object.entries(PROMISES),
    ["opens", timeOfDay(OFFICE.opens, language)],
    ["closes", timeOfDay(OFFICE.closes, language)],
    ["anonymisedYears", ANONYMISED_AFTER_YEARS],
    ["deletedYears", DELETED_AFTER_YEARS],
    ["draftYears", DRAFT_DELETED_AFTER_YEARS],
    ["logMonths", inMonths(LOG_LIFE_MS)],
    ["answeredMonths", inMonths(ANSWERED_LIFE_MS)],
    ["noticeDays", inDays(NOTICE_LIFE_MS)],
    ["coolingDays", inDays(COOLING_OFF_MS)],
    ["exportDays", inDays(EXPORT_LIFE_MS)],
    ["invitationMails", MAILS_OF_ONE],
    ["sessionDays", inDays(SESSION_LIMITS.browser.absoluteMs)],
    ["apiDays", inDays(SESSION_LIMITS.api.absoluteMs)],
    ["passwordMin", PASSWORD_LENGTH.min],
    ["fewest", FEWEST],
    ["fewestHidden", FEWEST_HIDDEN],
    ["movesAfter", MOVES_AFTER],
    ["oneIn", ONE_IN],
    ...Object.entries(INDEX_WEIGHTS).map(([dimension, weight]): [string, number] => [`weight.${dimension}`, weight]),
    ["weight.sdg", SDG_WEIGHT],
    ...LEVELS.map((level): [string, string] => [`level.${level}`, t(`common:levels.${level}`)]),
    ...LEVELS.map((level): [string, number] => [`floor.${level}`, FLOORS.find(([, each]) => each === level)?.[0] ?? 0]),
    ...INDEX_BANDS.map((band): [string, string] => [`band.${band}`, t(`results:index.bands.${band}`)]),
    ...INDEX_BANDS.map((band): [string, string] => {
      const percents = PERCENTS.filter((percent) => indexBand(percent * 100) === band);
      return [`index.${band}`, `${percents[0]}–${percents.at(-1)}`];
    }),
  ];
  return Object.fromEntries(figures.map(([name, figure]) => [name, String(figure)]));
}

/** Values in texts that come from this installation, by placeholder. */
export function installationOf(settings: Settings): Record<string, string> {
  return {
    email: settings.CONTACT_EMAIL,
    appUrl: settings.APP_URL,
    responsibleName: settings.RESPONSIBLE_NAME,
    responsibleAddress: settings.RESPONSIBLE_ADDRESS,
    officerName: settings.OFFICER_NAME ?? settings.RESPONSIBLE_NAME,
    officerEmail: settings.OFFICER_EMAIL ?? settings.CONTACT_EMAIL,
    fileMb: String(settings.EVIDENCE_FILE_MB),
    filesPerDocument: String(settings.EVIDENCE_FILES_PER_DOCUMENT),
    companyMb: String(settings.EVIDENCE_COMPANY_MB),
  };
}
