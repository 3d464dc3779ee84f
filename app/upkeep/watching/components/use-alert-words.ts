import { useTranslation } from "react-i18next";
import type { Resource } from "~/i18n/resources";
import type { AlertView } from "../alerts.server";
import { kindOf, subjectOf } from "../rules/alerts";

type JobName = keyof Resource["operations"]["jobs"]["names"];

/** Returns a function that says what an alert is about. */
export function useAlertWords() {
  const { t, i18n } = useTranslation("operations");
  // A job that this version no longer has keeps its name in the code.
  const isKnown = (job: string): job is JobName => i18n.exists(`jobs.names.${job}`, { ns: "operations" });
  return ({ name, facts }: AlertView) => {
    const subject = subjectOf(name);
    const job = isKnown(subject) ? t(`jobs.names.${subject}`) : subject;
    return t(`alerts.kinds.${kindOf(name)}`, { ...facts, job });
  };
}
