import { useTranslation } from "react-i18next";
import { isNotificationType } from "~/foundation/notifications/rules/policy";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { DeadLetter } from "../dead-letter-list.server";

/** Returns a function that names a letter's type and channel: "Security alert · By e-mail". */
export function useLetterName() {
  const { t } = useTranslation(["operations", "notifications"]);
  return ({ type, channel }: DeadLetter) => {
    if (type === null || channel === null) return t("deadLetters.foreign");
    const name = isNotificationType(type) ? t(`notifications:types.${type}.name`) : type;
    return `${name} · ${t(`deadLetters.channels.${channel}`)}`;
  };
}

const REASONS = [
  "unknown-cause",
  "user-gone",
  "preference-off",
  "secret-gone",
  "nothing-to-say",
  "expired",
  "address-stopped",
] as const;

/** What has happened to a letter since it was recorded: nothing while it is open. */
export function LetterOutcome({ letter: { retriedAt, status, note } }: { letter: DeadLetter }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  if (retriedAt === null) return null;
  const reason = REASONS.find((known) => known === note) ?? "other";
  return (
    <p className="mt-2 font-semibold">
      {t("deadLetters.retried", { moment: momentOf(retriedAt, language) })}
      {status === "completed" ? ` · ${t("deadLetters.delivered")}` : null}
      {status === "skipped" ? ` · ${t("deadLetters.skipped", { why: t(`deadLetters.why.${reason}`) })}` : null}
    </p>
  );
}
